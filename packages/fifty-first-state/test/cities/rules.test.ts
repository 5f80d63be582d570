import { rule } from '@cinderhall/gauntlet/rule';
import { describe, expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import { CITIES } from '../../src/sets/cities/data.ts';
import { Table, type Wish } from '../table.ts';

const [ZIGGY, BOSTON, JERSEY] = [0, 1, 2];
const GREY = { greyContact: 1 };
const cities = (wish: Wish = {}, deals: readonly (readonly number[])[] = []): Table =>
  new Table({
    factions: ['texas', 'newYork', 'mutantsUnion', 'hegemony'],
    hands: [['docks'], ['docks']],
    connections: [['punks']],
    goods: [{}, GREY],
    ...wish,
    options: { cities: true, ...wish.options },
    arrange: (start) => {
      for (const [at, dealers] of deals.entries()) {
        const tile = start.cities?.[at];
        if (tile) tile.deals = [...dealers];
      }
    },
  });
const on = (table: Table): object[] => (table.state.cities ?? []).map(({ goods }) => goods);

rule('R-SETUP-016', () => {
  const table = cities({ phase: 'setup' });
  expect(on(table)).toEqual([{ ammo: 2 }, { fuel: 2 }, { brick: 2 }]);
  expect(table.state.cities?.every(({ deals, razed }) => deals.length === 0 && !razed)).toBe(true);
});

rule('R-CITY-001', () => {
  expect(CITIES.map(({ id, distance, defence }) => [id, distance, defence])).toEqual([
    ['ziggy-one', 2, 6],
    ['boston', 2, 5],
    ['jersey-ruins', 1, 5],
  ]);
  const choices = (goods: NonNullable<Wish['goods']>[number]): string[] => {
    const table = cities({ goods: [goods, GREY], hands: [[], ['docks']] });
    return [...table.some(0, 'cityDeal'), ...table.some(0, 'cityRaze')];
  };
  expect(choices({ blueContact: 1, redContact: 4 })).toEqual(['cityDeal 2']);
  expect(choices({ blueContact: 1, universalContact: 1, redContact: 4 })).toEqual([
    ...['cityDeal 0', 'cityDeal 1', 'cityDeal 2'],
    ...['cityRaze 1', 'cityRaze 2'],
  ]);
  expect(choices({ redContact: 6 })).toEqual(['cityRaze 0', 'cityRaze 1', 'cityRaze 2']);
  expect(cities().why(0, 'city:0')).toEqual(['R-CITY-003', 'R-CITY-004']);
});

rule('R-CITY-002', () => {
  const table = cities({ phase: 'production' });
  expect(on(table)).toEqual([{ ammo: 3 }, { fuel: 3 }, { brick: 3 }]);
  table.passAll();
  while (table.state.decision?.kind === 'pick') table.answer('pick');
  expect([table.state.round, on(table)]).toEqual([2, [{ ammo: 4 }, { fuel: 4 }, { brick: 4 }]]);
});

rule('R-CITY-003', () => {
  const table = cities({ goods: [{ blueContact: 4 }, { ...GREY, blueContact: 2 }], built: [['bus-station']] });
  table.do(0, `cityDeal ${BOSTON}`);
  // It is a deal like any other for what waits for one; the goods come from the supply.
  expect([table.goods(0), on(table)[BOSTON]]).toEqual([{ blueContact: 2, fuel: 1, worker: 1 }, { fuel: 2 }]);
  table.do(1, `cityDeal ${BOSTON}`);
  expect(table.goods(1)).toEqual({ ...GREY, fuel: 1 });
  expect([table.some(0, 'cityDeal'), table.why(0, `city:${BOSTON}`)]).toEqual([
    ['cityDeal 0', 'cityDeal 2'],
    ['R-CITY-003', 'R-CITY-004'],
  ]);
  // In each production phase again, before anything that counts it.
  const phase = cities({ phase: 'production', built: [['cistern']] }, [[], [0, 1], [1]]);
  expect([phase.goods(0).fuel, phase.vp(0), phase.goods(1).fuel, phase.goods(1).brick]).toEqual([1, 1, 1, 1]);
});

rule('R-CITY-004', () => {
  const table = cities({ goods: [{ redContact: 6 }, GREY], built: [['hunters']] }, [[0, 1], [1]]);
  table.do(0, `cityRaze ${ZIGGY}`);
  expect([table.goods(0), table.goods(1)]).toEqual([{ ammo: 2, worker: 1 }, GREY]);
  expect(table.state.cities?.[ZIGGY]).toEqual({ goods: {}, deals: [], razed: true });
  expect(table.why(1, `city:${ZIGGY}`)).toEqual(['R-CITY-004']);
  table.passAll();
  while (table.state.decision?.kind === 'pick') table.answer('pick');
  // No deal and no production any more; the other city goes on.
  expect([table.goods(1).ammo, table.goods(1).fuel, on(table)]).toEqual([
    undefined,
    1,
    [{}, { fuel: 3 }, { brick: 3 }],
  ]);
});

rule('R-CITY-005', () => {
  const table = cities({ goods: [{ greyContact: 9, brick: 3, blueContact: 2 }, GREY], hands: [['docks'], ['docks']] });
  expect([table.some(0, 'construct'), table.some(0, 'rebuild')]).toEqual([['construct docks'], []]);
  table.do(0, `cityDeal ${ZIGGY}`);
  expect(fiftyFirstState.tally(table.state)).toMatchObject({ score: [0, 0], locations: [0, 0], deals: [0, 0] });
});

describe('R-CITY-006', () => {
  rule('R-CITY-006', () => {
    // Armored Car helps against locations only.
    const car = cities({ goods: [{ redContact: 5 }, GREY], built: [['armored-car'], ['archive']] });
    expect([car.some(0, 'cityRaze'), car.some(0, 'razeRival')]).toEqual([
      ['cityRaze 1', 'cityRaze 2'],
      ['razeRival archive'],
    ]);
    // Caravanner: up to three different deals, those with cities among them.
    const caravan = cities({ goods: [{ worker: 1 }, GREY], built: [['caravanner']], deals: [['quarry']] }, [
      [0],
      [0],
      [1],
    ]);
    caravan.do(0, 'use caravanner');
    expect(caravan.choices(0)).toEqual(['card quarry', 'cityGoods 0', 'cityGoods 1']);
    caravan.do(0, 'cityGoods 1');
    expect(caravan.choices(0)).toEqual(['card quarry', 'cityGoods 0', 'done']);
    caravan.do(0, 'cityGoods 0', 'card quarry');
    expect([caravan.goods(0), caravan.asked]).toEqual([{ fuel: 1, ammo: 1, brick: 1 }, 'act 1']);
    // Camino Real: a deal of another player.
    const camino = cities({ goods: [{ worker: 1 }, GREY], built: [['camino-real']] }, [[0], [], [1]]);
    camino.do(0, 'use camino-real');
    expect(camino.goods(0)).toEqual({ brick: 1 });
  });

  rule('R-CITY-006', () => {
    // Not as a price, and not lost to the Merchants.
    const hideout = cities({ built: [['hideout']] }, [[0]]);
    expect(hideout.can(0, 'use hideout')).toBe(false);
    const merchants = cities(
      {
        seats: 1,
        options: { opponent: 'merchants' },
        hands: [[]],
        connections: [['punks', 'merchants', 'punks']],
        built: [['hidden-forge']],
        deals: [['docks']],
        deck: ['deserted-colony', 'deserted-colony-x', 'combat-zone'].filter((id) => !id.endsWith('-x')),
        red: null,
        blue: null,
      },
      [[0]],
    );
    merchants.do(0, merchants.some(0, 'playConnection')[0] ?? '');
    merchants.do(0, merchants.some(0, 'playConnection')[0] ?? '');
    expect([merchants.state.opponent?.stage, merchants.state.cities?.[ZIGGY]?.deals]).toEqual(['deals', [0]]);
    expect(merchants.deals(0)).toEqual(['docks']);
  });
});

rule('R-CITY-007', () => {
  // Cities first: the event comes before anybody produces.
  const kinds = cities({ phase: 'production' }).events.map(({ kind }) => kind);
  expect(kinds.indexOf('cityProduced')).toBeLessThan(kinds.indexOf('produces'));
  expect(kinds.filter((kind) => kind === 'cityProduced')).toHaveLength(3);
});

rule('R-OPT-010', () => {
  const alone = cities({ seats: 1, options: { headquarters: true }, goods: [{ blueContact: 3, redContact: 5 }] });
  alone.do(0, `cityDeal ${JERSEY}`);
  expect(alone.goods(0)).toMatchObject({ brick: 1, blueContact: 2 });
  // The opponent goes through its round and leaves the cities alone.
  alone.do(0, 'pass');
  expect(alone.state.cities?.map(({ deals, razed }) => [deals, razed])).toEqual([
    [[], false],
    [[], false],
    [[0], false],
  ]);
});

rule('R-OPT-007', () => {
  const all = { promo2: true, headquarters: true, arena: true, borders: true, cities: true, expansions: ['winter'] };
  const { options } = new Table({ seats: 3, phase: 'setup', options: all }).state;
  expect(options.sets).toEqual(['promo2', 'headquarters', 'arena', 'borders', 'cities']);
  expect(options.factions).toHaveLength(9);
});

test('Borderland Pub looks at deals with cities', () => {
  const table = cities({ phase: 'production', built: [['borderland-pub']], options: { promo2: true } }, [[], [0]]);
  expect(table.can(0, 'option 1 fuel')).toBe(false);
  expect(table.can(0, 'option 1 ammo')).toBe(true);
});
