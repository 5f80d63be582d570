import type { GameEvent } from '@cinderhall/kernel';
import { h } from 'preact';
import { expect, test } from 'vitest';
import type { Flight } from '../src/games/types.ts';
import type { TableState, VisibleEntry } from '../src/protocol.ts';
import { flightsOf } from '../src/table/flight-plan.ts';
import { placeOf, withParents } from '../src/table/places.ts';

const entry = (n: number, kind: VisibleEntry['kind'], ...events: GameEvent[]): VisibleEntry => ({
  n,
  kind,
  seat: 1,
  time: 0,
  events,
});

const state = (n: number, entries: readonly VisibleEntry[], seat = 0): TableState =>
  ({ type: 'state', table: 't', seat, n, entries, view: {} }) as unknown as TableState;

const table = {
  flights: (_: object, event: GameEvent): Flight[] =>
    event.kind === 'gained' ? [{ from: 'deck', to: `seat:${event.seat}:hand`, token: h('i', {}), n: 1 }] : [],
};
const gain = (seat: number): GameEvent => ({ kind: 'gained', seat });

test('only what is new flies, and the same way several times is flown once', () => {
  const old = entry(3, 'step', gain(0));
  const fresh = entry(4, 'step', gain(1), { kind: 'passed' }, gain(1), gain(2));
  const flown = flightsOf(table, state(3, []), state(4, [old, fresh]));
  expect(flown.map(([flight]) => [flight?.to, flight?.n])).toEqual([
    ['seat:1:hand', 2],
    ['seat:2:hand', 1],
  ]);
});

test('nothing flies at the first sight of a table, for other eyes, after an undo, or where a game has no flights', () => {
  const now = state(4, [entry(4, 'step', gain(1))]);
  expect(flightsOf(table, null, now)).toEqual([]);
  expect(flightsOf(table, state(3, [], 2), now)).toEqual([]);
  expect(flightsOf(table, state(3, []), state(4, [entry(4, 'undo', gain(1))]))).toEqual([]);
  expect(flightsOf({}, state(3, []), now)).toEqual([]);
});

test('where a part of a place is not on the table, the whole stands for it', () => {
  expect(withParents('seat:1:pool:fuel')).toEqual(['seat:1:pool:fuel', 'seat:1:pool', 'seat:1', 'seat']);
  const rect = { width: 1 } as DOMRect;
  expect(placeOf(new Map([['seat:1', rect]]), 'seat:1:pool:fuel')).toBe(rect);
  expect(placeOf(new Map([['seat:1', rect]]), 'seat:2:pool')).toBeNull();
  expect(placeOf(new Map(), null)).toBeNull();
});
