import type { Entry } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { Clock, type OpenDecision } from '../src/clocks/clock.ts';

const step = (seat: number, time: number): Entry => ({ kind: 'step', seat, asked: 1, choice: 'x', time });
const only = (decision: number, seat: number): OpenDecision => ({ decision, seats: [seat], missing: [seat] });

describe('a live clock', () => {
  const clock = () => {
    const made = new Clock({ kind: 'live', bank: 60, increment: 5 }, 2);
    made.advance(0, null, only(1, 0));
    return made;
  };

  test('runs for who is asked, and adds for each answer', () => {
    const live = clock();
    live.advance(10_000, step(0, 10_000), only(2, 1));
    expect(live.readingsFor(0, 12_000)).toEqual([
      { left: 55_000, runs: false },
      { left: 58_000, runs: true },
    ]);
    expect(live.deadline()).toEqual({ seat: 1, time: 70_000 });
  });

  test('taking back and repeating gathers no time', () => {
    const live = clock();
    live.advance(1_000, step(0, 1_000), only(2, 1));
    live.advance(1_000, { kind: 'undo', seat: 0, steps: 1, time: 1_000 }, only(1, 0));
    live.advance(1_000, { kind: 'redo', seat: 0, time: 1_000 }, only(2, 1));
    expect(live.readingsFor(0, 1_000)?.[0]).toEqual({ left: 64_000, runs: false });
  });

  test('stands still while a bot plays, and leaves a minute to who comes back', () => {
    const live = clock();
    live.advance(
      59_000,
      { kind: 'handover', seat: 0, to: 'bot:random', time: 59_000 },
      { decision: 1, seats: [0], missing: [] },
    );
    expect(live.deadline()).toBe(null);
    live.advance(99_000, { kind: 'handover', seat: 0, to: 'person', time: 99_000 }, only(1, 0));
    expect(live.deadline()).toEqual({ seat: 0, time: 159_000 });
  });

  test('of several who are asked the shortest decides, and others do not see who has answered', () => {
    const live = clock();
    live.advance(20_000, step(0, 20_000), { decision: 2, seats: [0, 1], missing: [0, 1] });
    expect(live.deadline()).toEqual({ seat: 0, time: 65_000 });
    live.advance(30_000, step(0, 30_000), { decision: 2, seats: [0, 1], missing: [1] });
    expect(live.readingsFor(0, 31_000)?.[0]).toEqual({ left: 40_000, runs: false });
    expect(live.readingsFor(1, 31_000)?.[0]).toEqual({ left: 34_000, runs: true });
    expect(live.deadline()).toEqual({ seat: 1, time: 80_000 });
  });
});

describe('a slow clock', () => {
  const HOUR = 3_600_000;
  const clock = () => {
    const made = new Clock({ kind: 'slow', hours: 24 }, 2);
    made.advance(0, null, only(1, 0));
    return made;
  };

  test('every decision has its hours', () => {
    const slow = clock();
    slow.advance(20 * HOUR, step(0, 20 * HOUR), only(2, 1));
    expect(slow.deadline()).toEqual({ seat: 1, time: 44 * HOUR });
    slow.advance(21 * HOUR, step(1, 21 * HOUR), only(3, 0));
    expect(slow.deadline()).toEqual({ seat: 0, time: 45 * HOUR });
  });

  test('taking back gives no new time', () => {
    const slow = clock();
    slow.advance(20 * HOUR, step(0, 20 * HOUR), only(2, 1));
    slow.advance(22 * HOUR, { kind: 'undo', seat: 0, steps: 1, time: 22 * HOUR }, only(1, 0));
    expect(slow.deadline()).toEqual({ seat: 0, time: 26 * HOUR });
  });
});

test('without a clock nothing runs', () => {
  const none = new Clock({ kind: 'none' }, 2);
  none.advance(0, null, only(1, 0));
  expect([none.deadline(), none.readingsFor(0, 5)]).toEqual([null, null]);
});
