import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import type { State } from '../../../state.ts';
import { neighboursOf } from '../geometry.ts';
import { activationWorth } from '../levels.ts';
import { outpostAt, outpostsOf } from '../map.ts';

/** Move an outpost of level 1 to an empty area next to it, and activate it there. */
export interface MoveOutpost extends Effect {
  readonly op: 'moveOutpost';
}

export interface Move {
  readonly from: number;
  readonly area: number;
}

export const moves = (state: State, seat: Seat): Move[] =>
  outpostsOf(state, seat)
    .filter((from) => outpostAt(state, from).level === 1)
    .flatMap((from) =>
      neighboursOf(from)
        .filter((area) => outpostAt(state, area).owner === -1)
        .map((area) => ({ from, area })),
    );

export const moveOutpost: Op<State, MoveOutpost> = {
  op: 'moveOutpost',
  run(state, _effect, { seat, card }, flow) {
    if (moves(state, seat).length > 0) flow.ask({ kind: 'moveOutpost', seats: [seat], card });
  },
  can: (state, _effect, { seat }) => moves(state, seat).length > 0,
  say: () => ({ key: 'fiftyFirstState.op.moveOutpost' }),
  worth: (state, _effect, { seat }, kit) =>
    moves(state, seat).reduce((best, { area }) => Math.max(best, activationWorth(state, seat, area, 1, kit)), 0),
  check: (effect, path) => checkFields(effect, [], path),
};
