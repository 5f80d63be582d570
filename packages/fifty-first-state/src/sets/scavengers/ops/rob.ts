import { checkFields, type Effect, type Op, takeable } from '@cinderhall/effects';
import type { State } from '../../../state.ts';

/** Take up to so many goods of these kinds, all from one other player (E-04). */
export interface Rob extends Effect {
  readonly op: 'rob';
  readonly of: readonly string[];
  readonly upTo: number;
}

export const rob: Op<State, Rob> = {
  op: 'rob',
  run(state, { of, upTo }, by, flow, kit) {
    if (takeable(state, of, by, kit).length > 0)
      flow.ask({ kind: 'rob', seats: [by.seat], card: by.card, of, from: -1, left: upTo });
  },
  can: (state, { of }, by, kit) => takeable(state, of, by, kit).length > 0,
  say: ({ of, upTo }, kit) => ({
    key: 'fiftyFirstState.op.rob',
    params: { n: upTo, of: of.map((good) => ({ noun: kit.world.goods[good]?.noun ?? good })) },
  }),
  worth: (state, { of, upTo }, by, kit) =>
    upTo * Math.max(0, ...takeable(state, of, by, kit).map(({ good }) => kit.world.goods[good]?.worth ?? 0)) * 1.2,
  check: (effect, path, kit) => [
    ...checkFields(effect, ['of', 'upTo'], path),
    ...(Array.isArray(effect.of) && effect.of.every((good) => kit.world.goods[good])
      ? []
      : [{ path: `${path}.of`, code: 'good.unknown' }]),
    ...(Number.isInteger(effect.upTo) && effect.upTo > 0 ? [] : [{ path: `${path}.upTo`, code: 'amount' }]),
  ],
};
