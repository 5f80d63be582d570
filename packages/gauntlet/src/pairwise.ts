import {
  type AnyGame,
  type Chance,
  isRefused,
  must,
  type OptionField,
  optionFields,
  type Reason,
  readOptions,
} from '@cinderhall/kernel';
import type { Table } from './trial.ts';

/** A row has one value for each factor; the first factor is the number of seats. */
type Row = readonly unknown[];
/** A value of one factor together with a value of another, each by its index. */
type Pair = readonly [a: number, x: number, b: number, y: number];

const TRIES = 40;

/**
 * Few tables at which every value of every option meets every value of every other one, and every number of seats,
 * wherever the game allows the two together. The defaults and the presets come first. `refusals` are the game's reasons
 * against what it does not allow.
 */
export function pairwiseTables(
  game: AnyGame,
  seats: readonly number[],
  chance: Chance,
): { readonly tables: Table[]; readonly refusals: Reason[] } {
  const fields = optionFields(game.options);
  const names = fields.map(([name]) => name);
  const factors: Row[] = [seats, ...fields.map(([, field]) => valuesOf(field))];
  const open = new Set(pairsOf(factors).map(keyOf));
  const tables: Table[] = [];
  const refusals = new Map<string, Reason>();

  const optionsOf = (row: Row) => Object.fromEntries(names.map((name, i) => [name, row[i + 1]]));
  const accept = (row: Row): boolean => {
    const read = readOptions(game.options, optionsOf(row), seatsOf(row));
    if (isRefused(read)) refusals.set(read.refused.key, read.refused);
    return !isRefused(read);
  };
  const add = (row: Row): void => {
    const table = { seats: seatsOf(row), options: optionsOf(row) };
    if (tables.some((known) => JSON.stringify(known) === JSON.stringify(table))) return;
    tables.push(table);
    for (const pair of pairsIn(row, factors)) open.delete(keyOf(pair));
  };

  const defaults = fields.map(([, field]) => field.default);
  for (const count of seats) {
    for (const preset of [{}, ...Object.values(game.options.presets ?? {})]) {
      const own: { readonly [name: string]: unknown } = { ...preset };
      const row = [count, ...names.map((name, i) => (Object.hasOwn(own, name) ? own[name] : defaults[i]))];
      if (accept(row)) add(row);
    }
  }
  for (const key of [...open]) {
    if (!open.has(key)) continue;
    const row = bestRow(factors, JSON.parse(key) as Pair, open, accept, chance);
    // Whatever the other options, the game does not allow these two together.
    if (row) add(row);
    else open.delete(key);
  }
  return { tables, refusals: [...refusals.values()] };
}

/**
 * Few of some tables, by their index: every value of every option is at one of them, with every number of seats that any
 * table has it with. Of options that are lists, every member counts as a value.
 */
export function fewTables(tables: readonly Table[]): number[] {
  const left = tables.map(({ seats, options }) => {
    const values = Object.entries(options).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
    return new Set([[], ...values].map((value) => JSON.stringify([seats, ...value])));
  });
  const found: number[] = [];
  for (;;) {
    const most = Math.max(0, ...left.map(({ size }) => size));
    if (most === 0) return found.sort((a, b) => a - b);
    const best = left.findIndex(({ size }) => size === most);
    found.push(best);
    const met = [...must(left[best])];
    for (const values of left) for (const value of met) values.delete(value);
  }
}

/** Given option sets at all numbers of seats that the game allows them with. */
export function tablesOf(game: AnyGame, seats: readonly number[], optionSets: readonly object[]) {
  const tables: Table[] = [];
  const refusals: Reason[] = [];
  for (const options of optionSets)
    for (const count of seats) {
      const read = readOptions(game.options, options, count);
      if (isRefused(read)) refusals.push(read.refused);
      else tables.push({ seats: count, options });
    }
  return { tables, refusals };
}

/** The given tables; the game's reasons against those that it does not allow. */
export function acceptedTables(game: AnyGame, given: readonly Table[]) {
  const tables: Table[] = [];
  const refused: { readonly table: Table; readonly reason: Reason }[] = [];
  for (const table of given) {
    const read = readOptions(game.options, table.options, table.seats);
    if (isRefused(read)) refused.push({ table, reason: read.refused });
    else tables.push(table);
  }
  return { tables, refused };
}

/** The row around a pair that covers most of what is still open, among several that the game allows. */
function bestRow(
  factors: readonly Row[],
  pair: Pair,
  open: Set<string>,
  accept: (row: Row) => boolean,
  chance: Chance,
) {
  const [a, x, b, y] = pair;
  let best: Row | null = null;
  let most = -1;
  for (let i = 0; i < TRIES; i++) {
    const row = factors.map((values, f) => (f === a ? values[x] : f === b ? values[y] : chance.pick(values)));
    const gain = pairsIn(row, factors).filter((one) => open.has(keyOf(one))).length;
    if (gain <= most || !accept(row)) continue;
    best = row;
    most = gain;
  }
  return best;
}

const keyOf = (pair: Pair): string => JSON.stringify(pair);

function pairsOf(factors: readonly Row[]): Pair[] {
  return factors.flatMap((first, a) =>
    factors
      .slice(a + 1)
      .flatMap((second, i) => first.flatMap((_, x) => second.map((__, y): Pair => [a, x, a + 1 + i, y]))),
  );
}

function pairsIn(row: Row, factors: readonly Row[]): Pair[] {
  const at = row.map((value, f) => must(factors[f]).findIndex((one) => JSON.stringify(one) === JSON.stringify(value)));
  return at.flatMap((x, a) => at.slice(a + 1).map((y, i): Pair => [a, x, a + 1 + i, y]));
}

/** The first value of a row is the number of seats. */
const seatsOf = ([seats]: Row): number => Number(seats);

/** The values of an option that are worth a try. */
function valuesOf(field: OptionField<unknown>): Row {
  switch (field.type) {
    case 'flag':
      return [field.default, !field.default];
    case 'pick':
      return field.values;
    case 'number':
      return [...new Set([field.default, field.min, field.max])];
    case 'many':
      return distinct([field.default, [], field.values, ...field.values.map((value) => [value])]);
    case 'data':
      return [field.default];
  }
}

const distinct = (values: readonly unknown[]): Row =>
  values.filter((value, i) => values.findIndex((one) => JSON.stringify(one) === JSON.stringify(value)) === i);
