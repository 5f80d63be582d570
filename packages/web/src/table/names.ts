import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import type { SeatPlan, TableCard } from '../protocol.ts';

/** At a table in this browser the first person is the owner of the browser. */
export const isOwn = (seat: number, seats: readonly SeatPlan[]): boolean =>
  seat === seats.findIndex(({ kind }) => kind === 'person');

const isAlone = (seats: readonly SeatPlan[]): boolean => seats.filter(({ kind }) => kind === 'person').length === 1;

/**
 * What stands beside a seat: its own name, that of the bot's character, or the one that was chosen in this browser. As
 * long as none was, a lone person is "You", and those who share a screen go by their numbers.
 */
export function nameOfSeat({ name, kind, character }: SeatPlan, seat: number, seats: readonly SeatPlan[]): string {
  if (name) return name;
  const { language, name: mine } = settings.value;
  if (kind === 'bot') return character?.name[language] ?? t('web.bot', { n: seat + 1 });
  if (isOwn(seat, seats) && mine) return mine;
  return isAlone(seats) ? t('web.you') : t('web.player', { n: seat + 1 });
}

/** Whether several people take turns at this screen. */
export const isShared = ({ seats, online }: TableCard): boolean => (online ? online.mine.length > 1 : !isAlone(seats));

/** The seat of the person who looks at the table from outside of the match, as in a replay; −1 where it is not one alone. */
export const seatOfReader = ({ seats, online }: TableCard): number => {
  const own = online ? online.mine : seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return own.length === 1 ? (own[0] ?? -1) : -1;
};
