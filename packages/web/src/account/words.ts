import { type Param, say } from '@cinderhall/kernel';
import { type WordFile, wordsIn } from '../app/languages.ts';
import { lexiconWith } from '../app/words.ts';

export const accountWords = wordsIn(import.meta.glob<WordFile>('./text/*.ts', { eager: true }));

/** Says a key of the account pages in the present language. */
export const w = (key: string, params?: { readonly [name: string]: Param }): string =>
  say(lexiconWith('account', accountWords), params ? { key, params } : { key });
