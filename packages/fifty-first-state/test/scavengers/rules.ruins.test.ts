import { rule } from '@cinderhall/gauntlet/rule';
import { expect, test } from 'vitest';
import { defenceOf } from '../../src/locations.ts';
import { scoreOf } from '../../src/outcome.ts';
import { Land } from '../no-mans-land/land.ts';
import { heap } from './heap.ts';

rule(['R-SCAV-040', 'R-BASE-010'], () => {
  const table = heap({ hands: [['demolition-zone'], ['pub']], goods: [{ greyContact: 2 }], deck: ['school', 'docks'] });
  const events = table.do(0, 'construct demolition-zone');
  expect([table.ruins(0), table.ruins(0, 1)]).toEqual([['docks'], ['?']]);
  expect(events).toContainEqual(expect.objectContaining({ kind: 'foundRuins', seat: 0 }));
});

/** Ruins that come in the same phase are counted, whatever the order of the cards. */
rule('R-SCAV-040', () => {
  const table = heap({
    phase: 'production',
    built: [['rubble-mill', 'squatters-block', 'ash-sifters', 'demolition-zone', 'demolition-zone']],
    deck: ['school', 'docks', 'pub', 'quarry', 'quarry'],
  });
  // The board of Texas makes 4 workers; Squatters' Block 1 and 2 more, Ash Sifters ammo because there are two ruins.
  expect(table.goods(0)).toEqual({ worker: 7, brick: 2, ammo: 1, greyContact: 1 });
});

/** Copied ruins and those of an outpost too, although they are asked for. */
rule('R-SCAV-040', () => {
  const copied = heap({
    phase: 'production',
    built: [['rubble-mill', 'demolition-zone', 'power-station']],
    deck: ['school', 'docks', 'quarry', 'quarry'],
  });
  copied.do(0, 'card demolition-zone');
  expect([copied.ruins(0).length, copied.goods(0).brick]).toEqual([2, 2]);
  const outpost = new Land({
    phase: 'production',
    map: { c: '0', sw: '0' },
    built: [['rubble-mill', 'caravanserai']],
    deck: ['school', 'docks', 'quarry'],
    options: { expansions: ['scavengers', 'noMansLand'] },
  });
  outpost.do(0, 'activate c 1');
  expect([outpost.ruins(0).length, outpost.goods(0).brick]).toEqual([1, 1]);
});

rule(['R-SCAV-041', 'R-SCAV-052'], () => {
  const table = heap({
    built: [['seed-of-a-new-settlement', 'rebuilders-lodge']],
    ruins: [['boiler-room', 'crossing']],
    goods: [{ worker: 2, brick: 2 }],
  });
  table.do(0, 'use seed-of-a-new-settlement');
  expect(table.choices(0)).toEqual(['ruin boiler-room', 'ruin crossing']);
  table.do(0, 'ruin boiler-room');
  // Production 2W, no bonus, no point but the one of Rebuilders' Lodge.
  expect(table.goods(0)).toEqual({ worker: 3, brick: 1, vp: 1 });
  expect([table.ruins(0), table.built(0).at(-1)]).toEqual([['crossing'], 'boiler-room']);
  table.do(1, 'pass');
  expect(table.can(0, 'use seed-of-a-new-settlement')).toBe(false);
});

rule('R-SCAV-041', () => {
  const table = heap({
    built: [['seed-of-a-new-settlement']],
    ruins: [['crossing']],
    goods: [{ worker: 1, brick: 1 }],
    connections: [['punks'], ['punks']],
  });
  table.do(0, 'use seed-of-a-new-settlement');
  expect([table.built(0), table.goods(0)]).toEqual([['seed-of-a-new-settlement', 'crossing'], {}]);
});

/** EX-35: fuel on one, iron on the other; the rebuild gives the fuel besides its point. */
rule('R-SCAV-050', () => {
  const table = heap({
    hands: [['school']],
    built: [['pony-express']],
    ruins: [['docks', 'pub']],
    goods: [{ worker: 1, brick: 1 }],
  });
  table.do(0, 'use pony-express', 'putOnRuin docks fuel');
  expect(table.choices(0)).toEqual([
    ...['fuel', 'iron', 'gun', 'brick'].map((good) => `putOnRuin pub ${good}`),
    'done',
  ]);
  table.do(0, 'putOnRuin pub iron');
  expect(table.state.scavengers?.onRuins[0]).toEqual(['fuel', 'iron']);
  table.do(1, 'pass');
  table.do(0, 'rebuild school', 'over docks');
  expect(table.goods(0)).toEqual({ fuel: 1, worker: 2, vp: 1 });
  expect(table.state.scavengers?.onRuins[0]).toEqual(['iron']);
});

