import { must } from '@cinderhall/kernel';
import { ITEM, type LaFlow, type State } from './state.ts';
import { toReserve } from './supply.ts';

export type ZoneSlot = State['zone'][number];
export const LAST_SLOT = 4;

/** R-LA-124, AMB-07: a location stays as long as a resource lies on it; an item alone does not keep it. */
export const holdsResource = ({ left, right }: ZoneSlot): boolean =>
  left.some((marker) => marker !== ITEM) || right.some((marker) => marker !== ITEM);

/** The card on a place that has one. */
export const cardOn = ({ zone }: State, slot: number): number => must(zone[slot]?.card);

/** R-LA-115: the cards to the right of an empty place move up. */
export function closeGap(state: State, slot: number): void {
  state.zone.push(...state.zone.splice(slot, 1));
}

/** R-LA-304: all cards move to the left as far as they can. */
export function shiftLeft(state: State): void {
  state.zone = [...state.zone.filter(({ card }) => card !== null), ...state.zone.filter(({ card }) => card === null)];
}

/** Takes the card out of its place, and what lay on it back to the reserve. */
export function clearSlot(state: State, slot: number): number {
  const place = must(state.zone[slot]);
  for (const marker of [...place.left, ...place.right]) toReserve(state, marker);
  const card = cardOn(state, slot);
  place.card = null;
  place.left = [];
  place.right = [];
  return card;
}

/** R-LA-303: surplus cards leave from the left, with what lies on them. */
export function discardSurplus(state: State, keep: number, flow: LaFlow): void {
  let n = state.zone.filter(({ card }) => card !== null).length;
  for (let slot = 0; slot <= LAST_SLOT && n > keep; slot++) {
    if (state.zone[slot]?.card === null) continue;
    const card = clearSlot(state, slot);
    state.discard.push(card);
    flow.emit({ kind: 'discarded', card });
    n--;
  }
}
