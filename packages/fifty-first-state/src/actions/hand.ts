import { askPayment, bySeat, type Cost } from '@cinderhall/effects';
import { must, type Seat } from '@cinderhall/kernel';
import { isRepeated, remove } from '@cinderhall/tableau';
import { locationOf } from '../cards/index.ts';
import { kit } from '../effect-kit.ts';
import { type Choice, playerOf, type State, type StateFlow } from '../state.ts';
import { canRebuildInto, rebuilding } from './build.ts';
import { alsoHeld, canPay, meansOf } from './payable.ts';

/** R-BASE-003: all that can be done now with the location cards in hand. */
export function listHand(state: State, seat: Seat, list: Choice[]): void {
  const { hand } = playerOf(state, seat);
  const more = alsoHeld(state, seat);
  const grey = meansOf(state, seat, 'build', more);
  const blue = meansOf(state, seat, 'deal', more);
  const red = meansOf(state, seat, 'raze', more);
  const rebuild = rebuilding(state, seat);
  for (let i = 0; i < hand.length; i++) {
    if (isRepeated(state.cards, hand, i)) continue;
    const card = hand[i] ?? -1;
    const { distance } = locationOf(state, card);
    if (canPay(state, seat, 'build', card, distance, grey)) list.push({ kind: 'construct', card });
    if (canRebuildInto(state, seat, rebuild, card)) list.push({ kind: 'rebuild', card });
    if (canPay(state, seat, 'deal', card, distance, blue)) list.push({ kind: 'deal', card });
    if (canPay(state, seat, 'raze', card, distance, red)) list.push({ kind: 'raze', card });
  }
}

/** Moves a card from the hand to `playing` until its price is paid; then a task goes on with it. */
export function playFromHand(state: State, seat: Seat, card: number): void {
  remove(playerOf(state, seat).hand, card);
  state.playing = card;
}

export const payFor = (state: State, seat: Seat, cost: Cost, flow: StateFlow): void =>
  askPayment(state, cost, [], bySeat(seat, state.playing ?? -1), flow, kit);

/** Takes the card being played out of `playing`; the caller puts it where it goes. */
export function played(state: State): number {
  const card = must(state.playing, 'the card being played');
  state.playing = null;
  return card;
}
