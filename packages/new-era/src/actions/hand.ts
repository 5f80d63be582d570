import { must, type Seat } from '@cinderhall/kernel';
import { remove } from '@cinderhall/tableau';
import { playerOf, type State } from '../state.ts';

/** Moves a card from the hand to `playing` until means and place are chosen. */
export function playFromHand(state: State, seat: Seat, card: number): void {
  remove(playerOf(state, seat).hand, card);
  state.playing = card;
}

/** Takes the card being played out of `playing`; the caller puts it where it goes. */
export function played(state: State): number {
  const card = must(state.playing, 'the card being played');
  state.playing = null;
  return card;
}
