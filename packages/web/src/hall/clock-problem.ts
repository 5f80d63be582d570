import type { ClockSetting } from '../protocol.ts';

/** What is wrong with the clock, as a key of the words; null when nothing is. */
export function clockProblem(clock: ClockSetting): string | null {
  const whole = (n: number, min: number, max: number) => Number.isInteger(n) && n >= min && n <= max;
  if (clock.kind === 'live' && !(whole(clock.bank, 60, 86_400) && whole(clock.increment, 0, 3_600)))
    return 'web.new.clock.live.wrong';
  if (clock.kind === 'slow' && !(clock.hours >= 1 && clock.hours <= 1_440)) return 'web.new.clock.slow.wrong';
  return null;
}
