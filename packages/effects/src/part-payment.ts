/** A price that may be paid in parts, by one seat after another. */
import type { GameState, Seat } from '@cinderhall/kernel';
import { affordable } from './payment.ts';
import type { Cost, Goods, World } from './types.ts';

/** So many of a good, from all of them down to none. */
const downFrom = (n: number): number[] => Array.from({ length: n + 1 }, (_, less) => n - less);

/** Every choice of some of these goods, all of them first and none of them last. */
export function someOf(goods: Goods): Goods[] {
  const [first, ...rest] = Object.entries(goods).filter(([, n]) => n > 0);
  if (!first) return [{}];
  const [good, n] = first;
  const others = someOf(Object.fromEntries(rest));
  return downFrom(n).flatMap((k) => others.map((other) => (k > 0 ? { [good]: k, ...other } : other)));
}

/** What is left of goods without some of them; more than there are leaves none. */
export function without(goods: Goods, paid: Goods): Goods {
  const left: { [good: string]: number } = {};
  for (const good in goods) {
    const n = (goods[good] ?? 0) - (paid[good] ?? 0);
    if (n > 0) left[good] = n;
  }
  return left;
}

/** The goods of both. */
export function together(goods: Goods, more: Goods): Goods {
  const sum: { [good: string]: number } = { ...goods };
  for (const good in more) sum[good] = (sum[good] ?? 0) + (more[good] ?? 0);
  return sum;
}

export const countOf = (goods: Goods): number => Object.values(goods).reduce((sum, n) => sum + n, 0);

/**
 * The parts of a price that the seat could pay now, the largest first: something, but not all of it. A part names the
 * goods that the price asks for; what the seat pays them with is settled like that of any price.
 */
export function affordableParts<S extends GameState>(world: World<S>, state: S, seat: Seat, price: Goods): Goods[] {
  const all = countOf(price);
  const parts = someOf(price).filter((part) => countOf(part) > 0 && countOf(part) < all);
  const fitting = parts.filter((goods) => affordable(world, state, seat, { goods } satisfies Cost));
  return fitting.sort((a, b) => countOf(b) - countOf(a));
}
