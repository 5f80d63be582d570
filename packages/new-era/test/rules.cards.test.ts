import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { DESIGNS, type Location } from '../src/cards/index.ts';
import { Table } from './table.ts';

rule('R-NE-090', () => {
  const table = new Table({
    built: [[{ id: 'tanker', vp: 2, slots: 2 }, 'overhaul']],
    goods: [{ worker: 9 }],
    passed: [1],
  });
  table.do(0, 'hire fuel');
  expect(table.points(0, 'tanker')).toEqual([3, 3]);
  table.do(0, 'hire fuel');
  expect(table.points(0, 'tanker')).toEqual([3, 3]);
  expect(table.goods(0)).toEqual({ worker: 5, fuel: 2 });
  // An upgrade is a token apart, one on each location.
  table.do(0, 'use overhaul', 'card tanker');
  expect(table.placed(0, 'tanker')).toMatchObject({ vp: 3, slots: 3, upgraded: true });
  // The only fuel location without one is the Overhaul itself.
  table.do(0, 'use overhaul');
  expect(table.placed(0, 'overhaul').upgraded).toBe(true);
});

rule('R-NE-091', () => {
  const wish = { hands: [['docks', 'punks']], goods: [{ conquer3: 1, deal3: 1 }] };
  const two = new Table({ ...wish, spoils: [['pub']], deals: [['church']] });
  expect([two.can(0, 'conquer docks'), two.can(0, 'deal docks')]).toEqual([true, true]);
  const three = new Table({ ...wish, spoils: [['pub']], deals: [['church', 'motel']] });
  expect([three.can(0, 'conquer docks'), three.can(0, 'deal docks')]).toEqual([false, false]);
  expect(three.why(0, three.ref('docks'))).toContain('R-NE-091');
});

rule('R-NE-092', () => {
  const table = new Table({
    seats: 3,
    built: [[], ['docks', 'lime-works', 'fuel-tank', 'quarry']],
    goods: [{ worker: 9, conquer3: 1 }, { worker: 9 }],
  });
  for (const id of ['docks', 'lime-works']) {
    table.do(0, `visit ${id}`);
    table.do(1, 'hire fuel');
  }
  // The visited Docks burn down: the marker does not come back before clean-up.
  table.do(0, 'conquer docks');
  expect(table.player(0).visited[0]).toBe(-1);
  table.do(1, 'hire fuel');
  table.do(0, 'visit fuel-tank');
  table.do(1, 'hire fuel');
  expect(table.some(0, 'visit')).toEqual([]);
  expect(table.why(0, table.ref('quarry'))).toContain('R-NE-092');
});

rule('R-NE-093', () => {
  const built = ['docks', 'assassin', 'fuel-tank', 'quarry'];
  const table = new Table({
    built: [[], built],
    abroad: [built.slice(0, 3)],
    goods: [{ deal3: 2 }, { worker: 2 }],
  });
  expect(table.some(0, 'deal')).toEqual([]);
  expect(table.why(0, table.ref('quarry'))).toContain('R-NE-093');
  // With one of them broken there is a marker for another.
  table.do(0, 'breakDeal docks');
  expect(table.some(0, 'deal')).toEqual(['deal docks', 'deal quarry']);
});

rule('R-NE-094', () => {
  // 3 points are one token as well as 1; three weapons at once are three tokens and no more.
  const tower = new Table({ built: [['the-hold']], goods: [{ worker: 1, weapon: 1, brick: 1 }] });
  tower.do(0, 'use the-hold');
  expect(tower.points(0, 'the-hold')).toEqual([3, 1]);
  const office = new Table({ phase: 'production', built: [['sheriffs-office', 'arena', 'gun-shop']] });
  // The base makes one weapon, the Arena three.
  expect([office.goods(0).weapon, office.points(0, 'sheriffs-office')]).toEqual([4, [3, 3]]);
  const once = new Table({ hands: [['refinery']], goods: [{ incorporate2: 1, worker: 2 }] });
  once.do(0, 'incorporate refinery');
  expect([once.vp(0), once.points(0, 'refinery')]).toEqual([1, [0, 0]]);
});

