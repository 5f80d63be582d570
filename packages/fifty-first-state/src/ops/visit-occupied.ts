import { checkFields, type Effect, type Kit, type Op } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { locationOf } from '../cards/index.ts';
import { locationsOf } from '../locations.ts';
import { hasPassed } from '../owners.ts';
import type { State } from '../state.ts';

/** Use an open production of another player that already has a worker on it (E-19). */
export interface VisitOccupied extends Effect {
  readonly op: 'visitOccupied';
}

export function occupied(state: State, seat: Seat, kit: Kit<State>): number[] {
  const found: number[] = [];
  for (let owner = 0; owner < state.locations.length; owner++) {
    if (owner === seat || hasPassed(state, owner)) continue;
    for (const { card, visits } of locationsOf(state, owner)) {
      const { isOpen, production } = locationOf(state, card);
      if (visits > 0 && isOpen && production && kit.can(state, production, { seat, card, x: 0 })) found.push(card);
    }
  }
  return found;
}

export const visitOccupied: Op<State, VisitOccupied> = {
  op: 'visitOccupied',
  run(state, _effect, by, flow, kit) {
    if (occupied(state, by.seat, kit).length > 0) flow.ask({ kind: 'visitOccupied', seats: [by.seat], card: by.card });
  },
  can: (state, _effect, by, kit) => occupied(state, by.seat, kit).length > 0,
  say: () => ({ key: 'fiftyFirstState.op.visitOccupied' }),
  worth(state, _effect, by, kit) {
    let best = 0;
    for (const card of occupied(state, by.seat, kit))
      best = Math.max(best, kit.worth(state, locationOf(state, card).production ?? [], { seat: by.seat, card, x: 0 }));
    return best;
  },
  check: (effect, path) => checkFields(effect, [], path),
};
