import type { Session } from '../../table/session.ts';

/** Everybody else, in turn order after the seat; for an onlooker everybody. */
export function rivalsOf(seats: number, seat: number): number[] {
  const mine = seat < 0 ? 0 : 1;
  return Array.from({ length: seats - mine }, (_, i) => (Math.max(0, seat) + i + mine) % seats);
}

/** Opens the State of a rival over one's own, or closes it again. */
export const look = (session: Session, owner: number): void => {
  session.looking.value = session.looking.value === owner ? null : owner;
};

/** Of two copies of a card, choices name one: the other stands for the same. */
export const firstLike = (
  { cards: designs }: { readonly cards: readonly number[] },
  cards: readonly number[],
  card: number,
): number => cards.find((one) => designs[one] === designs[card]) ?? card;
