import { type GameState, must } from '@cinderhall/kernel';
import { printed, sayMore } from '../amount.ts';
import { checkFields, checkGoods, type GoodAmounts, sayGoods, sayPerOf } from '../goods.ts';
import type { Effect, Op } from '../types.ts';

export interface Gain extends Effect {
  readonly op: 'gain';
  readonly goods: GoodAmounts;
}

const isGain = (effect: Effect): effect is Gain => effect.op === 'gain';

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
  isSure: ({ goods }, { world }) =>
    Object.entries(goods).some(
      ([good, n]) => typeof n === 'number' && n > 0 && (world.isEndless?.(good) ?? !world.canGain),
    ),
  say({ goods }, kit) {
    const per = sayPerOf(kit.world, goods);
    // Goods that go with the same verb are said together: "gain 1 water and 2 scrap", "draw 2 cards".
    const verbs = [...new Set(Object.keys(goods).map((good) => kit.world.goods[good]?.gainKey ?? 'effects.gain'))];
    const parts = verbs.map((key) => {
      const fitting = Object.entries(goods).filter(
        ([good]) => (kit.world.goods[good]?.gainKey ?? 'effects.gain') === key,
      );
      const what = sayGoods(kit.world, Object.fromEntries(fitting));
      const [first] = fitting;
      return { key, params: first && fitting.length === 1 ? { what, n: printed(first[1]) } : { what } };
    });
    const [only] = parts;
    const does = only && parts.length === 1 ? only : { key: 'effects.then', params: { parts } };
    return per ? { key: 'effects.doPer', params: { does, per } } : does;
  },
  /** "gain 1 water and 1 more for each card". */
  sayAfter({ goods }, before, kit) {
    const [good, ...others] = Object.keys(goods);
    if (good === undefined || others.length > 0 || !isGain(before)) return null;
    const isSame = Object.keys(before.goods).join() === good && typeof before.goods[good] === 'number';
    return isSame ? sayMore(kit.world, must(goods[good])) : null;
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
