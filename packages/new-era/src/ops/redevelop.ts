import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { fitsAny } from '../locations.ts';
import { playerOf, type State } from '../state.ts';

/** A Redevelop carried out at once and free; with `anyType` the types need not match, and it is not declined (R-NE-125). */
export interface RedevelopNow extends Effect {
  readonly op: 'redevelop';
  readonly anyType?: boolean;
}

/** Two points, and mostly a better location. */
const WORTH = 2.4;

export const redevelop: Op<State, RedevelopNow> = {
  op: 'redevelop',
  run(state, { anyType = false }, by, flow) {
    // What may be declined is asked in any case: that it was not would tell something about the hand.
    if (!anyType || fitsAny(state, by.seat, anyType))
      flow.ask({ kind: 'develop', seats: [by.seat], card: by.card, anyType, optional: !anyType });
  },
  can: (state, { anyType = false }, by) => fitsAny(state, by.seat, anyType),
  say: ({ anyType }) => ({ key: anyType ? 'newEra.op.redevelopAny' : 'newEra.op.redevelop' }),
  // Whose it is may be somebody whose hand is hidden: only its size is known.
  worth: (state, _effect, by) => (playerOf(state, by.seat).hand.length > 0 ? WORTH : 0),
  check: (effect, path) => checkFields(effect, ['anyType'], path),
};
