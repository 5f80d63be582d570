import type { Goods } from '@cinderhall/effects';
import { must } from '@cinderhall/kernel';

/** Room for goods over clean-up: so many of these kinds together, or any number. */
export interface Store<G extends string = string> {
  readonly of: readonly G[];
  readonly n: number | 'any';
}

/** The ways to fill a room as full as it goes; more than one only where more fits than there is room for. */
export function waysToStore(pool: Goods, { of, n }: Store): Goods[] {
  const have = of.map((good) => pool[good] ?? 0);
  const total = have.reduce((sum, one) => sum + one, 0);
  if (n === 'any' || total <= n) return [allOf(of, have)];
  const ways: Goods[] = [];
  const fill = (at: number, left: number, kept: Goods): void => {
    const good = of[at];
    if (good === undefined) {
      if (left === 0) ways.push(kept);
      return;
    }
    for (let k = Math.min(left, must(have[at])); k >= 0; k--)
      fill(at + 1, left - k, k > 0 ? { ...kept, [good]: k } : kept);
  };
  fill(0, n, {});
  return ways;
}

function allOf(goods: readonly string[], have: readonly number[]): Goods {
  const all: Record<string, number> = {};
  for (let i = 0; i < goods.length; i++) if (must(have[i]) > 0) all[must(goods[i])] = must(have[i]);
  return all;
}
