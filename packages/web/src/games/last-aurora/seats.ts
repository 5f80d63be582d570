import { type Message, type Params, seatName } from '@cinderhall/kernel';
import type { State } from '@cinderhall/last-aurora';
import { AUTOMA } from '@cinderhall/last-aurora/table';
import type { Session } from '../../table/session.ts';
import { la } from './words.ts';

/** What stands beside a convoy. */
export const nameAt = (session: Session, who: number): string =>
  who === AUTOMA ? la('table.automa') : (session.names.value[who] ?? '');

/** A convoy's owner in a sentence. */
export const ownerOf = (who: number): Message => (who === AUTOMA ? { key: 'la.table.automa' } : seatName(who));

/** A word of this table about somebody: the reader is "you". */
export const sayOf = (session: Session, key: string, params: Params): string =>
  session.say({ key: `la.${key}`, params });

export const spaceOf = (view: State, who: number): number =>
  (who === AUTOMA ? view.automa?.space : view.players[who]?.space) ?? 0;

/** Everybody else, in turn order after me; alone, the Automa. */
export function rivalsOf(view: State, me: number): number[] {
  const n = view.players.length;
  if (view.automa) return [AUTOMA];
  return Array.from({ length: n - 1 }, (_, i) => (me + 1 + i) % n);
}
