import type { Reason, Seat } from '@cinderhall/kernel';
import { locationOf } from '../cards/index.ts';
import { locationsOf, placedOf } from '../locations.ts';
import { type Choice, type Placed, playerOf, type State, type StateFlow } from '../state.ts';
import { ONE_SHIELD } from './prices.ts';

/** R-BASE-161: at most one on a location, a printed one included. */
export const takesShield = (state: State, { card, shield }: Placed): boolean =>
  !shield && !locationOf(state, card).printedShield;

export function canShield(state: State, seat: Seat): boolean {
  if (playerOf(state, seat).goods.shield === 0) return false;
  for (const placed of locationsOf(state, seat)) if (takesShield(state, placed)) return true;
  return false;
}

export function listShields(state: State, seat: Seat, list: Choice[]): void {
  if (playerOf(state, seat).goods.shield === 0) return;
  for (const placed of locationsOf(state, seat))
    if (takesShield(state, placed)) list.push({ kind: 'shield', card: placed.card });
}

/** R-BASE-160: not an action. */
export function putShield(state: State, seat: Seat, card: number, flow: StateFlow): void {
  playerOf(state, seat).goods.shield -= ONE_SHIELD.shield;
  placedOf(state, card).shield = true;
  flow.emit({ kind: 'shielded', seat, card });
}

export function whyNotShield(view: State, seat: Seat, card: number): Reason[] {
  if (!takesShield(view, placedOf(view, card))) return [{ key: 'fiftyFirstState.why.shielded', rule: 'R-BASE-161' }];
  return playerOf(view, seat).goods.shield > 0 ? [] : [{ key: 'fiftyFirstState.why.noShield', rule: 'R-BASE-160' }];
}
