import type { State } from '@cinderhall/last-aurora';
import { AUTOMA } from '@cinderhall/last-aurora/table';
import type { Session } from '../../table/session.ts';
import { la } from './words.ts';

export const seatName = (session: Session, who: number): string =>
  who === AUTOMA ? la('table.automa') : (session.names.value[who] ?? '');

export const spaceOf = (view: State, who: number): number =>
  (who === AUTOMA ? view.automa?.space : view.players[who]?.space) ?? 0;

/** Everybody else, in turn order after me; alone, the Automa. */
export function rivalsOf(view: State, me: number): number[] {
  const n = view.players.length;
  if (view.automa) return [AUTOMA];
  return Array.from({ length: n - 1 }, (_, i) => (me + 1 + i) % n);
}
