import { divideEtImpera } from '@cinderhall/divide-et-impera';
import { type Localized, mergeWords, type Param, say, type Words } from '@cinderhall/kernel';
import { lexiconWith } from '../../app/words.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';

export const words: Localized<Words> = { en, pl };
const all: Localized<Words> = {
  en: mergeWords(divideEtImpera.words.en, en),
  pl: mergeWords(divideEtImpera.words.pl, pl),
};

/** Says a key of this table's words, or of the game's, in the present language. */
export const d = (key: string, params?: { readonly [name: string]: Param }): string =>
  say(lexiconWith('dei', all), params ? { key, params } : { key });
