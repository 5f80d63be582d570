import { payments } from '@cinderhall/effects';
import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { DESIGNS, TYPES } from '../src/cards/index.ts';
import { kit } from '../src/effect-kit.ts';
import { Table, type Wish } from './table.ts';

/** Everybody holds a connection card, so that no turn ends by itself for want of another choice. */
const tableOf = (wish: Wish): Table => new Table({ connections: Array(wish.seats ?? 2).fill(['punks']), ...wish });

const kinds = (table: Table, seat: number): string[] => table.choices(seat).map((one) => one.split(' ')[0] as string);
const ways = (table: Table, good: string): readonly object[] =>
  payments(kit.world, table.state, 0, { goods: { [good]: 1 } });

rule('R-BASE-002', () => {
  // An action works once a round; Archive says twice, and so twice it is.
  const table = tableOf({ built: [['archive', 'labor-camp']], goods: [{ worker: 9 }] });
  table.do(0, 'use labor-camp');
  table.do(1, 'pass');
  expect(table.can(0, 'use labor-camp')).toBe(false);
  table.do(0, 'use archive', 'again');
  expect([table.vp(0), table.can(0, 'use archive')]).toEqual([2, false]);
  // A production location is razed for 3, but Armored Car says 1 less.
  const raze = (own: string[]) => tableOf({ built: [own, ['school']], goods: [{ redContact: 2 }] });
  expect(raze([]).some(0, 'razeRival')).toEqual([]);
  expect(raze(['armored-car']).some(0, 'razeRival')).toEqual(['razeRival school']);
});

rule('R-BASE-003', () => {
  const wish: Wish = { hands: [['school']], goods: [{ greyContact: 1, blueContact: 1, redContact: 1 }] };
  expect(kinds(tableOf(wish), 0)).toEqual(['construct', 'deal', 'raze', 'playConnection', 'pass']);
  const after = (what: string) => {
    const table = tableOf(wish);
    table.do(0, what);
    expect(table.hand(0)).toEqual([]);
    return [table.built(0), table.deals(0), table.discard()];
  };
  expect(after('construct school')).toEqual([['school'], [], []]);
  expect(after('deal school')).toEqual([[], ['school'], []]);
  expect(after('raze school')).toEqual([[], [], ['school']]);
  // Only cards of the own hand.
  expect(kinds(tableOf({ ...wish, hands: [[], ['school']] }), 0)).toEqual(['playConnection', 'pass']);
});

rule('R-BASE-004', () => {
  const uses = (goods: object) => kinds(tableOf({ hands: [['quarry']], goods: [goods] }), 0);
  expect(uses({ greyContact: 3 })).toEqual(['construct', 'playConnection', 'pass']);
  expect(uses({ redContact: 3 })).toEqual(['raze', 'playConnection', 'pass']);
  expect(uses({ blueContact: 3 })).toEqual(['deal', 'playConnection', 'pass']);
  expect(uses({ universalContact: 1 })).toEqual(['construct', 'deal', 'raze', 'playConnection', 'pass']);
  const mixed = tableOf({ hands: [['church']], goods: [{ universalContact: 1, greyContact: 1, redContact: 1 }] });
  expect(mixed.some(0, 'construct')).toEqual(['construct church']);
  expect(mixed.some(0, 'deal')).toEqual([]);
  mixed.do(0, 'construct church');
  expect(mixed.goods(0)).toEqual({ redContact: 1, vp: 2 });
  // In the cost of an action too.
  const shadow = tableOf({ built: [['shadow']], goods: [{ universalContact: 1, blueContact: 1 }] });
  shadow.do(0, 'use shadow');
  expect(shadow.goods(0)).toEqual({ blueContact: 1, vp: 1 });
  // Nothing stands for a universal contact.
  const table = tableOf({ goods: [{ greyContact: 2, redContact: 2, blueContact: 2 }] });
  expect(ways(table, 'universalContact')).toEqual([]);
  expect(ways(shadow, 'universalContact')).toEqual([]);
});

