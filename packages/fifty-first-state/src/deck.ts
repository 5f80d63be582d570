/** Where cards come from and where they go: every pile of the table is reached through here. */
import { must, type Seat, shuffleZone } from '@cinderhall/kernel';
import { drawCards, remove, canDraw as someLeft, type Telling, topCard } from '@cinderhall/tableau';
import { COLOURS, type Colour, connectionOf, locationOf } from './cards/index.ts';
import { clearPiles, hasBelow, pileAfter } from './sets/scavengers/piles.ts';
import { playerOf, type State, type StateFlow } from './state.ts';

export type ConnectionPile = State['red'];

const BASE_COLOURS: readonly Colour[] = ['red', 'blue'];

/** Whether there is any location card left to draw. */
export const canDraw = (state: State): boolean =>
  someLeft(state) || (state.scavengers !== null && hasBelow(state.scavengers.piles));

/** R-BASE-013: the next location card; −1 when there is none at all. */
export function nextCard(state: State, flow: Telling): number {
  if (state.scavengers !== null && state.deck.length === 0) state.discard.push(...clearPiles(state.scavengers.piles));
  return topCard(state, flow);
}

/** Whether there would be something to draw once the owner has discarded so many more location cards. */
export const canDrawAfter = (state: State, owner: number, discarded: number): boolean =>
  canDraw(state) || (state.scavengers === null ? discarded > 0 : pileAfter(state.scavengers.piles, owner, discarded));

/** Draws to hand; answers how many cards came. `by` is the card that brings them (−1: a rule or a board). */
export const draw = (state: State, seat: Seat, n: number, by: number, flow: Telling): number =>
  drawCards(state, seat, n, by, flow, nextCard);

/** A location card leaves hand, State or table. `owner` is whose card it was; what nobody took is the first player's. */
export function discard(state: State, owner: number, card: number): void {
  // R-MOL-050.
  if (state.moloch !== null && locationOf(state, card).machine !== null) state.moloch.discard.push(card);
  // R-SCAV-003, R-SCAV-012.
  else if (state.scavengers === null) state.discard.push(card);
  else must(state.scavengers.piles[owner], 'a pile of the owner').push(card);
}

/** The colours of connections in this match. */
export const coloursOf = ({ scavengers }: State): readonly Colour[] => (scavengers === null ? BASE_COLOURS : COLOURS);

export function pileOf(state: State, colour: Colour): ConnectionPile {
  switch (colour) {
    case 'red':
      return state.red;
    case 'blue':
      return state.blue;
    case 'yellow':
      return must(state.scavengers, 'the yellow connections').yellow;
  }
}

/** R-BASE-034: the top connection of a colour; null when there is none at all. */
export function nextConnection(state: State, colour: Colour, flow: StateFlow): number | null {
  const { deck, discard: played } = pileOf(state, colour);
  if (deck.length === 0) {
    deck.push(...played);
    played.length = 0;
    shuffleZone(state, deck, flow.chance);
  }
  return deck.pop() ?? null;
}

/** The connection cards in the hand of a seat: those that all have seen, then those drawn face down. */
export function connectionsOf(state: State, seat: Seat): readonly number[] {
  const { connections } = playerOf(state, seat);
  const drawn = state.promo2?.drawn[seat];
  return drawn && drawn.length > 0 ? [...connections, ...drawn] : connections;
}

/** A connection card leaves the hand of a seat. */
export function removeConnection(state: State, seat: Seat, card: number): void {
  remove(playerOf(state, seat).connections, card);
  remove(state.promo2?.drawn[seat] ?? [], card);
}

export const discardConnection = (state: State, card: number): void => {
  pileOf(state, connectionOf(state, card).colour).discard.push(card);
};

/** A card leaves the hand face up: connections to their own pile, everything else like any other card. */
export function discardFromHand(state: State, seat: Seat, card: number): void {
  const { hand } = playerOf(state, seat);
  if (hand.includes(card)) {
    remove(hand, card);
    discard(state, seat, card);
    return;
  }
  removeConnection(state, seat, card);
  discardConnection(state, card);
}
