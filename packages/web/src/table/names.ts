import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import type { SeatPlan } from '../protocol.ts';

/** What somebody at the table is called: as they say, as a bot's character is, or by their place. */
export const nameOfSeat = ({ name, kind, character }: SeatPlan, seat: number): string =>
  name || character?.name[settings.value.language] || t(kind === 'bot' ? 'web.bot' : 'web.player', { n: seat + 1 });
