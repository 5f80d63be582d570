import { type Seat, shuffleZone } from '@cinderhall/kernel';
import { isRepeated } from '@cinderhall/tableau';
import { type Choice, playerOf, type State, type StateFlow } from './state.ts';

export const canDraw = (state: State): boolean => state.deck.length > 0 || state.discard.length > 0;

/** R-NE-005, R-NE-007: the next card of the pile, made anew from the discard pile if need be; −1 when there is none at all. */
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

/** Cards come unseen from the pile to hand. `by` is the card that brings them (−1: a rule). */
export function drawCards(state: State, seat: Seat, n: number, by: number, flow: StateFlow): void {
  const { hand } = playerOf(state, seat);
  const { phase } = state;
  for (let drawn = 0; drawn < n; drawn++) {
    const card = topCard(state, flow);
    if (card < 0) return;
    hand.push(card);
    flow.tell([seat], { kind: 'drew', seat, card, by, phase }, { kind: 'drew', seat, card: -1, by, phase });
  }
}

/** One choice for each design among these cards. */
export function byDesign(state: State, cards: readonly number[]): Choice[] {
  const list: Choice[] = [];
  for (let at = 0; at < cards.length; at++)
    if (!isRepeated(state.cards, cards, at)) list.push({ kind: 'card', card: cards[at] as number });
  return list;
}
