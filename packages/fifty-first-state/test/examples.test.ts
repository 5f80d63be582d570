/** The worked examples of the specification, with their numbers, move by move. */
import { expect, test } from 'vitest';
import { kit } from '../src/effect-kit.ts';
import { Table, type Wish } from './table.ts';

/** Everybody holds a connection, so that nobody has to pass for want of anything else to do. */
const dealt = (wish: Wish): Table => new Table({ connections: [['merchants'], ['merchants'], ['merchants']], ...wish });

test('EX-01 Production', () => {
  const angelina = dealt({
    phase: 'production',
    factions: ['mutantsUnion', 'newYork'],
    built: [['school', 'pub']],
    deals: [['arena', 'fuel-tank']],
  });
  expect(angelina.goods(0)).toEqual({ worker: 4, gun: 2, greyContact: 1, fuel: 1 });
  expect(angelina.hand(0)).toHaveLength(2);
});

test('EX-02 Look-out count', () => {
  const first = ['school', 'pub', 'docks', 'church'];
  const second = ['quarry', 'arena', 'motel', 'archive'];
  const table = dealt({ seats: 3, phase: 'round', deck: ['shelter', 'museum', 'rubble', ...second, ...first] });
  const asked: string[] = [];
  expect(table.choices(0).sort()).toEqual(first.map((id) => `card ${id}`).sort());
  for (const id of ['pub', 'docks', 'school']) {
    asked.push(table.asked);
    table.do(table.match.waiting()[0] as number, `card ${id}`);
  }
  expect(table.discard()).toEqual(['church']);
  expect(table.choices(2).sort()).toEqual(second.map((id) => `card ${id}`).sort());
  for (const id of ['motel', 'archive', 'quarry']) {
    asked.push(table.asked);
    table.do(table.match.waiting()[0] as number, `card ${id}`);
  }
  expect(asked).toEqual(['pick 0', 'pick 1', 'pick 2', 'pick 2', 'pick 1', 'pick 0']);
  expect(table.discard()).toEqual(['church', 'arena']);
  expect([0, 1, 2].map((seat) => table.hand(seat).slice(0, 2))).toEqual([
    ['pub', 'quarry'],
    ['docks', 'archive'],
    ['school', 'motel'],
  ]);
});

test('EX-03 Rebuild by type', () => {
  const table = dealt({ built: [['ruined-library']], hands: [['murderers-pub']], goods: [{ brick: 1 }] });
  table.do(0, 'rebuild murderers-pub');
  expect([table.built(0), table.discard()]).toEqual([['murderers-pub'], ['ruined-library']]);
  // A point for the rebuild, and one for the only gun location: itself.
  expect(table.goods(0)).toEqual({ vp: 2 });
});

test('EX-04 Rebuild a ruin', () => {
  const scarlett = dealt({ ruins: [['docks']], hands: [['school']], goods: [{ brick: 1 }] });
  scarlett.do(0, 'rebuild school');
  expect(scarlett.goods(0)).toEqual({ worker: 2, vp: 1 });
  expect([scarlett.built(0), scarlett.ruins(0), scarlett.discard()]).toEqual([['school'], [], ['docks']]);
});

test('EX-05 Deal', () => {
  const charlize = dealt({ hands: [['school']], goods: [{ blueContact: 1 }] });
  charlize.do(0, 'deal school');
  expect([charlize.goods(0), charlize.deals(0), charlize.hand(0)]).toEqual([{ worker: 1 }, ['school'], []]);
  for (let round = 2; round < 4; round++) {
    charlize.passAll();
    charlize.answer('pick');
    // Three from the board, one from the deal; the goods of the round before are gone.
    expect([charlize.state.round, charlize.goods(0).worker, charlize.goods(1).worker]).toEqual([round, 4, 3]);
  }
});

