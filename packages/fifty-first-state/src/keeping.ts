/** What is left of goods when a round is over. */
import type { Cost, Goods } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { locationOf } from './cards/index.ts';
import { heldOf, isTokenOfAny } from './goods.ts';
import { locationsOf } from './placed.ts';
import type { State } from './state.ts';

/** R-BASE-170: whether a location of the seat could keep such a good over clean-up. */
export const isKept = (view: State, seat: Seat, good: string): boolean =>
  locationsOf(view, seat).some(({ card }) => locationOf(view, card).stores.some(({ of }) => of.includes(good)));

const NOTHING: Goods = {};

/**
 * R-BASE-171: whether the seat can pay this from its pool with goods that it would lose at clean-up. Those that a
 * location could keep are not lost, nor is anything in the last round, which has no clean-up (R-BASE-180).
 */
export function losesUnspent(view: State, seat: Seat, { goods = NOTHING, any }: Cost): boolean {
  if (view.ending) return false;
  const kinds = [...Object.keys(goods), ...(any?.of ?? [])];
  if (!kinds.every((good) => isTokenOfAny(good) && !isKept(view, seat, good))) return false;
  if (Object.entries(goods).some(([good, n]) => heldOf(view, seat, good) < n)) return false;
  let mixed = 0;
  for (const good of any?.of ?? []) mixed += heldOf(view, seat, good) - (goods[good] ?? 0);
  return mixed >= (any?.n ?? 0);
}
