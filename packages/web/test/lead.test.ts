import { expect, test } from 'vitest';
import { leadOf } from '../src/table/lead.ts';

const outcome = (places: readonly number[], scores: readonly number[]) => ({
  places,
  scores: scores.map((score) => [score, 3]),
});

test('a winner is as many points ahead as the best of the others lacks', () => {
  expect(leadOf(outcome([1, 3, 2], [38, 20, 29]), [])).toBe(9);
  expect(leadOf(outcome([2, 1], [-4, 3]), [])).toBe(7);
});

test('nobody is ahead where a tie was broken, several win, or nobody does', () => {
  expect(leadOf(outcome([1, 2], [30, 30]), [])).toBe(0);
  expect(leadOf(outcome([1, 1, 3], [30, 30, 12]), [])).toBe(0);
  expect(leadOf(outcome([2, 2], [10, 12]), [])).toBe(0);
});

test('alone there is nobody to be ahead of, and whoever resigned does not count', () => {
  expect(leadOf(outcome([1], [30]), [])).toBe(0);
  expect(leadOf(outcome([1, 2], [12, 30]), [1])).toBe(0);
  expect(leadOf(outcome([1, 3, 2], [25, 31, 20]), [1])).toBe(5);
});