rule('R-NE-095', () => {
  const built = [
    [
      { id: 'shipwreck', vp: 6, slots: 3 },
      { id: 'kellys-pawnshop', vp: 6, slots: 3 },
      { id: 'clay-pit', vp: 4, slots: 2 },
    ],
  ];
  const table = new Table({ built, spoils: [['pub']], goods: [{ worker: 4, scrap: 1, brick: 1 }] });
  expect(table.some(0, 'use')).toEqual(['use clay-pit']);
  expect(table.why(0, table.ref('shipwreck'))).toEqual(['R-NE-095']);
});

rule('R-NE-096', () => {
  const table = new Table({
    built: [[{ id: 'shipwreck', vp: 2, slots: 1 }]],
    hands: [['scrap-trader']],
    goods: [{ worker: 1, scrap: 1, redevelop: 1 }],
    vp: [5],
  });
  table.do(0, 'use shipwreck');
  expect(table.points(0, 'shipwreck')).toEqual([4, 2]);
  table.back(0);
  table.do(0, 'redevelop scrap-trader');
  // On the base only the sum is left; the new card begins empty.
  expect([table.vp(0), table.points(0, 'scrap-trader')]).toEqual([5 + 4 + 2, [0, 0]]);
});

rule('R-NE-100', () => {
  const locations = DESIGNS.filter((design): design is Location => design.kind === 'location');
  expect(locations).toHaveLength(73 + 57);
  for (const { id, distance, defence, category, types, guard, deal } of locations) {
    expect([0, 1, 2, 3], id).toContain(distance);
    expect({ production: 3, openProduction: 3, feature: 4, action: 5 }[category], id).toBe(defence);
    expect(types.length, id).toBeLessThanOrEqual(2);
    expect(Object.keys(deal).length === 0, id).toBe(guard > 0);
  }
  const copies = (category: string) =>
    locations.filter((one) => one.set === 'newEra' && one.category === category).reduce((n, one) => n + one.copies, 0);
  expect(['openProduction', 'production', 'feature', 'action'].map(copies)).toEqual([14, 13, 27, 25]);
});

rule('R-NE-101', () => {
  // A second deal for one token, and a raid without ruins: cards that beat the rules they speak of.
  const deals = new Table({
    built: [['mad-salesman']],
    hands: [['docks', 'pub']],
    goods: [{ deal2: 1 }, { worker: 2 }],
  });
  deals.do(0, 'deal docks', 'deal pub');
  expect(deals.deals(0)).toEqual(['docks', 'pub']);
  const raid = new Table({ built: [['gang-headquarters'], ['docks']], goods: [{ conquer3: 1 }, { worker: 2 }] });
  raid.do(0, 'conquer docks', 'spare');
  expect(raid.built(1)).toEqual(['docks']);
});

rule('R-NE-102', () => {
  const typeless = new Table({
    built: [['radioactive-settlement', 'foundation']],
    hands: [['barbed-wire', 'docks']],
    goods: [{ redevelop: 1 }],
  });
  // The Foundation could become Docks; the settlement becomes nothing, and nothing becomes Barbed Wire.
  expect(typeless.some(0, 'redevelop')).toEqual(['redevelop docks']);
  typeless.do(0, 'redevelop docks', 'over foundation token');
  expect(typeless.built(0)).toEqual(['radioactive-settlement', 'docks']);
});

