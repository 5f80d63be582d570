import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { State } from '../state.ts';
import { WORTH } from '../worth.ts';

/** One contamination token on a survivor of the seat: one of those who explore now, or any. */
export interface Contaminate extends Effect {
  readonly op: 'contaminate';
  readonly who: 'acting' | 'any';
}

export const contaminate: Op<State, Contaminate> = {
  op: 'contaminate',
  run: (_state, { who }, { seat }, flow) => flow.push({ kind: 'contaminate', seat, acting: who === 'acting', n: 1 }),
  can: () => true,
  say: ({ who }) => ({ key: 'la.op.contaminate', params: { who } }),
  worth: () => WORTH.contamination,
  check: (effect, path) => [
    ...checkFields(effect, ['who'], path),
    ...(['acting', 'any'].includes(effect.who) ? [] : [{ path: `${path}.who`, code: 'who' }]),
  ],
};
