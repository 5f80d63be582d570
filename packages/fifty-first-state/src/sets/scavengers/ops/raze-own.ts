import { type By, checkFields, type Effect, type Op, worthOf } from '@cinderhall/effects';
import { locationOf } from '../../../cards/index.ts';
import { locationsOf } from '../../../locations.ts';
import type { State } from '../../../state.ts';

/** Raze one of one's own other locations: its spoils and the goods of its deal, then it becomes ruins (E-30). */
export interface RazeOwn extends Effect {
  readonly op: 'razeOwn';
}

/** What a location that stands is worth at least. */
const STANDING = 1.5;

export function razable(state: State, { seat, card: itself }: Pick<By, 'seat' | 'card'>): number[] {
  const found: number[] = [];
  for (const { card } of locationsOf(state, seat)) if (card !== itself) found.push(card);
  return found;
}

export const razeOwn: Op<State, RazeOwn> = {
  op: 'razeOwn',
  run(state, _effect, by, flow) {
    if (razable(state, by).length > 0) flow.ask({ kind: 'razeOwn', seats: [by.seat], card: by.card });
  },
  can: (state, _effect, by) => razable(state, by).length > 0,
  say: () => ({ key: 'fiftyFirstState.op.razeOwn' }),
  worth(state, _effect, by, kit) {
    let best = 0;
    for (const card of razable(state, by)) {
      const { spoils, deal } = locationOf(state, card);
      best = Math.max(best, worthOf(kit.world, spoils) + worthOf(kit.world, deal) - STANDING);
    }
    return best;
  },
  check: (effect, path) => checkFields(effect, [], path),
};
