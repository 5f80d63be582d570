import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { Table } from './table.ts';

rule('R-NE-030', () => {
  const table = new Table({ seats: 3, first: 1, goods: [{ worker: 4 }, { worker: 4 }, { worker: 4 }] });
  expect(table.asked).toBe('act 1');
  expect(table.why(0, 'field:deal')).toEqual(['R-NE-030']);
  table.do(1, 'hire fuel');
  expect(table.asked).toBe('act 2');
  table.do(2, 'pass');
  table.do(0, 'hire fuel');
  table.do(1, 'hire fuel');
  // Seat 2 has passed and is skipped.
  expect(table.asked).toBe('act 0');
  table.do(0, 'pass');
  expect(table.asked).toBe('act 1');
  table.do(1, 'pass');
  expect(table.state.turn).toBe(2);
});

rule('R-NE-031', () => {
  const wish = {
    built: [[], ['docks']],
    abroad: [['docks']],
    goods: [{ conquer5: 1, deal5: 1, worker: 2 }],
    seats: 3,
  };
  const open = new Table(wish);
  expect(open.choices(0)).toEqual(expect.arrayContaining(['conquer docks', 'visit docks', 'breakDeal docks']));
  const closed = new Table({ ...wish, passed: [1] });
  expect(closed.choices(0).filter((choice) => choice.endsWith('docks'))).toEqual([]);
  expect(closed.why(0, closed.ref('docks'))).toEqual(['R-NE-031']);
  // A new deal with somebody who has passed is refused too.
  const deal = { ...wish, abroad: [] };
  expect(new Table(deal).can(0, 'deal docks')).toBe(true);
  expect(new Table({ ...deal, passed: [1] }).can(0, 'deal docks')).toBe(false);
});

rule('R-NE-032', () => {
  const hands = [['punks', 'road-crew', 'double-agent', 'grand-gamble']];
  const poor = new Table({ hands });
  expect(poor.some(0, 'instant')).toEqual(['instant punks', 'instant double-agent']);
  expect(poor.why(0, poor.ref('road-crew'))).toEqual(['R-NE-032']);
  const table = new Table({ hands, goods: [{ scrap: 1, universal: 1 }] });
  table.do(0, 'instant road-crew');
  expect(table.choices(0)).toEqual(['payment 1 scrap', 'payment 1 universal']);
  table.do(0, 'payment 1 scrap');
  expect(table.goods(0)).toEqual({ universal: 1, incorporate3: 1, worker: 1 });
  expect(table.discard()).toEqual(['road-crew']);
  table.back(0);
  table.do(0, 'instant double-agent');
  expect(table.choices(0)).toEqual(['option 1 conquer2', 'option 1 deal2']);
  table.do(0, 'option 1 deal2');
  table.do(0, 'instant grand-gamble');
  table.do(0, 'option 1 conquer4');
  expect(table.goods(0)).toEqual({ incorporate3: 1, worker: 1, deal2: 1, conquer4: 1 });
});

rule('R-NE-033', () => {
  // New York: 1 scrap for incorporation 2, 1 weapon for conquest 2, 1 fuel for a deal 1.
  const factions = ['newYork', 'mutants'];
  const goods = [{ scrap: 2, weapon: 1, fuel: 1, brick: 1, incorporate1: 1 }];
  const hands = [['skyscraper', 'pub', 'docks', 'motel']];
  const table = new Table({ factions, goods, hands });
  // Straight from the board, distance 2 is as far as it goes; with a token of 1 it is still not 3.
  expect(table.some(0, 'incorporate')).toEqual(['incorporate pub', 'incorporate docks', 'incorporate motel']);
  table.do(0, 'fieldToken incorporate');
  expect(table.goods(0)).toMatchObject({ scrap: 1, incorporate1: 1, incorporate2: 1 });
  table.back(0);
  // The field is used up this turn; the token from it may be joined with the other one.
  expect(table.some(0, 'fieldToken')).toEqual(['fieldToken conquer', 'fieldToken deal']);
  expect(table.why(0, 'field:incorporate')).toEqual(['R-NE-033']);
  table.do(0, 'incorporate skyscraper');
  expect(table.goods(0)).toMatchObject({ scrap: 1 });
  expect(table.built(0)).toEqual(['skyscraper']);
  // A direct contact pays the field; the redevelopment field gives no token.
  table.do(0, 'conquer pub');
  expect([table.spoils(0), table.goods(0).weapon]).toEqual([['pub'], undefined]);
  expect(table.some(0, 'fieldToken')).toEqual(['fieldToken deal']);
  table.do(0, 'fieldToken deal');
  expect(table.goods(0)).toMatchObject({ deal1: 1 });
  // All four fields are there again next turn.
  table.do(0, 'pass');
  table.answer('pick');
  table.answer('spoils');
  expect(table.player(0).board).toEqual({ incorporate: false, conquer: false, deal: false, redevelop: false });
});

