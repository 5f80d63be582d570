import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { DESIGNS } from '../src/cards/index.ts';
import { Table, type Wish } from './table.ts';

/** Production is asked for first: the boards give 3 workers, 1 grey contact, 1 card and a resource of their own. */
const produced = (wish: Wish): Table => new Table({ phase: 'production', ...wish });
const MUTANTS = { worker: 3, gun: 1, greyContact: 1 };
const NEW_YORK = { worker: 3, iron: 1, greyContact: 1 };
const GUILD = { worker: 3, fuel: 1, greyContact: 1 };

/** From the action phase to the production of the next round. */
function nextRound(table: Table): void {
  table.passAll();
  table.answer('store');
  table.answer('pick');
}

rule('R-BASE-040', () => {
  // Example 1 of the rulebook: Mutants Union, School and Pub, and deals of a weapon and of fuel.
  const table = produced({ built: [['school', 'pub', 'archive']], deals: [['bioweaponry', 'fuel-tank']] });
  expect(table.goods(0)).toEqual({ worker: 4, gun: 2, fuel: 1, greyContact: 1 });
  expect(table.hand(0)).toHaveLength(2);
  expect([table.goods(1), table.hand(1).length]).toEqual([NEW_YORK, 1]);
  // Every board its own goods.
  const four = produced({ seats: 4, factions: ['merchantsGuild', 'appalachianFederation', 'hegemony', 'texas'] });
  expect([0, 1, 2, 3].map((seat) => four.goods(seat))).toEqual([
    GUILD,
    { worker: 3, brick: 1, greyContact: 1 },
    { worker: 3, universalContact: 1, greyContact: 1 },
    { worker: 4, greyContact: 1 },
  ]);
});

rule('R-BASE-041', () => {
  const built = [['storehouse'], ['black-fortress'], ['tanker-shipwreck']];
  const table = produced({ seats: 3, first: 1, built, deck: ['pub', 'docks', 'school'] });
  expect(table.asked).toBe('effectOption 1');
  // One after another: the third has nothing yet.
  expect([table.goods(1), table.goods(2), table.goods(0)]).toEqual([NEW_YORK, {}, {}]);
  table.do(1, 'option 1 gun');
  expect(table.asked).toBe('effectOption 2');
  table.do(2, 'option 1 fuel');
  expect(table.asked).toBe('effectOption 0');
  table.do(0, 'option 1 fuel');
  expect([table.hand(1), table.hand(2), table.hand(0)]).toEqual([['school'], ['docks'], ['pub']]);
  expect(table.asked).toBe('act 1');
});

rule('R-BASE-043', () => {
  const table = new Table({
    built: [['underground-warehouse', 'hibernation-chambers'], []],
    goods: [{ fuel: 2, worker: 5 }, { worker: 2 }],
  });
  table.passAll();
  expect(table.on(0, 'underground-warehouse')).toEqual({ fuel: 2 });
  expect(table.goods(0)).toEqual({});
  table.answer('pick');
  expect(table.goods(0)).toEqual({ ...MUTANTS, fuel: 2, worker: 8 });
  expect([table.on(0, 'underground-warehouse'), table.on(0, 'hibernation-chambers')]).toEqual([{}, {}]);
});

rule('R-BASE-044', () => {
  // Example 30: 1 fuel of the board, 1 of a deal, 2 of locations that stand after Cistern: 3 points at most.
  const cistern = (locations: string[], deals: string[]) =>
    produced({ factions: ['merchantsGuild'], built: [['cistern', ...locations]], deals: [deals] }).goods(0);
  expect(cistern(['fuel-tank', 'fuel-tank'], ['oil-rig'])).toEqual({ ...GUILD, fuel: 4, vp: 3 });
  expect(cistern(['fuel-tank'], [])).toEqual({ ...GUILD, fuel: 2, vp: 2 });
  expect(cistern([], [])).toEqual({ ...GUILD, vp: 1 });
  // What a choice brings counts as well.
  for (const [good, vp] of [
    ['fuel', 1],
    ['gun', 0],
  ] as const) {
    const table = produced({ built: [['cistern', 'storehouse']] });
    table.do(0, `option 1 ${good}`);
    expect(table.vp(0)).toBe(vp);
  }
  // A copy of it is counted as late as the original.
  const copied = produced({ built: [['power-station', 'cistern', 'storehouse']], deals: [['oil-rig']] });
  copied.do(0, 'card cistern');
  expect([copied.asked, copied.vp(0)]).toEqual(['effectOption 0', 0]);
  copied.do(0, 'option 1 fuel');
  expect(copied.vp(0)).toBe(4);
});

