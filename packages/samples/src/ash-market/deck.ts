import { type Flow, must, type Seat, shuffleZone } from '@cinderhall/kernel';
import { playerOf, type State } from './state.ts';

export type AshFlow = Flow<State>;

export const canDraw = (state: State): boolean =>
  state.deck.length > 0 || state.discard.length > 0 || state.buried.length > 0;

/** R-ASH-050: an empty deck is made anew out of both discard piles. Answers whether there is a card to draw now. */
export function readyDeck(state: State, flow: AshFlow): boolean {
  if (state.deck.length === 0 && canDraw(state)) {
    state.deck.push(...state.discard, ...state.buried);
    state.discard.length = 0;
    state.buried.length = 0;
    shuffleZone(state, state.deck, flow.chance);
    flow.emit({ kind: 'reshuffled', n: state.deck.length });
  }
  return state.deck.length > 0;
}

/** A card from the deck for a seat, because of another card (−1: because of a rule). */
export function draw(state: State, seat: Seat, flow: AshFlow, by: number): void {
  if (!readyDeck(state, flow)) return;
  const card = must(state.deck.pop());
  playerOf(state, seat).hand.push(card);
  const { phase } = state;
  flow.tell([seat], { kind: 'drew', seat, card, by, phase }, { kind: 'drew', seat, card: -1, by, phase });
}
