import { type Seat, shuffleZone } from '@cinderhall/kernel';
import { remove } from '@cinderhall/tableau';
import { connectionOf } from './cards/index.ts';
import { type Player, playerOf, type State, type StateFlow } from './state.ts';

export const canDraw = (state: State): boolean => state.deck.length > 0 || state.discard.length > 0;

/** R-BASE-013: the next card of the deck, made anew from the discard pile if need be; −1 when there is none at all. */
export function topCard(state: State, flow: StateFlow): number {
  if (state.deck.length === 0) {
    if (state.discard.length === 0) return -1;
    state.deck.push(...state.discard);
    state.discard.length = 0;
    shuffleZone(state, state.deck, flow.chance);
    flow.emit({ kind: 'reshuffled', n: state.deck.length });
  }
  return state.deck.pop() as number;
}

/** R-BASE-014: cards come from the deck to hand. `by` is the card that brings them (−1: a rule or a board). */
export function drawCards(state: State, seat: Seat, n: number, by: number, flow: StateFlow): number {
  const { hand } = playerOf(state, seat);
  let drawn = 0;
  for (; drawn < n; drawn++) {
    const card = topCard(state, flow);
    if (card < 0) break;
    hand.push(card);
    const { phase } = state;
    flow.tell([seat], { kind: 'drew', seat, card, by, phase }, { kind: 'drew', seat, card: -1, by, phase });
  }
  return drawn;
}

/** A card leaves the hand face up: connections to their own pile, everything else to the discard pile. */
export function discardFromHand(state: State, { hand, connections }: Player, card: number): void {
  if (hand.includes(card)) {
    remove(hand, card);
    state.discard.push(card);
    return;
  }
  remove(connections, card);
  discardConnection(state, card);
}

export function discardConnection(state: State, card: number): void {
  const design = connectionOf(state, card);
  (design.colour === 'red' ? state.red : state.blue).discard.push(card);
}
