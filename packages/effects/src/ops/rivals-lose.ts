import { type GameState, must } from '@cinderhall/kernel';
import { checkFields, checkGoods, type GoodAmounts, sayGoods, sayPerOf } from '../goods.ts';
import type { Effect, Op } from '../types.ts';

/** Every rival loses these goods, as far as he has them. */
export interface RivalsLose extends Effect {
  readonly op: 'rivalsLose';
  readonly goods: GoodAmounts;
}

export const rivalsLose = <S extends GameState>(): Op<S, RivalsLose> => ({
  op: 'rivalsLose',
  run(state, { goods }, by, flow, kit) {
    for (const good in goods) {
      const n = kit.amount(state, must(goods[good]), by);
      for (const seat of kit.world.rivals(state, by)) {
        const lost = Math.min(n, kit.world.has(state, seat, good));
        if (lost > 0) kit.world.lose(state, seat, good, lost, by, flow);
      }
    }
  },
  can(state, { goods }, by, kit) {
    for (const good in goods)
      if (kit.amount(state, must(goods[good]), by) > 0)
        for (const seat of kit.world.rivals(state, by)) if (kit.world.has(state, seat, good) > 0) return true;
    return false;
  },
  say({ goods }, kit) {
    const what = sayGoods(kit.world, goods);
    const per = sayPerOf(kit.world, goods);
    return per
      ? { key: 'effects.rivalsLosePer', params: { what, per } }
      : { key: 'effects.rivalsLose', params: { what } };
  },
  worth(state, { goods }, by, kit) {
    const rivals = kit.world.rivals(state, by);
    let sum = 0;
    for (const good in goods) {
      const n = kit.amount(state, must(goods[good]), by);
      for (const seat of rivals)
        sum += (Math.min(n, kit.world.has(state, seat, good)) * (kit.world.goods[good]?.worth ?? 0)) / rivals.length;
    }
    return sum;
  },
  check: (effect, path, kit) => [
    ...checkFields(effect, ['goods'], path),
    ...checkGoods(effect.goods, `${path}.goods`, kit),
  ],
});
