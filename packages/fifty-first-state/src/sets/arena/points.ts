/** The prize of the Arena. */
import { frozen, type Goods } from '@cinderhall/effects';
import { must, type Seat } from '@cinderhall/kernel';
import type { State } from '../../state.ts';

/** R-ARENA-003. */
export const WEAPONS: Goods = frozen({ iron: 1, gun: 2, ammo: 3 });
export const KINDS = Object.keys(WEAPONS);
/** R-ARENA-004. */
export const PRIZE = 5;

export const placeOf = ({ arena }: State, seat: Seat) => must(arena?.[seat], 'a place in the Arena');

export function pointsOf(state: State, seat: Seat): number {
  const { weapons } = placeOf(state, seat);
  let sum = 0;
  for (const good of KINDS) sum += (weapons[good] ?? 0) * (WEAPONS[good] ?? 0);
  return sum;
}

/** R-ARENA-004: strictly the most points, and some at all, because only an armed worker has any. */
export function isBest(state: State, seat: Seat): boolean {
  const own = pointsOf(state, seat);
  return own > 0 && state.players.every((_, other) => other === seat || pointsOf(state, other) < own);
}

/** What the Arena brings the seat at the end. */
export const arenaPoints = (state: State, seat: Seat): number =>
  state.arena !== null && isBest(state, seat) ? PRIZE : 0;
