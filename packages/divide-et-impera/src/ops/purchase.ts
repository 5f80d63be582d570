import { checkFields, type Op } from '@cinderhall/effects';
import { canBuy } from '../actions/purchase.ts';
import type { Purchase } from '../cards/index.ts';
import { playerOf, type State } from '../state.ts';

export const purchase: Op<State, Purchase> = {
  op: 'purchase',
  run: (_state, _effect, { seat }, flow) => flow.ask({ kind: 'buy', seats: [seat] }),
  can: (state, _effect, { seat }) => !playerOf(state, seat).purchased && canBuy(state, seat),
  say: () => ({ key: 'dei.op.purchase' }),
  worth: () => 3,
  check: (effect, path) => checkFields(effect, [], path),
};
