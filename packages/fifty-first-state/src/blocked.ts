import { setsWith } from './sets/index.ts';
import type { State } from './state.ts';

/** R-ALLY-035, and what the Mole of Moloch does: whether a set in play keeps the action of a location shut until clean-up. */
export function isBlocked(state: State, card: number): boolean {
  if (card < 0) return false;
  for (const rules of setsWith.blocks(state)) if (rules.blocks(state, card)) return true;
  return false;
}
