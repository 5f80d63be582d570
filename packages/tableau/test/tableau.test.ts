import { expect, test } from 'vitest';
import {
  alone,
  bitsIn,
  defenceOf,
  entered,
  fromSeat,
  isProduction,
  isRepeated,
  maskOf,
  othersOf,
  remove,
  waysToStore,
} from '../src/index.ts';

test('seats go round from the one that is asked for', () => {
  expect(fromSeat(4, 2)).toEqual([2, 3, 0, 1]);
  expect(othersOf(5, 3)).toEqual([4, 0, 1, 2]);
  expect(othersOf(1, 0)).toEqual([]);
  expect(alone(4)).toEqual([4]);
});

test('a store takes as much as fits, and asks only where more would fit', () => {
  expect(waysToStore({ fuel: 1, iron: 1 }, { of: ['fuel', 'iron'], n: 3 })).toEqual([{ fuel: 1, iron: 1 }]);
  expect(waysToStore({ fuel: 2, iron: 1 }, { of: ['fuel', 'iron'], n: 2 })).toEqual([
    { fuel: 2 },
    { fuel: 1, iron: 1 },
  ]);
  expect(waysToStore({ worker: 7 }, { of: ['worker'], n: 'any' })).toEqual([{ worker: 7 }]);
  expect(waysToStore({}, { of: ['worker'], n: 2 })).toEqual([{}]);
});

test('types are bits', () => {
  const all = ['a', 'b', 'c'] as const;
  expect(maskOf(all, ['a', 'c'])).toBe(5);
  expect(maskOf(all, [])).toBe(0);
  expect(bitsIn(7)).toBe(3);
  expect(bitsIn(0)).toBe(0);
});

test('Defence follows the row', () => {
  expect((['production', 'openProduction', 'feature', 'action'] as const).map(defenceOf)).toEqual([3, 3, 4, 5]);
  expect(isProduction('openProduction')).toBe(true);
  expect(isProduction('feature')).toBe(false);
});

test('a copy of an earlier card is repeated', () => {
  const designs = [8, 9, 8];
  expect([0, 1, 2].map((at) => isRepeated(designs, [0, 1, 2], at))).toEqual([false, false, true]);
  const zone = [4, 5, 6];
  remove(zone, 5);
  remove(zone, 9);
  expect(zone).toEqual([4, 6]);
});

test('a ledger adds up what comes from one origin, and leaves the one before as it was', () => {
  const first = entered([], 'deal', 3, 2);
  const then = entered(entered(first, 'deal', 4, 1), 'spoils', 3, 5);
  expect(entered(then, 'deal', 3, -1)).toEqual([
    { way: 'deal', design: 3, n: 1 },
    { way: 'deal', design: 4, n: 1 },
    { way: 'spoils', design: 3, n: 5 },
  ]);
  expect(first).toEqual([{ way: 'deal', design: 3, n: 2 }]);
});
