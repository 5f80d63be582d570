import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { canBuy } from '../actions/purchase.ts';
import type { State } from '../state.ts';

/** R-DEI-090: what a face-down card is played for. */
export interface Purchase extends Effect {
  readonly op: 'purchase';
}

export const purchase: Op<State, Purchase> = {
  op: 'purchase',
  run: (_state, _effect, { seat }, flow) => flow.ask({ kind: 'buy', seats: [seat], robot: false }),
  can: (state, _effect, { seat }) => canBuy(state, seat),
  say: () => ({ key: 'dei.op.purchase' }),
  worth: () => 3,
  check: (effect, path) => checkFields(effect, [], path),
};
