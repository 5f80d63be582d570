import type { Localized, Words } from '@cinderhall/kernel';
import { mergeWords } from '@cinderhall/kernel';
import { localized, type WordFile, wordsIn } from '../../app/languages.ts';
import { addWords } from '../../app/words.ts';

const shared = wordsIn(import.meta.glob<WordFile>('./text/*.ts', { eager: true }));
addWords(shared);

/** The words of a table of this kind: its own, and those that these tables share. */
export const withShared = (own: Localized<Words>): Localized<Words> =>
  localized((language) => mergeWords(shared[language], own[language]));