rule('R-NE-103', () => {
  const used = (id: string, wish: object, ...answers: string[]) => {
    const table = new Table({ built: [[id, 'docks', 'parking-lot']], ...wish });
    table.do(0, `use ${id}`, ...answers);
    return table;
  };
  const pawned = used('kellys-pawnshop', { spoils: [['church', 'pub']], goods: [{ worker: 1 }] }, 'card pub');
  expect([pawned.spoils(0), pawned.points(0, 'kellys-pawnshop'), pawned.hand(0)]).toEqual([['church'], [2, 1], []]);
  const gathered = used('gatherers', { goods: [{ worker: 1, deal3: 1, anyContact: 1 }] }, 'payment 1 anyContact');
  expect(gathered.goods(0)).toEqual({ deal3: 1, universal: 1 });
  const upgraded = used('upgrade', { goods: [{ worker: 1 }], hands: [['pub', 'den']] }, 'card docks');
  expect(upgraded.placed(0, 'docks')).toMatchObject({ upgraded: true, vp: 0 });
  const again = used('production-hall', { goods: [{ worker: 1 }], hands: [['pub', 'den']] }, 'card parking-lot');
  expect(again.goods(0)).toEqual({ scrap: 2 });

  const features = new Table({
    built: [['penal-colony', 'new-estates', 'settlers', 'factory', 'rat']],
    hands: [['docks', 'shipwreck', 'parking-lot', 'quarry']],
    ruins: [['pub']],
    goods: [{ incorporate1: 1, brick: 1, redevelop: 1 }],
    deck: ['church'],
    passed: [1],
  });
  // Incorporate a scrap location: a worker (Settlers), 2 points (Factory), and its scrap.
  features.do(0, 'incorporate docks', 'tokens 1 incorporate1');
  expect([features.goods(0), features.points(0, 'factory')]).toEqual([
    { worker: 1, brick: 1, redevelop: 1, scrap: 1 },
    [2, 1],
  ]);
  // Rebuild: two workers (New Estates), 2 points again; no worker from the Settlers.
  features.do(0, 'rebuild parking-lot');
  expect([features.goods(0).worker, features.points(0, 'factory')]).toEqual([3, [4, 2]]);
  // Redevelop: a worker (Penal Colony), and 2 points more.
  features.do(0, 'redevelop shipwreck', 'over docks token');
  expect([features.goods(0).worker, features.points(0, 'factory')]).toEqual([4, [6, 3]]);
  // Two workers for a resource: a card (Rat).
  features.do(0, 'hire fuel');
  expect(features.hand(0)).toEqual(['quarry', 'church']);
});

rule('R-NE-104', () => {
  const table = new Table({
    built: [[{ id: 'petes-office', vp: 2, slots: 2 }]],
    hands: [['docks', 'pub']],
    goods: [{ deal2: 2 }],
    passed: [1],
  });
  table.do(0, 'deal docks');
  expect([table.vp(0), table.points(0, 'petes-office')]).toEqual([0, [3, 3]]);
  table.do(0, 'deal pub');
  expect([table.vp(0), table.deals(0)]).toEqual([0, ['docks', 'pub']]);
});

rule('R-NE-105', () => {
  const wish = { built: [['foundation', 'brick-village']], goods: [{ redevelop: 1, worker: 2 }] };
  expect(
    new Table({ ...wish, hands: [['skyscraper', 'church', 'foundation', 'barbed-wire']] }).some(0, 'redevelop'),
  ).toEqual(['redevelop skyscraper', 'redevelop church']);
});

rule('R-NE-106', () => {
  const wish = {
    built: [
      ['mad-salesman', 'bus-station'],
      ['docks', 'den'],
    ],
    hands: [['church', 'skyscraper', 'archive']],
    goods: [{ deal3: 1, deal1: 1, anyContact: 1 }, { worker: 2 }],
  };
  const table = new Table(wish);
  table.do(0, 'deal church', 'tokens 1 deal3');
  // Within 3: both hand cards and the Docks; the Den is at 4.
  expect(table.asked).toBe('secondDeal 0');
  expect(table.choices(0)).toEqual(['deal skyscraper', 'deal archive', 'deal docks', 'done']);
  table.do(0, 'deal docks');
  expect([table.deals(0), table.abroad(0)]).toEqual([['church'], ['docks']]);
  // Each was a deal made: two workers of the Bus Station; the other tokens are untouched.
  expect(table.goods(0)).toEqual({ deal1: 1, anyContact: 1, worker: 2, scrap: 1 });
  // Tokens joined carry out one deal only, though the Archive is within the reach of either.
  const joined = new Table(wish);
  joined.do(0, 'deal church', 'tokens 1 deal1 1 anyContact');
  expect(joined.asked).toBe('act 1');
});

rule('R-NE-107', () => {
  const table = new Table({
    seats: 3,
    built: [['gang-headquarters'], [{ id: 'docks', vp: 2, guard: 'barbed-wire' }]],
    abroad: [[], [], ['docks']],
    goods: [{ conquer4: 2 }, { worker: 2 }, { worker: 2 }],
  });
  table.do(0, 'conquer docks');
  expect(table.choices(0)).toEqual(['burn', 'spare']);
  table.do(0, 'spare');
  // Spoils and deal goods as usual, and everything else where it was.
  expect([table.goods(0), table.goods(1)]).toEqual([
    { conquer4: 1, scrap: 2 },
    { worker: 2, scrap: 1 },
  ]);
  expect(table.placed(1, 'docks')).toMatchObject({ vp: 2 });
  expect([table.id(table.placed(1, 'docks').guard), table.abroad(2), table.vp(1)]).toEqual([
    'barbed-wire',
    ['docks'],
    0,
  ]);
});

