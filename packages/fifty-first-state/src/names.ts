/** The names of cards and players. Sets use them too, so that this file needs no kit of effects. */
import { type Message, type Seat, seatName } from '@cinderhall/kernel';
import { DESIGNS, designOf } from './cards/index.ts';
import { locationsOf, ownerOf } from './placed.ts';
import { goodOnRuin, type OnRuin } from './ruins.ts';
import { playerOf, type State } from './state.ts';

/** The name of a card, with its set where the match has another one of that name; a card that cannot be seen is a card. */
export function cardName(view: State, card: number): Message {
  if (card < 0) return { key: 'fiftyFirstState.unseen' };
  const { id, name, set } = designOf(view, card);
  const printed: Message = { key: `fiftyFirstState.card.${id}` };
  const isReprint = view.cards.some((other) => other !== view.cards[card] && DESIGNS[other]?.name.en === name.en);
  return set === 'base' || !isReprint ? printed : { key: 'fiftyFirstState.cardOfSet', params: { card: printed, set } };
}

/** The name of a location on the table, with its number where its owner has several of that design. */
export function placedName(view: State, card: number): Message {
  const name = cardName(view, card);
  const alike = locationsOf(view, ownerOf(view, card)).filter((one) => view.cards[one.card] === view.cards[card]);
  if (alike.length < 2) return name;
  const n = 1 + alike.findIndex((one) => one.card === card);
  return { key: 'fiftyFirstState.numbered', params: { card: name, n } };
}

/** Whose something is: a seat's or the opponent's of a lone player. */
export const ownerName = ({ players, opponent }: State, owner: number): Message =>
  owner >= players.length
    ? { key: opponent?.kind === 'borgo' ? 'fiftyFirstState.borgo' : 'fiftyFirstState.opponent' }
    : seatName(owner);

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
