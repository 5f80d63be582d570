import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { askMove, canMove, type Moving } from '../actions/move.ts';
import type { State } from '../state.ts';
import { checkHow } from './how.ts';

const HOW = ['basic', 'tactical', 'logistic'] as const;

/** R-DEI-074, R-DEI-107, R-DEI-109. */
export interface Move extends Effect {
  readonly op: 'move';
  readonly how: (typeof HOW)[number];
}

const MOVING: { readonly [H in Move['how']]: Moving } = {
  basic: { tactical: false, logistic: false, bonus: false },
  tactical: { tactical: true, logistic: false, bonus: false },
  logistic: { tactical: false, logistic: true, bonus: false },
};

export const move: Op<State, Move> = {
  op: 'move',
  run: (_state, { how }, { seat }, flow) => askMove(seat, MOVING[how], flow),
  can: (state, { how }, { seat }) => canMove(state, seat, MOVING[how]),
  say: ({ how }) => ({ key: `dei.op.move.${how}` }),
  worth: (_state, { how }) => (how === 'basic' ? 1 : 1.3),
  check: (effect, path) => [...checkFields(effect, ['how'], path), ...checkHow(effect.how, HOW, path)],
};
