import { type Message, mergeWords, type Param, say } from '@cinderhall/kernel';
import { designOf, display } from '@cinderhall/last-aurora/table';
import { localized, type WordFile, wordsIn } from '../../app/languages.ts';
import { settings } from '../../app/settings.ts';
import { lexiconWith } from '../../app/words.ts';

export const words = wordsIn(import.meta.glob<WordFile>('./text/*.ts', { eager: true }));
const all = localized((language) => mergeWords(display.words[language], words[language]));

export const sayLa = (message: Message): string => say(lexiconWith('table of last-aurora', all), message);

/** Says a word of this table in the present language. */
export const la = (key: string, params?: { readonly [name: string]: Param }): string =>
  sayLa(params ? { key: `la.${key}`, params } : { key: `la.${key}` });

export const nameOf = (card: number): string => designOf(card).name[settings.value.language];
/** Everything a card says, from its record. */
export const textOf = (card: number): string => {
  const record = display.cards()[card];
  return record ? sayLa(record.text) : '';
};