rule('R-BASE-005', () => {
  const market = (goods: object) => tableOf({ built: [['black-market']], goods: [goods] });
  expect(market({ worker: 1, ammo: 3 }).can(0, 'use black-market')).toBe(true);
  expect(market({ worker: 1, ammo: 2 }).can(0, 'use black-market')).toBe(false);
  expect(market({ worker: 0, ammo: 4 }).can(0, 'use black-market')).toBe(false);
  // Ammo replaces what is missing, one for one.
  const table = market({ worker: 1, ammo: 2, iron: 1 });
  table.do(0, 'use black-market');
  expect(table.goods(0)).toEqual({ vp: 3 });
  for (const good of ['fuel', 'iron', 'gun', 'brick']) expect(ways(market({ ammo: 1 }), good)).toEqual([{ ammo: 1 }]);
  for (const good of ['worker', 'greyContact', 'development']) expect(ways(market({ ammo: 1 }), good)).toEqual([]);
  expect(ways(market({ fuel: 3, iron: 3, gun: 3, brick: 3, worker: 3 }), 'ammo')).toEqual([]);
});

rule('R-BASE-006', () => {
  const table = tableOf({ built: [['market-place']], goods: [{ worker: 1, fuel: 1, iron: 1, brick: 2 }] });
  table.do(0, 'use market-place');
  expect(table.choices(0).sort()).toEqual([
    'payment 1 fuel 1 brick 1 worker',
    'payment 1 fuel 1 iron 1 worker',
    'payment 1 iron 1 brick 1 worker',
    'payment 2 brick 1 worker',
  ]);
  table.do(0, 'payment 1 iron 1 brick 1 worker');
  expect(table.goods(0)).toEqual({ fuel: 1, brick: 1, vp: 2 });
  expect(tableOf({ built: [['market-place']], goods: [{ worker: 2, fuel: 1 }] }).some(0, 'use')).toEqual([]);
  // A gain of one good of two.
  const gain = tableOf({ hands: [['storehouse']], goods: [{ greyContact: 1 }] });
  gain.do(0, 'construct storehouse');
  expect(gain.choices(0)).toEqual(['option 1 fuel', 'option 1 gun']);
  gain.do(0, 'option 1 gun');
  expect(gain.goods(0)).toEqual({ gun: 1 });
});

rule('R-BASE-007', () => {
  const production = ['school', 'oil-rig', 'docks', 'pub'];
  const features = ['crossroads', 'church'];
  const actions = ['archive', 'motel', 'shelter'];
  const targets = (redContact: number) =>
    tableOf({ built: [[], [...production, ...features, ...actions]], goods: [{ redContact }] })
      .some(0, 'razeRival')
      .map((one) => one.slice('razeRival '.length));
  expect(targets(2)).toEqual([]);
  expect(targets(3)).toEqual(production);
  expect(targets(4)).toEqual([...production, ...features]);
  expect(targets(5)).toEqual([...production, ...features, ...actions]);
});

rule('R-BASE-008', () => {
  const types = 'Fuel Iron Gun Brick Ammo Worker Card Contact Vp Liberty Toxic IronGang Sharrash Uranopolis';
  expect([...TYPES].sort()).toEqual(
    types
      .split(' ')
      .map((type) => `t${type}`)
      .sort(),
  );
  const numbers = new Set(DESIGNS.flatMap((one) => (one.kind === 'location' ? [one.types.length] : [])));
  expect(numbers).toEqual(new Set([0, 1, 2]));
  // Ruined Library (weapon, ammo): one type in common with Murderers' Pub (weapon, victory point) is enough.
  const hands = [['murderers-pub', 'school', 'rubble']];
  const table = tableOf({ built: [['ruined-library', 'arena', 'motel']], hands, goods: [{ brick: 1 }] });
  expect(table.some(0, 'rebuild')).toEqual(['rebuild murderers-pub', 'rebuild school']);
  table.do(0, 'rebuild murderers-pub');
  expect(table.choices(0)).toEqual(['over ruined-library', 'over arena']);
  table.do(0, 'over ruined-library');
  // Arena and the pub itself are of the weapon type, each counts once: 1 point for the rebuild and 2.
  expect(table.vp(0)).toBe(3);
});

