import { Chance, type Game, type OptionsSpec } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { fewTables, pairwiseTables, tablesOf } from '../src/pairwise.ts';
import { sound } from './plants/plant.ts';

interface Options {
  edition: string;
  solo: boolean;
  rounds: number;
  sets: string[];
  map: object;
}

const options: OptionsSpec<Options> = {
  fields: {
    edition: { type: 'pick', default: 'old', values: ['old', 'new', 'rare'] },
    solo: { type: 'flag', default: false },
    rounds: { type: 'number', default: 5, min: 3, max: 9 },
    sets: { type: 'many', default: [], values: ['winter', 'allies'] },
    map: { type: 'data', default: { wide: true }, valid: () => true },
  },
  presets: { grand: { edition: 'rare', sets: ['winter', 'allies'], rounds: 7 } },
  check: ({ solo, edition }, seats) => [
    ...(solo !== (seats === 1) ? [{ key: 'solo' }] : []),
    ...(solo && edition === 'rare' ? [{ key: 'rare' }] : []),
  ],
};
const game = { ...sound, options } as unknown as Game;
const tables = (seed: number) => pairwiseTables(game, [1, 2, 3], Chance.fromNumber(seed));

const has = (about: Partial<Options> & { seats?: number }) =>
  tables(1).tables.some((table) => {
    const all: Record<string, unknown> = { ...table.options, seats: table.seats };
    return Object.entries(about).every(([name, value]) => JSON.stringify(all[name]) === JSON.stringify(value));
  });

test('every pair of values that may go together does so at some table', () => {
  for (const edition of ['old', 'new', 'rare'])
    for (const rounds of [5, 3, 9])
      expect([edition, rounds, has({ edition, rounds })]).toEqual([edition, rounds, true]);
  for (const sets of [[], ['winter'], ['allies'], ['winter', 'allies']])
    for (const seats of [1, 2, 3]) expect([sets, seats, has({ sets, seats })]).toEqual([sets, seats, true]);
  expect(has({ solo: true, edition: 'new' })).toBe(true);
});

test('what the game does not allow is at no table, and its reasons are known', () => {
  expect(has({ solo: true, edition: 'rare' })).toBe(false);
  expect(has({ solo: true, seats: 2 })).toBe(false);
  expect(new Set(tables(1).refusals.map(({ key }) => key))).toEqual(new Set(['solo', 'rare']));
});

test('the presets are there, with every number of seats that allows them', () => {
  const grand = { edition: 'rare', sets: ['winter', 'allies'], rounds: 7 };
  expect([1, 2, 3].map((seats) => has({ ...grand, seats }))).toEqual([false, true, true]);
});

test('there are few tables, no two alike, and the same for the same seed', () => {
  const { tables: found } = tables(1);
  expect(found.length).toBeLessThan(30);
  expect(new Set(found.map((table) => JSON.stringify(table))).size).toBe(found.length);
  expect(tables(1)).toEqual(tables(1));
});

test('a game without options has one table for each number of seats', () => {
  const plain = { ...sound, options: { fields: {} } } as unknown as Game;
  expect(pairwiseTables(plain, [2, 3], Chance.fromNumber(1)).tables).toEqual([
    { seats: 2, options: {} },
    { seats: 3, options: {} },
  ]);
});

test('given option sets are used where the game allows them', () => {
  expect(tablesOf(game, [1, 2], [{ solo: true }, { edition: 'new' }]).tables).toEqual([
    { seats: 1, options: { solo: true } },
    { seats: 2, options: { edition: 'new' } },
  ]);
});

test('a few tables still have every value of every option, with every number of seats that had it', () => {
  const all = [
    { seats: 2, options: {} },
    { seats: 2, options: { sets: ['winter'], rounds: 5 } },
    { seats: 2, options: { sets: ['allies'], rounds: 5 } },
    { seats: 2, options: { sets: ['winter', 'allies'], rounds: 5 } },
    { seats: 3, options: { sets: ['winter'], rounds: 5 } },
    { seats: 3, options: { sets: [], rounds: 9 } },
    { seats: 3, options: {} },
  ];
  expect(fewTables(all)).toEqual([3, 4, 5]);
  expect(fewTables([])).toEqual([]);
});
