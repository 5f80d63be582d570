import { checkFields, checkGoods, type Effect, type Goods, type Op, sayGoods, worthOf } from '@cinderhall/effects';
import { isTokenOfAny, withMore } from '../goods.ts';
import { placedOf } from '../locations.ts';
import { playerOf, type State } from '../state.ts';

/** Goods from the supply onto the card itself: its owner spends them on his turns, clean-up leaves them (E-09). */
export interface Cache extends Effect {
  readonly op: 'cache';
  readonly goods: Goods;
}

export const cache: Op<State, Cache> = {
  op: 'cache',
  run(state, { goods }, by, flow) {
    const placed = placedOf(state, by.card);
    const player = playerOf(state, by.seat);
    for (const [good, n] of Object.entries(goods)) {
      if (!isTokenOfAny(good)) continue;
      placed.goods = withMore(placed.goods, good, n);
      player.cached = withMore(player.cached, good, n);
      flow.emit({ kind: 'cached', seat: by.seat, card: by.card, good, n });
    }
  },
  can: () => true,
  say: ({ goods }, kit) => ({ key: 'fiftyFirstState.op.cache', params: { what: sayGoods(kit.world, goods) } }),
  worth: (_state, { goods }, _by, kit) => worthOf(kit.world, goods) * 1.2,
  check: (effect, path, kit) => [
    ...checkFields(effect, ['goods'], path),
    ...checkGoods(effect.goods, `${path}.goods`, kit),
  ],
};