rule('R-NE-034', () => {
  const goods = [{ deal1: 1, deal2: 2, deal5: 1, anyContact: 1 }];
  const table = new Table({ hands: [['skyscraper', 'foundation']], goods });
  table.do(0, 'deal skyscraper');
  // Every set that reaches 3 and has nothing to spare; the surplus of a 5 is lost.
  expect(table.choices(0)).toEqual([
    'tokens 1 deal5',
    'tokens 2 deal2',
    'tokens 1 deal2 1 deal1',
    'tokens 1 deal2 1 anyContact',
  ]);
  table.do(0, 'tokens 1 deal5');
  expect(table.goods(0)).toEqual({ deal1: 1, deal2: 2, anyContact: 1 });
  // Distance 0 needs a contact as well: here any single token.
  table.back(0);
  table.do(0, 'deal foundation');
  expect(table.choices(0)).toEqual(['tokens 1 deal2', 'tokens 1 deal1', 'tokens 1 anyContact']);
  const none = new Table({ hands: [['foundation']], goods: [{ worker: 2 }] });
  expect(none.some(0, 'deal')).toEqual([]);
  expect(none.why(0, none.ref('foundation'))).toContain('R-NE-034');
  // Kinds do not mix.
  expect(new Table({ hands: [['skyscraper']], goods: [{ deal2: 1, conquer2: 1, worker: 2 }] }).some(0, 'deal')).toEqual(
    [],
  );
});

rule('R-NE-035', () => {
  const wish = {
    built: [[{ id: 'docks', vp: 2, guard: 'barbed-wire' }, { id: 'scrap-metal' }, 'motel'], []],
    hands: [['parking-lot', 'church', 'foundation']],
    abroad: [[], ['docks']],
    goods: [{ redevelop: 1, brick: 1, weapon: 1 }],
    ruins: [['arena']],
  };
  const table = new Table(wish);
  // Only what shares a type with something that stands, and never a Foundation.
  expect(table.some(0, 'redevelop')).toEqual(['redevelop parking-lot']);
  table.do(0, 'redevelop parking-lot');
  expect(table.choices(0)).toEqual([
    'over docks field',
    'over docks token',
    'over scrap-metal field',
    'over scrap-metal token',
  ]);
  table.do(0, 'over docks token');
  expect(table.built(0)).toEqual(['scrap-metal', 'motel', 'parking-lot']);
  // 2 for the redevelopment and the 2 that lay on the Docks; the deal and the defence are gone.
  expect(table.vp(0)).toBe(4);
  expect([table.abroad(1), table.discard()]).toEqual([[], ['barbed-wire', 'docks']]);
  // It produces at once: two scrap locations, itself included.
  expect(table.goods(0)).toEqual({ brick: 1, weapon: 1, scrap: 2 });
  // By the field it costs what the board says (Mutants: any two basic resources), once a turn; goods on the old one come
  // to the pool.
  const field = new Table({ ...wish, goods: [{ brick: 1, weapon: 1 }] });
  field.do(0, 'redevelop parking-lot');
  field.do(0, 'over scrap-metal field', 'payment 1 weapon 1 brick');
  expect(field.goods(0)).toEqual({ scrap: 3 + 2 });
  expect(field.player(0).board.redevelop).toBe(true);
  const federation = { ...wish, factions: ['appalachia', 'mutants'] };
  const broke = new Table({ ...federation, goods: [{ weapon: 2 }] });
  // Nothing speaks against the card as such: the ruins can be rebuilt into it.
  expect([broke.some(0, 'redevelop'), broke.why(0, broke.ref('parking-lot'))]).toEqual([[], []]);
  const empty = new Table({ ...federation, ruins: [], goods: [{}] });
  expect(empty.why(0, empty.ref('parking-lot'))).toContain('R-NE-035');
  expect(table.ruins(0)).toEqual(['arena']);
});

