/** What is turned against others: raids, blocks, given cards, and the virtual opponent. */
import { rule } from '@cinderhall/gauntlet/rule';
import { expect, test } from 'vitest';
import type { Wish } from '../table.ts';
import { type AlliesTable, type AlliesWish, dealt } from './table.ts';

const raid = (theirs: object, more: Wish = {}): AlliesTable =>
  dealt({ hands: [['quick-raid']], goods: [{ greyContact: 1, gun: 2 }, theirs], ...more });

rule('R-ALLY-034', () => {
  // EX-38.
  for (const [fuel, left] of [
    [2, {}],
    [5, { fuel: 2 }],
  ] as const) {
    const table = raid({ fuel });
    table.do(0, 'construct quick-raid');
    expect(table.some(0, 'option')).toHaveLength(2);
    table.option(0, 0);
    expect([table.goods(0), table.goods(1)]).toEqual([{ gun: 1, vp: 1 }, left]);
  }
  const three = raid({ fuel: 1 }, { seats: 3 });
  three.do(0, 'construct quick-raid');
  three.option(0, 0);
  expect(three.choices(0)).toEqual(['raid 1', 'raid 2']);
  three.do(0, 'raid 1');
  expect([three.goods(0), three.goods(1)]).toEqual([{ gun: 1, vp: 1 }, {}]);
});

const hunting = (more: AlliesWish = {}): AlliesTable =>
  dealt({
    built: [['rat-hunt'], ['archive', 'motel', 'docks', 'body-hunters']],
    goods: [{ gun: 2 }, { worker: 9 }],
    ...more,
  });

rule('R-ALLY-035', () => {
  const table = hunting();
  table.do(0, 'use rat-hunt');
  expect(table.choices(0)).toEqual(['block archive', 'block motel', 'block body-hunters']);
  table.do(0, 'block archive');
  expect([table.can(1, 'use archive'), table.can(1, 'use motel')]).toEqual([false, true]);
  expect(table.why(1, table.ref('archive'))).toContain('R-BASE-125');
  table.do(1, 'use motel', 'done');
  table.passAll();
  expect(table.state.allies?.blocked).toEqual([]);
  // A used one may be blocked; a blocked one not again.
  const used = hunting({ first: 1, built: [['rat-hunt'], ['archive']] });
  used.do(1, 'use archive', 'done');
  used.do(0, 'use rat-hunt');
  expect([used.state.allies?.blocked.length, used.can(1, 'use archive')]).toEqual([1, false]);
  // A razed location takes its marker along.
  const razed = hunting({ built: [['rat-hunt'], ['archive']], goods: [{ gun: 1, redContact: 5 }, { worker: 3 }] });
  razed.do(0, 'use rat-hunt');
  razed.do(1, 'playConnection merchants');
  razed.do(0, 'razeRival archive');
  expect(razed.state.allies?.blocked).toEqual([]);
});

const wasting = (more: AlliesWish = {}): AlliesTable =>
  dealt({
    built: [['toxic-waste']],
    hands: [['church', 'docks'], ['quarry'], []],
    goods: [{}, { vp: 3 }, {}],
    ...more,
  });

rule('R-ALLY-036', () => {
  const table = wasting();
  table.do(0, 'use toxic-waste');
  expect(table.choices(0)).toEqual(['giveCard 1 church', 'giveCard 1 docks']);
  table.do(0, 'giveCard 1 docks');
  expect([table.hand(0), table.hand(1), table.vp(0), table.vp(1)]).toEqual([['church'], ['quarry', 'docks'], 1, 2]);
  expect(table.placed(0, 'toxic-waste').spent).toEqual({ worker: 1 });
  table.do(1, 'pass');
  expect(table.can(0, 'use toxic-waste')).toBe(false);
  // connections cannot be given.
  expect(wasting({ hands: [[], ['quarry']] }).can(0, 'use toxic-waste')).toBe(false);
});

