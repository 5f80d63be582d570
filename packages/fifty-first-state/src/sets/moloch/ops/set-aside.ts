import { checkFields, checkGoods, type Effect, type Goods, type Op, sayGoods, worthOf } from '@cinderhall/effects';
import { asideName, ERRANDS, type Errand, isAside } from '../../../cards/types.ts';
import { withMore } from '../../../goods.ts';
import { placedOf } from '../../../placed.ts';
import { playerOf, type State } from '../../../state.ts';

/** Goods from the supply onto the card itself: they pay for hacking or for destroying alone, clean-up leaves them (E-09). */
export interface SetAside extends Effect {
  readonly op: 'setAside';
  readonly for: Errand;
  readonly goods: Goods;
}

/** The same goods under the names that they have on the card. */
export const asideOf = (errand: Errand, goods: Goods): Goods =>
  Object.fromEntries(Object.entries(goods).map(([good, n]) => [asideName(errand, good), n]));

/** Every round adds to them. */
const KEPT = 0.9;

export const setAside: Op<State, SetAside> = {
  op: 'setAside',
  run(state, { for: errand, goods }, { seat, card }, flow) {
    const placed = placedOf(state, card);
    const player = playerOf(state, seat);
    for (const plain in goods) {
      const n = goods[plain] ?? 0;
      const good = asideName(errand, plain);
      placed.goods = withMore(placed.goods, good, n);
      player.cached = withMore(player.cached, good, n);
      flow.emit({ kind: 'setAside', seat, card, good, n, phase: state.phase });
    }
  },
  can: () => true,
  say: ({ for: errand, goods }, kit) => ({
    key: `fiftyFirstState.op.setAside.${errand}`,
    params: { what: sayGoods(kit.world, goods) },
  }),
  worth: (_state, { for: errand, goods }, _by, kit) => worthOf(kit.world, asideOf(errand, goods)) * KEPT,
  check: (effect, path, kit) => [
    ...checkFields(effect, ['for', 'goods'], path),
    ...checkGoods(effect.goods, `${path}.goods`, kit),
    ...(ERRANDS.includes(effect.for) && Object.keys(asideOf(effect.for, effect.goods)).every(isAside)
      ? []
      : [{ path: `${path}.for`, code: 'good.unknown' }]),
  ],
};
