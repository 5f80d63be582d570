import { type WordFile, wordsIn } from '../../app/languages.ts';
import { addWords } from '../../app/words.ts';

/** Words of this page alone, which come with it. */
addWords(wordsIn(import.meta.glob<WordFile>('./text/*.ts', { eager: true })));
