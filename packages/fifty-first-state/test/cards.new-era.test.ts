import { describe, expect, test } from 'vitest';
import { CATALOGUE, type Counted, goods, sum } from './catalogue.ts';
import { Table } from './table.ts';

/** Of New Era, and what the base set begins: goods kept on cards, and features that wait for deals and razes. */
const factions = ['texas', 'newYork'];
const printed = (pattern: RegExp) => CATALOGUE.filter(({ ability }) => pattern.test(ability));

describe('storage', () => {
  const rooms = printed(/^store /).map(({ id, ability }) => ({
    id,
    ability,
    rooms: ability
      .slice('store '.length)
      .split(' + ')
      .map((room) => {
        const [good = ''] = Object.keys(goods(room.replace('any ', '1')));
        return { good, n: room.startsWith('any ') ? 9 : Number(room[0]) };
      }),
  }));
  const OTHERS = { ammo: 2, universalContact: 2, development: 1, shield: 1 };

  test.each(rooms)('$id: $ability', ({ id, rooms }) => {
    const stored = Object.fromEntries(rooms.map(({ good, n }) => [good === 'basic' ? 'iron' : good, n]));
    // Two more of each than there is room for; of workers without limit nine are kept.
    const pool = Object.fromEntries(Object.entries(stored).map(([good, n]) => [good, n === 9 ? 9 : n + 2]));
    const table = new Table({ factions, phase: 'cleanup', built: [[id]], goods: [{ ...pool, ...OTHERS }] });
    expect(table.asked).toBe('pick 1');
    expect(table.on(0, id)).toEqual(stored);
    expect(table.goods(0)).toEqual({});
    table.answer('pick');
    expect(table.on(0, id)).toEqual({});
    expect(table.goods(0)).toEqual(sum({ worker: 4, greyContact: 1 }, stored));
  });

  test('of basic resources in any mixture, and asks where more could be stored', () => {
    const mixed = { fuel: 1, gun: 2, brick: 1, ammo: 3, worker: 2 };
    const table = new Table({ phase: 'cleanup', built: [['underground-warehouse']], goods: [mixed] });
    expect(table.choices(0).sort()).toEqual([
      'store 1 fuel 1 gun 1 brick',
      'store 1 fuel 2 gun',
      'store 2 gun 1 brick',
    ]);
    table.do(0, 'store 1 fuel 2 gun');
    expect(table.on(0, 'underground-warehouse')).toEqual({ fuel: 1, gun: 2 });
    expect(table.goods(0)).toEqual({});
    const few = new Table({ phase: 'cleanup', built: [['thieves-den']], goods: [{ fuel: 1, brick: 1, worker: 1 }] });
    expect(few.asked).toBe('pick 1');
    expect(few.on(0, 'thieves-den')).toEqual({ fuel: 1, brick: 1, worker: 1 });
  });
});

describe('features that wait', () => {
  const waiting = printed(/^each /).map(({ id, ability, copies }) => {
    const [events = '', gain = ''] = ability.slice('each '.length).split(': ');
    return { id, ability, copies, deal: events.includes('deal'), raze: events.includes('raze'), gain: goods(gain) };
  });
  const has = (table: Table, seat: number): Counted => ({
    ...table.goods(seat),
    ...(table.hand(seat).length > 0 ? { card: table.hand(seat).length } : {}),
  });

  test.each(waiting)('$id: $ability', ({ id, copies, deal, raze, gain }) => {
    const table = (seat = 0): Table => {
      const acting = { blueContact: 1, redContact: 3 };
      const built = seat === 0 ? [[id], ['assassin', 'gun-shop']] : [[id], []];
      return new Table({
        factions,
        first: seat,
        built,
        hands: [0, 1].map((one) => (one === seat ? ['docks'] : [])),
        goods: [0, 1].map((one) => (one === seat ? acting : { worker: 2 })),
      });
    };
    const signed = table();
    signed.do(0, 'deal docks');
    expect(has(signed, 0)).toEqual(sum({ redContact: 3, iron: 1 }, deal ? gain : {}));
    const razed = table();
    razed.do(0, 'raze docks');
    expect(has(razed, 0)).toEqual(sum({ blueContact: 1, redContact: 2, iron: 2 }, raze ? gain : {}));
    const rival = table();
    rival.do(0, 'razeRival assassin');
    expect(has(rival, 0)).toEqual(sum({ blueContact: 1, gun: 2, card: 1 }, raze ? gain : {}));
    // What another player does brings nothing.
    const theirs = table(1);
    theirs.do(1, 'deal docks');
    expect(has(theirs, 0)).toEqual({ worker: 2 });
    // Every copy of the card gives for itself.
    const many = new Table({
      factions,
      built: [Array<string>(copies).fill(id)],
      hands: [['docks'], ['docks']],
      goods: [{ blueContact: 1, redContact: 1 }, { greyContact: 1 }],
    });
    many.do(0, deal ? 'deal docks' : 'raze docks');
    const left = deal ? { redContact: 1, iron: 1 } : { blueContact: 1, iron: 2 };
    expect(has(many, 0)).toEqual(sum(left, ...Array<Counted>(copies).fill(gain)));
  });
});

