import { checkFields, costOf, type Effect, type Effects, type Kit, type Op } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { factionOf } from '../cards/index.ts';
import { isClosed } from '../sets/moloch/machines.ts';
import { playerOf, type State } from '../state.ts';

/** Use another action of the board, already used this round, once more and pay for it again (E-11, R-PROMO-007). */
export interface ReuseBoardAction extends Effect {
  readonly op: 'reuseBoardAction';
}

export const boardEffects = (state: State, seat: Seat, at: number): Effects =>
  factionOf(state, seat).actions[at]?.effects ?? [];

export function reusable(state: State, seat: Seat, kit: Kit<State>): number[] {
  const { actions } = factionOf(state, seat);
  const { board } = playerOf(state, seat);
  const found: number[] = [];
  for (let at = 0; at < actions.length; at++) {
    const action = actions[at];
    if (!action || (board[at] ?? 0) === 0 || action.effects[0]?.op === 'reuseBoardAction') continue;
    if (!isClosed(state, seat, at) && kit.can(state, action.effects, { seat, card: -1, x: 0 })) found.push(at);
  }
  return found;
}

export const reuseBoardAction: Op<State, ReuseBoardAction> = {
  op: 'reuseBoardAction',
  run(state, _effect, by, flow, kit) {
    if (reusable(state, by.seat, kit).length > 0) flow.ask({ kind: 'reuse', seats: [by.seat] });
  },
  can: (state, _effect, by, kit) => reusable(state, by.seat, kit).length > 0,
  cost(state, _effect, by, kit) {
    const [only, ...more] = reusable(state, by.seat, kit);
    return only === undefined || more.length > 0 ? null : costOf(state, boardEffects(state, by.seat, only), by, kit);
  },
  say: () => ({ key: 'fiftyFirstState.op.reuse' }),
  worth(state, _effect, by, kit) {
    let best = 0;
    for (const at of reusable(state, by.seat, kit))
      best = Math.max(best, kit.worth(state, boardEffects(state, by.seat, at), by));
    return best;
  },
  check: (effect, path) => checkFields(effect, [], path),
};
