import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { canSetOut } from '../driver.ts';
import { startPrice } from '../prices.ts';
import { mapOf } from '../route.ts';
import { playerOf, type State } from '../state.ts';

/** Spends 1 fuel to move a few spaces at once, in the middle of an exploration. */
export interface Hop extends Effect {
  readonly op: 'hop';
  readonly upTo: number;
}

export const hop: Op<State, Hop> = {
  op: 'hop',
  run: (_state, { upTo }, { seat }, flow) => flow.ask({ kind: 'hop', seats: [seat], upTo }),
  can(state, _effect, { seat }) {
    const { convoy, space } = playerOf(state, seat);
    return space < mapOf(state).end && canSetOut(convoy, startPrice(state).n);
  },
  say: ({ upTo }) => ({ key: 'la.op.hop', params: { n: upTo } }),
  worth: () => 0.6,
  check: (effect, path) => [
    ...checkFields(effect, ['upTo'], path),
    ...(Number.isInteger(effect.upTo) && effect.upTo > 0 ? [] : [{ path: `${path}.upTo`, code: 'amount' }]),
  ],
};
