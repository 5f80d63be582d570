/** Every price once: charging, listing choices, `whyNot` and `impact` use the same. */
import type { Goods, Seat } from '@cinderhall/kernel';
import { count } from './convoy.ts';
import { AMMO, FOOD, FUEL, MARKER_NAMES, type Player, type State } from './state.ts';
import { spend } from './supply.ts';

export interface Price {
  readonly marker: number;
  readonly n: number;
}

/** R-LA-130: food for one survivor, to recover or to be more skilled. */
export const MEAL: Price = { marker: FOOD, n: 1 };
/** R-LA-220: what a shot costs unless an item stands for it. */
export const SHOT: Price = { marker: AMMO, n: 1 };
/** An item card leaves the hand: played, thrown away or traded in. */
export const ITEM_CARD: Goods = { item: 1 };

/** R-LA-202, R-LA-402: what any move costs to begin with. */
export const MOVE: Price = { marker: FUEL, n: 1 };
const NO_FUEL: Price = { marker: FUEL, n: 0 };
/** What the move of this turn costs to begin with: an item may have paid for it. */
export const startPrice = ({ turn }: State): Price => (turn.freeFuel ? NO_FUEL : MOVE);

export const oneOf = (marker: number): Price => ({ marker, n: 1 });

/** The kinds of resource that a seat has. */
export const resourcesOf = ({ convoy }: Player): number[] =>
  [AMMO, FOOD, FUEL].filter((marker) => count(convoy, marker) > 0);

export const canPay = ({ convoy }: Player, { marker, n }: Price): boolean => count(convoy, marker) >= n;

export const charge = (state: State, seat: Seat, { marker, n }: Price): void => spend(state, seat, marker, n);

/** Prices as goods; what costs nothing is left out. */
export function goodsOf(...prices: readonly Price[]): Goods {
  const goods: { [good: string]: number } = {};
  for (const { marker, n } of prices) {
    const name = MARKER_NAMES[marker];
    if (name && n > 0) goods[name] = (goods[name] ?? 0) + n;
  }
  return goods;
}
