import { t } from '../app/words.ts';
import type { ClockSetting, Online } from '../protocol.ts';

/** How much time there is, in a few words. */
export function clockText(clock: ClockSetting): string {
  if (clock.kind === 'live') return t('web.clock.live', { min: Math.round(clock.bank / 60), sec: clock.increment });
  if (clock.kind === 'slow') return t('web.clock.slow', { n: Math.round(clock.hours) });
  return t('web.clock.none');
}

/** How many of the seats have somebody on them. */
export const taken = ({ seats }: Online): number =>
  seats.filter(({ kind }) => kind !== 'open' && kind !== 'invited').length;
