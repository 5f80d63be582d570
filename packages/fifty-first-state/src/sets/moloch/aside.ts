/** Goods on cards that pay for hacking or destroying machines only, and the prices that they pay. */
import type { Good, Goods } from '@cinderhall/effects';
import { ASIDE, type Aside, BASIC, isAside } from '../../cards/types.ts';
import type { GoodRules } from '../../goods.ts';
import { cachedOf, playerOf } from '../../state.ts';

const NAMES = Object.keys(ASIDE).filter(isAside);

/** A good as the price of a machine: whatever pays for the good pays for it, and what was set aside for machines too. */
export const priceName = (good: string): string => `machine${good[0]?.toUpperCase()}${good.slice(1)}`;

/** What can be asked for a machine. */
const PRICED: readonly string[] = [...BASIC, 'worker', 'redContact'];

const PRICE_NAMES: ReadonlyMap<string, string> = new Map(PRICED.map((good) => [good, priceName(good)]));

/** A price in goods, as it is charged. */
export function charged(goods: Goods): Goods {
  const price: { [good: string]: number } = {};
  for (const good in goods) price[PRICE_NAMES.get(good) ?? priceName(good)] = goods[good] ?? 0;
  return price;
}

/** What else a good of the base game pays for: the same good, as the price of a machine. */
export const alsoPaysFor = (paysFor: readonly string[]): string[] =>
  paysFor.filter((good) => PRICED.includes(good)).map(priceName);

/** Less than goods of the pool: they serve one purpose only. */
const WORTH: { readonly [name in Aside]: number } = {
  hackFuel: 0.4,
  hackIron: 0.4,
  hackGun: 0.4,
  hackBrick: 0.4,
  hackWorker: 0.3,
  destroyRedContact: 0.3,
};

const good = (name: Aside): Good => ({
  noun: `fiftyFirstState.${name}`,
  worth: WORTH[name],
  paysFor: [priceName(ASIDE[name])],
});
const rules = (name: Aside): GoodRules => ({
  has: (state, seat) => cachedOf(playerOf(state, seat), name),
  pay: (_state, seat, n, flow) => flow.push({ kind: 'payFrom', seat, good: name, n }),
});

export const asideGoods = {
  ...Object.fromEntries(NAMES.map((name) => [name, good(name)])),
  ...Object.fromEntries(PRICED.map((one) => [priceName(one), { noun: `fiftyFirstState.${one}`, worth: 0.4 }])),
};

export const asideRules: { readonly [good: string]: GoodRules } = {
  ...Object.fromEntries(NAMES.map((name) => [name, rules(name)])),
  ...Object.fromEntries(PRICED.map((one) => [priceName(one), { has: () => 0 }])),
};