rule('R-BASE-009', () => {
  const ruins = [['arena', 'archive', 'docks'], ['school']];
  const goods = [{ worker: 5, redContact: 9, greyContact: 2, shield: 1 }, { worker: 1 }];
  const table = tableOf({ ruins, goods, hands: [['murderers-pub']] });
  // No ability, no Defence, no visitors, no shield; the ones who lie here are not even cards to raze.
  expect(new Set(kinds(table, 0))).toEqual(new Set(['construct', 'raze', 'board', 'playConnection', 'pass']));
  for (const id of ruins[0] as string[]) expect(table.why(0, table.ref(id))).toEqual(['R-BASE-009']);
  table.do(0, 'construct murderers-pub');
  // No type: the ruined Arena is no weapon location any more.
  expect(table.vp(0)).toBe(1);
  expect(table.some(1, 'visit')).toEqual([]);
  // No production.
  const produced = tableOf({ phase: 'production', ruins: [['boiler-room', 'oil-rig']] });
  expect(produced.goods(0)).toEqual({ worker: 3, gun: 1, greyContact: 1 });
  // No points.
  const end = tableOf({ ruins, goods: [{ vp: 25 }, { vp: 25 }], built: [['old-cinema'], ['shelter']] });
  end.state.ending = true;
  end.passAll();
  expect(end.match.outcome()?.scores.map(([score]) => score)).toEqual([26, 26]);
  // Rebuilding is what can be done with them, whatever the type.
  const rebuilt = tableOf({ ruins: [['arena']], hands: [['church']], goods: [{ brick: 1 }] });
  rebuilt.do(0, 'rebuild church');
  expect([rebuilt.built(0), rebuilt.ruins(0), rebuilt.discard()]).toEqual([['church'], [], ['arena']]);
  // Ruined Library only sounds like ruins.
  const library = tableOf({ built: [[], ['ruined-library']], goods: [{ redContact: 4 }] });
  expect(library.some(0, 'razeRival')).toEqual(['razeRival ruined-library']);
});

rule('R-BASE-010', () => {
  const table = tableOf({ ruins: [['arena', 'pub'], ['school']], seats: 3 });
  expect([table.ruins(0), table.ruins(1)]).toEqual([['arena', 'pub'], ['school']]);
  for (const viewer of [-1, 1, 2]) expect(table.ruins(0, viewer)).toEqual(['?', '?']);
  for (const viewer of [-1, 0, 2]) expect(table.ruins(1, viewer)).toEqual(['?']);
});

const MANY = ['arena', 'arena', 'assassin', 'assassin', 'church', 'church', 'docks', 'docks', 'pub', 'pub', 'quarry'];

rule('R-BASE-011', () => {
  const table = tableOf({
    built: [['school', ...MANY]],
    deals: [['fuel-tank', 'fuel-tank', 'oil-rig', 'oil-rig', 'hideout', 'hideout', 'convoy']],
    hands: [['school', 'shelter', 'motel', 'camp', 'rubble', 'refinery', 'shadow', 'archive', 'negotiator', 'museum']],
    goods: [{ greyContact: 1, blueContact: 3 }],
  });
  table.do(0, 'construct school');
  expect(table.built(0)).toEqual(['school', ...MANY, 'school']);
  table.do(1, 'pass');
  table.do(0, 'deal negotiator');
  expect(table.deals(0)).toHaveLength(8);
  table.passAll();
  expect(table.hand(0)).toHaveLength(8);
});

rule('R-BASE-012', () => {
  const table = tableOf({ built: [['labor-camp']], goods: [{ worker: 5000 }, { worker: 5000 }] });
  table.do(0, 'use labor-camp');
  expect(table.goods(0).worker).toBe(5001);
});

const OUT: Wish = { phase: 'round', deck: ['school'], discard: ['pub', 'docks', 'arena', 'church', 'shelter'] };