rule('R-NE-036', () => {
  const wish = { hands: [['skyscraper', 'barbed-wire', 'quarry']], ruins: [['pub', 'church']] };
  const table = new Table({ ...wish, goods: [{ brick: 1 }] });
  expect(table.some(0, 'rebuild')).toHaveLength(3);
  table.do(0, 'rebuild quarry');
  expect(table.choices(0)).toEqual(['card pub', 'card church']);
  table.do(0, 'card church');
  expect([table.ruins(0), table.discard(), table.built(0)]).toEqual([['pub'], ['church'], ['quarry']]);
  expect(table.vp(0)).toBe(1);
  // The brick is gone, and the new Quarry has made another.
  expect(table.goods(0)).toEqual({ brick: 1 });
  expect(new Table({ ...wish, goods: [{ universal: 1 }] }).some(0, 'rebuild')).toHaveLength(3);
  expect(new Table({ ...wish, goods: [{ scrap: 5 }] }).some(0, 'rebuild')).toEqual([]);
  expect(new Table({ hands: wish.hands, goods: [{ brick: 1 }] }).some(0, 'rebuild')).toEqual([]);
});

rule('R-NE-037', () => {
  const table = new Table({ hands: [['docks', 'punks', 'church']], deck: ['camp'] });
  table.do(0, 'swap');
  expect(table.choices(0)).toEqual(['card docks', 'card punks', 'card church']);
  table.do(0, 'card punks', 'card church');
  expect([table.hand(0), table.discard()]).toEqual([
    ['docks', 'camp'],
    ['punks', 'church'],
  ]);
  expect(new Table({ hands: [['docks']], goods: [{ worker: 2 }] }).can(0, 'swap')).toBe(false);
});

rule('R-NE-038', () => {
  const table = new Table({ built: [['shipwreck', 'oilfield']], goods: [{ worker: 2, scrap: 1 }] });
  table.do(0, 'use shipwreck');
  expect(table.goods(0)).toEqual({ worker: 1 });
  expect(table.points(0, 'shipwreck')).toEqual([2, 1]);
  expect(table.vp(0)).toBe(0);
  table.back(0);
  table.do(0, 'use oilfield');
  expect(table.goods(0)).toEqual({ fuel: 2 });
  // Without a worker, or without the other conditions, there is no use.
  expect(new Table({ built: [['shipwreck']], goods: [{ scrap: 1 }] }).some(0, 'use')).toEqual([]);
  const unmet = new Table({ built: [['shipwreck']], goods: [{ worker: 1, fuel: 1 }] });
  expect([unmet.some(0, 'use'), unmet.why(0, unmet.ref('shipwreck'))]).toEqual([[], ['R-NE-038']]);
});

rule('R-NE-039', () => {
  const table = new Table({ built: [['oilfield']], goods: [{ worker: 9 }], passed: [1] });
  table.do(0, 'use oilfield');
  expect(table.goods(0)).toEqual({ worker: 8, fuel: 2 });
  table.do(0, 'use oilfield');
  expect(table.goods(0)).toEqual({ worker: 6, fuel: 4 });
  expect(table.some(0, 'use')).toEqual([]);
  expect(table.why(0, table.ref('oilfield'))).toEqual(['R-NE-039']);
  const short = new Table({ built: [['oilfield']], goods: [{ worker: 2 }], passed: [1] });
  short.do(0, 'use oilfield');
  expect(short.some(0, 'use')).toEqual([]);
});

rule('R-NE-040', () => {
  const table = new Table({
    built: [[], ['docks', 'arena', 'pub']],
    goods: [{ worker: 4 }, { worker: 1 }],
    deck: ['camp'],
  });
  // Closed production is not visited.
  expect(table.some(0, 'visit')).toEqual(['visit docks', 'visit pub']);
  table.do(0, 'visit docks');
  expect([table.goods(0), table.goods(1)]).toEqual([{ worker: 3, scrap: 1 }, { worker: 2 }]);
  table.do(1, 'hire fuel');
  // The Docks have been visited; the Pub is open until its owner passes.
  expect(table.some(0, 'visit')).toEqual(['visit pub']);
  expect(table.why(0, table.ref('docks'))).toContain('R-NE-040');
  table.do(0, 'visit pub');
  expect(table.hand(0)).toEqual(['camp']);
  // What a visit makes in points lies on the visitor's base (A-NE-11): nothing of the owner's changes.
  expect(table.placed(1, 'docks')).toMatchObject({ vp: 0, slots: 0 });
  const closed = new Table({ built: [[], ['docks']], goods: [{ worker: 4 }], passed: [1] });
  expect(closed.some(0, 'visit')).toEqual([]);
});