test('EX-06 Raze with shield', () => {
  const built = [[], ['school+shield']];
  const penelope = dealt({ built, goods: [{ redContact: 4 }] });
  penelope.do(0, 'razeRival school');
  expect([penelope.goods(0), penelope.goods(1)]).toEqual([{ worker: 2 }, { worker: 1 }]);
  expect([penelope.built(1), penelope.ruins(1)]).toEqual([[], ['school']]);
  const poorer = dealt({ built, goods: [{ redContact: 3 }] });
  expect(poorer.some(0, 'razeRival')).toEqual([]);
  expect(poorer.why(0, poorer.ref('school'))).toEqual(['R-BASE-101']);
});

test('EX-07 Repeatable board action', () => {
  const table = dealt({ goods: [{ worker: 4 }] });
  table.do(0, 'board 3', 'option 1 iron', 'again', 'option 1 gun');
  expect([table.goods(0), table.asked]).toEqual([{ iron: 1, gun: 1 }, 'act 1']);
});

test('EX-08 Open production', () => {
  const [eva, megan, third] = [0, 1, 2];
  const wish = { seats: 3, built: [[], ['boiler-room']], goods: [{ worker: 1 }, {}, { worker: 1 }] };
  const table = dealt(wish);
  table.do(eva, 'visit boiler-room');
  expect([table.goods(eva), table.goods(megan)]).toEqual([{ worker: 2 }, { worker: 1 }]);
  expect(table.placed(megan, 'boiler-room').visits).toBe(1);
  table.do(megan, 'pass');
  expect(table.some(third, 'visit')).toEqual([]);
  const twice = dealt({ ...wish, first: third });
  twice.do(third, 'visit boiler-room');
  expect([twice.some(eva, 'visit'), twice.why(eva, twice.ref('boiler-room'))[0]]).toEqual([[], 'R-BASE-131']);
  const late = dealt({ ...wish, first: megan });
  late.do(megan, 'pass');
  expect([late.some(third, 'visit'), late.why(third, late.ref('boiler-room'))]).toEqual([[], ['R-BASE-054']]);
});

test('EX-09 Clean-up with storage', () => {
  const [megan, eva] = [0, 1];
  const table = dealt({
    built: [['hibernation-chambers', 'archive', 'docks']],
    goods: [{ worker: 3, iron: 1, fuel: 1 }, { worker: 1 }],
  });
  table.do(megan, 'use archive', 'done');
  table.do(eva, 'visit docks');
  expect([table.placed(megan, 'archive').used, table.placed(megan, 'docks').visits]).toEqual([1, 1]);
  expect(table.goods(megan)).toEqual({ worker: 3, iron: 1, fuel: 1, vp: 1 });
  table.passAll();
  expect([table.goods(megan), table.on(megan, 'hibernation-chambers')]).toEqual([{ vp: 1 }, { worker: 3 }]);
  expect([table.placed(megan, 'archive').used, table.placed(megan, 'docks').visits]).toEqual([0, 0]);
  table.answer('pick');
  expect(table.goods(megan)).toEqual({ worker: 6, gun: 1, iron: 1, greyContact: 1, vp: 1 });
});

test('EX-10 Golden rule', () => {
  const table = dealt({ built: [['shipwreck', 'clay-pit']], goods: [{ iron: 3, brick: 2, worker: 5 }] });
  table.do(0, 'use shipwreck', 'again');
  expect([table.goods(0), table.asked]).toEqual([{ iron: 1, brick: 2, worker: 3, vp: 4 }, 'act 1']);
  table.do(1, 'pass');
  // A third time is illegal. Clay Pit says nothing, so it is used once.
  expect(table.some(0, 'use')).toEqual(['use clay-pit']);
  expect(table.why(0, table.ref('shipwreck'))).toContain('R-BASE-121');
  table.do(0, 'use clay-pit');
  expect([table.goods(0), table.some(0, 'use')]).toEqual([{ iron: 1, brick: 1, worker: 2, vp: 6 }, []]);
});

test('EX-12 Raze cost is by category', () => {
  const built = [[], ['archive']];
  expect(dealt({ built, goods: [{ redContact: 4 }] }).some(0, 'razeRival')).toEqual([]);
  const table = dealt({ built, goods: [{ redContact: 5 }] });
  table.do(0, 'razeRival archive');
  expect([table.goods(0), table.ruins(1)]).toEqual([{ worker: 2 }, ['archive']]);
});