rule('R-BASE-045', () => {
  // First what asks nothing, then copies, then choices.
  const order = produced({ built: [['storehouse', 'power-station', 'quarry']], deals: [['docks']] });
  expect([order.asked, order.goods(0)]).toEqual(['copy 0', { ...MUTANTS, brick: 1, iron: 1 }]);
  order.do(0, 'card quarry');
  expect([order.asked, order.goods(0)]).toEqual(['effectOption 0', { ...MUTANTS, brick: 2, iron: 1 }]);
  // Example 43: 3 + 1 workers and no points are too little for Dream City (2 points) and Patriot Tower (5 workers).
  const features = ['dream-city', 'patriot-tower'];
  for (const both of [features, [...features].reverse()]) {
    expect(produced({ built: [[...both, 'school']] }).goods(0)).toEqual({ ...MUTANTS, worker: 4 });
    // Two points of deals: Dream City brings the fifth worker, and that one Patriot Tower's 2 points; each once.
    const fed = produced({ built: [[...both, 'school']], deals: [['church', 'old-cinema']] });
    expect(fed.goods(0)).toEqual({ ...MUTANTS, worker: 5, vp: 4 });
    // The other way round: five workers bring the points that Dream City waits for.
    const back = produced({ built: [[...both, 'school', 'school']] });
    expect(back.goods(0)).toEqual({ ...MUTANTS, worker: 6, vp: 2 });
  }
  // Points for goods received come before the features that count points.
  const late = produced({ built: [['dream-city', 'cistern', 'fuel-tank', 'fuel-tank']] });
  expect(late.goods(0)).toEqual({ ...MUTANTS, fuel: 2, vp: 2, worker: 4 });
  // Stored goods come back, but they are not received: 2 fuel for Oilmen and Cistern, 4 workers for Patriot Tower.
  const stored = new Table({
    built: [['underground-warehouse', 'hibernation-chambers', 'oilmen', 'cistern', 'patriot-tower']],
    goods: [{ fuel: 2, worker: 4 }, { worker: 2 }],
  });
  nextRound(stored);
  expect(stored.goods(0)).toEqual({ ...MUTANTS, fuel: 2, worker: 7 });
  // Nor is what was received in the round before.
  const again = produced({ factions: ['merchantsGuild'], built: [['cistern']] });
  expect(again.vp(0)).toBe(1);
  nextRound(again);
  expect(again.vp(0)).toBe(2);
});

rule('R-BASE-046', () => {
  const build = (built: string[], hand: string) => {
    const table = new Table({ built: [built], hands: [[hand]], goods: [{ greyContact: 2 }, { worker: 2 }] });
    table.do(0, `construct ${hand}`);
    return table.goods(0);
  };
  expect(build([], 'parking-lot')).toEqual({ iron: 1 });
  expect(build(['shelter'], 'parking-lot')).toEqual({ iron: 2 });
  expect(build(['shelter', 'docks', 'docks'], 'parking-lot')).toEqual({ iron: 3 });
  expect(build(['church'], 'wrecked-tank')).toEqual({ vp: 2 });
  expect(produced({ built: [['brick-supplier', 'rubble']] }).goods(0)).toEqual({ ...MUTANTS, brick: 2 });
});

const BRICKS = ['brick-supplier', 'rubble', 'clay-pit'];

rule('R-BASE-047', () => {
  // Example 15: three brick locations stand with the owner, none with the taker.
  const taken = produced({ built: [['suppliers'], BRICKS] });
  expect([taken.goods(0), taken.goods(1)]).toEqual([{ ...MUTANTS, brick: 3 }, NEW_YORK]);
  // Example 44: the own locations are counted for Power Station.
  const copied = produced({ built: [['power-station', ...BRICKS]] });
  expect(copied.goods(0)).toEqual({ ...MUTANTS, brick: 6 });
  // Goods received are those of the owner: 3 fuel with him, 1 with the taker.
  const fuel = ['cistern', 'fuel-tank', 'fuel-tank', 'pub'];
  const late = produced({ factions: ['merchantsGuild', 'merchantsGuild'], built: [['suppliers'], fuel] });
  expect(late.choices(0)).toEqual(['card cistern', 'card fuel-tank', 'card fuel-tank', 'card pub']);
  late.do(0, 'card cistern');
  expect([late.goods(0), late.goods(1)]).toEqual([
    { ...GUILD, vp: 3 },
    { ...GUILD, fuel: 3 },
  ]);
  // Suppliers and Power Station leave each other and themselves alone.
  const rivals = produced({ built: [['suppliers'], ['power-station', 'docks', 'quarry']] });
  expect(rivals.choices(0)).toEqual(['card docks', 'card quarry']);
  const own = produced({ built: [['suppliers', 'power-station', 'docks', 'quarry'], ['pub']] });
  expect([own.asked, own.choices(0)]).toEqual(['copy 0', ['card docks', 'card quarry']]);
  // Production Manager may choose Power Station, not Suppliers.
  const manager = new Table({
    built: [['production-manager', 'suppliers', 'power-station', 'docks', 'quarry'], ['pub']],
    goods: [{ worker: 2 }, { worker: 2 }],
  });
  manager.do(0, 'use production-manager');
  expect(manager.choices(0)).toEqual(['card power-station', 'card docks', 'card quarry']);
  manager.do(0, 'card power-station');
  expect(manager.choices(0)).toEqual(['card docks', 'card quarry']);
  manager.do(0, 'card quarry');
  expect(manager.goods(0)).toEqual({ brick: 1 });
});

