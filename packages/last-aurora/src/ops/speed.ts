import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { State } from '../state.ts';

export interface Speed extends Effect {
  readonly op: 'speed';
  readonly n: number;
}

export const speed: Op<State, Speed> = {
  op: 'speed',
  run(state, { n }) {
    state.turn.speed += n;
  },
  can: ({ phase, turn }, _effect, { seat }) => phase === 'movement' && turn.seat === seat && !turn.moved,
  say: ({ n }) => ({ key: 'la.op.speed', params: { n } }),
  worth: (_state, { n }) => n,
  check: (effect, path) => [
    ...checkFields(effect, ['n'], path),
    ...(Number.isInteger(effect.n) && effect.n > 0 ? [] : [{ path: `${path}.n`, code: 'amount' }]),
  ],
};