test('EX-13 Connection needs two turns', () => {
  const table = dealt({ red: 'punks', goods: [{ worker: 2 }] });
  table.do(0, 'takeConnection red');
  expect([table.asked, table.goods(0)]).toEqual(['act 1', {}]);
  table.do(1, 'pass');
  table.do(0, 'playConnection punks');
  expect([table.goods(0), table.ids(table.state.red.discard)]).toEqual([{ redContact: 2 }, ['punks']]);
});

test('EX-14 The ammo type is not wild', () => {
  const wish = { built: [['landfill']], hands: [['shelter']] };
  const brick = dealt({ ...wish, goods: [{ brick: 1 }] });
  expect(brick.some(0, 'rebuild')).toEqual([]);
  expect(brick.why(0, brick.ref('shelter'))).toContain('R-BASE-071');
  const development = dealt({ ...wish, goods: [{ development: 1 }] });
  development.do(0, 'rebuild shelter');
  expect([development.built(0), development.goods(0)]).toEqual([['shelter'], { vp: 1 }]);
});

test('EX-15 Copy production counts the owner’s State', () => {
  const bricks = ['brick-supplier', 'brick-storage', 'brick-village'];
  const table = dealt({ phase: 'production', built: [['suppliers'], bricks] });
  expect(table.goods(0)).toEqual({ worker: 3, gun: 1, greyContact: 1, brick: 3 });
  expect(table.goods(1)).toEqual({ worker: 3, iron: 1, greyContact: 1 });
  const built = dealt({ built: [[], bricks], hands: [['suppliers']], goods: [{ greyContact: 2 }, { brick: 1 }] });
  built.do(0, 'construct suppliers');
  expect([built.goods(0), built.goods(1)]).toEqual([{ brick: 3 }, { brick: 1 }]);
});

test('EX-29 Texas', () => {
  const table = dealt({ factions: ['texas', 'newYork'], goods: [{ iron: 3, gun: 1 }] });
  // Nothing is used yet, so there is nothing to use again.
  expect(table.some(0, 'board')).toEqual(['board 0', 'board 1']);
  table.do(0, 'board 0');
  expect([table.asked, table.goods(0)]).toEqual(['act 1', { iron: 2, gun: 1, greyContact: 1 }]);
  table.do(1, 'pass');
  expect(table.some(0, 'board')).toEqual(['board 1', 'board 3']);
  // Only the used action can be chosen.
  table.do(0, 'board 3');
  expect(table.goods(0)).toEqual({ iron: 1, gun: 1, greyContact: 2 });
  expect(table.some(0, 'board')).toEqual(['board 1']);
  for (const at of ['board:0', 'board:3']) expect(table.why(0, at)).toEqual(['R-BASE-121']);
  table.do(0, 'board 1');
  expect(table.some(0, 'board')).toEqual([]);
});

test('EX-30 Points for goods received, on build', () => {
  const table = dealt({
    factions: ['merchantsGuild', 'newYork'],
    built: [['fuel-tank', 'fuel-tank']],
    deals: [['refinery']],
    hands: [['cistern']],
    goods: [{ greyContact: 2, fuel: 3 }],
  });
  table.do(0, 'construct cistern');
  expect(table.goods(0)).toEqual({ fuel: 3 });
  table.passAll();
  table.answer('pick');
  expect(table.goods(0)).toEqual({ worker: 3, fuel: 4, greyContact: 1, vp: 3 });
});

