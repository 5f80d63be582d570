import { type WordFile, wordsIn } from '../../../app/languages.ts';

export { fromBox, SetBadge, SetMark } from './marks.tsx';
export { Held, PileChips } from './own.tsx';
export { RULES_OF_SETS } from './rules.ts';

export const wordsOfSets = wordsIn(import.meta.glob<WordFile>('./text/*.ts', { eager: true }));
