import { fire, frozen } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { alone } from '@cinderhall/tableau';
import { kit } from '../effect-kit.ts';
import { changeOf } from '../locations.ts';
import { playerOf, type State, type StateFlow } from '../state.ts';
import { played } from './hand.ts';

/** R-NE-091. */
export const UNDER_BASE = 3;
const FROM_HAND = frozen({ raid: false });

/** R-NE-091, R-NE-123: three cards in all; what a card adds serves one kind only. */
function hasSlot(state: State, seat: Seat, spoils: number, deals: number): boolean {
  if (spoils + deals <= UNDER_BASE) return true;
  const moreSpoils = Math.max(0, spoils - changeOf(state, seat, 'spoilsSlots'));
  const moreDeals = Math.max(0, deals - changeOf(state, seat, 'dealSlots'));
  return moreSpoils + moreDeals <= UNDER_BASE;
}

export function hasSpoilsSlot(state: State, seat: Seat): boolean {
  const { spoils, deals } = playerOf(state, seat);
  return hasSlot(state, seat, spoils.length + 1, deals.length);
}

export function hasDealSlot(state: State, seat: Seat): boolean {
  const { spoils, deals } = playerOf(state, seat);
  return hasSlot(state, seat, spoils.length, deals.length + 1);
}

/** R-NE-050. */
export function conquerHand(state: State, seat: Seat, flow: StateFlow): void {
  const card = played(state);
  playerOf(state, seat).spoils.push(card);
  flow.emit({ kind: 'conquered', seat, card });
  fire(state, state.abilities, alone(seat), 'conquest', FROM_HAND, flow, kit);
}
