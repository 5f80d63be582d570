import type { GameState } from '@cinderhall/kernel';
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
      const n = kit.amount(state, goods[good] as number, by);
      if (n > 0) kit.world.gain(state, by.seat, good, n, by, flow);
    }
  },
  can(state, { goods }, by, kit) {
    for (const good in goods) if (kit.amount(state, goods[good] as number, by) > 0) return true;
    return false;
  },
  say({ goods }, kit) {
    const what = sayGoods(kit.world, goods);
    const per = sayPerOf(kit.world, goods);
    return per ? { key: 'effects.gainPer', params: { what, per } } : { key: 'effects.gain', params: { what } };
  },
  worth(state, { goods }, by, kit) {
    let sum = 0;
    for (const good in goods) sum += kit.amount(state, goods[good] as number, by) * (kit.world.goods[good]?.worth ?? 0);
    return sum;
  },
  check: (effect, path, kit) => [
    ...checkFields(effect, ['goods'], path),
    ...checkGoods(effect.goods, `${path}.goods`, kit),
  ],
  isPlain: ({ goods }, kit) =>
    Object.entries(goods).every(([good, n]) => typeof n === 'number' && !kit.world.goods[good]?.eventful),
});
