import { type GameState, must } from '@cinderhall/kernel';
import { checkFields, checkGoods, type GoodAmounts, sayGoods, sayPerOf } from '../goods.ts';
import type { Effect, Op } from '../types.ts';

export interface Gain extends Effect {
  readonly op: 'gain';
  readonly goods: GoodAmounts;
}

export const gain = <S extends GameState>(): Op<S, Gain> => ({
  op: 'gain',
  run(state, { goods }, by, flow, kit) {
    for (const good in goods) {
      const n = kit.amount(state, must(goods[good]), by);
      if (n > 0) kit.world.gain(state, by.seat, good, n, by, flow);
    }
  },
  can(state, { goods }, by, kit) {
    for (const good in goods)
      if (kit.amount(state, must(goods[good]), by) > 0 && (kit.world.canGain?.(state, by.seat, good) ?? true))
        return true;
    return false;
  },
  say({ goods }, kit) {
    const per = sayPerOf(kit.world, goods);
    // Goods that go with the same verb are said together: "gain 1 water and 2 scrap", "draw 2 cards".
    const verbs = [...new Set(Object.keys(goods).map((good) => kit.world.goods[good]?.gainKey ?? 'effects.gain'))];
    const parts = verbs.map((key) => {
      const fitting = ([good]: [string, unknown]) => (kit.world.goods[good]?.gainKey ?? 'effects.gain') === key;
      return { key, params: { what: sayGoods(kit.world, Object.fromEntries(Object.entries(goods).filter(fitting))) } };
    });
    const [only] = parts;
    const does = only && parts.length === 1 ? only : { key: 'effects.then', params: { parts } };
    return per ? { key: 'effects.doPer', params: { does, per } } : does;
  },
  worth(state, { goods }, by, kit) {
    let sum = 0;
    for (const good in goods) sum += kit.amount(state, must(goods[good]), by) * (kit.world.goods[good]?.worth ?? 0);
    return sum;
  },
  check: (effect, path, kit) => [
    ...checkFields(effect, ['goods'], path),
    ...checkGoods(effect.goods, `${path}.goods`, kit),
  ],
  isPlain: ({ goods }, kit) =>
    Object.entries(goods).every(([good, n]) => typeof n === 'number' && !kit.world.goods[good]?.eventful),
});
