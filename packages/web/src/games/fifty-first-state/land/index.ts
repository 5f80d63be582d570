import { type WordFile, wordsIn } from '../../../app/languages.ts';

export { Above, landKeys } from './above.tsx';
export { landCloseUp } from './close-up.tsx';

export const landWords = wordsIn(import.meta.glob<WordFile>('./text/*.ts', { eager: true }));
