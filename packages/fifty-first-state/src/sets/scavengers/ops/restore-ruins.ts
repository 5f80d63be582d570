import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { playerOf, type State } from '../../../state.ts';

/** Turn one of one's own ruins face up: it is a location again (E-28). */
export interface RestoreRuins extends Effect {
  readonly op: 'restoreRuins';
}

const WORTH = 2;

export const restoreRuins: Op<State, RestoreRuins> = {
  op: 'restoreRuins',
  run(state, _effect, by, flow) {
    if (playerOf(state, by.seat).ruins.length > 0) flow.ask({ kind: 'restore', seats: [by.seat], card: by.card });
  },
  can: (state, _effect, by) => playerOf(state, by.seat).ruins.length > 0,
  say: () => ({ key: 'fiftyFirstState.op.restoreRuins' }),
  worth: (state, _effect, by) => (playerOf(state, by.seat).ruins.length > 0 ? WORTH : 0),
  check: (effect, path) => checkFields(effect, [], path),
};
