import { Gauntlet, type Table } from '@cinderhall/gauntlet';
import { expect, test } from 'vitest';
import { DIFFICULTIES } from '../src/cards/types.ts';
import { EXPANSIONS } from '../src/options.ts';
import { borgoMixes, borgoSets } from './borgo/tables.ts';
import { deepTables, mixTables, setTables } from './deep-tables.ts';
import { trial } from './trial.ts';

const optionsOf = ({ options }: Table): { readonly [name: string]: unknown } => ({ ...options });
const expansionsOf = (table: Table): readonly string[] => optionsOf(table).expansions as readonly string[];

test('every set alone, with and without promos and modules, at every number of seats', () => {
  const seen = setTables.map((table) => {
    const { promo1, promo2, headquarters, arena, borders, cities } = optionsOf(table);
    expect([promo2, cities]).toEqual([promo1, headquarters]);
    // R-OPT-008.
    expect([arena, borders]).toEqual(table.seats === 1 ? [undefined, undefined] : [headquarters, headquarters]);
    return [table.seats, expansionsOf(table).join('+'), promo1 ?? false, headquarters ?? false].join();
  });
  expect(new Set(seen).size).toBe(4 * (1 + EXPANSIONS.length) * 2 * 2);
  expect(setTables.every((table) => expansionsOf(table).length < 2)).toBe(true);
});

test('forty mixes of several expansions, ten for each number of seats', () => {
  expect(mixTables.filter((table) => expansionsOf(table).length > 1)).toHaveLength(40);
  for (const seats of [1, 2, 3, 4]) expect(mixTables.filter((table) => table.seats === seats)).toHaveLength(10);
  expect(new Set(mixTables.map((table) => JSON.stringify(table))).size).toBe(40);
  // Each pair of expansions meets somewhere, and so does each expansion with a lone player.
  for (const one of EXPANSIONS) {
    expect(mixTables.some((table) => table.seats === 1 && expansionsOf(table).includes(one))).toBe(true);
    for (const other of EXPANSIONS)
      expect(mixTables.some((table) => [one, other].every((id) => expansionsOf(table).includes(id)))).toBe(true);
  }
});

test('against Borgo: the base set and every set alone, both games, and twenty mixes', () => {
  const seen = borgoSets.map((options) => {
    const { opponent, expansions, borgoHarder = false } = optionsOf({ seats: 1, options });
    return [opponent, expansions, borgoHarder].join();
  });
  expect(new Set(seen).size).toBe((1 + EXPANSIONS.length) * 2);
  expect(borgoMixes).toHaveLength(20);
  for (const options of borgoMixes) {
    expect(expansionsOf({ seats: 1, options }).length).toBeGreaterThan(1);
    // Official: no unofficial mixing is needed.
    expect(optionsOf({ seats: 1, options }).allowUnofficialMix).toBe(undefined);
    expect(deepTables.some((table) => table.options === options && table.seats === 1)).toBe(true);
  }
  // Whatever can be added or switched meets Borgo somewhere, both ways.
  const switched = (name: string): Set<unknown> =>
    new Set(borgoMixes.map((options) => optionsOf({ seats: 1, options })[name] ?? false));
  for (const name of ['serverRoom', 'promo2', 'headquarters', 'molochCoop', 'outpostReentry', 'connectionPaysCardCost'])
    expect([name, switched(name)]).toEqual([name, new Set([false, true])]);
  expect(switched('molochDifficulty')).toEqual(new Set(DIFFICULTIES));
});

test('the usual run plays a sample, a deep one all of them; the game accepts every one', () => {
  const [quick, deep] = [new Gauntlet(trial), new Gauntlet(trial, { depth: 'deep' })];
  expect(deep.faults).toEqual([]);
  expect(deep.tables.length).toBe(quick.tables.length + deepTables.length);
  const known = new Set(deep.tables.map((table) => JSON.stringify(table)));
  for (const table of deepTables) expect(known.has(JSON.stringify(table))).toBe(true);
});
