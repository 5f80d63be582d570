import { rule } from '@cinderhall/gauntlet/rule';
import { Chance, Position } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { boxOf, DESIGNS } from '../src/cards/index.ts';
import { newEra } from '../src/index.ts';
import { Table } from './table.ts';

const ofKind = (box: readonly number[], kind: string): number =>
  box.filter((design) => DESIGNS[design]?.kind === kind).length;

rule('R-NE-120', () => {
  const table = new Table({ phase: 'setup' });
  const sets = new Set(table.state.deck.map((card) => DESIGNS[table.state.cards[card] as number]?.set));
  expect([...sets].sort()).toEqual(['classic51', 'newEra']);
  expect(table.state.deck.length + table.state.row.length + 8).toBe(189);
  const kinds = new Set(table.state.deck.map((card) => DESIGNS[table.state.cards[card] as number]?.kind));
  expect([...kinds].sort()).toEqual(['instant', 'leader', 'location']);
});

rule('R-NE-121', () => {
  const table = new Table({
    built: [[], ['docks', 'camp', 'motel']],
    leaders: [null, 'marshal'],
    goods: [{ conquer3: 1, conquer1: 1, worker: 2 }],
  });
  // 3, 4 and 5, each one more by the Marshal: 4 reaches the production only.
  expect(table.some(0, 'conquer')).toEqual(['conquer docks']);
  const plain = new Table({ built: [[], ['docks', 'camp', 'motel']], goods: [{ conquer4: 1, worker: 2 }] });
  expect(plain.some(0, 'conquer')).toEqual(['conquer docks', 'conquer camp']);
  const all = new Table({ built: [[], ['docks', 'camp', 'motel']], goods: [{ conquer5: 1, worker: 2 }] });
  expect(all.some(0, 'conquer')).toEqual(['conquer docks', 'conquer camp', 'conquer motel']);
});

rule('R-NE-122', () => {
  const table = new Table({
    hands: [['warlord', 'foreman', 'docks', 'pub', 'motel', 'archive']],
    goods: [{ conquer2: 3, worker: 4 }],
    passed: [1],
  });
  table.do(0, 'leader warlord');
  expect([table.id(table.player(0).leader?.card), table.goods(0).conquer2, table.vp(0)]).toEqual(['warlord', 4, 0]);
  for (const id of ['docks', 'pub', 'motel']) table.do(0, `conquer ${id}`);
  // Each conquest is a point on him.
  expect(table.player(0).leader).toMatchObject({ vp: 3, slots: 3 });
  // He is no location: nothing that could be done with one can be done with him.
  expect(table.choices(0).filter((choice) => /warlord/.test(choice))).toEqual([]);
  table.do(0, 'leader foreman');
  // His three points and one for the change; the gift is two workers.
  expect([table.vp(0), table.goods(0).worker, table.discard()]).toEqual([4, 6, ['warlord']]);
  expect(table.player(0).leader).toMatchObject({ vp: 0, slots: 0 });
  // The Warlord's trait has gone with him.
  const after = new Table({
    leaders: ['warlord'],
    hands: [['foreman', 'docks']],
    goods: [{ conquer1: 1 }],
    passed: [1],
  });
  after.do(0, 'leader foreman', 'conquer docks');
  expect([after.player(0).leader?.vp, after.vp(0)]).toEqual([0, 1]);
});

