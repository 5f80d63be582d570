import { type WordFile, wordsIn } from '../../../app/languages.ts';

export { SoloLine, SoloPanel, soloSpine } from './panel.tsx';
export { RULES_OF_OPPONENTS } from './rules.ts';
export { SOLO_KEYS } from './story.tsx';

export const soloWords = wordsIn(import.meta.glob<WordFile>('./text/*.ts', { eager: true }));
