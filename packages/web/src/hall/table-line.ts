import { t } from '../app/words.ts';
import type { Seat, TableCard } from '../protocol.ts';
import { timeText } from '../remote/time.ts';
import { nameOfSeat } from '../table/names.ts';
import { taken } from './table-about.tsx';

/** The seats of the person who looks at the list. */
const ownSeats = ({ seats, online }: TableCard): readonly Seat[] =>
  online ? online.mine : seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

const namesOf = ({ seats }: TableCard, some: readonly Seat[]): string[] =>
  some.flatMap((seat) => {
    const plan = seats[seat];
    return plan ? [nameOfSeat(plan, seat, seats)] : [];
  });

/** Whom one plays with. At a table that others may still join, those who sit there already. */
function othersAt(card: TableCard): Seat[] {
  const own = ownSeats(card);
  const isFree = (seat: Seat): boolean => /^(open|invited)$/.test(card.online?.seats[seat]?.kind ?? '');
  return card.seats.flatMap((_, seat) => (own.includes(seat) || isFree(seat) ? [] : [seat]));
}

const winnersOf = ({ places }: TableCard): Seat[] =>
  (places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));

/** How far a match is, in the word of its game; empty before the first round. */
export const roundText = ({ game, round }: TableCard): string =>
  round > 0 ? t('web.tables.round', { n: round, game }) : '';

/** How a table stands, and who sits there too. */
export function lineText(card: TableCard): string {
  const state = card.over ? resultText(card) : turnText(card);
  const named = winnersOf(card);
  const who = namesOf(
    card,
    othersAt(card).filter((seat) => !named.includes(seat)),
  );
  return who.length > 0 ? t('web.tables.with', { state, who }) : state;
}

function resultText(card: TableCard): string {
  const { places } = card;
  // Nobody has kept the places of older matches.
  if (!places || places.length === 0) return t('web.tables.over.unknown');
  const winners = winnersOf(card);
  const own = ownSeats(card);
  const mine = winners.some((seat) => own.includes(seat));
  if (winners.length > 1) return t('web.tables.wonTogether', { who: namesOf(card, winners) });
  if (mine && own.length === 1) return t('web.tables.won');
  // Nobody at a seat has won: an opponent made of cards did, or time.
  if (winners.length === 0) return t('web.tables.lost');
  return t('web.tables.wonBy', { who: namesOf(card, winners) });
}

function turnText({ online, waiting }: TableCard): string {
  const mine = waiting.length > 0;
  if (!online) return t(mine ? 'web.tables.yours' : 'web.tables.theirs');
  if (online.status === 'open') return t('web.waitingRoom.taken', { n: taken(online), of: online.seats.length });
  if (!mine) return t('web.tables.theirs');
  return online.due === null ? t('web.tables.yours') : t('web.tables.due', { time: timeText(online.due - Date.now()) });
}
