import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { canEliminate } from '../actions/eliminate.ts';
import type { State } from '../state.ts';

/** R-DEI-104. */
export interface Eliminate extends Effect {
  readonly op: 'eliminate';
}

export const eliminate: Op<State, Eliminate> = {
  op: 'eliminate',
  run: (_state, _effect, { seat }, flow) => flow.ask({ kind: 'eliminate', seats: [seat] }),
  can: (state, _effect, { seat }) => canEliminate(state, seat, 'eliminate'),
  say: () => ({ key: 'dei.op.eliminate' }),
  worth: () => 1,
  check: (effect, path) => checkFields(effect, [], path),
};
