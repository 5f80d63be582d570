import { checkFields, checkGoods, type Effect, type Effects, type Goods, type Op, sayGoods } from '@cinderhall/effects';
import type { State } from '../../../state.ts';
import { NO_SEAT, rivalsOf } from '../rivals.ts';

/** A rival of one's choice loses these goods as far as he has them; what follows does not depend on that (E-05). */
export interface RivalLoses extends Effect {
  readonly op: 'rivalLoses';
  readonly goods: Goods;
  readonly do: Effects;
}

export const rivalLoses: Op<State, RivalLoses> = {
  op: 'rivalLoses',
  run(state, { goods, do: list }, { seat, card }, flow) {
    if (rivalsOf(state, seat).length > 0) flow.ask({ kind: 'raid', seats: [seat], card, goods, list });
  },
  can: (state, _effect, { seat }) => rivalsOf(state, seat).length > 0,
  say: ({ goods, do: list }, kit) => ({
    key: 'fiftyFirstState.op.rivalLoses',
    params: { what: sayGoods(kit.world, goods), does: kit.say(list) },
  }),
  worth(state, { goods, do: list }, by, kit) {
    const rivals = rivalsOf(state, by.seat);
    if (rivals.length === 0) return 0;
    let most = 0;
    for (const rival of rivals) {
      if (rival === NO_SEAT) continue;
      let loss = 0;
      for (const good in goods)
        loss += Math.min(goods[good] ?? 0, kit.world.has(state, rival, good)) * (kit.world.goods[good]?.worth ?? 0);
      most = Math.max(most, loss);
    }
    return kit.worth(state, list, by) + most / rivals.length;
  },
  check: (effect, path, kit) => [
    ...checkFields(effect, ['goods', 'do'], path),
    ...checkGoods(effect.goods, `${path}.goods`, kit),
    ...kit.check(effect.do, `${path}.do`),
  ],
};
