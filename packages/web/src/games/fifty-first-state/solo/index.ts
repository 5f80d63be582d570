import { soloWords as rules } from '@cinderhall/fifty-first-state/table';
import { type WordFile, wordsIn } from '../../../app/languages.ts';

export { SoloLine, SoloPanel, soloSpine } from './panel.tsx';
export { RULES_OF_OPPONENTS } from './rules.ts';
export { SOLO_KEYS } from './story.tsx';

/** What the rules say of opponents, and what their panel says. */
export const wordsOfRules = rules;
export const soloWords = wordsIn(import.meta.glob<WordFile>('./text/*.ts', { eager: true }));
