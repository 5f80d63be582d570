import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { resourcesOf } from '../prices.ts';
import { playerOf, type State } from '../state.ts';
import { WORTH } from '../worth.ts';

/** Discards one resource of the seat's choice. */
export interface LoseResource extends Effect {
  readonly op: 'loseResource';
}

export const loseResource: Op<State, LoseResource> = {
  op: 'loseResource',
  run: (_state, _effect, { seat }, flow) => flow.ask({ kind: 'loseResource', seats: [seat] }),
  can: (state, _effect, { seat }) => resourcesOf(playerOf(state, seat)).length > 0,
  say: () => ({ key: 'la.op.loseResource' }),
  worth: () => -WORTH.food,
  check: (effect, path) => checkFields(effect, [], path),
};
