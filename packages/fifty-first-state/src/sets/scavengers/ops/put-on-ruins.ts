import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { goodOnRuin } from '../../../ruins.ts';
import { playerOf, type State } from '../../../state.ts';

/** A basic resource from the supply onto each of up to so many of one's own ruins (E-27). */
export interface PutOnRuins extends Effect {
  readonly op: 'putOnRuins';
  readonly upTo: number;
}

const WORTH = 0.3;

/** R-SCAV-055: those on which nothing lies. */
export const bareRuins = (state: State, seat: Seat): number[] =>
  playerOf(state, seat).ruins.filter((_, at) => goodOnRuin(state, seat, at) === 'nothing');

export const putOnRuins: Op<State, PutOnRuins> = {
  op: 'putOnRuins',
  run(state, { upTo }, by, flow) {
    if (bareRuins(state, by.seat).length > 0)
      flow.ask({ kind: 'putOnRuin', seats: [by.seat], card: by.card, left: upTo, first: true });
  },
  can: (state, _effect, by) => bareRuins(state, by.seat).length > 0,
  say: ({ upTo }) => ({ key: 'fiftyFirstState.op.putOnRuins', params: { n: upTo } }),
  worth: (state, { upTo }, by) => WORTH * Math.min(upTo, bareRuins(state, by.seat).length),
  check: (effect, path) => [
    ...checkFields(effect, ['upTo'], path),
    ...(Number.isInteger(effect.upTo) && effect.upTo > 0 ? [] : [{ path: `${path}.upTo`, code: 'amount' }]),
  ],
};
