import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { TOKENS } from '../src/cards/index.ts';
import { newEra } from '../src/index.ts';
import { Table } from './table.ts';

rule('R-NE-070', () => {
  const table = new Table({
    phase: 'scoring',
    vp: [7, 3],
    built: [[{ id: 'shipwreck', vp: 4, slots: 2 }, 'docks', { id: 'den', guard: 'barbed-wire' }], ['pub']],
    ruins: [['church']],
    deals: [['motel']],
  });
  expect(table.player(0).score).toBe(7 + 4 + 3);
  expect(table.player(1).score).toBe(4);
  // Afresh in every turn: nothing is added to the count before.
  table.answer('pick');
  table.passAll();
  expect(table.player(1).score).toBe(4);
});

const ended = (wish: object) => {
  const table = new Table({ phase: 'scoring', ...wish });
  return newEra.outcome(table.state);
};

rule('R-NE-071', () => {
  const short = new Table({ phase: 'scoring', vp: [32, 10] });
  expect([short.state.phase, newEra.outcome(short.state)]).toEqual(['lookout', null]);
  expect(ended({ vp: [33, 35] })?.places).toEqual([2, 1]);
  // The highest score wins, not whoever got to 33 first.
  expect(ended({ vp: [33, 30], built: [[], ['docks', 'pub', 'church', 'motel']] })?.places).toEqual([2, 1]);
  const hands = [['docks'], ['pub', 'church']];
  expect(ended({ vp: [33, 33], hands, goods: [{ worker: 9 }] })?.places).toEqual([2, 1]);
  // Unused resources and workers, stored ones too; contact tokens are neither.
  const goods = [
    { worker: 1, universal: 1 },
    { worker: 1, deal5: 3, redevelop: 2 },
  ];
  expect(ended({ vp: [33, 33], goods })?.places).toEqual([1, 2]);
  const den = { id: 'den', goods: { worker: 2 } };
  expect(ended({ vp: [32, 33], built: [[den]], goods: [{}, { scrap: 1 }] })?.places).toEqual([1, 2]);
  expect(ended({ vp: [33, 33], goods: [{ fuel: 1 }, { brick: 1 }] })?.places).toEqual([1, 1]);
});

rule('R-NE-072', () => {
  const table = new Table({
    phase: 'scoring',
    vp: [30],
    built: [[{ id: 'docks', upgraded: true, guard: 'minefield' }]],
    leaders: ['warlord'],
    ruins: [['pub']],
    deals: [['church']],
  });
  const leader = table.player(0).leader;
  expect(leader?.vp).toBe(0);
  expect(table.player(0).score).toBe(30 + 1 + 1);
  const led = new Table({ leaders: ['warlord'], hands: [['docks', 'pub']], goods: [{ conquer1: 1 }] });
  led.do(0, 'conquer docks');
  expect(newEra.tally(led.state).score?.[0]).toBe(1);
  const over = new Table({ phase: 'scoring', vp: [31], built: [[{ id: 'docks', upgraded: true }]] });
  const lines = newEra.outcome(over.state)?.lines.filter(({ seat }) => seat === 0);
  expect(lines?.map(({ points }) => points)).toEqual([1, 31, 1]);
});

rule('R-NE-080', () => {
  const table = new Table({
    hands: [['docks']],
    built: [['underground-warehouse', 'camp']],
    vp: [4],
    goods: [{ scrap: 2, worker: 2, deal3: 1, defend1: 1, redevelop: 1, anyContact: 1 }],
  });
  table.do(0, 'store scrap underground-warehouse');
  table.nextTurn();
  // Only what the base makes; one scrap in store and the cache of the Camp outlast it, and so do cards and points.
  expect(table.goods(0)).toEqual({ worker: 3, weapon: 1 });
  expect([table.on(0, 'underground-warehouse'), table.on(0, 'camp')]).toEqual([{ scrap: 1 }, { worker: 4 }]);
  expect([table.vp(0), table.hand(0)[0]]).toEqual([4, 'docks']);
});

