import { type WordFile, wordsIn } from '../../app/languages.ts';
import { learn } from '../../app/words.ts';

learn(wordsIn(import.meta.glob<WordFile>('./text/*.ts', { eager: true })));
