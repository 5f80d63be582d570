import { kernelWords, lexicon, type Reason, say } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { pointsOfBuilt } from '../src/table/finale-points.ts';
import { leadersOf, ledgerOf } from '../src/table/ledger.ts';

const deals: Reason = { key: 'deals' };
const line = (seat: number, key: string, points: number, under?: Reason) => ({
  seat,
  key,
  points,
  ...(under ? { under } : {}),
});

describe('the ledger', () => {
  test('has a column for every source, the heaviest first, with the sums of all seats', () => {
    const columns = ledgerOf({
      places: [1, 2],
      lines: [line(0, 'church', 2, deals), line(0, 'pub', 1, deals), line(1, 'actions', 9), line(0, 'actions', 4)],
    });
    expect(columns.map(({ head, points }) => [head?.key, points])).toEqual([
      ['actions', [4, 9]],
      ['deals', [3, 0]],
    ]);
    expect(columns.map(leadersOf)).toEqual([[1], [0]]);
  });

  test('folds the smallest of many sources, and nothing is lost', () => {
    const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key, i) => line(i % 2, key, 10 - i));
    const columns = ledgerOf({ places: [1, 2], lines });
    expect(columns).toHaveLength(6);
    expect(columns.at(-1)).toEqual({ head: null, points: [4, 5] });
    const sum = columns.flatMap(({ points }) => points).reduce((all, one) => all + one, 0);
    expect(sum).toBe(lines.reduce((all, { points }) => all + points, 0));
  });

  test('nobody leads where nobody has anything but losses', () => {
    expect(leadersOf({ head: deals, points: [-10, 0] })).toEqual([]);
    expect(leadersOf({ head: deals, points: [3, 3, 1] })).toEqual([0, 1]);
  });
});

test('what was built shows the points that lines of the score name it for, each line once', () => {
  const words = lexicon('en', kernelWords.en, {
    messages: { church: 'Church', pub: 'Pub', docks: 'Docks', on: 'on {card}' },
    nouns: {},
  });
  const lines = [
    line(0, 'church', 2),
    line(0, 'church', 3),
    { ...line(0, 'on', 5), params: { card: { key: 'pub' } } },
    line(1, 'docks', 4),
  ];
  const points = pointsOfBuilt({ lines }, 0, ['Pub', 'Church', 'Docks', 'Church', 'Church'], (one) => say(words, one));
  expect(points).toEqual([5, 2, null, 3, null]);
});
