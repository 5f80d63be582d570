/** Whom the cards of this set can be turned against. */
import type { Seat } from '@cinderhall/kernel';
import { isBlocked } from '../../blocked.ts';
import { locationOf } from '../../cards/index.ts';
import { locationsOf } from '../../locations.ts';
import { hasPassed, isOpponent } from '../../owners.ts';
import type { Placed, State } from '../../state.ts';

/** The opponent of a lone player has no seat (R-SOLO-036). */
export const NO_SEAT = -1;

/** R-ALLY-037: the others who have not passed. */
export function rivalsOf(state: State, seat: Seat): number[] {
  const found: number[] = [];
  for (let owner = 0; owner < state.locations.length; owner++)
    if (owner !== seat && !hasPassed(state, owner)) found.push(isOpponent(state, owner) ? NO_SEAT : owner);
  return found;
}

/** R-ALLY-035, R-SOLO-036: action locations of others that are not blocked yet; alike ones of one player only once. */
export function blockable(state: State, seat: Seat): Placed[] {
  const found: Placed[] = [];
  for (const rival of rivalsOf(state, seat)) {
    if (rival === NO_SEAT) continue;
    const seen = new Set<string>();
    for (const placed of locationsOf(state, rival)) {
      const { categories, index } = locationOf(state, placed.card);
      const alike = `${index} ${placed.used}`;
      if (!categories.includes('action') || isBlocked(state, placed.card) || seen.has(alike)) continue;
      seen.add(alike);
      found.push(placed);
    }
  }
  return found;
}
