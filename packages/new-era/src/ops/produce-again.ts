import { checkFields, type Effect, type Kit, type Op } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { locationOf } from '../cards/index.ts';
import { locationsOf } from '../locations.ts';
import type { State } from '../state.ts';

/** One of the seat's own production locations produces again (R-NE-103, R-NE-108). */
export interface ProduceAgain extends Effect {
  readonly op: 'produceAgain';
}

/** Those that would bring something: not one that makes only points and has no room for them. */
export function productive(state: State, seat: Seat, kit: Kit<State>): number[] {
  const found: number[] = [];
  for (const { card, slots } of locationsOf(state, seat)) {
    const { production, makesPointsOnly } = locationOf(state, card);
    if (!production || (makesPointsOnly && slots === 3)) continue;
    if (kit.can(state, production, { seat, card, x: 0 })) found.push(card);
  }
  return found;
}

export const produceAgain: Op<State, ProduceAgain> = {
  op: 'produceAgain',
  run(state, _effect, by, flow, kit) {
    if (productive(state, by.seat, kit).length > 0) flow.ask({ kind: 'produceAgain', seats: [by.seat], card: by.card });
  },
  can: (state, _effect, by, kit) => productive(state, by.seat, kit).length > 0,
  say: () => ({ key: 'newEra.op.produceAgain' }),
  worth(state, _effect, by, kit) {
    let best = 0;
    for (const card of productive(state, by.seat, kit))
      best = Math.max(best, kit.worth(state, locationOf(state, card).production ?? [], { seat: by.seat, card, x: 0 }));
    return best;
  },
  check: (effect, path) => checkFields(effect, [], path),
};
