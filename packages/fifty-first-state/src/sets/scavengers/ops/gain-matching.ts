import { type By, checkFields, type Effect, type Goods, type Kit, type Op, worthOf } from '@cinderhall/effects';
import { TYPES } from '../../../cards/index.ts';
import type { State, StateFlow } from '../../../state.ts';
import { canGainAny, gainable, goodFor, type Icons } from '../matching.ts';

/** Pick a type icon on the pile of another player, one of some types or any, and gain its matching good (E-31). */
export interface GainMatching extends Effect {
  readonly op: 'gainMatching';
  readonly of?: readonly string[];
  /** How many of the good; 1 unless said. */
  readonly n?: number;
}

export const isGainMatching = (effect: Effect): effect is GainMatching => effect.op === 'gainMatching';

/** What the icons bring. */
export const matchedGoods = (state: State, { n = 1 }: GainMatching, { types }: Icons): Goods =>
  Object.fromEntries(
    types.flatMap((type) => {
      const good = goodFor(state, type);
      return good === undefined ? [] : [[good, n]];
    }),
  );

export function gainMatched(
  state: State,
  effect: GainMatching,
  by: By,
  icons: Icons,
  flow: StateFlow,
  kit: Kit<State>,
): void {
  for (const [good, n] of Object.entries(matchedGoods(state, effect, icons)))
    kit.world.gain(state, by.seat, good, n, by, flow);
}

export const gainMatching: Op<State, GainMatching> = {
  op: 'gainMatching',
  run(state, effect, by, flow, kit) {
    if (canGainAny(state, by.seat, effect.of, kit))
      flow.ask({ kind: 'matching', seats: [by.seat], effect, card: by.card });
  },
  can: (state, { of }, by, kit) => canGainAny(state, by.seat, of, kit),
  say: ({ of, n = 1 }) =>
    of
      ? {
          key: 'fiftyFirstState.op.gainMatchingOf',
          params: { n, of: of.map((type) => ({ key: 'fiftyFirstState.type', params: { type } })) },
        }
      : { key: 'fiftyFirstState.op.gainMatching' },
  worth: (state, effect, by, kit) =>
    Math.max(
      0,
      ...gainable(state, by.seat, effect.of, kit).map((icons) =>
        worthOf(kit.world, matchedGoods(state, effect, icons)),
      ),
    ),
  check: ({ of = [], n = 1, ...effect }, path) => [
    ...checkFields(effect, [], path),
    ...(of.every((type) => TYPES.some((known) => known === type)) ? [] : [{ path: `${path}.of`, code: 'type' }]),
    ...(Number.isInteger(n) && n > 0 ? [] : [{ path: `${path}.n`, code: 'amount' }]),
  ],
};
