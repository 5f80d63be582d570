import { describe, expect, test } from 'vitest';
import { loadMatch, type Outcome, placesOf } from '../src/index.ts';
import { fixture } from './fixture.ts';
import { begin, type FixtureMatch, keyOf, ok, play, run, speaks, viaJson } from './helpers.ts';

const endOf = (match: FixtureMatch) => match.outcome()?.places;

/** The fixture with an outcome of our choice, ended at once. */
function ended(places: number[], resigned: number[]): readonly number[] | undefined {
  const outcome: Outcome = { places, scores: places.map((place) => [-place]), ties: [], lines: [] };
  const game = { ...fixture, outcome: ({ ended }: { ended: boolean }) => (ended ? outcome : null) };
  const match = begin({}, { seats: places.length, game });
  for (const seat of resigned) ok(match.resign(seat));
  if (!match.over) play(match, 0, { kind: 'quit' });
  return endOf(match);
}

describe('the end', () => {
  test('comes with places, scores and lines', () => {
    const match = begin({}, { seats: 3 });
    expect(match.outcome()).toBeNull();
    run(match, [0, { kind: 'gain', n: 1 }], [0, { kind: 'pass' }], [1, { kind: 'gain', n: 2 }], [1, { kind: 'quit' }]);
    expect(match.outcome()).toEqual({
      places: [2, 1, 3],
      scores: [[1], [2], [0]],
      ties: [],
      lines: [0, 1, 2].map((seat) => ({ seat, points: [1, 2, 0][seat], key: 'fix.points' })),
    });
  });
});

describe('resigning', () => {
  test('alone is losing', () => {
    const match = begin({}, { seats: 1 });
    ok(match.resign(0));
    expect(match.over).toBe(true);
    expect(endOf(match)).toEqual([2]);
  });

  test('with two seats ends the match', () => {
    const match = begin();
    play(match, 0, { kind: 'gain', n: 2 });
    ok(match.resign(0, 5));
    expect(match.over).toBe(true);
    expect(match.outcome()).toMatchObject({ places: [2, 1], scores: [[], []] });
    expect(match.waiting()).toEqual([]);
    expect(match.choices(0)).toEqual([]);
    expect(keyOf(match.step(0, match.state.asked, 0))).toBe('refused.over');
    expect(keyOf(match.resign(1))).toBe('refused.over');
    expect(keyOf(match.undo(0))).toBe('undo.over');
  });

  test('with more somebody plays on, and the seat is placed last, whatever its score', () => {
    const match = begin({}, { seats: 3 });
    play(match, 0, { kind: 'gain', n: 2 });
    ok(match.resign(0));
    expect(match.over).toBe(false);
    expect(match.waiting()).toEqual([0]);
    ok(match.handOver(0, 'greedy'));
    run(match, [0, { kind: 'pass' }], [1, { kind: 'gain', n: 1 }], [1, { kind: 'quit' }]);
    expect(match.outcome()).toMatchObject({ places: [3, 1, 2], scores: [[2], [1], [0]] });
  });

  test('only once', () => {
    const match = begin({}, { seats: 3 });
    ok(match.resign(2));
    expect(keyOf(match.resign(2))).toBe('refused.alreadyResigned');
    expect(match.resigned).toEqual([2]);
  });

  test('is no game state: it changes no hash and bars no undo', () => {
    const match = begin({}, { seats: 3 });
    play(match, 0, { kind: 'gain', n: 1 });
    const hash = match.hash();
    ok(match.resign(1));
    expect(match.hash()).toBe(hash);
    ok(match.undo(0));
  });

  test('has a note in the result that says so', () => {
    const match = begin();
    ok(match.resign(1));
    const [note] = match.outcome()?.notes ?? [];
    expect(note).toMatchObject({ key: 'match.resigned', seat: 1 });
    speaks(note as { key: string });
  });

  test.each<[number[], number[], number[]]>([
    [[1, 2, 3, 4], [0], [4, 1, 2, 3]],
    [[1, 1, 3, 4], [3], [1, 1, 3, 4]],
    [[1, 2, 2, 4], [0], [4, 1, 1, 3]],
    [
      [1, 2, 3, 4],
      [0, 2],
      [3, 1, 3, 2],
    ],
    [[1, 1, 1], [1], [1, 3, 1]],
    // When nobody stays, nobody has won.
    [
      [1, 2, 3],
      [0, 1, 2],
      [2, 2, 2],
    ],
    // When all lost to the game itself, nobody wins by another's leaving.
    [[2, 2, 2], [1], [2, 4, 2]],
    [[2, 3, 4], [0], [4, 2, 3]],
  ])('of places %j without %j makes %j', (places, resigned, expected) => {
    expect(ended(places, resigned)).toEqual(expected);
  });
});

describe('handing a seat over', () => {
  test('is an entry of the log and nothing else', () => {
    const match = begin();
    const hash = match.hash();
    expect(ok(match.handOver(1, 'greedy', 7)).entry).toEqual({ kind: 'handover', seat: 1, to: 'greedy', time: 7 });
    expect(match.hash()).toBe(hash);
    expect(ok(match.handOver(1, 'x'.repeat(500))).entry).toHaveProperty('to', 'x'.repeat(60));
  });
});

test('all of it is in the log, and comes back with it', () => {
  const match = begin({}, { seats: 3 });
  play(match, 0, { kind: 'gain', n: 1 }, 10);
  ok(match.undo(0, 20));
  ok(match.redo(0, 30));
  ok(match.resign(2, 40));
  ok(match.handOver(2, 'random', 50));
  play(match, 0, { kind: 'pass' }, 60);
  for (const how of ['replay', 'snapshot'] as const) {
    const twin = ok(loadMatch(fixture, viaJson(match.save()), how)).match;
    expect(twin.hash()).toBe(match.hash());
    expect(twin.resigned).toEqual([2]);
    expect(twin.history.map(({ entry }) => entry)).toEqual(match.history.map(({ entry }) => entry));
    expect(twin.save()).toEqual(match.save());
  }
});

test('no clock, however wrong, makes a save that cannot be read', () => {
  const match = begin();
  const times = [1.5, -3, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e300, undefined];
  for (const time of times) play(match, 0, { kind: 'gain', n: 1 }, time as number);
  expect(match.history.map(({ entry }) => entry.time)).toEqual([
    ...[2, 0, 0, Number.MAX_SAFE_INTEGER, 0, Number.MAX_SAFE_INTEGER, 0],
  ]);
  ok(loadMatch(fixture, JSON.stringify(match.save())));
});

test.each([
  [
    [[3], [5], [4]],
    [3, 1, 2],
  ],
  [
    [[5], [5], [4]],
    [1, 1, 3],
  ],
  [
    [
      [5, 1],
      [5, 2],
      [5, 1],
    ],
    [2, 1, 2],
  ],
  [
    [
      [1, 9],
      [2, 0],
    ],
    [2, 1],
  ],
  [
    [[], []],
    [1, 1],
  ],
  [[[7]], [1]],
])('the scores %j give the places %j', (scores, places) => {
  expect(placesOf(scores)).toEqual(places);
});