/** The brick on the ruins cannot pay for the rebuild; clean-up leaves it; one may stop after the first. */
rule('R-SCAV-050', () => {
  const table = heap({
    hands: [['school']],
    built: [['pony-express']],
    ruins: [['docks', 'pub', 'archive', 'quarry']],
    goods: [{ worker: 1 }],
    onRuins: [['nothing', 'brick'], []],
  });
  expect(table.can(0, 'rebuild school')).toBe(false);
  table.do(0, 'use pony-express', 'putOnRuin docks gun', 'done');
  table.passAll();
  expect(table.state.scavengers?.onRuins[0]).toEqual(['gun', 'brick']);
  const three = heap({
    built: [['pony-express']],
    ruins: [['docks', 'pub', 'archive', 'quarry']],
    goods: [{ worker: 1 }],
  });
  three.do(0, 'use pony-express', 'putOnRuin docks gun', 'putOnRuin pub gun', 'putOnRuin quarry gun');
  expect([three.asked, three.state.scavengers?.onRuins[0]]).toEqual(['act 1', ['gun', 'gun', 'nothing', 'gun']]);
});

rule('R-SCAV-051', () => {
  const table = heap({
    hands: [['scrap-collectors']],
    goods: [{ greyContact: 2 }],
    seats: 3,
    piles: [[], ['school', 'docks'], ['pub']],
  });
  table.do(0, 'construct scrap-collectors', 'scavenge docks');
  expect(table.choices(0)).toEqual(['scavenge school', 'scavenge pub', 'done']);
  table.do(0, 'scavenge pub');
  expect([table.hand(0), table.asked]).toEqual([['docks', 'pub'], 'act 1']);
  // Each of the two may be declined.
  const one = heap({ hands: [['scrap-collectors']], goods: [{ greyContact: 2 }], piles: [[], ['school', 'docks']] });
  one.do(0, 'construct scrap-collectors', 'done');
  expect(one.asked).toBe('scavenge 0');
  one.do(0, 'scavenge docks');
  expect(one.asked).toBe('act 1');
});

rule('R-SCAV-053', () => {
  const wish = {
    seats: 3,
    built: [['red-anja']],
    ruins: [[], ['school', 'docks'], ['pub']],
    onRuins: [[], ['nothing' as const, 'fuel' as const], []],
    goods: [{ redContact: 1 }],
  };
  const table = heap(wish);
  table.do(0, 'use red-anja');
  // What they are is hidden from the taker: he sees whose they are and what lies on them.
  expect(table.choices(0)).toEqual(['takeRuin 1 0', 'takeRuin 1 1', 'takeRuin 2 0']);
  table.do(0, 'takeRuin 1 1');
  expect([table.ruins(0), table.ruins(1), table.ruins(0, 1), table.ruins(0, 2)]).toEqual([
    ['docks'],
    ['school'],
    ['docks'],
    ['?'],
  ]);
  expect(table.state.scavengers?.onRuins).toEqual([['fuel'], ['nothing'], []]);
  // Whoever has passed keeps his.
  const passed = heap({ ...wish, ruins: [[], ['school'], []], first: 1 });
  passed.do(1, 'pass');
  passed.do(2, 'playConnection merchants');
  expect(passed.can(0, 'use red-anja')).toBe(false);
});

/** Ruins that look the same to the taker are one choice; one that he saw fall is another. */
rule('R-SCAV-053', () => {
  const table = heap({
    built: [['red-anja'], ['pub']],
    ruins: [[], ['school', 'docks']],
    goods: [{ redContact: 4 }],
  });
  table.do(0, 'razeRival pub');
  table.do(1, 'playConnection punks');
  table.do(0, 'use red-anja');
  expect(table.choices(0)).toEqual(['takeRuin 1 0', 'takeRuin 1 2']);
});

/** EX-37: School through Demolition Mike: 2W of spoils, 1W of the deal, and ruins. */
rule('R-SCAV-054', () => {
  const table = heap({ built: [['demolition-mike', 'school']], goods: [{ worker: 1, gun: 1 }] });
  table.do(0, 'use demolition-mike');
  expect([table.goods(0), table.built(0), table.ruins(0)]).toEqual([{ worker: 3 }, ['demolition-mike'], ['school']]);
});

