import { fire, leaves, pushEffects } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { alone } from '@cinderhall/tableau';
import { locationOf, type Token } from '../cards/index.ts';
import { kit } from '../effect-kit.ts';
import { keepOn, locationsOf, placeLocation } from '../locations.ts';
import type { Placed, State, StateFlow } from '../state.ts';

const ANYTHING = Object.freeze({});

export interface Joining {
  readonly way: 'incorporate' | 'redevelop' | 'rebuild';
  /** The location it replaces; −1: none. */
  readonly over: number;
  /** A card that this does not set off; −1: none. */
  readonly quiet: number;
}

/** R-NE-056: a location joins the state, by one of the three ways there are (A-NE-09). */
export function join(state: State, seat: Seat, card: number, { way, over, quiet }: Joining, flow: StateFlow): void {
  const { production, once, cache, types } = locationOf(state, card);
  flow.emit({ kind: 'joined', seat, card, way, over });
  // R-NE-109: set off before the card itself listens.
  const listening =
    quiet < 0 ? state.abilities : leaves(state.abilities, seat, quiet, kit.world.abilities(state, quiet));
  fire(state, listening, alone(seat), way, ANYTHING, flow, kit);
  fire(state, listening, alone(seat), 'joins', { type: types }, flow, kit);
  placeLocation(state, seat, card);
  if (cache) fillCache(state, seat, card, cache, flow);
  // R-NE-094: one-time points belong to no card, so they go to the base.
  if (once) {
    flow.push({ kind: 'effects', list: once, at: 0, seat, card: -1, x: 0 });
    flow.emit({ kind: 'oneTime', seat, card });
  }
  if (production) pushEffects(production, { seat, card, x: 0 }, flow);
}

/** R-NE-085. */
function fillCache(state: State, seat: Seat, card: number, cache: object, flow: StateFlow): void {
  const placed = locationsOf(state, seat).at(-1) as Placed;
  for (const [good, n] of Object.entries(cache)) {
    keepOn(state, seat, placed, good as Token, n);
    flow.emit({ kind: 'cached', seat, card, good, n });
  }
}