rule('R-NE-122', () => {
  // Every trait and gift with its numbers.
  const gift = (id: string) => new Table({ hands: [[id, 'docks', 'pub']], deck: ['camp', 'church'], passed: [1] });
  const given = (id: string) => {
    const table = gift(id);
    table.do(0, `leader ${id}`);
    return table.goods(0);
  };
  expect(['warlord', 'guildmaster', 'architect', 'foreman', 'quartermaster', 'marshal'].map(given)).toEqual([
    { conquer2: 1 },
    { deal2: 1 },
    { incorporate1: 1 },
    { worker: 2 },
    { universal: 1 },
    { defend3: 1 },
  ]);
  const prophet = gift('prophet');
  prophet.do(0, 'leader prophet');
  expect(prophet.hand(0)).toEqual(['docks', 'pub', 'church', 'camp']);
  prophet.do(0, 'swap', 'card docks', 'card pub');
  // One card for the swap, one for the trait, and a point.
  expect([prophet.hand(0).length, prophet.player(0).leader?.vp]).toEqual([4, 1]);

  const led = new Table({ built: [['oilfield']], leaders: ['foreman'], goods: [{ worker: 4 }], passed: [1] });
  led.do(0, 'use oilfield', 'use oilfield');
  expect(led.goods(0)).toEqual({ worker: 2, fuel: 4 });

  const quarter = new Table({
    leaders: ['quartermaster'],
    goods: [{ worker: 3, scrap: 2, fuel: 1, universal: 1 }],
    passed: [1],
  });
  quarter.do(0, 'lead');
  // Two different ones; a universal resource stands for any.
  expect(quarter.choices(0).sort()).toEqual([
    'payment 1 fuel 1 universal',
    'payment 1 scrap 1 fuel',
    'payment 1 scrap 1 universal',
  ]);
  quarter.do(0, 'payment 1 scrap 1 fuel');
  expect([quarter.player(0).leader, quarter.can(0, 'lead')]).toMatchObject([{ vp: 2, slots: 1 }, false]);

  const president = new Table({
    hands: [['mr-president', 'arena', 'haven', 'den']],
    built: [['docks', 'assassin', 'penal-colony']],
    goods: [{ redevelop: 1 }],
    passed: [1],
  });
  president.do(0, 'leader mr-president');
  expect(president.choices(0)).toEqual(['card arena', 'card haven', 'card den', 'done']);
  president.do(0, 'card arena', 'over assassin free');
  // The usual 2 points and the Penal Colony's worker, but nothing on himself.
  expect([president.vp(0), president.goods(0).worker, president.player(0).leader?.vp]).toEqual([2, 1, 0]);
  president.do(0, 'redevelop haven', 'over docks token');
  expect([president.vp(0), president.player(0).leader?.vp]).toEqual([4, 1]);
});

rule('R-NE-123', () => {
  const wish = {
    deals: [['docks', 'pub', 'motel']],
    hands: [['church', 'camp']],
    goods: [{ deal2: 3, conquer2: 1 }],
    passed: [1],
  };
  const hall = new Table({ ...wish, built: [['town-hall']] });
  // Three deals lie in the new places, so three of any kind are free again; the hall itself gives no place for spoils.
  expect([hall.can(0, 'deal church'), hall.can(0, 'conquer church')]).toEqual([true, true]);
  const trophies = new Table({ ...wish, built: [['trophy-hall']] });
  expect([trophies.can(0, 'deal church'), trophies.can(0, 'conquer church')]).toEqual([false, true]);
  const spoils = new Table({ ...wish, deals: [], spoils: [['docks', 'pub', 'motel']], built: [['town-hall']] });
  expect([spoils.can(0, 'conquer church'), spoils.can(0, 'deal church')]).toEqual([false, true]);
  // Never more than three deals with others.
  const abroad = new Table({
    built: [['town-hall'], ['docks', 'assassin', 'fuel-tank', 'quarry']],
    abroad: [['docks', 'assassin', 'fuel-tank']],
    goods: [{ deal3: 1, worker: 2 }],
  });
  expect(abroad.some(0, 'deal')).toEqual([]);
});

rule('R-NE-124', () => {
  const wish = (worker: number) => ({
    built: [['thieves-caravan', 'barracks']],
    goods: [{ worker }, { scrap: 2, worker: 3 }],
    hands: [['docks', 'pub']],
  });
  expect(new Table(wish(1)).some(0, 'use')).toEqual([]);
  const table = new Table(wish(5));
  table.do(0, 'use thieves-caravan');
  expect(table.goods(0)).toEqual({ worker: 3, scrap: 1 });
  table.do(1, 'hire fuel');
  table.do(0, 'use thieves-caravan', 'take 1 fuel');
  expect(table.goods(0)).toEqual({ scrap: 1, fuel: 1 });
  const short = new Table(wish(4));
  short.do(0, 'use thieves-caravan');
  short.do(1, 'hire fuel');
  expect(short.can(0, 'use thieves-caravan')).toBe(false);
});