rule('R-BASE-013', () => {
  // In the middle of a draft: one card is left, and two more are needed.
  const draft = tableOf(OUT);
  const row = draft.ids(draft.state.row);
  expect(row).toHaveLength(3);
  expect(row[0]).toBe('school');
  expect([draft.discard(), draft.state.deck.length]).toEqual([[], 3]);
  expect(draft.match.opening.filter(({ event }) => event.kind === 'reshuffled').map(({ event }) => event.n)).toEqual([
    5,
  ]);
  const all = [...row, ...draft.ids(draft.state.deck)].sort();
  expect(all).toEqual(['arena', 'church', 'docks', 'pub', 'school', 'shelter']);
  // It is shuffled.
  const orders = ['1', '2', '3', '4', '5', '6'].map((n) => tableOf({ ...OUT, seed: n.repeat(32) }));
  expect(new Set(orders.map((table) => table.ids(table.state.row).join())).size).toBeGreaterThan(2);
  // In the middle of a draw.
  const draw = tableOf({
    hands: [['crossroads']],
    goods: [{ greyContact: 1 }],
    deck: ['school'],
    discard: ['pub'],
  });
  draw.do(0, 'construct crossroads');
  expect([draw.hand(0).sort(), draw.state.deck, draw.discard()]).toEqual([['pub', 'school'], [], []]);
  // Nothing left at all: a draw brings what there is.
  const short = tableOf({ hands: [['crossroads']], goods: [{ greyContact: 1 }], deck: ['school'], discard: [] });
  short.do(0, 'construct crossroads');
  expect(short.hand(0)).toEqual(['school']);
  // First come, first served: two cards for three players, and none for the second draft.
  const few = tableOf({ seats: 3, first: 1, phase: 'round', deck: ['school', 'pub'], discard: [] });
  expect([few.asked, few.choices(1).sort()]).toEqual(['pick 1', ['card pub', 'card school']]);
  few.do(1, 'card pub');
  // The last card is no choice: it comes by itself.
  expect(few.asked).toBe('act 1');
  expect([few.hand(0), few.hand(1), few.hand(2)]).toEqual([[], ['pub'], ['school']]);
});

rule('R-BASE-014', () => {
  const table = tableOf({
    built: [['motel', 'archive', 'labor-camp', 'thieves-caravan'], ['hibernation-chambers']],
    goods: [
      { worker: 9, vp: 3 },
      { worker: 4, vp: 7, gun: 1 },
    ],
    deck: ['pub', 'school'],
  });
  table.do(0, 'use motel', 'done');
  expect(table.hand(0)).toEqual(['school']);
  expect(table.ids(table.state.deck).at(-1)).toBe('pub');
  table.do(1, 'pass');
  table.do(0, 'use archive', 'done');
  expect([table.vp(0), table.goods(0).worker]).toEqual([4, 7]);
  table.do(0, 'use labor-camp');
  expect([table.goods(0).worker, table.goods(1)]).toEqual([8, { worker: 4, vp: 7, gun: 1 }]);
  // Points are not taken with the resources, and neither stored nor returned with the goods.
  const caravan = tableOf({
    built: [['thieves-caravan']],
    goods: [{ worker: 2 }, { vp: 7, worker: 3, iron: 1, fuel: 1 }],
  });
  caravan.do(0, 'use thieves-caravan');
  expect(caravan.choices(0)).toEqual(['take 1 fuel', 'take 1 iron']);
  table.passAll();
  expect(table.on(1, 'hibernation-chambers')).toEqual({ worker: 4 });
  expect([table.goods(0), table.goods(1)]).toEqual([{ vp: 4 }, { vp: 7 }]);
});

rule('R-BASE-015', () => {
  const table = tableOf({
    seats: 3,
    hands: [['school', 'pub']],
    connections: [['punks', 'junk-train']],
    deals: [['docks']],
    goods: [{ iron: 2, vp: 3, shield: 1 }],
    built: [['brick-storage']],
  });
  for (const viewer of [-1, 1, 2]) {
    const seen = table.match.view(viewer).players[0];
    expect(seen?.goods).toMatchObject({ iron: 2, vp: 3, shield: 1 });
    expect(table.hand(0, viewer)).toEqual(['?', '?']);
    expect(table.ids(seen?.connections ?? [])).toEqual(['punks', 'junk-train']);
    expect(table.ids(seen?.deals ?? [])).toEqual(['docks']);
    expect(table.match.view(viewer).locations[0]?.[0]?.goods?.brick).toBe(3);
  }
  expect(table.hand(0)).toEqual(['school', 'pub']);
});

