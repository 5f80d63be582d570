import { type By, checkFields, type Effect, type Op, worthOf } from '@cinderhall/effects';
import { othersOf } from '@cinderhall/tableau';
import { locationOf } from '../cards/index.ts';
import { hasPassed } from '../owners.ts';
import { cityDeal, cityDealsOf } from '../sets/cities/deals.ts';
import { playerOf, type State } from '../state.ts';

/** Gain the goods of up to so many different signed deals once more: one's own, or another player's (E-46). */
export interface DealGoods extends Effect {
  readonly op: 'dealGoods';
  readonly of: 'own' | 'rival';
  readonly upTo: number;
}

function dealsFor(state: State, { of }: DealGoods, { seat }: By): readonly number[] {
  if (of === 'own') return playerOf(state, seat).deals;
  const found: number[] = [];
  for (const other of othersOf(state.players.length, seat))
    if (!hasPassed(state, other)) found.push(...playerOf(state, other).deals);
  return found;
}

/** R-CITY-006: deals with cities can be chosen too, each city once. */
function citiesFor(state: State, { of }: DealGoods, { seat }: By): number[] {
  if (state.cities === null) return [];
  if (of === 'own') return cityDealsOf(state, seat);
  const rivals = othersOf(state.players.length, seat).filter((other) => !hasPassed(state, other));
  return [...new Set(rivals.flatMap((other) => cityDealsOf(state, other)))];
}

export const dealGoods: Op<State, DealGoods> = {
  op: 'dealGoods',
  run(state, effect, by, flow) {
    const of = [...dealsFor(state, effect, by)];
    const cities = citiesFor(state, effect, by);
    if (of.length + cities.length > 0)
      flow.ask({ kind: 'dealGoods', seats: [by.seat], card: by.card, of, cities, left: effect.upTo, first: true });
  },
  can: (state, effect, by) => dealsFor(state, effect, by).length + citiesFor(state, effect, by).length > 0,
  say: ({ of, upTo }) => ({ key: `fiftyFirstState.op.dealGoods.${of}`, params: { n: upTo } }),
  worth(state, effect, by, kit) {
    const goods = dealsFor(state, effect, by).map((card) => locationOf(state, card).deal);
    const worths = [...goods, ...citiesFor(state, effect, by).map(cityDeal)].map((one) => worthOf(kit.world, one));
    worths.sort((a, b) => b - a);
    return worths.slice(0, effect.upTo).reduce((sum, one) => sum + one, 0);
  },
  check: (effect, path) => [
    ...checkFields(effect, ['of', 'upTo'], path),
    ...(effect.of === 'own' || effect.of === 'rival' ? [] : [{ path: `${path}.of`, code: 'deals.of' }]),
    ...(Number.isInteger(effect.upTo) && effect.upTo > 0 ? [] : [{ path: `${path}.upTo`, code: 'amount' }]),
  ],
};