rule('R-NE-041', () => {
  const table = new Table({ goods: [{ worker: 3 }] });
  expect(table.some(0, 'hire')).toEqual(['hire scrap', 'hire weapon', 'hire fuel', 'hire brick']);
  table.do(0, 'hire brick');
  expect(table.goods(0)).toEqual({ worker: 1, brick: 1 });
  expect(new Table({ goods: [{ worker: 1, fuel: 1 }] }).some(0, 'hire')).toEqual([]);
});

rule('R-NE-042', () => {
  const table = new Table({ goods: [{ worker: 4 }, { worker: 4 }] });
  table.do(0, 'pass');
  expect(table.player(0).passed).toBe(true);
  table.do(1, 'hire fuel');
  // It is the other's turn again.
  expect(table.asked).toBe('act 1');
});

rule('R-NE-043', () => {
  const table = new Table({
    built: [['underground-warehouse'], ['docks']],
    abroad: [['docks']],
    goods: [{ scrap: 2, worker: 2 }, { worker: 2 }],
  });
  table.do(0, 'store scrap underground-warehouse');
  expect([table.on(0, 'underground-warehouse'), table.goods(0)]).toEqual([{ scrap: 1 }, { scrap: 1, worker: 2 }]);
  // Still the same player's turn, and so after breaking a deal; then an action hands over.
  expect(table.asked).toBe('act 0');
  table.do(0, 'breakDeal docks');
  expect([table.asked, table.abroad(0)]).toEqual(['act 0', []]);
  table.do(0, 'hire fuel');
  expect(table.asked).toBe('act 1');
});

rule('R-NE-044', () => {
  const goods = [{ universal: 2, worker: 1 }];
  const board = new Table({ hands: [['docks']], factions: ['newYork', 'mutants'], goods });
  board.do(0, 'incorporate docks');
  expect(board.goods(0)).toEqual({ universal: 1, worker: 1, scrap: 1 });
  const action = new Table({ built: [['salt-lake-tower']], goods });
  action.do(0, 'use salt-lake-tower');
  expect([action.goods(0), action.points(0, 'salt-lake-tower')]).toEqual([{}, [3, 1]]);
  expect(new Table({ hands: [['thugs']], goods }).can(0, 'instant thugs')).toBe(true);
  // It is no brick for what counts bricks.
  const counted = new Table({ phase: 'production', built: [['construction-yard', 'natural-shelters']] });
  expect(counted.points(0, 'construction-yard')).toEqual([0, 0]);
});

rule('R-NE-045', () => {
  const table = new Table({ built: [['oilfield'], ['docks']], goods: [{ worker: 2 }, { worker: 1 }] });
  table.do(0, 'visit docks');
  // The host has two workers now and can use both at once.
  expect(table.goods(1)).toEqual({ worker: 2 });
  table.do(1, 'hire brick');
  expect(table.goods(1)).toEqual({ brick: 1 });
  table.do(0, 'use oilfield');
  expect([table.placed(0, 'oilfield').used, table.goods(0).worker]).toEqual([1, undefined]);
  table.nextTurn();
  expect(table.placed(0, 'oilfield').used).toBe(0);
});

rule('R-NE-046', () => {
  const table = new Table({ seats: 3, built: [['docks']], goods: [{}, { worker: 1 }, { worker: 1 }], first: 1 });
  table.do(1, 'visit docks');
  table.do(2, 'visit docks');
  expect([table.goods(1), table.goods(2)]).toEqual([{ scrap: 1 }, { scrap: 1 }]);
  // The owner gets the workers and produces nothing.
  expect(table.goods(0)).toEqual({ worker: 2 });
});

rule('R-NE-047', () => {
  const table = new Table({
    deals: [['docks']],
    spoils: [['pub', 'church']],
    hands: [['motel']],
    goods: [{ deal3: 1, conquer3: 1, worker: 5 }],
  });
  const touching = table.choices(0).filter((choice) => /docks|pub|church/.test(choice));
  expect(touching).toEqual([]);
  expect(table.why(0, table.ref('docks'))).toEqual(['R-NE-047']);
  expect(table.why(0, table.ref('pub'))).toEqual(['R-NE-047']);
  // Certain cards make room.
  const pawned = new Table({ built: [['kellys-pawnshop']], spoils: [['pub']], goods: [{ worker: 1 }] });
  pawned.do(0, 'use kellys-pawnshop');
  expect([pawned.spoils(0), pawned.points(0, 'kellys-pawnshop')]).toEqual([[], [2, 1]]);
});
