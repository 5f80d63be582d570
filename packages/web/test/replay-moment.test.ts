import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { ReplayMoment } from '../src/protocol.ts';
import { fetchMoment } from '../src/table/replay-moment.ts';

const LENGTH = 9;

/** A host whose answers wait until the test lets them go. */
function slowHost() {
  const pending: (() => void)[] = [];
  const replay = (_match: string, at: number) =>
    new Promise<ReplayMoment>((answer) => {
      const view: ReplayMoment['view'] = { chance: [], tasks: [], decision: null, asked: 0, answers: [], known: [] };
      pending.push(() => answer({ at: Math.min(at, LENGTH), of: LENGTH, view, entry: null, marks: [] }));
    });
  return { replay, pending };
}

test('an answer to an older wish neither shows nor takes the reader back', async () => {
  const { replay, pending } = slowHost();
  const wish = { at: signal(0), seat: signal(0), end: signal(false) };
  const shown: [at: number, seat: number][] = [];
  const show = (found: ReplayMoment, seat: number) => void shown.push([found.at, seat]);
  const first = fetchMoment({ replay }, 'match', wish, show);
  wish.seat.value = 1;
  const second = fetchMoment({ replay }, 'match', wish, show);
  wish.at.value = LENGTH;
  const third = fetchMoment({ replay }, 'match', wish, show);
  for (const letGo of pending) letGo();
  await Promise.all([first, second, third]);
  expect(shown).toEqual([[LENGTH, 1]]);
  expect(wish.at.value).toBe(LENGTH);
});

test('a wish beyond the end comes to the end', async () => {
  const { replay, pending } = slowHost();
  const wish = { at: signal(40), seat: signal(0), end: signal(false) };
  const asked = fetchMoment({ replay }, 'match', wish, () => {});
  for (const letGo of pending) letGo();
  await asked;
  expect(wish.at.value).toBe(LENGTH);
});

test('the end is where these eyes see it, though fewer moves were known when it was wished for', async () => {
  const { replay, pending } = slowHost();
  const wish = { at: signal(LENGTH - 1), seat: signal(1), end: signal(true) };
  const shown: number[] = [];
  const asked = fetchMoment({ replay }, 'match', wish, (found) => void shown.push(found.at));
  for (const letGo of pending) letGo();
  await asked;
  expect(shown).toEqual([]);
  expect(wish.at.value).toBe(LENGTH);
});
