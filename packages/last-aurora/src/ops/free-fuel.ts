import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { canSetOut } from '../driver.ts';
import { mapOf } from '../route.ts';
import { playerOf, type State } from '../state.ts';

/** This turn's move needs no fuel to begin with; afterwards the truck takes one damage. */
export interface FreeFuel extends Effect {
  readonly op: 'freeFuel';
}

export const freeFuel: Op<State, FreeFuel> = {
  op: 'freeFuel',
  run(state) {
    state.turn.freeFuel = true;
  },
  can(state, _effect, { seat }) {
    const { turn, phase } = state;
    const { convoy, space } = playerOf(state, seat);
    if (phase !== 'movement' || turn.seat !== seat || turn.moved || turn.freeFuel) return false;
    return space < mapOf(state).end && canSetOut(convoy, 0);
  },
  say: () => ({ key: 'la.op.freeFuel' }),
  worth: () => 1.2,
  check: (effect, path) => checkFields(effect, [], path),
};
