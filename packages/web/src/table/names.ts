import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import type { SeatPlan } from '../protocol.ts';

const isAlone = (seats: readonly SeatPlan[]): boolean => seats.filter(({ kind }) => kind === 'person').length === 1;

/** The name of a seat: its own, that of the bot's character, that in the settings for the only person, or its number. */
export function nameOfSeat({ name, kind, character }: SeatPlan, seat: number, seats: readonly SeatPlan[]): string {
  if (name) return name;
  const { language, name: mine } = settings.value;
  if (kind === 'bot') return character?.name[language] ?? t('web.bot', { n: seat + 1 });
  return (isAlone(seats) && mine) || t('web.player', { n: seat + 1 });
}
