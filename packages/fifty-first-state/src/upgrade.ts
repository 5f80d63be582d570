import { unexplained } from '@cinderhall/tableau';
import type { State } from './state.ts';

/** Rules 1 kept no ledger, so the source of earlier points is unknown. */
export function upgrade(state: State): State {
  for (const player of state.players) player.points = unexplained(player.goods.vp);
  if (state.opponent) state.opponent.points = unexplained(state.opponent.vp);
  return state;
}
