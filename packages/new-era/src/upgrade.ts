import { unexplained } from '@cinderhall/tableau';
import type { State } from './state.ts';

/** Rules 1 kept no ledger of a base: nobody can tell any more where points of before came from. */
export function upgrade(state: State): State {
  for (const player of state.players) player.base = unexplained(player.vp);
  return state;
}