describe('goods on a card', () => {
  const other = { greyContact: 1 };
  const spending = (built: string[], hand: string[] = []): Table =>
    new Table({ factions, built: [built], hands: [hand, ['docks']], goods: [{}, other] });

  test.each([
    ['methane-storage', 'oil-trader', 'fuel', { vp: 1 }],
    ['scrap-metal', 'scrap-trader', 'iron', { vp: 1 }],
    ['city-guards', 'gunsmith', 'gun', { redContact: 1 }],
    ['brick-storage', 'rubble-trader', 'brick', { vp: 1 }],
    ['camp', 'archive', 'worker', { vp: 1 }],
  ])('%s pays for %s', (id, user, good, gain) => {
    const table = spending([id, user]);
    table.do(0, `use ${user}`, 'again');
    expect(table.on(0, id)).toEqual({ [good]: 1 });
    expect(table.goods(0)).toEqual(sum(gain, gain));
  });

  test('Camp pays for a visit and for a connection card', () => {
    const table = new Table({
      factions,
      built: [['camp'], ['assassin']],
      hands: [[], ['docks']],
      goods: [{}, other],
      red: 'punks',
    });
    table.do(0, 'visit assassin');
    expect([table.on(0, 'camp'), table.goods(0)]).toEqual([{ worker: 2 }, { gun: 1 }]);
    table.do(1, 'pass');
    table.do(0, 'takeConnection red');
    expect(table.on(0, 'camp')).toEqual({});
  });

  test('Foundation: a development token', () => {
    const table = spending(['foundation', 'church'], ['docks']);
    table.do(0, 'rebuild docks');
    table.do(0, 'over church development');
    expect([table.built(0), table.on(0, 'foundation')]).toEqual([['foundation', 'docks'], {}]);
    expect(table.goods(0)).toEqual({ vp: 1, iron: 1 });
  });

  test('Radioactive Colony: a worker, two ammo, a blue and a red contact', () => {
    const hand = ['quarry', 'fuel-tank'];
    const table = spending(['radioactive-colony', 'corner-shop'], hand);
    expect(table.on(0, 'radioactive-colony')).toEqual({ worker: 1, ammo: 2, blueContact: 1, redContact: 1 });
    table.do(0, 'use corner-shop');
    expect(table.on(0, 'radioactive-colony')).toEqual({ ammo: 1, blueContact: 1, redContact: 1 });
    table.do(1, 'pass');
    table.do(0, 'deal fuel-tank');
    table.do(0, 'raze quarry');
    expect(table.on(0, 'radioactive-colony')).toEqual({ ammo: 1 });
    expect(table.goods(0)).toEqual({ vp: 1, fuel: 1, brick: 2 });
  });

  test.each(CATALOGUE.filter(({ bonus }) => bonus.startsWith('on it: ')))('$id keeps them through clean-up', (card) => {
    const table = new Table({ factions, phase: 'cleanup', built: [[card.id]], goods: [{ worker: 1, ammo: 1 }] });
    expect(table.goods(0)).toEqual({});
    table.answer('pick');
    expect(table.on(0, card.id)).toEqual(goods(card.bonus.slice('on it: '.length)));
    expect(table.goods(0)).toEqual({ worker: 4, greyContact: 1 });
  });

  test('and the owner says whether they or goods of the pool are spent', () => {
    const table = new Table({
      built: [['methane-storage', 'oil-trader']],
      hands: [[], ['docks']],
      goods: [{ fuel: 1, ammo: 1 }, other],
    });
    table.do(0, 'use oil-trader');
    expect(table.choices(0).sort()).toEqual(['payment 1 ammo', 'payment 1 cachedFuel', 'payment 1 fuel']);
    table.do(0, 'payment 1 cachedFuel');
    expect([table.on(0, 'methane-storage'), table.goods(0)]).toEqual([{ fuel: 2 }, { fuel: 1, ammo: 1, vp: 1 }]);
  });
});

describe('Production Manager', () => {
  const managing = (built: string[], worker = 2, theirs: string[] = []): Table =>
    new Table({
      built: [['production-manager', ...built], theirs],
      hands: [[], ['docks']],
      connections: [['punks']],
      goods: [{ worker }, { greyContact: 1 }],
    });

  test('2W: a production location of one’s own produces once more, without its building bonus', () => {
    expect(managing(['school'], 1).can(0, 'use production-manager')).toBe(false);
    const table = managing(['school', 'arena', 'gun-shop', 'docks'], 4);
    table.do(0, 'use production-manager');
    expect(table.choices(0)).toEqual(['card school', 'card arena', 'card docks']);
    table.do(0, 'card arena');
    expect(table.goods(0)).toEqual({ worker: 2, gun: 2 });
    table.do(1, 'pass');
    expect(table.can(0, 'use production-manager')).toBe(false);
    const school = managing(['school', 'docks']);
    school.do(0, 'use production-manager', 'card school');
    expect(school.goods(0)).toEqual({ worker: 1 });
  });

  test('not what gives nothing now, not another player’s, not Suppliers, but a Power Station', () => {
    for (const built of [[], ['cistern'], ['suppliers']])
      expect(managing(built, 2, ['school']).can(0, 'use production-manager')).toBe(false);
    const table = managing(['power-station', 'suppliers', 'docks', 'cistern'], 2, ['school']);
    table.do(0, 'use production-manager');
    expect(table.choices(0)).toEqual(['card power-station', 'card docks']);
    table.do(0, 'card power-station');
    expect(table.goods(0)).toEqual({ iron: 1 });
  });
});
