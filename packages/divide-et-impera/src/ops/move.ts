import { checkFields, type Op } from '@cinderhall/effects';
import { askMove, canMove, MOVINGS } from '../actions/move.ts';
import { MOVES, type Move } from '../cards/index.ts';
import type { State } from '../state.ts';
import { checkHow } from './how.ts';

export const move: Op<State, Move> = {
  op: 'move',
  run: (_state, { how }, { seat }, flow) => askMove(seat, MOVINGS[how], flow),
  can: (state, { how }, { seat }) => canMove(state, seat, MOVINGS[how]),
  say: ({ how }) => ({ key: `dei.op.move.${how}` }),
  worth: (_state, { how }) => (how === 'basic' ? 1 : 1.3),
  check: (effect, path) => [...checkFields(effect, ['how'], path), ...checkHow(effect.how, MOVES, path)],
};
