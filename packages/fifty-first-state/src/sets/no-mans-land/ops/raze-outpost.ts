import { checkFields, type Effect, type Kit, type Op } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import type { State } from '../../../state.ts';
import { outpostDefence, razable } from '../defence.ts';
import { bestOf, razingWorth } from '../worth.ts';

/** Raze an outpost whose Defence is no higher than this, without contacts (E-37). */
export interface RazeOutpost extends Effect {
  readonly op: 'razeOutpost';
  readonly upTo: number;
}

export const razableUpTo = (state: State, seat: Seat, upTo: number, kit: Kit<State>): number[] =>
  razable(state, seat).filter((area) => outpostDefence(state, area, kit) <= upTo);

export const razeOutpost: Op<State, RazeOutpost> = {
  op: 'razeOutpost',
  run(state, { upTo }, { seat, card }, flow, kit) {
    if (razableUpTo(state, seat, upTo, kit).length > 0) flow.ask({ kind: 'razeOutpost', seats: [seat], card, upTo });
  },
  can: (state, { upTo }, { seat }, kit) => razableUpTo(state, seat, upTo, kit).length > 0,
  say: ({ upTo }) => ({ key: 'fiftyFirstState.op.razeOutpost', params: { n: upTo } }),
  worth: (state, { upTo }, { seat }, kit) =>
    bestOf(razableUpTo(state, seat, upTo, kit), (area) => razingWorth(state, seat, area, kit)),
  check: (effect, path) => [
    ...checkFields(effect, ['upTo'], path),
    ...(Number.isInteger(effect.upTo) && effect.upTo > 1 ? [] : [{ path: `${path}.upTo`, code: 'amount' }]),
  ],
};