test('EX-31 End of the game', () => {
  /** Seat 0 reaches 25 with Steel Eagle, in the Production phase. */
  const end = (more: { fuel?: number }, vp: number, locations: string[]): Table =>
    dealt({
      phase: 'production',
      built: [['steel-eagle'], locations],
      ruins: [['school', 'school']],
      goods: [{ vp: 24, ...more }, { vp }],
    });
  const table = end({}, 20, ['church', 'museum']);
  expect([table.vp(0), table.asked]).toEqual([25, 'act 0']);
  table.do(0, 'board 1');
  table.passAll();
  // No clean-up, and one more for each location that stands.
  expect([table.state.phase, table.goods(0).redContact]).toEqual(['over', 3]);
  expect(table.match.outcome()?.scores.map(([points]) => points)).toEqual([26, 22]);
  expect(table.match.outcome()?.places).toEqual([1, 2]);
  // As many points: more goods are ahead, then more locations; else the victory is shared.
  const places = (one: Table) => {
    one.passAll();
    return [one.match.outcome()?.scores.map(([points]) => points), one.match.outcome()?.places];
  };
  expect(places(end({ fuel: 1 }, 24, ['church', 'museum']))).toEqual([
    [26, 26],
    [1, 2],
  ]);
  expect(places(end({}, 24, ['church', 'museum']))).toEqual([
    [26, 26],
    [2, 1],
  ]);
  expect(places(end({}, 25, ['church']))).toEqual([
    [26, 26],
    [1, 1],
  ]);
});

test('EX-36 Body Hunters', () => {
  const table = dealt({
    built: [['archive', 'labor-camp', 'combat-zone', 'body-hunters']],
    goods: [{ worker: 6 }],
    first: 1,
  });
  table.do(1, 'pass');
  expect(table.can(0, 'use body-hunters')).toBe(false);
  table.do(0, 'use archive', 'again', 'use labor-camp', 'use combat-zone', 'use body-hunters');
  expect(table.goods(0)).toEqual({ worker: 3, gun: 2, vp: 2 });
  expect(table.choices(0).filter((one) => one !== 'done')).toEqual([
    'card archive',
    'card labor-camp',
    'card combat-zone',
  ]);
  table.do(0, 'card archive', 'card labor-camp');
  table.answer('reset');
  expect(table.some(0, 'use')).toEqual(['use archive', 'use labor-camp', 'use combat-zone']);
  table.do(0, 'use combat-zone', 'use labor-camp', 'use archive', 'done');
  expect(table.goods(0)).toEqual({ worker: 2, gun: 4, vp: 3 });
});

test('EX-41 A passed player is safe', () => {
  const wish = {
    built: [
      ['thieves-caravan', 'camino-real', 'fixer'],
      ['docks', 'boiler-room', 'church'],
    ],
    hands: [['suppliers']],
    deals: [[], ['arena']],
    goods: [
      { worker: 6, redContact: 6, greyContact: 2 },
      { iron: 2, worker: 1 },
    ],
  };
  const open = dealt(wish);
  expect(open.some(0, 'razeRival')).toHaveLength(3);
  expect(open.some(0, 'visit')).toHaveLength(2);
  expect(open.some(0, 'use')).toEqual(['use thieves-caravan', 'use camino-real']);
  open.do(0, 'construct suppliers');
  expect(open.asked).toBe('copy 0');
  const passed = dealt({ ...wish, first: 1 });
  passed.do(1, 'pass');
  for (const word of ['razeRival', 'visit', 'use']) expect(passed.some(0, word)).toEqual([]);
  expect(passed.why(0, passed.ref('church'))).toEqual(['R-BASE-054']);
  passed.do(0, 'construct suppliers');
  expect([passed.asked, passed.goods(0)]).toEqual(['act 0', { worker: 6, redContact: 6 }]);
});

test('EX-42 Ammo substitution', () => {
  const table = dealt({ built: [['rubble-trader', 'school']], hands: [['docks']], goods: [{ ammo: 1 }] });
  expect([table.some(0, 'use'), table.some(0, 'rebuild')]).toEqual([['use rubble-trader'], ['rebuild docks']]);
  table.do(0, 'use rubble-trader');
  expect(table.goods(0)).toEqual({ vp: 1 });
  // No card of these sets costs ammo, so the cost is made up.
  const pay = [{ op: 'pay', cost: { goods: { ammo: 1 } }, do: [{ op: 'gain', goods: { vp: 1 } }] }];
  const can = (goods: object) => kit.can(dealt({ goods: [goods] }).state, pay, { seat: 0, card: -1, x: 0 });
  expect([can({ brick: 1 }), can({ brick: 4, iron: 4 }), can({ ammo: 1 })]).toEqual([false, false, true]);
});

