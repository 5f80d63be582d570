import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { copyable } from '../actions/copy.ts';
import type { State } from '../state.ts';

/** R-DEI-102. */
export interface Copy extends Effect {
  readonly op: 'copy';
}

export const copy: Op<State, Copy> = {
  op: 'copy',
  run: (_state, _effect, { seat }, flow) => flow.ask({ kind: 'copy', seats: [seat] }),
  can: (state, _effect, { seat }) => copyable(state, seat).length > 0,
  say: () => ({ key: 'dei.op.copy' }),
  worth: () => 2,
  check: (effect, path) => checkFields(effect, [], path),
};
