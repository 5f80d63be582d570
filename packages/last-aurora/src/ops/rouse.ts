import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { countIn } from '../crew.ts';
import { playerOf, type State } from '../state.ts';

/** One survivor of the seat goes from Rest to Active. */
export interface Rouse extends Effect {
  readonly op: 'rouse';
}

export const rouse: Op<State, Rouse> = {
  op: 'rouse',
  run: (_state, _effect, { seat }, flow) => flow.ask({ kind: 'rouse', seats: [seat] }),
  can: (state, _effect, { seat }) => countIn(playerOf(state, seat), 'rest') > 0,
  say: () => ({ key: 'la.op.rouse' }),
  worth: () => 0.8,
  check: (effect, path) => checkFields(effect, [], path),
};
