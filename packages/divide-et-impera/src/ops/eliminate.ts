import { checkFields, type Op } from '@cinderhall/effects';
import { canEliminate } from '../actions/eliminate.ts';
import type { Eliminate } from '../cards/index.ts';
import type { State } from '../state.ts';

export const eliminate: Op<State, Eliminate> = {
  op: 'eliminate',
  run: (_state, _effect, { seat }, flow) => flow.ask({ kind: 'eliminate', seats: [seat] }),
  can: (state, _effect, { seat }) => canEliminate(state, seat, 'eliminate', false),
  say: () => ({ key: 'dei.op.eliminate' }),
  worth: () => 1,
  check: (effect, path) => checkFields(effect, [], path),
};
