import { remove } from '@cinderhall/tableau';
import { connectionOf } from './cards/index.ts';
import type { Player, State } from './state.ts';

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
