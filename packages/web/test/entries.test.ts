import type { GameEvent, GameState } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { eventRefs as ofFiftyFirst } from '../src/games/fifty-first-state/event-refs.ts';
import type { VisibleEntry } from '../src/protocol.ts';
import { changesOf, mergeEntries, refsOf, sinceMyTurn } from '../src/table/entries.ts';

const step = (n: number, seat: number, kind: VisibleEntry['kind'] = 'step'): VisibleEntry => ({
  n,
  kind,
  seat,
  time: 0,
  events: [],
});
const numbers = (moments: readonly VisibleEntry[]) => moments.map(({ n }) => n);

describe('the log', () => {
  test('grows by what is new, and is told again from any place on', () => {
    const log = mergeEntries([], [step(1, 0), step(2, 1)]);
    expect(numbers(mergeEntries(log, [step(3, 0)]))).toEqual([1, 2, 3]);
    expect(numbers(mergeEntries(log, [step(2, 1), step(3, 0)]))).toEqual([1, 2, 3]);
  });
  test('loses what was taken back: the last step of that seat', () => {
    const log = mergeEntries([], [step(1, 0), step(2, 1), step(3, 0)]);
    expect(numbers(mergeEntries(log, [step(4, 1, 'undo')]))).toEqual([1, 3]);
    expect(numbers(mergeEntries(log, [step(4, 0, 'undo'), step(5, 0, 'redo')]))).toEqual([1, 2, 5]);
  });
  test('loses a step together with what bots answered since; what was only handed over stays', () => {
    const log = mergeEntries([], [step(1, 0), step(2, 0), step(3, 1), step(4, 2, 'handover'), step(5, 2)]);
    expect(numbers(mergeEntries(log, [{ ...step(6, 0, 'undo'), from: 2 }]))).toEqual([1, 4]);
    // The bots' answers were not told yet.
    expect(numbers(mergeEntries(log.slice(0, 2), [{ ...step(6, 0, 'undo'), from: 2 }, step(7, 0, 'redo')]))).toEqual([
      1, 7,
    ]);
  });
});

describe('since my turn', () => {
  const log = [step(1, 0), step(2, 1), step(3, 0), step(4, 0), step(5, 1), step(6, 2)];
  test('what others did after my last step', () => expect(numbers(sinceMyTurn(log, 0))).toEqual([5, 6]));
  test('the steps of the turn I am in are told with it', () =>
    expect(numbers(sinceMyTurn([...log, step(7, 0)], 0))).toEqual([5, 6, 7]));
  test('alone at the table the latest moments, whatever the set-up told', () =>
    expect(
      numbers(
        sinceMyTurn(
          [{ n: 0, kind: 'setup', time: 0, events: [] }, ...Array.from({ length: 9 }, (_, i) => step(i + 1, 0))],
          0,
        ),
      ),
    ).toEqual([4, 5, 6, 7, 8, 9]));
  test('in the first turn everything since the set-up', () =>
    expect(numbers(sinceMyTurn([{ n: 0, kind: 'setup', time: 0, events: [] }, step(1, 1), step(2, 0)], 0))).toEqual([
      0, 1, 2,
    ]));
  test('alone at the table the latest moments', () =>
    expect(
      numbers(
        sinceMyTurn(
          Array.from({ length: 20 }, (_, i) => step(i, 0)),
          0,
        ),
      ),
    ).toEqual([14, 15, 16, 17, 18, 19]));
});

test('an event points at the cards it names, not at hidden ones', () => {
  expect(refsOf({ kind: 'rebuilt', seat: 0, card: 4, over: 9 })).toEqual(['card:4', 'card:9']);
  expect(refsOf({ kind: 'drew', seat: 0, card: -1 })).toEqual([]);
  const eventRefs = (event: GameEvent) => [`area:${event.area}`];
  expect(refsOf({ kind: 'moved', seat: 0, area: 3, card: 4 }, { eventRefs })).toEqual(['area:3']);
});

test('what changed for whom since a view, in the numbers of the game', () => {
  const tally = (view: GameState) => view as unknown as { [name: string]: number[] };
  const view = (points: number[], deals: number[]) => ({ points, deals }) as unknown as GameState;
  expect(changesOf(tally, view([1, 2], [0, 0]), view([1, 4], [0, 1]))).toEqual([
    {
      seat: 1,
      numbers: [
        ['points', 2],
        ['deals', 1],
      ],
    },
  ]);
  expect(changesOf(tally, view([1], [0]), view([1], [0]))).toEqual([]);
});

test('the log of 51st State points at what all players share', () => {
  const borders = [
    { tile: 5, side: 0 },
    { tile: 3, side: 1 },
  ];
  const all: readonly (readonly [GameEvent, readonly string[]])[] = [
    [{ kind: 'outpostRazed', seat: 1, area: 4, owner: 0, by: -1 }, ['area:4']],
    [{ kind: 'outpostMoved', seat: 1, from: 0, area: 1, by: 7 }, ['card:7', 'area:1', 'area:0']],
    [{ kind: 'razedCity', seat: 0, city: 2 }, ['city:2']],
    [{ kind: 'usedBorder', seat: 0, tile: 3, side: 0 }, ['border:1']],
    [{ kind: 'claimed', seat: 0, hq: 3 }, ['headquarters:3']],
    [{ kind: 'armed', seat: 0, good: 'gun', points: 2 }, ['arena:0']],
    [{ kind: 'serverTurned' }, ['server:0']],
    [{ kind: 'usedBoard', seat: 0, at: 1 }, []],
  ];
  for (const [event, refs] of all) expect(ofFiftyFirst(event, { borders })).toEqual(refs);
});
