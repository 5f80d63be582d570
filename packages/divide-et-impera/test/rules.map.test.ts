import { rule } from '@cinderhall/gauntlet/rule';
import { expect, test } from 'vitest';
import { TILES } from '../src/cards/index.ts';
import { type Board, boardOf } from '../src/map/board.ts';
import { rotated } from '../src/map/grid.ts';
import { mapWarnings, quickBoard } from '../src/map/layouts.ts';
import { FOUR, THREE, TWO } from './golden.ts';
import { Table } from './table.ts';

const name = (board: Board, area: number): string => board.areas[area]?.name ?? '?';
const names = (board: Board, areas: readonly number[] = []): string[] => areas.map((area) => name(board, area));
const areaOf = (board: Board, wanted: string): number => board.areas.findIndex((area) => area.name === wanted);
const alone = (id: string): Board => boardOf([{ id, x: 0, y: 0, rot: 0 }]);
const letter = (board: Board, area: number): string => board.areas[area]?.parts[0]?.split(':')[1] ?? '?';
const listed = (text: string): string[] => text.trim().split('\n');

rule('R-DEI-030', () => {
  for (const { id, grid } of TILES) {
    const letters = new Set(grid.join(''));
    expect([...letters].some((one) => one >= 'a')).toBe(true);
    expect([...letters].some((one) => one < 'a')).toBe(true);
    // Every letter is one piece: alone on the table a district has an area for each of them.
    expect(alone(id).areas).toHaveLength(letters.size);
    expect(grid.map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
  }
});

rule(['R-DEI-031', 'R-DEI-188', 'R-DEI-192'], () => {
  const parts = (board: Board): string[] => board.areas.map((area) => [area.name, ...area.parts].join(' '));
  expect(parts(quickBoard(3))).toEqual(listed(THREE));
  expect(parts(quickBoard(4))).toEqual(listed(FOUR));
  expect([2, 3, 4].map((n) => [quickBoard(n).grounds, quickBoard(n).areas.length])).toEqual([
    [10, 24],
    [13, 30],
    [17, 40],
  ]);
});

rule(['R-DEI-032', 'R-DEI-187'], () => {
  const board = quickBoard(2);
  const lines = board.areas.map(({ name: own, parts }, area) =>
    [
      `${own} ${parts.join(' ')}`,
      names(board, board.beside[area]).join(' '),
      names(board, board.across[area]).join(' '),
    ]
      .join(' | ')
      .replace('|  |', '| |'),
  );
  expect(lines).toEqual(listed(TWO));
  // A corner is not enough: 2.1 and 2.9 laid corner to corner have nothing to do with each other.
  const corner = boardOf([
    { id: '2.1', x: 0, y: 0, rot: 0 },
    { id: '2.9', x: 1, y: 1, rot: 0 },
  ]);
  expect(corner.areas).toHaveLength(alone('2.1').areas.length + alone('2.9').areas.length);
  for (const [area, near] of corner.near.entries())
    for (const other of near)
      expect(corner.areas[other]?.parts[0]?.slice(0, 3)).toBe(corner.areas[area]?.parts[0]?.slice(0, 3));
});

rule(['R-DEI-033', 'R-DEI-034'], () => {
  const table = new Table({ sides: [{ hand: ['DEI025'], units: { g01: 3, r08: 2 } }] });
  table.do(0, 'up DEI025', 'use move');
  table.do(0, 'from g01');
  // g01 borders g02, g03 and g05; the roofs r01, r02, r03 and r08 are beside it but a level higher.
  expect(table.list(0, 'to')).toEqual(['g02', 'g03', 'g05']);
  expect(table.why(0, `area:${table.area('r01')}`)).toEqual(['R-DEI-034']);
  expect(table.why(0, `area:${table.area('g10')}`)).toEqual(['R-DEI-034']);
  table.match.undo(0);
  table.do(0, 'from r08');
  expect(table.list(0, 'to')).toEqual(['r01', 'r09']);
  // A drone flies to any adjacent area, whatever its level.
  const drone = new Table({ sides: [{ hand: ['DEI032'] }], drones: { mucha: 'r04' } });
  drone.do(0, 'up DEI032', 'use drone:mucha');
  expect(drone.list(0, 'fly')).toEqual(['g01', 'g02', 'r02', 'r03', 'r04']);
});

rule(['R-DEI-036', 'R-DEI-037'], () => {
  const table = new Table({
    sides: [
      { hand: ['DEI025', 'DEI028'], units: { g01: 2 }, lifts: [['g01', 'r01']] },
      { hand: ['DEI009', 'DEI012'], units: { g01: 3 }, shelters: ['g05'] },
    ],
  });
  table.do(0, 'up DEI025');
  expect(table.mayMove(0, 'g01', 'r01', '2')).toBe(true);
  table.do(0, 'done', 'up DEI028', 'use recruit');
  // The shelter in g05 is the Raiders' own.
  expect(table.list(0, 'recruit')).toEqual(['g02', 'g10']);
  table.do(0, 'recruit g02', 'done');
  expect(table.asked).toBe('play 1');
  table.do(1, 'up DEI009');
  expect(table.mayMove(1, 'g01', 'r01', '3')).toBe(false);
  table.do(1, 'done', 'up DEI012', 'use recruit');
  expect(table.list(1, 'recruit')).toEqual(['g02', 'g05', 'g10']);
});

rule('R-DEI-038', () => {
  const table = new Table({
    sides: [
      { hand: ['DEI030'], units: { g03: 2 }, shelters: ['g03', 'g03'] },
      { units: { g03: 4 }, shelters: ['g03'] },
    ],
    drones: { mucha: 'g03', masamune: 'g03' },
    outposts: { g03: 'red', g01: 'blue' },
  });
  table.do(0, 'up DEI030', 'use build:shelter');
  expect(table.list(0, 'site')).toContain('g03');
  table.do(0, 'site g03');
  expect(table.player(0).shelters).toEqual([table.area('g03'), table.area('g03'), table.area('g03')]);
});

rule('R-DEI-189', () => {
  const grid = ['RRaSS', 'RRaSS', 'aaabb', 'TTbbb', 'TTbUU'];
  expect(rotated(grid, 90)).toEqual(['TTaRR', 'TTaRR', 'bbaaa', 'UbbSS', 'UbbSS']);
  expect(rotated(grid, 180)).toEqual(['UUbTT', 'bbbTT', 'bbaaa', 'SSaRR', 'SSaRR']);
  expect(rotated(rotated(grid, 270), 90)).toEqual(grid);
  const turned = boardOf([{ id: '2.1', x: 0, y: 0, rot: 90 }]);
  // What stands on a region stays on it: the outpost on R, the shelter on b.
  expect(turned.spots.map(({ area }) => letter(turned, area))).toEqual(['R']);
  expect(turned.starts.map((area) => letter(turned, area))).toEqual(['b']);
});

/** Borders, pairs for lifts and sites for bridges of each district by itself, from the component list. */
const SITES: { readonly [tile: string]: readonly [borders: string, lifts: string, bridges: string] } = {
  '2.1': ['ab', 'aR aS aT bS bT bU', 'RS/a RT/a SU/b TU/b'],
  '2.2': ['ab', 'aR bR bS', ''],
  '2.3': ['ab', 'aR aS bR bS', 'RS/a RS/b'],
  '2.4': ['RT ab', 'aR aT bR bS', ''],
  '2.5': ['ab', 'aR aS aT aU bS bU', 'RS/a RT/a SU/b TU/a'],
  '2.6': ['ab', 'aR aS bR bS', 'RS/a'],
  '2.7': ['ab', 'aR bR', ''],
  '2.8': ['RT ab', 'aR aT bR bT', 'RT/a'],
  '2.9': ['ab', 'aR aS aU bR bT bU', 'RS/a RT/b SU/a TU/b'],
  '3.1': ['ab', 'aR aS bR bS', 'RS/a'],
  '3.2': ['ab', 'aR aS bR bS', 'RS/a'],
  '3.3': ['ab', 'aR bR bS', ''],
  '4.1': ['ab', 'aR aS bS', 'RS/a'],
  '4.2': ['RT ab', 'aR aS bR bS bT', 'RS/a RS/b'],
  '4.3': ['ab', 'aR aS bR bS bT', 'RS/a RT/b'],
  '4.4': ['ab', 'aR bR bS', ''],
};

rule('R-DEI-190', () => {
  for (const [id, [borders, , bridges]] of Object.entries(SITES)) {
    const board = alone(id);
    const sites = board.bridges.map(
      ({ from, to, over }) => `${letter(board, from)}${letter(board, to)}/${letter(board, over)}`,
    );
    expect([id, sites.sort().join(' ')]).toEqual([id, bridges]);
    const pairs = board.beside.flatMap((list, a) =>
      list.filter((b) => b > a).map((b) => `${letter(board, a)}${letter(board, b)}`),
    );
    expect([id, pairs.sort().join(' ')]).toEqual([id, borders]);
  }
  // Two ground letters that neighbours merge are one area: 2.4 then has a site that it has not alone.
  const merged = boardOf([
    { id: '2.4', x: 0, y: 0, rot: 0 },
    { id: '2.7', x: -1, y: 0, rot: 90 },
  ]);
  const ground = merged.areas.filter(({ parts }) => parts.includes('2.4:a'));
  expect(ground[0]?.parts).toContain('2.4:b');
  expect(merged.bridges.filter(({ tile }) => tile === '2.4').length).toBeGreaterThan(0);
  // Roofs that neighbours merge into one area are no target: the long roof of 4.1 joins both roofs of 3.2.
  const joined = boardOf([
    { id: '3.2', x: 0, y: 0, rot: 0 },
    { id: '4.1', x: 0, y: -1, rot: 90 },
  ]);
  expect(joined.areas.some(({ parts }) => parts.includes('3.2:R') && parts.includes('3.2:S'))).toBe(true);
  expect(joined.bridges.filter(({ tile }) => tile === '3.2')).toEqual([]);
});

rule('R-DEI-191', () => {
  for (const [id, [, lifts]] of Object.entries(SITES)) {
    const board = alone(id);
    const pairs = board.lifts.map(({ ground, roof }) => `${letter(board, ground)}${letter(board, roof)}`);
    expect([id, pairs.sort().join(' ')]).toEqual([id, lifts]);
  }
  // Across an edge too: g10 (2.9:b) and r13 lie in 2.9, g08 and r13 in different districts.
  const board = quickBoard(2);
  const has = (ground: string, roof: string): boolean =>
    board.lifts.some((site) => site.ground === areaOf(board, ground) && site.roof === areaOf(board, roof));
  expect([has('g08', 'r13'), has('g10', 'r13'), has('g01', 'r13')]).toEqual([true, true, false]);
});

test('the quick maps are as good as maps can be', () => {
  for (const players of [2, 3, 4]) {
    const board = quickBoard(players);
    expect(mapWarnings(board)).toEqual([]);
    expect(new Set(board.spots.map(({ area }) => area)).size).toBe(board.spots.length);
    expect(Math.max(...board.areas.map(({ parts }) => parts.length))).toBe(4);
  }
  const board = quickBoard(2);
  expect(names(board, board.starts)).toEqual(['g02', 'g10']);
  expect(names(board, board.summons)).toEqual(['r08', 'r07']);
});
