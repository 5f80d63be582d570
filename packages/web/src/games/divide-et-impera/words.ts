import { display } from '@cinderhall/divide-et-impera/table';
import { mergeWords, type Param, say } from '@cinderhall/kernel';
import { localized, type WordFile, wordsIn } from '../../app/languages.ts';
import { lexiconWith } from '../../app/words.ts';

export const words = wordsIn(import.meta.glob<WordFile>('./text/*.ts', { eager: true }));
const all = localized((language) => mergeWords(display.words[language], words[language]));

/** Says a key of this table's words, or of the game's, in the present language. */
export const d = (key: string, params?: { readonly [name: string]: Param }): string =>
  say(lexiconWith('dei', all), params ? { key, params } : { key });
