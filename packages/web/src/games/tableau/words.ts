import { type WordFile, wordsIn } from '../../app/languages.ts';
import { addWords } from '../../app/words.ts';

addWords(wordsIn(import.meta.glob<WordFile>('./text/*.ts', { eager: true })));
