import { beforeAll, expect, test, vi } from 'vitest';

// The settings ask the browser what it prefers.
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('navigator', { language: 'en' });

let time: typeof import('../src/remote/time.ts');
beforeAll(async () => {
  time = await import('../src/remote/time.ts');
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test('time is as short as it can be read', () => {
  const { timeText } = time;
  expect(timeText(-3 * SECOND)).toBe('0:00');
  expect(timeText(9 * SECOND + 999)).toBe('0:09');
  expect(timeText(61 * SECOND)).toBe('1:01');
  expect(timeText(HOUR - 1)).toBe('59:59');
  expect(timeText(2 * HOUR + 5 * MINUTE)).toBe('2 h 05 min');
  expect(timeText(76 * HOUR)).toBe('3 d 4 h');
});

test('and is said in words', () => {
  expect([HOUR, 2 * MINUTE, SECOND].map(time.timeSaid)).toEqual(['one hour left', '2 minutes left', 'one second left']);
});

test('it runs short later where it is counted in hours', () => {
  expect([20 * SECOND, 40 * SECOND].map((left) => time.isLow(left, false))).toEqual([true, false]);
  expect([HOUR / 2, 2 * HOUR].map((left) => time.isLow(left, true))).toEqual([true, false]);
});
