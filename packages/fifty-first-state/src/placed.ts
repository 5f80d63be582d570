/** Which locations stand where. Ops of sets ask here too, so that this file needs no rules. */
import type { Placed, State } from './state.ts';

export const locationsOf = (state: State, owner: number): Placed[] => state.locations[owner] as Placed[];

/** In whose State the card stands face up; −1: in nobody's. */
export function ownerOf(state: State, card: number): number {
  for (let owner = 0; owner < state.locations.length; owner++)
    for (const placed of locationsOf(state, owner)) if (placed.card === card) return owner;
  return -1;
}

export function placedOf(state: State, card: number): Placed {
  for (const owned of state.locations) for (const placed of owned) if (placed.card === card) return placed;
  throw new RangeError(`card ${card} stands in no State`);
}
