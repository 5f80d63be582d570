import { fire, type Goods, leaves, pushEffects } from '@cinderhall/effects';
import { at, type Seat } from '@cinderhall/kernel';
import { alone } from '@cinderhall/tableau';
import { isToken, locationOf } from '../cards/index.ts';
import { kit } from '../effect-kit.ts';
import { keepOn, locationsOf, placeLocation } from '../locations.ts';
import { tellReached } from '../outcome.ts';
import type { State, StateFlow } from '../state.ts';

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
  tellReached(state, seat, 1, flow);
  if (cache) fillCache(state, seat, card, cache, flow);
  // R-NE-094: one-time points belong to no card, so they go to the base.
  if (once) {
    flow.push({ kind: 'effects', list: once, at: 0, seat, card: -1, x: 0 });
    flow.emit({ kind: 'oneTime', seat, card });
  }
  if (production) pushEffects(production, { seat, card, x: 0 }, flow);
}

/** R-NE-085. */
function fillCache(state: State, seat: Seat, card: number, cache: Goods, flow: StateFlow): void {
  const placed = at(locationsOf(state, seat), -1);
  for (const [good, n] of Object.entries(cache)) {
    if (!isToken(good)) continue;
    keepOn(state, seat, placed, good, n);
    flow.emit({ kind: 'cached', seat, card, good, n });
  }
}