rule('R-NE-125', () => {
  const table = new Table({
    built: [['bulldozer', 'docks', 'barbed-wire', 'penal-colony']],
    hands: [['church', 'radioactive-settlement', 'foundation', 'camp']],
    goods: [{ worker: 1 }, { worker: 2 }],
  });
  table.do(0, 'use bulldozer');
  // Types need not match, but cards without one and Foundations stay out of it; and it is carried out at once.
  expect(table.choices(0)).toEqual(['card church', 'card camp']);
  table.do(0, 'card church');
  expect(table.choices(0)).toEqual(['over bulldozer free', 'over docks free', 'over penal-colony free']);
  table.do(0, 'over docks free');
  expect(table.built(0)).toEqual(['bulldozer', 'barbed-wire', 'penal-colony', 'church']);
  expect(table.goods(0)).toEqual({ worker: 1 });
});

test('a rival can imagine any hand behind an open Bulldozer', () => {
  const table = new Table({ built: [['bulldozer', 'docks']], hands: [['church', 'camp']], goods: [{ worker: 1 }] });
  table.do(0, 'use bulldozer');
  const lists = Array.from({ length: 100 }, (_, number) => {
    const guessed = newEra.guess(table.match.view(1), 1, Chance.fromNumber(number));
    return new Position(newEra, guessed).choices(0).map(({ kind }) => kind);
  });
  expect(lists).toContainEqual(['card', 'card']);
  expect(lists).toContainEqual(['done']);
});

rule('R-NE-126', () => {
  const table = new Table({
    built: [['bulldozer', 'foundation']],
    hands: [['camp', 'barbed-wire']],
    goods: [{ worker: 1 }, { worker: 2 }],
  });
  // The Camp is the only card with a type.
  table.do(0, 'use bulldozer', 'over foundation free');
  expect([table.built(0), table.vp(0)]).toEqual([['bulldozer', 'camp'], 2]);
  const typeless = new Table({
    built: [['bulldozer']],
    hands: [['barbed-wire', 'radioactive-settlement']],
    goods: [{ worker: 1 }],
  });
  expect(typeless.some(0, 'use')).toEqual([]);
});

rule('R-NE-127', () => {
  const [plain, both] = [boxOf(false), boxOf(true)];
  expect([plain.length, both.length]).toEqual([95, 189]);
  expect(['location', 'instant', 'leader'].map((kind) => ofKind(both, kind) - ofKind(plain, kind))).toEqual([
    72, 14, 8,
  ]);
  const ended = (vp: number) => new Table({ phase: 'scoring', vp: [vp] }).state.phase;
  expect([ended(32), ended(33)]).toEqual(['lookout', 'over']);
});

rule('R-NE-128', () => {
  const wish = {
    seats: 3,
    built: [['thieves-caravan', 'barracks'], [{ id: 'den', goods: { brick: 1, worker: 1 } }]],
    goods: [{ worker: 2 }, { scrap: 1, deal3: 1, worker: 2 }, { fuel: 1, defend1: 1, redevelop: 1 }],
  };
  const caravan = new Table(wish);
  caravan.do(0, 'use thieves-caravan');
  expect(caravan.choices(0)).toEqual(['take 1 scrap', 'take 2 fuel']);
  caravan.do(0, 'take 2 fuel');
  expect([caravan.goods(0), caravan.goods(2)]).toEqual([{ fuel: 1 }, { defend1: 1, redevelop: 1 }]);
  const barracks = new Table(wish);
  barracks.do(0, 'use barracks');
  expect(barracks.choices(0)).toEqual(['take 1 worker', 'take 1 deal3', 'take 2 defend1', 'take 2 redevelop']);
  const passed = new Table({ ...wish, passed: [2] });
  passed.do(0, 'use thieves-caravan');
  expect(passed.goods(0)).toEqual({ scrap: 1 });
  expect(passed.on(1, 'den')).toEqual({ brick: 1, worker: 1 });
});
