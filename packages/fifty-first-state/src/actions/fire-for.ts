import type { Seat } from '@cinderhall/kernel';
import { locationOf, typeNames } from '../cards/index.ts';
import { fireFeatures } from '../features.ts';
import { typesOf } from '../locations.ts';
import type { State, StateFlow } from '../state.ts';

/** Sets off the seat's features that wait for something done to a location; its types are those it has to its owner. */
export function fireFor(
  state: State,
  seat: Seat,
  on: 'build' | 'deal' | 'raze' | 'reviveRuins',
  owner: number,
  card: number,
  flow: StateFlow,
): void {
  if (!state.abilities[seat]?.on[on]) return;
  const type = typeNames(typesOf(state, owner, card));
  fireFeatures(state, seat, on, { type, category: locationOf(state, card).categories }, flow);
}
