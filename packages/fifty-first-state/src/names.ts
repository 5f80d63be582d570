/** The names of cards and of whoever plays. Sets use them too, so that this file needs no kit of effects. */
import type { Message, Seat } from '@cinderhall/kernel';
import { designOf } from './cards/index.ts';
import { goodOnRuin, type OnRuin } from './ruins.ts';
import { playerOf, type State } from './state.ts';

/** The name of a card; of one that the reader cannot see, only that it is a card. */
export const cardName = (view: State, card: number): Message =>
  card < 0 ? { key: 'fiftyFirstState.unseen' } : { key: `fiftyFirstState.card.${designOf(view, card).id}` };

export const seatName = (seat: Seat): Message => ({ key: 'seat.name', params: { n: seat + 1 } });

/** Whose something is: a seat's or the opponent's of a lone player. */
export const ownerName = ({ players }: State, owner: number): Message =>
  owner >= players.length ? { key: 'fiftyFirstState.opponent' } : seatName(owner);

/** "the ruins of School with fuel on them"; of ruins whose card the reader does not know only that they are ruins. */
export function ruinName(view: State, card: number, on: OnRuin): Message {
  const unseen = card < 0;
  const params = {
    ...(unseen ? {} : { card: cardName(view, card) }),
    ...(on === 'nothing' ? {} : { good: { noun: `fiftyFirstState.${on}` } }),
  };
  return { key: `fiftyFirstState.ruin${unseen ? '.unseen' : ''}${on === 'nothing' ? '' : '.with'}`, params };
}

/** One's own ruins by their card. */
export const ownRuinName = (view: State, seat: Seat, card: number): Message =>
  ruinName(view, card, goodOnRuin(view, seat, playerOf(view, seat).ruins.indexOf(card)));
