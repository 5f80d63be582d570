import { type Cost, frozen } from '@cinderhall/effects';
import { must } from '@cinderhall/kernel';
import { caravans } from './caravans.ts';
import { guilds } from './guilds.ts';
import { stalls } from './stalls.ts';
import { towers } from './towers.ts';
import type { Design } from './types.ts';

export { type Design, KINDS, type Kind } from './types.ts';

/** Every design once; a card of a match points into this list. */
export const DESIGNS: readonly Design[] = frozen([...stalls, ...guilds, ...caravans, ...towers]);

/** For every card of the box its design, copies side by side. */
export const BOX: readonly number[] = Object.freeze(DESIGNS.flatMap(({ copies }, d) => Array<number>(copies).fill(d)));

/** The design of a card that is in sight. */
export const designOf = (state: { readonly cards: readonly number[] }, card: number): Design =>
  must(DESIGNS[must(state.cards[card])]);

/** What a design costs with so much off, worked out once: scrap comes off first, then water, then either. */
export const costOf = (design: number, off: number): Cost => {
  const costs = must(COSTS[design]);
  return must(costs[Math.min(off, costs.length - 1)]);
};

const COSTS: readonly (readonly Cost[])[] = frozen(
  DESIGNS.map(({ cost }) => {
    const costs = [cost];
    for (let off = 1; off <= 5; off++) costs.push(reduced(must(costs[off - 1])));
    return costs;
  }),
);

function reduced({ goods = {}, any }: Cost): Cost {
  for (const good of ['scrap', 'water']) {
    const n = goods[good] ?? 0;
    if (n > 0) return any ? { goods: { ...goods, [good]: n - 1 }, any } : { goods: { ...goods, [good]: n - 1 } };
  }
  return any && any.n > 1 ? { goods, any: { of: any.of, n: any.n - 1 } } : { goods };
}
