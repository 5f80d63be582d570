import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { Table } from './table.ts';

const produce = (wish: object) => new Table({ phase: 'production', ...wish });

rule('R-NE-020', () => {
  const factions = ['newYork', 'appalachia', 'merchants', 'mutants', 'hegemony'];
  const table = produce({ seats: 5, factions });
  const own = ['scrap', 'brick', 'fuel', 'weapon', 'anyContact'];
  own.forEach((good, seat) => {
    expect(table.goods(seat)).toEqual({ worker: 3, [good]: 1 });
  });
});

rule('R-NE-021', () => {
  const table = produce({ deals: [['docks', 'church', 'quarry']] });
  expect(table.goods(0)).toEqual({ worker: 3, weapon: 1, scrap: 1, brick: 1 });
  expect(table.vp(0)).toBe(1);
  expect(table.deals(0)).toHaveLength(3);
});

rule('R-NE-022', () => {
  const table = produce({ built: [[], ['courthouse']], abroad: [['courthouse']] });
  expect(table.goods(0)).toEqual({ worker: 3, weapon: 1, brick: 1 });
  // Even when its owner has passed in the turn before: only new and broken deals are barred (A-NE-20).
  table.passAll();
  table.answer('pick');
  expect(table.goods(0)).toMatchObject({ brick: 1 });
});

rule('R-NE-023', () => {
  const table = produce({ spoils: [['docks', 'pub']] });
  expect(table.asked).toBe('spoils 0');
  expect(table.choices(0)).toEqual(['card docks', 'card pub', 'done']);
  table.do(0, 'card docks');
  expect(table.goods(0)).toMatchObject({ scrap: 2 });
  expect([table.spoils(0), table.discard()]).toEqual([['pub'], ['docks']]);
  table.do(0, 'done');
  expect([table.spoils(0), table.hand(0)]).toEqual([['pub'], []]);
});

rule('R-NE-024', () => {
  const table = produce({ built: [['docks', 'hangar', 'arena', 'gunsmith', 'den']] });
  // Open, closed and counted production; actions and features give nothing. One weapon type in Arena, one in Gunsmith.
  expect(table.goods(0)).toEqual({ worker: 3, weapon: 1 + 2, scrap: 1, fuel: 1, universal: 1 });
});

rule('R-NE-025', () => {
  const table = produce({ built: [['steel-eagle']], deals: [['museum']], spoils: [['church']] });
  table.do(0, 'card church');
  expect(table.points(0, 'steel-eagle')).toEqual([1, 1]);
  // 1 from the deal, 2 from the spoils.
  expect(table.vp(0)).toBe(3);
});

rule('R-NE-026', () => {
  const table = produce({ built: [['pub']], deals: [['roadhouse']], deck: ['camp', 'school'] });
  expect(table.hand(0)).toEqual(['school', 'camp']);
});

rule('R-NE-027', () => {
  const table = produce({ built: [['docks']] });
  expect(table.goods(0)).toEqual({ worker: 3, weapon: 1, scrap: 1 });
  table.nextTurn();
  // As much as before, not twice as much.
  expect(table.goods(0)).toEqual({ worker: 3, weapon: 1, scrap: 1 });
});

rule('R-NE-028', () => {
  const table = produce({ vp: [32], deals: [['museum']], hands: [['church']], goods: [{ incorporate3: 1 }] });
  expect(table.vp(0)).toBe(33);
  expect(table.asked).toBe('act 0');
  table.do(0, 'incorporate church');
  table.passAll();
  expect(table.state.phase).toBe('over');
  expect(table.player(0).score).toBe(36);
});

rule('R-NE-029', () => {
  const table = new Table({
    built: [['docks'], ['quarry']],
    deals: [['fuel-tank']],
    abroad: [['quarry']],
    spoils: [['school']],
  });
  table.nextTurn();
  table.do(0, 'card school');
  const goods = table.events.filter(({ kind, seat }) => kind === 'gained' && seat === 0);
  const order = ['3 worker', '1 weapon', '1 fuel', '1 brick', '2 worker', '1 scrap'];
  expect(goods.map(({ good, n }) => `${n} ${good}`)).toEqual(order);
  // All of it is the production phase: a Construction Yard counts the deal's and the spoils' bricks too.
  const yard = produce({ built: [['construction-yard']], deals: [['quarry']], spoils: [['clay-pit']] });
  yard.do(0, 'card clay-pit');
  expect(yard.points(0, 'construction-yard')).toEqual([3, 3]);
});
