import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { idOf, Table } from './table.ts';

rule('R-LA-421', () => {
  const table = new Table({
    at: 'movement',
    options: { mine: true },
    order: [1, 0],
    deal: (d) => {
      d.items(0, 'mine');
      d.next('itemDeck', 'welding-torch-1');
      for (const space of [1, 2, 3]) d.start.stops[space] = 0;
    },
  });
  table.do(0, 'drive 3 0 0', 'play mine');
  expect(table.choices(0)).toEqual(['layMine 0', 'layMine 1', 'layMine 2']);
  table.do(0, 'layMine 1');
  expect(table.state.mines).toEqual([1]);
  expect(table.state.reserve.mine).toBe(1);
  expect(table.player(0).items.map(idOf)).toEqual(['welding-torch-1']);
  expect(table.state.itemDiscard.map(idOf)).toEqual(['mine']);
  // Whoever did not move cannot lay it.
  const still = new Table({
    at: 'movement',
    options: { mine: true },
    order: [1, 0],
    deal: (d) => {
      d.items(0, 'mine');
      d.cargo(0);
    },
  });
  expect(still.happened('played')).toEqual([]);
});

rule('R-LA-422', () => {
  const table = new Table({
    at: 'movement',
    options: { mine: true },
    order: [1, 0],
    deal: (d) => {
      d.start.mines = [1];
      d.start.reserve.mine = 1;
      d.start.stops[2] = 0;
    },
  });
  table.do(0, 'drive 3 0 0');
  expect(table.state.decision).toMatchObject({ kind: 'damage', seats: [0], zone: 'truckOnly', n: 1 });
  table.do(0, 'hit truck-1:2 -');
  // The move went on to where it was going.
  expect([table.player(0).space, table.state.mines, table.state.reserve.mine]).toEqual([3, [], 2]);
});

rule('R-LA-423', () => {
  const table = new Table({
    at: 'movement',
    options: { mine: true },
    order: [1, 0],
    deal: (d) => {
      d.start.mines = [9, 4];
      d.start.reserve.mine = 0;
      d.player(0).space = 12;
      d.items(0, 'mine');
      for (const space of [13, 14, 15]) d.start.stops[space] = 0;
    },
  });
  table.do(0, 'drive 13 0 0', 'play mine');
  expect(table.state.mines).toEqual([9, 12]);
});

rule('R-LA-424', () => {
  const table = new Table({
    at: 'movement',
    options: { mine: true },
    order: [1, 0],
    deal: (d) => {
      d.start.mines = [0, 0];
      d.start.reserve.mine = 0;
      d.cargo(0, 'fuel');
      d.damage(0, 'truck', 1, 2);
    },
  });
  table.do(0, 'drive 1 0 0');
  // Two mines, one slot: the second damage finds nothing.
  table.until('move');
  expect([table.state.mines, table.state.reserve.mine]).toEqual([[], 2]);
  expect(table.convoy(0)[0]).toBe('truck-1@1: x x x');
  const solo = new Table({
    seats: 1,
    at: 'movement',
    options: { mine: true },
    order: [0, 4],
    deal: (d) => {
      d.start.mines = [1];
      d.start.reserve.mine = 1;
      d.next('results', 'result-88');
    },
  });
  expect(solo.happened('automaDamaged')).toMatchObject([{ row: 'B', column: 1 }]);
  expect(solo.state.mines).toEqual([]);
});