rule('R-NE-080', () => {
  // Whatever is no card, no point and in no store: one of each is gone, the defence tokens too.
  const each = Object.fromEntries(TOKENS.map((token) => [token, 1]));
  const table = new Table({ factions: ['hegemony'], goods: [each] });
  table.passAll();
  expect([table.state.phase, table.goods(0)]).toEqual(['lookout', {}]);
});

rule('R-NE-081', () => {
  const table = new Table({ built: [['oilfield']], goods: [{ worker: 1, weapon: 1 }], hands: [['docks']] });
  table.do(0, 'use oilfield');
  table.back(0);
  table.do(0, 'fieldToken conquer');
  expect([table.placed(0, 'oilfield').used, table.player(0).board.conquer]).toEqual([1, true]);
  table.nextTurn();
  expect([table.placed(0, 'oilfield').used, table.player(0).board.conquer]).toEqual([0, false]);
  // One worker again for the first use, and the field is free.
  table.back(0);
  table.do(0, 'use oilfield');
  expect(table.goods(0)).toMatchObject({ worker: 2, fuel: 2 });
});

rule('R-NE-082', () => {
  const table = new Table({ built: [[], ['docks']], goods: [{ worker: 2 }] });
  table.do(0, 'visit docks');
  expect(table.ids(table.player(0).visited)).toEqual(['docks']);
  table.nextTurn();
  expect(table.player(0).visited).toEqual([]);
  table.do(1, 'hire fuel');
  expect(table.can(0, 'visit docks')).toBe(true);
});

rule('R-NE-083', () => {
  const table = new Table({ seats: 3, first: 2, goods: [{ worker: 2 }] });
  table.passAll();
  expect(table.state.first).toBe(0);
  expect(table.asked).toBe('pick 0');
});

rule('R-NE-084', () => {
  const table = new Table({
    built: [['den']],
    goods: [{ scrap: 2, universal: 1, worker: 3, deal3: 1 }],
  });
  expect(table.some(0, 'store')).toEqual(['store scrap den', 'store universal den', 'store worker den']);
  table.do(0, 'store scrap den', 'store universal den', 'store worker den');
  // Two resources are all it holds; workers have room of their own.
  expect(table.some(0, 'store')).toEqual(['store worker den']);
  table.do(0, 'store worker den');
  expect(table.some(0, 'store')).toEqual([]);
  expect(table.on(0, 'den')).toEqual({ scrap: 1, universal: 1, worker: 2 });
  table.nextTurn();
  expect(table.on(0, 'den')).toEqual({ scrap: 1, universal: 1, worker: 2 });
  // They pay like goods of the pool, after those.
  table.back(0);
  table.do(0, 'hire fuel');
  table.do(0, 'hire fuel');
  expect([table.goods(0).worker, table.on(0, 'den')]).toEqual([undefined, { scrap: 1, universal: 1, worker: 1 }]);
  const contacts = new Table({ built: [['black-market-contacts']], goods: [{ deal3: 1, defend1: 1, worker: 2 }] });
  expect(contacts.some(0, 'store')).toEqual(['store deal3 black-market-contacts']);
});

rule('R-NE-085', () => {
  const table = new Table({
    hands: [['radioactive-settlement', 'docks', 'pub']],
    goods: [{ incorporate2: 1 }, { worker: 8 }],
  });
  table.do(0, 'incorporate radioactive-settlement');
  const cache = { worker: 1, universal: 2, conquer2: 1, deal2: 1 };
  expect([table.on(0, 'radioactive-settlement'), table.goods(0)]).toEqual([cache, {}]);
  table.do(1, 'hire fuel');
  // Its deal token makes a deal; in later turns the rest is still there and nothing has come back.
  table.do(0, 'deal pub');
  expect(table.on(0, 'radioactive-settlement')).toEqual({ worker: 1, universal: 2, conquer2: 1 });
  table.nextTurn();
  expect(table.on(0, 'radioactive-settlement')).toEqual({ worker: 1, universal: 2, conquer2: 1 });
});
