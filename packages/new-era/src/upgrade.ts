import { unexplained } from '@cinderhall/tableau';
import type { State } from './state.ts';

/** Rules 1 kept no ledger of a base, so the source of earlier points is unknown. */
export function upgrade(state: State): State {
  for (const player of state.players) player.base = unexplained(player.vp);
  return state;
}