test('a given card is known to giver and taker alone, and nobody else can tell which it was', () => {
  const table = wasting({ seats: 3 });
  const events = table.do(0, 'use toxic-waste', 'giveCard 1 docks');
  expect(events.some(({ kind }) => kind === 'gaveCard')).toBe(true);
  expect([table.hand(1, 0), table.hand(1, 2)]).toEqual([
    ['?', 'docks'],
    ['?', '?'],
  ]);
});

rule('R-ALLY-037', () => {
  for (const table of [raid({ fuel: 3 }, { first: 1 }), hunting({ first: 1 }), wasting({ first: 1 })]) {
    table.do(1, 'pass');
    expect(table.some(0, 'use')).toEqual([]);
    if (!table.can(0, 'construct quick-raid')) continue;
    table.do(0, 'construct quick-raid');
    expect(table.goods(0)).toEqual({ gun: 2 });
  }
});

rule('R-ALLY-038', () => {
  const poor = raid({});
  poor.do(0, 'construct quick-raid');
  poor.option(0, 0);
  expect([poor.goods(0), poor.goods(1)]).toEqual([{ gun: 1, vp: 1 }, {}]);
  const declined = raid({ fuel: 2 });
  declined.do(0, 'construct quick-raid');
  declined.option(0, 1);
  expect([declined.goods(0), declined.goods(1)]).toEqual([{ gun: 2 }, { fuel: 2 }]);
  const nothing = wasting({ goods: [{}, {}] });
  nothing.do(0, 'use toxic-waste', 'giveCard 1 docks');
  expect([nothing.vp(0), nothing.vp(1)]).toEqual([1, 0]);
  // Body Hunters clear the use, not the block.
  const hunted = hunting({ first: 1 });
  hunted.do(1, 'use archive', 'done');
  hunted.do(0, 'use rat-hunt', 'block archive');
  hunted.do(1, 'use body-hunters');
  expect([hunted.placed(1, 'archive').used, hunted.can(1, 'use archive')]).toEqual([0, false]);
  // Added types count locations.
  const counted = dealt({
    built: [['galvanic-prophet', 'reactor-levy']],
    hands: [['parking-lot']],
    goods: [{ greyContact: 2 }],
  });
  counted.do(0, 'construct parking-lot');
  expect(counted.goods(0)).toEqual({ iron: 3 });
});

rule('R-SOLO-036', () => {
  const hunt = dealt({ seats: 1, built: [['rat-hunt'], ['archive']], goods: [{ gun: 2 }] });
  expect(hunt.can(0, 'use rat-hunt')).toBe(false);
  const raided = raid({}, { seats: 1 });
  raided.do(0, 'construct quick-raid');
  raided.option(0, 0);
  expect(raided.goods(0)).toEqual({ gun: 1, vp: 1 });
  for (const [before, after] of [
    [4, 3],
    [0, 0],
  ] as const) {
    const waste = wasting({ seats: 1, opponentVp: before, built: [['toxic-waste'], ['church']] });
    waste.do(0, 'use toxic-waste');
    expect(waste.choices(0)).toEqual(['giveCard -1 church', 'giveCard -1 docks']);
    waste.do(0, 'giveCard -1 docks');
    expect([waste.vp(0), waste.discard(), waste.hand(0)]).toEqual([1, ['docks'], ['church']]);
    const lost = waste.state.opponent?.points.filter(({ way }) => way === 'losses') ?? [];
    expect(lost.map(({ n }) => n)).toEqual(before > after ? [-1] : []);
  }
});

test('an attack of the virtual opponent finds added types', () => {
  const attacked = (built: string[]): string[] => {
    const table = dealt({ seats: 1, built: [built, []], deck: ['docks'], goods: [{ worker: 9 }] });
    table.do(0, 'playConnection punks');
    return table.ruins(0);
  };
  expect(attacked(['reactor-levy'])).toEqual([]);
  expect(attacked(['reactor-levy', 'galvanic-prophet'])).toEqual(['galvanic-prophet']);
});
