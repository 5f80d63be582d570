import { expect, test } from 'vitest';
import type { Step } from '../src/context.ts';
import { shrink } from '../src/shrink.ts';

const steps = Array.from({ length: 60 }, (_, i): Step => ({ seat: i % 2, choice: { kind: `c${i}` } }));
const kinds = (list: readonly Step[]) => list.map(({ choice }) => choice.kind);

/** The fault shows as soon as all of these steps were made. */
const needing =
  (...needed: string[]) =>
  (list: readonly Step[]) => {
    const at = needed.map((kind) => kinds(list).indexOf(kind));
    return at.includes(-1) ? null : list.slice(0, Math.max(...at) + 1);
  };

test('only the steps that the fault needs are left', () => {
  expect(kinds(shrink(steps, needing('c7', 'c21', 'c40')))).toEqual(['c7', 'c21', 'c40']);
});

test('a fault that shows at once needs no step', () => {
  expect(shrink(steps, () => [])).toEqual([]);
});

test('what cannot be repeated stays as it is', () => {
  expect(shrink(steps, () => null)).toBe(steps);
});

test('the effort has an end', () => {
  let tries = 0;
  const all = (list: readonly Step[]) => {
    tries += 1;
    return list.length === steps.length ? list : null;
  };
  expect(shrink(steps, all)).toHaveLength(60);
  expect(tries).toBeLessThan(200);
});
