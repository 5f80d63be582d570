/** The worked examples about the virtual opponent, with their numbers, move by move. */
import { expect, test } from 'vitest';
import { Table, type Wish } from './table.ts';

/** Turns that do no more than pass the time: two contacts each. */
const TIME = ['punks', 'punks', 'punks', 'merchants', 'merchants', 'merchants', 'junk-train'];
const alone = (wish: Wish): Table => new Table({ seats: 1, connections: [TIME], ...wish });
const wait = (table: Table) => table.do(0, table.some(0, 'playConnection')[0] as string);
const points = (table: Table): number => table.state.opponent?.vp ?? -1;
const stage = (table: Table): string => table.state.opponent?.stage ?? '';

test('EX-11 Solo round', () => {
  const monika = new Table({
    seats: 1,
    phase: 'round',
    round: 0,
    built: [['docks']],
    hands: [['school']],
    deck: ['scrap-metal', 'church', 'crossroads', 'boiler-room', 'museum', 'motel', 'old-cinema', 'pub'],
  });
  // Look-out: two cards for Monika, three locations for the opponent.
  monika.do(0, 'card pub');
  monika.do(0, monika.choices(0)[0] as string);
  expect([monika.built(1).length, monika.built(1)[2]]).toEqual([3, 'boiler-room']);
  // Production, only for Monika; one card comes from the board.
  expect(monika.hand(0)).toHaveLength(4);
  expect(monika.goods(0)).toEqual({ worker: 3, gun: 1, iron: 1, greyContact: 1 });
  expect(points(monika)).toBe(0);
  monika.do(0, 'takeConnection red');
  expect([monika.goods(0).worker, monika.state.blue.open, points(monika)]).toEqual([1, null, 2]);
  monika.do(0, 'construct school');
  expect([monika.goods(0).worker, monika.built(0), points(monika)]).toEqual([3, ['docks', 'school'], 2]);
  monika.do(0, 'board 1');
  expect([monika.built(0), monika.ruins(0), points(monika)]).toEqual([['school'], ['docks'], 4]);
  expect(monika.goods(0)).toEqual({ worker: 3, iron: 2, redContact: 3 });
  expect(monika.can(0, 'razeRival boiler-room')).toBe(true);
  monika.do(0, 'visit boiler-room');
  expect([monika.goods(0).worker, points(monika), stage(monika)]).toEqual([4, 5, 'passed']);
  // She goes on alone, without its locations.
  expect([monika.some(0, 'razeRival'), monika.some(0, 'visit')]).toEqual([[], []]);
  monika.do(0, 'board 3', 'option 1 brick', 'done');
  expect(monika.asked).toBe('act 0');
  monika.do(0, 'pass');
  expect([monika.goods(0), monika.state.first, monika.state.round]).toEqual([{}, 0, 2]);
  expect(points(monika)).toBe(5);
});

test('EX-32 Hidden Forge against the virtual opponent', () => {
  const table = alone({ built: [['hidden-forge', 'pub']], deck: ['motel', 'city-guards'] });
  wait(table);
  expect([table.built(0), table.ruins(0), points(table)]).toEqual([['hidden-forge', 'pub'], [], 0]);
  wait(table);
  expect([stage(table), table.built(0), points(table)]).toEqual(['passed', ['hidden-forge', 'pub'], 0]);
});

test('EX-39 The target of the virtual opponent', () => {
  const types = alone({ built: [['murderers-pub', 'confessor']], deck: ['bioweaponry'] });
  wait(types);
  expect(types.ruins(0)).toEqual(['murderers-pub']);
  const unused = alone({ built: [['shadow', 'bioweaponry']], goods: [{ redContact: 1 }], deck: ['combat-zone'] });
  unused.do(0, 'use shadow');
  expect(unused.ruins(0)).toEqual(['bioweaponry']);
});

test('EX-40 Merchants variant', () => {
  const table = alone({
    options: { opponent: 'merchants' },
    built: [['hidden-forge']],
    deals: [['docks', 'refinery']],
    deck: ['school', 'fuel-tank', 'combat-zone'],
  });
  wait(table);
  wait(table);
  expect([table.deals(0), table.discard(), points(table)]).toEqual([['docks'], ['refinery'], 0]);
  wait(table);
  expect([stage(table), table.deals(0)]).toEqual(['passed', ['docks']]);
});

test('EX-47 Stages of the virtual opponent', () => {
  const table = alone({
    options: { opponent: 'merchants' },
    red: 'punks',
    blue: null,
    built: [['school', 'pub']],
    deals: [['arena']],
    deck: ['combat-zone', 'quarry', 'camp', 'church'],
  });
  const seen = [];
  for (let turn = 0; turn < 6; turn++) {
    wait(table);
    seen.push([points(table), table.built(0).length, table.deals(0).length, stage(table)]);
  }
  expect(seen).toEqual([
    [2, 2, 1, 'connections'],
    [2, 2, 1, 'raze'],
    [4, 1, 1, 'raze'],
    [4, 1, 1, 'deals'],
    [4, 1, 0, 'deals'],
    [4, 1, 0, 'passed'],
  ]);
});

test.each([
  [29, 'mutant'],
  [30, 'survivor'],
  [79, 'cyborg'],
  [80, 'grandMaster'],
])('EX-54 Titles: a win with %i points', (vp, title) => {
  const table = alone({ goods: [{ vp }] });
  table.do(0, 'pass');
  const [won] = table.match.outcome()?.notes ?? [];
  expect(won).toMatchObject({
    key: 'fiftyFirstState.score.won',
    params: { title: { key: `fiftyFirstState.title.${title}` } },
  });
});
