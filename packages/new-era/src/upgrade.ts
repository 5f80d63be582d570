import { unexplained } from '@cinderhall/tableau';
import type { State } from './state.ts';

/**
 * Rules 1 kept no ledger of a base, so the source of earlier points is unknown. Since rules 3 an attacker may add several
 * tokens, and since rules 3 and again since rules 4 the contact boards have other prices and ranges, which are read from
 * the cards: a state of rules 2 or 3 goes on as it stands.
 */
export function upgrade(state: State, fromRules: number): State {
  if (fromRules > 1) return state;
  for (const player of state.players) player.base = unexplained(player.vp);
  return state;
}
