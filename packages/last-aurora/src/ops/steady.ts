import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { canSteady } from '../flow/crew.ts';
import { playerOf, type State } from '../state.ts';

/** A survivor's skill becomes this high until the end of the phase. */
export interface Steady extends Effect {
  readonly op: 'steady';
  readonly skill: number;
}

export const steady: Op<State, Steady> = {
  op: 'steady',
  run: (_state, { skill }, { seat }, flow) => flow.ask({ kind: 'steady', seats: [seat], skill }),
  can: (state, { skill }, { seat }) => playerOf(state, seat).survivors.some((one) => canSteady(one, skill)),
  say: ({ skill }) => ({ key: 'la.op.steady', params: { n: skill } }),
  worth: () => 0.7,
  check: (effect, path) => [
    ...checkFields(effect, ['skill'], path),
    ...(Number.isInteger(effect.skill) && effect.skill > 0 ? [] : [{ path: `${path}.skill`, code: 'amount' }]),
  ],
};