rule('R-SCAV-055', () => {
  const mike = heap({
    built: [['demolition-tommy', 'hunters', 'rubble-kitchen', 'ruined-library']],
    goods: [{ worker: 1, iron: 1 }],
  });
  mike.do(0, 'use demolition-tommy');
  expect(mike.choices(0)).toEqual(['card hunters', 'card rubble-kitchen', 'card ruined-library']);
  const events = mike.do(0, 'card ruined-library');
  // Hunters wait for a raze in vain; Rubble Kitchen has its ruins.
  expect(mike.goods(0)).toEqual({ gun: 2, worker: 1 });
  expect(events.filter(({ kind }) => kind === 'triggered')).toHaveLength(1);
  expect(heap({ built: [['demolition-mike']], goods: [{ worker: 1, gun: 1 }] }).can(0, 'use demolition-mike')).toBe(
    false,
  );

  const full = heap({
    built: [['pony-express']],
    ruins: [['docks']],
    onRuins: [['gun'], []],
    goods: [{ worker: 1 }],
  });
  expect(full.can(0, 'use pony-express')).toBe(false);
  const restored = heap({
    built: [['seed-of-a-new-settlement']],
    ruins: [['docks']],
    onRuins: [['gun'], []],
    goods: [{ worker: 1, brick: 1 }],
  });
  restored.do(0, 'use seed-of-a-new-settlement');
  expect(restored.goods(0)).toEqual({ gun: 1, iron: 1 });
  const dug = heap({ built: [['deep-dig']], ruins: [['docks']], onRuins: [['gun'], []], goods: [{ worker: 1 }] });
  dug.do(0, 'use deep-dig');
  expect([dug.goods(0), dug.pile(0), dug.ruins(0)]).toEqual([{ gun: 1, vp: 3 }, ['docks'], []]);
});

rule('R-SCAV-056', () => {
  const kitchen = heap({
    hands: [['rubble-kitchen'], []],
    built: [['pub', 'red-anja']],
    ruins: [[], ['archive']],
    goods: [{ greyContact: 2, redContact: 1 }, { redContact: 3 }],
  });
  kitchen.do(0, 'construct rubble-kitchen');
  expect(kitchen.goods(0)).toEqual({ redContact: 1, worker: 1 });
  kitchen.do(1, 'razeRival pub');
  expect(kitchen.goods(0)).toEqual({ redContact: 1, worker: 2 });
  kitchen.do(0, 'use red-anja');
  expect(kitchen.goods(0)).toEqual({ worker: 3 });

  const mill = heap({ hands: [['rubble-mill']], goods: [{ greyContact: 2 }], ruins: [['archive']] });
  mill.do(0, 'construct rubble-mill');
  expect(mill.goods(0)).toEqual({ brick: 2 });

  const lodge = heap({
    hands: [['school', 'docks']],
    built: [['rebuilders-lodge', 'quarry']],
    ruins: [['archive']],
    goods: [{ brick: 2 }],
  });
  lodge.do(0, 'rebuild school', 'over archive');
  expect(lodge.vp(0)).toBe(2);
  lodge.do(1, 'pass');
  lodge.do(0, 'rebuild docks', 'over quarry');
  expect(lodge.vp(0)).toBe(3);
});

rule('R-BASE-185', () => {
  const table = heap({ built: [['wall-of-names']], ruins: [['pub', 'docks']] });
  expect(scoreOf(table.state, 0)).toBe(1 + 2);
  const many = heap({
    built: [['wall-of-names']],
    ruins: [['pub', 'docks', 'archive', 'school']],
    goods: [{ vp: 25 }],
  });
  expect(scoreOf(many.state, 0)).toBe(25 + 1 + 3);
});

test('Mined Ruins: +1 Defence for the other locations with two ruins or more', () => {
  const defences = (ruins: string[]): number[] => {
    const { state } = heap({ built: [['mined-ruins', 'pub', 'archive+shield']], ruins: [ruins] });
    return state.locations[0]?.map((placed) => defenceOf(state, placed)) ?? [];
  };
  expect(defences(['school'])).toEqual([4, 3, 6]);
  expect(defences(['school', 'docks'])).toEqual([4, 4, 7]);
});
