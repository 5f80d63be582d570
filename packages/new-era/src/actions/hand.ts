import { must, type Seat } from '@cinderhall/kernel';
import { remove } from '@cinderhall/tableau';
import { playerOf, type State } from '../state.ts';

/** The card is announced and lies open until means and place are settled. */
export function playFromHand(state: State, seat: Seat, card: number): void {
  remove(playerOf(state, seat).hand, card);
  state.playing = card;
}

/** The card being played, on its way to where it goes. */
export function played(state: State): number {
  const card = must(state.playing, 'the card being played');
  state.playing = null;
  return card;
}
