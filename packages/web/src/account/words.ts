import { type Param, say } from '@cinderhall/kernel';
import { lexiconWith } from '../app/words.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';

/** Says a key of the account pages in the present language. */
export const w = (key: string, params?: { readonly [name: string]: Param }): string =>
  say(lexiconWith('account', { en, pl }), params ? { key, params } : { key });
