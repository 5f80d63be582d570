import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../app/words.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LOW = 30 * SECOND;
const LOW_SLOW = HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

/** How much time is left, as short as it can be read: 3 d 4 h, 2 h 05 min, 4:32. */
export function timeText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY) return t('web.time.days', { d: Math.floor(left / DAY), h: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return t('web.time.hours', { h: Math.floor(left / HOUR), min: two(Math.floor((left % HOUR) / MINUTE)) });
  return `${Math.floor(left / MINUTE)}:${two(Math.floor((left % MINUTE) / SECOND))}`;
}

/** For screen readers: in whole words. */
export function timeSaid(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= HOUR) return t('web.time.said.hours', { n: Math.floor(left / HOUR) });
  if (left >= MINUTE) return t('web.time.said.minutes', { n: Math.floor(left / MINUTE) });
  return t('web.time.said.seconds', { n: Math.floor(left / SECOND) });
}

export const isLow = (milliseconds: number, slow: boolean): boolean => milliseconds < (slow ? LOW_SLOW : LOW);

const now = signal(0);
let watching = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Draws again every second, for as long as somebody looks; one timer for all. */
export function useSeconds(on: boolean): number {
  useEffect(() => {
    if (!on) return;
    watching += 1;
    timer ??= setInterval(() => (now.value += 1), SECOND);
    return () => {
      watching -= 1;
      if (watching > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  }, [on]);
  return on ? now.value : 0;
}
