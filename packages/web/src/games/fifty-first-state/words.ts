import { type Localized, mergeWords, type Words } from '@cinderhall/kernel';
import { localized, type WordFile, wordsIn } from '../../app/languages.ts';
import { addWords } from '../../app/words.ts';
import { withShared } from '../tableau/words.ts';

const own = wordsIn(import.meta.glob<WordFile>('./text/*.ts', { eager: true }));
addWords(own);

let all: Localized<Words> = withShared(own);

/** The words of the table, and of the sets that were fetched; the same ones until another set comes. */
export const tableWords = (): Localized<Words> => all;

/** What a set says: its rules, and its part of the table. */
export function addSetWords(ofRules: Localized<Words> | undefined, ofTable: Localized<Words> | undefined): void {
  if (ofTable) addWords(ofTable);
  const [before, more] = [all, [ofRules, ofTable].filter((words) => words !== undefined)];
  all = localized((language) => mergeWords(before[language], ...more.map((words) => words[language])));
}

/** The key, if there are words for it. */
export const knownKey = (key: string): string | null => (Object.hasOwn(all.en.messages, key) ? key : null);
