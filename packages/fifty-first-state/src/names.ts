/** The names of cards and of whoever plays. Sets use them too, so that this file needs no kit of effects. */
import type { Message, Seat } from '@cinderhall/kernel';
import { designOf } from './cards/index.ts';
import type { State } from './state.ts';

/** The name of a card; of one that the reader cannot see, only that it is a card. */
export const cardName = (view: State, card: number): Message =>
  card < 0 ? { key: 'fiftyFirstState.unseen' } : { key: `fiftyFirstState.card.${designOf(view, card).id}` };

export const seatName = (seat: Seat): Message => ({ key: 'seat.name', params: { n: seat + 1 } });

/** Whose something is: a seat's or the opponent's of a lone player. */
export const ownerName = ({ players }: State, owner: number): Message =>
  owner >= players.length ? { key: 'fiftyFirstState.opponent' } : seatName(owner);
