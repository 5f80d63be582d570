import { type By, checkFields, type Effect, type Op, worthOf } from '@cinderhall/effects';
import { othersOf } from '@cinderhall/tableau';
import { locationOf } from '../cards/index.ts';
import { hasPassed } from '../owners.ts';
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

export const dealGoods: Op<State, DealGoods> = {
  op: 'dealGoods',
  run(state, effect, by, flow) {
    const of = [...dealsFor(state, effect, by)];
    if (of.length > 0)
      flow.ask({ kind: 'dealGoods', seats: [by.seat], card: by.card, of, left: effect.upTo, first: true });
  },
  can: (state, effect, by) => dealsFor(state, effect, by).length > 0,
  say: ({ of, upTo }) => ({ key: `fiftyFirstState.op.dealGoods.${of}`, params: { n: upTo } }),
  worth(state, effect, by, kit) {
    const worths = dealsFor(state, effect, by).map((card) => worthOf(kit.world, locationOf(state, card).deal));
    worths.sort((a, b) => b - a);
    return worths.slice(0, effect.upTo).reduce((sum, one) => sum + one, 0);
  },
  check: (effect, path) => [
    ...checkFields(effect, ['of', 'upTo'], path),
    ...(effect.of === 'own' || effect.of === 'rival' ? [] : [{ path: `${path}.of`, code: 'deals.of' }]),
    ...(Number.isInteger(effect.upTo) && effect.upTo > 0 ? [] : [{ path: `${path}.upTo`, code: 'amount' }]),
  ],
};