test('EX-43 Threshold features', () => {
  const built = [['dream-city', 'patriot-tower', 'school']];
  const neither = dealt({ phase: 'production', built });
  expect(neither.goods(0)).toEqual({ worker: 4, gun: 1, greyContact: 1 });
  const both = dealt({ phase: 'production', built, deals: [['church', 'old-cinema']] });
  expect(both.goods(0)).toEqual({ worker: 5, gun: 1, greyContact: 1, vp: 4 });
});

test('EX-44 Copy own production', () => {
  // Suppliers could take the Quarry, but Power Station cannot choose them.
  const built = [['brick-supplier', 'brick-storage', 'brick-village', 'suppliers'], ['quarry']];
  const table = dealt({ built, hands: [['power-station']], goods: [{ greyContact: 2 }] });
  table.do(0, 'construct power-station');
  expect([table.asked, table.goods(0)]).toEqual(['act 1', { brick: 3 }]);
  const several = dealt({
    built: [['brick-supplier', 'suppliers', 'docks', 'power-station'], ['quarry']],
    phase: 'production',
  });
  expect([several.asked, several.choices(0)]).toEqual(['copy 0', ['card brick-supplier', 'card docks']]);
  // Cistern would give nothing in the Action phase.
  const cistern = dealt({ built: [['production-manager', 'cistern']], goods: [{ worker: 2, fuel: 2 }] });
  expect(cistern.some(0, 'use')).toEqual([]);
  const docks = dealt({ built: [['production-manager', 'cistern', 'docks']], goods: [{ worker: 2 }] });
  docks.do(0, 'use production-manager');
  expect([docks.asked, docks.goods(0)]).toEqual(['act 1', { iron: 1 }]);
});

test('EX-45 Deal goods again', () => {
  const table = dealt({
    built: [['caravanner', 'petes-office']],
    deals: [['fuel-tank', 'church']],
    goods: [{ worker: 1 }],
  });
  table.do(0, 'use caravanner', 'card church');
  table.answer('dealGoods');
  expect([table.goods(0), table.deals(0)]).toEqual([{ fuel: 1, vp: 1 }, ['fuel-tank', 'church']]);
});

test('EX-48 Rebuild', () => {
  // Skyscraper (distance 3) shares a type with Rubble; neither contacts nor more than one brick are needed.
  const table = dealt({ built: [['rubble']], hands: [['skyscraper']], goods: [{ brick: 1 }] });
  expect(table.can(0, 'construct skyscraper')).toBe(false);
  expect(table.can(0, 'rebuild skyscraper')).toBe(true);
  table.do(0, 'rebuild skyscraper');
  expect([table.built(0), table.goods(0).brick]).toEqual([['skyscraper'], undefined]);
});

test('EX-49 Production on build', () => {
  const table = dealt({ hands: [['docks']], goods: [{ greyContact: 1 }] });
  table.do(0, 'construct docks');
  expect(table.goods(0)).toEqual({ iron: 1 });
});

test('EX-50 Connections are not contacts', () => {
  const table = new Table({
    hands: [['pub', 'school']],
    built: [[], ['docks']],
    connections: [['punks', 'merchants', 'thugs']],
  });
  // Cards that would bring contacts pay for nothing that takes contacts.
  for (const kind of ['construct', 'deal', 'raze', 'razeRival']) expect(table.some(0, kind)).toEqual([]);
  table.do(0, 'playConnection punks');
  table.do(1, 'pass');
  expect(table.goods(0)).toEqual({ redContact: 2 });
  expect(table.some(0, 'raze').length).toBeGreaterThan(0);
});

test('A-86 Ruins do not count in the second tie-break', () => {
  const table = dealt({
    built: [
      ['docks', 'archive'],
      ['docks', 'quarry', 'church'],
    ],
    ruins: [['arena', 'museum', 'motel'], []],
    goods: [{ vp: 26 }, { vp: 25 }],
  });
  table.passAll();
  // 28 points each and one connection left each: three locations against two with three ruins.
  expect(table.match.outcome()).toMatchObject({
    places: [2, 1],
    scores: [
      [28, 1, 2],
      [28, 1, 3],
    ],
  });
});
