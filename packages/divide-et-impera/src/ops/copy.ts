import { checkFields, type Op } from '@cinderhall/effects';
import { copyable } from '../actions/copy.ts';
import type { Copy } from '../cards/index.ts';
import type { State } from '../state.ts';

export const copy: Op<State, Copy> = {
  op: 'copy',
  run: (_state, _effect, { seat }, flow) => flow.ask({ kind: 'copy', seats: [seat] }),
  can: (state, _effect, { seat }) => copyable(state, seat).length > 0,
  say: () => ({ key: 'dei.op.copy' }),
  worth: () => 2,
  check: (effect, path) => checkFields(effect, [], path),
};