rule('R-BASE-017', () => {
  // Stored: the warehouse has room for three, yet the ammo is lost.
  const store = tableOf({ built: [['underground-warehouse']], goods: [{ fuel: 1, ammo: 4 }] });
  store.passAll();
  expect(store.on(0, 'underground-warehouse')).toEqual({ fuel: 1 });
  // Taken.
  const take = (rival: object) => tableOf({ built: [['thieves-caravan']], goods: [{ worker: 2 }, rival] });
  expect(take({ ammo: 5 }).some(0, 'use')).toEqual([]);
  expect(take({ ammo: 5, brick: 1 }).some(0, 'use')).toEqual(['use thieves-caravan']);
  // Counted: weapon of the board, brick, iron and fuel are four, with three ammo beside them.
  const four = ['armed-merchants', 'courthouse', 'haven', 'hangar'];
  const counted = (built: string[]) => tableOf({ phase: 'production', built: [built] });
  expect(counted(four).goods(0)).toMatchObject({ ammo: 3 });
  expect(counted(four).vp(0)).toBe(0);
  expect(counted([...four, 'quarry']).vp(0)).toBe(2);
});

rule('R-BASE-018', () => {
  // The visitor chooses what the open production brings.
  const visit = tableOf({ built: [[], ['outpost-mercenaries']], goods: [{ worker: 1 }] });
  visit.do(0, 'visit outpost-mercenaries');
  expect([visit.asked, visit.choices(0)]).toEqual(['effectOption 0', ['option 1 redContact', 'option 1 blueContact']]);
  visit.do(0, 'option 1 redContact');
  expect([visit.goods(0), visit.goods(1)]).toEqual([{ redContact: 1 }, { worker: 1 }]);
  // So does whoever takes the production of another.
  const taken = tableOf({ phase: 'production', first: 1, built: [['suppliers'], ['storehouse']] });
  expect([taken.asked, taken.choices(0)]).toEqual(['effectOption 0', ['option 1 fuel', 'option 1 gun']]);
  // Whoever gives up cards chooses which, and has to.
  const lose = tableOf({ hands: [['school', 'pub', 'church']], built: [['propaganda-center']] });
  lose.do(0, 'use propaganda-center');
  expect([lose.asked, lose.choices(0)]).toEqual([
    'payCard 0',
    ['card school', 'card pub', 'card church', 'card punks'],
  ]);
  // A thief has to take something.
  const take = tableOf({ built: [['thieves-caravan']], goods: [{ worker: 2 }, { iron: 1, gun: 1 }] });
  take.do(0, 'use thieves-caravan');
  expect([take.asked, take.choices(0)]).toEqual(['effectTake 0', ['take 1 iron', 'take 1 gun']]);
});

rule('R-BASE-019', () => {
  // Two features wait for a raze; their owner says which comes first, and it is done before the other begins.
  const wish: Wish = {
    built: [['rifle', 'mesmerizers-dwelling']],
    hands: [['school']],
    goods: [{ redContact: 1, vp: 3 }],
    deck: ['pub'],
  };
  const order = (first: string, after: [number, number]) => {
    const table = tableOf(wish);
    table.do(0, 'raze school');
    expect([table.asked, table.choices(0)]).toEqual([
      'effectOrder 0',
      ['trigger rifle 0', 'trigger mesmerizers-dwelling 0'],
    ]);
    const events = table.do(0, `trigger ${first} 0`).filter(({ kind }) => kind === 'drew' || kind === 'gained');
    expect(events.map(({ kind }) => kind)).toEqual(first === 'rifle' ? ['drew', 'gained'] : ['gained', 'drew']);
    expect([table.hand(0).length, table.vp(0)]).toEqual(after);
  };
  order('rifle', [1, 4]);
  order('mesmerizers-dwelling', [1, 4]);
  // Of several players, outside the action phase: from the first player on.
  const stores = ['underground-warehouse', 'ruined-library', 'thieves-den'];
  const goods = { fuel: 3, iron: 3 };
  const table = tableOf({ seats: 3, first: 2, built: stores.map((id) => [id]), goods: [goods, goods, goods] });
  table.passAll();
  const asked: string[] = [];
  while (table.state.decision?.kind === 'store') {
    const seat = table.match.waiting()[0] as number;
    asked.push(`${table.asked}`);
    table.do(seat, table.choices(seat)[0] as string);
  }
  expect(asked).toEqual(['store 2', 'store 0', 'store 1']);
});
