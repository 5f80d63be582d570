import { entered, type Ledger } from '@cinderhall/tableau';
import type { State } from './state.ts';

/** Rules 1 kept no ledger of a base: nobody can tell any more where points of before came from. */
export function upgrade(state: State): State {
  for (const player of state.players) player.base = before(player.vp);
  return state;
}

/** A ledger of points whose origin is not known. */
export const before = (points: number): Ledger => (points === 0 ? [] : entered([], 'earlier', -1, points));