rule('R-NE-108', () => {
  const table = new Table({
    built: [
      ['production-hall', 'tanker', 'hangar', 'construction-yard', 'courthouse'],
      ['pumping-station', 'quarry'],
    ],
    goods: [{ worker: 6 }, { worker: 8 }],
  });
  table.do(0, 'use production-hall', 'card hangar');
  table.do(1, 'hire fuel');
  table.do(0, 'visit pumping-station');
  expect(table.points(0, 'tanker')).toEqual([2, 2]);
  table.do(1, 'hire fuel');
  table.do(0, 'visit quarry');
  table.do(1, 'hire fuel');
  table.do(0, 'use production-hall', 'card courthouse');
  // Bricks came in, but not in the production phase.
  expect([table.goods(0).brick, table.points(0, 'construction-yard')]).toEqual([2, [0, 0]]);
});

rule('R-NE-109', () => {
  const built = [['truck', 'espionage-centre', 'hunters']];
  const table = new Table({ built, hands: [['docks', 'pub']], goods: [{ conquer1: 1, worker: 2 }], deck: ['camp'] });
  table.do(0, 'conquer docks');
  // Something is drawn among them, so the order is the owner's; all three take effect.
  expect(table.asked).toBe('effectOrder 0');
  expect(table.some(0, 'trigger')).toHaveLength(3);
  while (table.state.decision?.kind === 'effectOrder') table.do(0, table.choices(0)[0] as string);
  expect([table.goods(0), table.hand(0)]).toEqual([{ universal: 1, worker: 3 }, ['pub', 'camp']]);
  // No feature answers to its own arrival.
  const own = new Table({ hands: [['settlers', 'factory']], goods: [{ incorporate2: 2 }], passed: [1] });
  own.do(0, 'incorporate settlers');
  expect(own.goods(0)).toEqual({ incorporate2: 1 });
  own.do(0, 'incorporate factory');
  expect([own.points(0, 'factory'), own.built(0)]).toEqual([
    [0, 0],
    ['settlers', 'factory'],
  ]);
});

rule('R-NE-110', () => {
  // Produced bricks score, wherever they come from: a location, a deal, a deal with another player, spoils, the base.
  const produced = (wish: object, factions = ['mutants']) => {
    const built = [['construction-yard'], ['quarry']];
    const table = new Table({ phase: 'production', built, factions, ...wish });
    if (table.state.decision?.kind === 'spoils') table.do(0, table.some(0, 'card')[0] as string);
    return [table.goods(0).brick ?? 0, table.points(0, 'construction-yard')];
  };
  expect(produced({})).toEqual([0, [0, 0]]);
  expect(produced({ built: [['construction-yard', 'lime-works']] })).toEqual([1, [1, 1]]);
  expect(produced({ deals: [['lime-works']] })).toEqual([1, [1, 1]]);
  expect(produced({ abroad: [['quarry']] })).toEqual([1, [1, 1]]);
  expect(produced({ spoils: [['lime-works']] })).toEqual([2, [2, 2]]);
  expect(produced({}, ['appalachia'])).toEqual([1, [1, 1]]);
  // A brick for two workers does not; fuel for two workers does at the Tanker, which counts what is gained.
  const hired = new Table({ built: [['construction-yard', 'tanker']], goods: [{ worker: 4 }], passed: [1] });
  hired.do(0, 'hire brick', 'hire fuel');
  expect([hired.goods(0), hired.points(0, 'construction-yard'), hired.points(0, 'tanker')]).toEqual([
    { brick: 1, fuel: 1 },
    [0, 0],
    [1, 1],
  ]);
  // Bulldozer's redevelopment takes the profit of the Construction Works too, which is a brick outside of production.
  const bulldozed = new Table({
    built: [['bulldozer', 'construction-works', 'construction-yard', 'docks']],
    hands: [['camp']],
    goods: [{ worker: 1 }, { worker: 2 }],
  });
  bulldozed.do(0, 'use bulldozer', 'over docks free');
  expect([bulldozed.goods(0), bulldozed.vp(0), bulldozed.points(0, 'construction-yard')]).toEqual([
    { brick: 1 },
    2,
    [0, 0],
  ]);
});
