import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { playerOf, type State } from '../state.ts';

/** Discards an item and draws others for it. */
export interface TradeItem extends Effect {
  readonly op: 'tradeItem';
  readonly n: number;
}

export const tradeItem: Op<State, TradeItem> = {
  op: 'tradeItem',
  run: (_state, { n }, { seat }, flow) => flow.ask({ kind: 'tradeItem', seats: [seat], n }),
  can: (state, _effect, { seat }) => playerOf(state, seat).items.length > 0,
  say: ({ n }) => ({ key: 'la.op.tradeItem', params: { n } }),
  worth: (_state, { n }) => n - 1,
  check: (effect, path) => [
    ...checkFields(effect, ['n'], path),
    ...(Number.isInteger(effect.n) && effect.n > 0 ? [] : [{ path: `${path}.n`, code: 'amount' }]),
  ],
};
