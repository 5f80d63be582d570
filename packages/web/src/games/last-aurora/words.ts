import { type Localized, type Message, mergeWords, type Param, say, type Words } from '@cinderhall/kernel';
import { lastAurora } from '@cinderhall/last-aurora';
import { designOf } from '@cinderhall/last-aurora/table';
import { settings } from '../../app/settings.ts';
import { lexiconWith } from '../../app/words.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';

const both: Localized<Words> = { en: mergeWords(lastAurora.words.en, en), pl: mergeWords(lastAurora.words.pl, pl) };

export const sayLa = (message: Message): string => say(lexiconWith('table of last-aurora', both), message);

/** Says a word of this table in the present language. */
export const la = (key: string, params?: { readonly [name: string]: Param }): string =>
  sayLa(params ? { key: `la.${key}`, params } : { key: `la.${key}` });

export const nameOf = (card: number): string => designOf(card).name[settings.value.language];
/** Everything a card says, from its record. */
export const textOf = (card: number): string => {
  const record = lastAurora.cards()[card];
  return record ? sayLa(record.text) : '';
};
