import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import type { SeatPlan } from '../protocol.ts';

const isAlone = (seats: readonly SeatPlan[]): boolean => seats.filter(({ kind }) => kind === 'person').length === 1;

/** What somebody at the table is called: as they say, as a bot's character is, as the only person here, or by their place. */
export function nameOfSeat({ name, kind, character }: SeatPlan, seat: number, seats: readonly SeatPlan[]): string {
  if (name) return name;
  const { language, name: mine } = settings.value;
  if (kind === 'bot') return character?.name[language] ?? t('web.bot', { n: seat + 1 });
  return (isAlone(seats) && mine) || t('web.player', { n: seat + 1 });
}