rule('R-BASE-048', () => {
  const table = produced({ goods: [{ vp: 24 }], built: [['steel-eagle']] });
  expect([table.vp(0), table.state.phase, table.asked]).toEqual([25, 'action', 'act 0']);
  table.passAll();
  expect([table.match.over, table.state.round]).toEqual([true, 1]);
});

rule('R-BASE-049', () => {
  // Named before anybody produces, wherever taker and owner sit: with 3 players the taker comes first, last, between.
  for (const first of [0, 1, 2]) {
    const built = [
      ['suppliers', 'oilmen'],
      ['fuel-tank', 'dream-city'],
      ['quarry', 'pub'],
    ];
    const table = produced({ seats: 3, first, built, factions: ['mutantsUnion', 'newYork', 'texas'] });
    expect([table.asked, table.choices(0)]).toEqual(['copy 0', ['card fuel-tank', 'card quarry', 'card pub']]);
    expect([0, 1, 2].map((seat) => table.goods(seat))).toEqual([{}, {}, {}]);
    table.do(0, 'card fuel-tank');
    // The fuel is received by the taker: it sets off Oilmen.
    expect(table.goods(0)).toEqual({ ...MUTANTS, fuel: 1, blueContact: 1 });
    expect(table.goods(1)).toEqual(NEW_YORK);
    expect(table.goods(2)).toEqual({ worker: 4, greyContact: 1, brick: 1 });
    expect(table.hand(2)).toHaveLength(2);
  }
  // … and not by the owner.
  const oilmen = produced({ built: [['suppliers'], ['fuel-tank', 'oilmen']] });
  expect([oilmen.goods(0), oilmen.goods(1)]).toEqual([{ ...MUTANTS, fuel: 1 }, NEW_YORK]);
  // Cistern counts what its owner has received in the end, whoever produces first; Power Station still copies it.
  for (const first of [0, 1]) {
    const table = produced({
      first,
      factions: ['mutantsUnion', 'merchantsGuild'],
      built: [
        ['suppliers', 'dream-city'],
        ['cistern', 'storehouse', 'power-station', 'fuel-tank'],
      ],
    });
    table.do(0, 'card cistern');
    expect(table.asked).toBe('copy 1');
    table.do(1, 'card cistern');
    table.do(1, 'option 1 fuel');
    // 3 fuel: 3 points for the taker, whom they bring a worker, and 3 for the copy.
    expect(table.goods(0)).toEqual({ ...MUTANTS, worker: 4, vp: 3 });
    expect(table.goods(1)).toEqual({ ...GUILD, fuel: 3, vp: 3 });
  }
  // Only for this phase: in the next one they name another, and without one nothing happens.
  const next = produced({ built: [['suppliers'], ['docks', 'quarry']] });
  next.do(0, 'card docks');
  nextRound(next);
  next.do(0, 'card quarry');
  expect([next.goods(0), next.goods(1)]).toEqual([
    { ...MUTANTS, brick: 1 },
    { ...NEW_YORK, iron: 2 },
  ]);
  const nobody = produced({
    built: [
      ['suppliers', 'pub'],
      ['church', 'archive'],
    ],
  });
  expect([nobody.asked, nobody.goods(0)]).toEqual(['act 0', MUTANTS]);
  // As if there were Suppliers twice: what one has named is not there for the other.
  const twice = new Table({ seats: 3, first: 2, built: [['suppliers'], ['church'], ['docks', 'quarry', 'pub']] });
  const design = DESIGNS.findIndex(({ id }) => id === 'suppliers');
  (twice.state.cards as number[])[twice.placed(1, 'church').card] = design;
  nextRound(twice);
  expect([twice.asked, twice.choices(0)]).toEqual(['copy 0', ['card docks', 'card quarry', 'card pub']]);
  twice.do(0, 'card quarry');
  expect([twice.asked, twice.choices(1)]).toEqual(['copy 1', ['card docks', 'card pub']]);
});
