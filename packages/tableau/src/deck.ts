import { type Flow, type GameState, must, type Seat, shuffleZone } from '@cinderhall/kernel';

interface Piles extends GameState {
  readonly deck: number[];
  readonly discard: number[];
  readonly players: readonly { readonly hand: number[] }[];
  readonly phase: string;
}
export type Telling = Pick<Flow<GameState>, 'chance' | 'emit' | 'tell'>;

export const canDraw = ({ deck, discard }: Piles): boolean => deck.length > 0 || discard.length > 0;

/** R-BASE-013, R-NE-005, R-NE-007: the next card of the deck, made anew from the discard pile if need be; −1 when there is none at all. */
export function topCard(state: Piles, flow: Telling): number {
  const { deck, discard } = state;
  if (deck.length === 0) {
    if (discard.length === 0) return -1;
    deck.push(...discard);
    discard.length = 0;
    shuffleZone(state, deck, flow.chance);
    flow.emit({ kind: 'reshuffled', n: deck.length });
  }
  return must(deck.pop());
}

/**
 * R-BASE-014: cards come unseen from the deck to hand. `by` is the card that brings them (−1: a rule or a board); `next`
 * finds them. Answers how many came.
 */
export function drawCards<S extends Piles>(
  state: S,
  seat: Seat,
  n: number,
  by: number,
  flow: Telling,
  next: (state: S, flow: Telling) => number = topCard,
): number {
  const { phase, players } = state;
  for (let drawn = 0; drawn < n; drawn++) {
    const card = next(state, flow);
    if (card < 0) return drawn;
    players[seat]?.hand.push(card);
    flow.tell([seat], { kind: 'drew', seat, card, by, phase }, { kind: 'drew', seat, card: -1, by, phase });
  }
  return n;
}
