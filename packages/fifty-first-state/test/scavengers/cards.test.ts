import { describe, expect, test } from 'vitest';
import { DESIGNS, type Location } from '../../src/cards/index.ts';
import { goods, someOf } from '../catalogue.ts';
import { heap } from './heap.ts';

/** The catalogue of the set, one line each: copies id | distance category | types | spoils | deal. */
const CATALOGUE = `
2 demolition-zone | 2 production | brick ammo | 2B 1C | 1B
2 scrap-collectors | 2 production | card ammo | 2Sc 1C | 1Sc
2 gleaners-row | 2 production | worker ammo | 2W 1C | 1W
1 rubble-mill | 2 production | brick ammo | 3B | 1B
1 squatters-block | 2 production | worker | 3W | 1W
1 ash-sifters | 1 production | ammo | 1A 1W | 1A
2 common-heap | 1 openProduction | fuel ammo | 1Sc 1F | 1F
1 collapsed-overpass | 2 openProduction | iron contact | 2I 1gc | 1I
1 rag-bazaar | 2 openProduction | contact | 2C 1bc | 1bc
1 night-rummage | 1 feature | card | 2Sc | 1Sc
1 wreck-haulers | 2 feature | gun card | 2Sc 1rc | 1Sc
1 scrap-brokers | 2 feature | fuel card | 2Sc 1bc | 1Sc
2 rebuilders-lodge | 2 feature | brick vp | 2VP 1B | 1VP
1 rubble-kitchen | 2 feature | worker | 2W | 1W
1 covered-pits | 1 feature | iron ammo | 1I 1C | 1I
1 wall-of-names | 2 feature | liberty | 2VP | 1VP
1 toppled-statue | 2 feature | liberty | 2VP | 1VP
1 mined-ruins | 1 feature | gun | 2G | 1G
1 pony-express | 2 action | fuel worker | 2W 1F | 1W
2 seed-of-a-new-settlement | 2 action | brick worker | 2B 1W | 1B
1 red-anja | 1 action | gun contact | 2rc | 1rc
1 demolition-mike | 2 action | gun vp | 2G 1VP | 1G
1 demolition-tommy | 2 action | iron vp | 2I 1VP | 1I
2 searching-the-ruins | 1 action | card vp | 1Sc 1C | 1C
1 siphoned-tanks | 1 action | fuel vp | 1F 1C | 1F
1 cartridge-sorters | 1 action | gun vp | 1G 1C | 1G
1 stripped-wrecks | 1 action | iron vp | 1I 1C | 1I
1 brick-washers | 1 action | brick vp | 1B 1C | 1B
2 ragmen | 2 action | fuel worker | 2Sc 1VP | 1W
1 fence | 1 action | card contact | 1C 1bc | 1C
1 gutter-gang | 2 action | gun contact | 2G 1rc | 1rc
1 deep-dig | 3 action | brick vp | 3B 1VP | 1B
1 relic-hunters | 3 action | card vp | 3C 1VP | 1C
1 junk-appraiser | 3 action | iron vp | 3I 1VP | 1I
1 backfill-crew | 2 action | brick contact | 2gc 1B | 1B
1 melt-shop | 1 action | iron ammo | 1I 1A | 1A
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));

const locations = DESIGNS.filter(
  (design): design is Location => design.kind === 'location' && design.set === 'scavengers',
);

describe('the box', () => {
  test('holds 44 cards of 36 designs', () => {
    expect(locations).toHaveLength(36);
    expect(locations.reduce((sum, { copies }) => sum + copies, 0)).toBe(44);
    expect(CATALOGUE).toHaveLength(36);
  });

  test.each(CATALOGUE)('%s', (front = '', where = '', types = '', spoils = '', deal = '') => {
    const [copies, id] = front.split(' ');
    const design = locations.find((one) => one.id === id);
    const [distance, category] = where.split(' ');
    expect(design).toMatchObject({ copies: Number(copies), distance: Number(distance), category });
    expect(design?.types.map((type) => type.slice(1).toLowerCase())).toEqual(types.split(' '));
    expect([design?.spoils, design?.deal]).toEqual([goods(spoils), goods(deal)]);
  });

  test('eight Polish names are printed ones', () => {
    const printed = locations.filter(({ polishName }) => polishName === 'printed');
    expect(printed.map(({ name }) => name.pl)).toEqual([
      'Strefa rozbiórki',
      'Zbieracze złomu',
      'Pony Express',
      'Zalążek nowej osady',
      'Red Anja',
      'Demolition Mike',
      'Demolition Tommy',
      'Przeszukanie ruin',
    ]);
  });
});

const HAND = someOf(12, ({ set, distance }) => set === 'base' && distance === 3);
const RUINS = ['school', 'docks', 'pub'];

describe('plain actions', () => {
  /** Of each: what it takes, what it brings, and how often. Cards are paid from hand, ruins from the State. */
  test.each([
    ['siphoned-tanks', { fuel: 1 }, 1, 0, { vp: 2 }, 1],
    ['cartridge-sorters', { gun: 1 }, 1, 0, { vp: 2 }, 1],
    ['stripped-wrecks', { iron: 1 }, 1, 0, { vp: 2 }, 1],
    ['brick-washers', { brick: 1 }, 1, 0, { vp: 2 }, 1],
    ['relic-hunters', {}, 2, 0, { vp: 2 }, 2],
    ['deep-dig', { worker: 1 }, 0, 1, { vp: 3 }, 1],
    ['backfill-crew', {}, 0, 1, { greyContact: 2 }, 1],
  ] as const)('%s', (id, cost, cards, ruins, gain, uses) => {
    const rich = (times: number, fewer = 0) =>
      heap({
        built: [[id]],
        hands: [HAND.slice(0, Math.max(0, cards * times - fewer))],
        ruins: [RUINS.slice(0, Math.max(0, ruins * times - fewer))],
        goods: [Object.fromEntries(Object.entries(cost).map(([good, n]) => [good, n * times]))],
        connections: [[], ['punks']],
      });
    expect(rich(1, 1).choices(0)).not.toContain(`use ${id}`);
    const table = rich(1);
    table.do(0, `use ${id}`);
    table.answer('payCard');
    expect([table.goods(0), table.hand(0), table.ruins(0)]).toEqual([gain, [], []]);
    expect(table.pile(0)).toHaveLength(cards + ruins);
    const twice = rich(3 * uses);
    twice.do(0, `use ${id}`);
    for (const kind of ['payCard', 'payRuin']) twice.answer(kind);
    for (let use = 1; use < uses; use++) {
      twice.do(0, 'again');
      for (const kind of ['payCard', 'payRuin']) twice.answer(kind);
    }
    expect(twice.asked).toBe('act 1');
  });

  test('Ragmen: 1W for a scavenged card, twice', () => {
    const table = heap({ built: [['ragmen']], goods: [{ worker: 3 }], piles: [[], ['school', 'docks', 'pub']] });
    table.do(0, 'use ragmen', 'scavenge pub', 'again', 'scavenge docks');
    expect([table.hand(0), table.goods(0), table.asked]).toEqual([['pub', 'docks'], { worker: 1 }, 'act 1']);
    expect(heap({ built: [['ragmen']], goods: [{ worker: 3 }] }).can(0, 'use ragmen')).toBe(false);
  });

  test('Fence: a card for a scavenged one and 1W', () => {
    const table = heap({
      built: [['fence']],
      hands: [['school']],
      connections: [[], ['punks']],
      piles: [[], ['docks', 'pub']],
    });
    table.do(0, 'use fence', 'scavenge pub');
    expect([table.hand(0), table.pile(0), table.goods(0)]).toEqual([['pub'], ['school'], { worker: 1 }]);
    expect(table.asked).toBe('act 1');
  });

  test('Gutter Gang: up to two basic resources, all from one player', () => {
    const table = heap({
      seats: 3,
      built: [['gutter-gang']],
      goods: [
        { worker: 1, redContact: 1 },
        { fuel: 2, ammo: 1 },
        { iron: 1, gun: 2 },
      ],
    });
    table.do(0, 'use gutter-gang');
    expect(table.choices(0)).toEqual(['take 1 fuel', 'take 2 iron', 'take 2 gun']);
    table.do(0, 'take 2 iron');
    expect(table.choices(0)).toEqual(['take 2 gun', 'done']);
    table.do(0, 'take 2 gun');
    expect([table.goods(0), table.goods(2), table.asked]).toEqual([{ iron: 1, gun: 1 }, { gun: 1 }, 'act 1']);
    const nothing = heap({ built: [['gutter-gang']], goods: [{ worker: 1, redContact: 1 }, { ammo: 1 }] });
    expect(nothing.can(0, 'use gutter-gang')).toBe(false);
  });

  test('Gutter Gang may stop after one', () => {
    const table = heap({ built: [['gutter-gang']], goods: [{ worker: 1, redContact: 1 }, { fuel: 2 }] });
    table.do(0, 'use gutter-gang', 'done');
    expect([table.goods(0), table.goods(1)]).toEqual([{ fuel: 1 }, { fuel: 1 }]);
  });
});

describe('productions and features', () => {
  test('Collapsed Overpass and Demolition Zone: ruins, for visitors too', () => {
    const table = heap({ built: [[], ['collapsed-overpass']], goods: [{ worker: 1 }], deck: ['school'] });
    table.do(0, 'visit collapsed-overpass');
    expect([table.ruins(0), table.goods(1)]).toEqual([['school'], { worker: 1 }]);
  });

  test('Ash Sifters: 1W, or 1A with two ruins', () => {
    const built = (ruins: string[]) => {
      const table = heap({ hands: [['ash-sifters']], goods: [{ greyContact: 1 }], ruins: [ruins] });
      table.do(0, 'construct ash-sifters');
      return table.goods(0);
    };
    expect([built(['school']), built(['school', 'docks'])]).toEqual([{ worker: 1 }, { ammo: 1 }]);
  });

  test("Squatters' Block: 1W and 1W for each ruin, 3W at most", () => {
    const built = (n: number) => {
      const ruins = ['school', 'docks', 'pub', 'archive'].slice(0, n);
      const table = heap({ hands: [['squatters-block']], goods: [{ greyContact: 2 }], ruins: [ruins] });
      table.do(0, 'construct squatters-block');
      return table.goods(0).worker;
    };
    expect([0, 1, 2, 3, 4].map(built)).toEqual([1, 2, 3, 3, 3]);
  });

  test('Rubble Mill: 1B for each ruin, 3 at most', () => {
    const table = heap({
      phase: 'production',
      built: [['rubble-mill']],
      ruins: [['school', 'docks', 'pub', 'archive']],
    });
    expect(table.goods(0).brick).toBe(3);
  });

  test('a copied production counts the ruins of its owner', () => {
    const table = heap({
      hands: [['suppliers']],
      built: [[], ['rubble-mill']],
      ruins: [['school', 'docks', 'pub'], ['archive']],
      goods: [{ greyContact: 2 }],
    });
    table.do(0, 'construct suppliers');
    expect(table.goods(0)).toEqual({ brick: 1 });
  });

  test('Wreck Haulers and Scrap Brokers: a scavenged card for each raze and each deal', () => {
    const table = heap({
      hands: [['school', 'docks']],
      built: [['wreck-haulers', 'scrap-brokers']],
      goods: [{ redContact: 1, blueContact: 1 }],
      piles: [[], ['pub', 'archive']],
    });
    table.do(0, 'raze school', 'scavenge archive');
    table.do(1, 'pass');
    expect(table.hand(0)).toEqual(['docks', 'archive']);
  });

  test('Scrap Brokers: a scavenged card for a deal', () => {
    const table = heap({
      hands: [['docks']],
      built: [['scrap-brokers']],
      goods: [{ blueContact: 1 }],
      piles: [[], ['pub']],
    });
    table.do(0, 'deal docks', 'scavenge pub');
    expect([table.hand(0), table.goods(0)]).toEqual([['pub'], { iron: 1 }]);
  });

  test('Covered Pits keep 1 basic resource and 1 more for each ruin, 4 at most', () => {
    const kept = (n: number): number => {
      const ruins = ['school', 'docks', 'pub', 'archive'].slice(0, n);
      const table = heap({ built: [['covered-pits']], ruins: [ruins], goods: [{ fuel: 6, worker: 1 }] });
      table.passAll();
      return table.on(0, 'covered-pits').fuel ?? 0;
    };
    expect([0, 1, 2, 3, 4].map(kept)).toEqual([1, 2, 3, 4, 4]);
  });

  test('Toppled Statue: 1 point for each liberty location', () => {
    const table = heap({ hands: [['toppled-statue']], built: [['church', 'museum']], goods: [{ greyContact: 2 }] });
    table.do(0, 'construct toppled-statue');
    expect(table.vp(0)).toBe(3);
    const five = heap({
      hands: [['toppled-statue']],
      built: [['church', 'museum', 'old-cinema', 'wrecked-tank', 'wall-of-names']],
      goods: [{ greyContact: 2 }],
    });
    five.do(0, 'construct toppled-statue');
    expect(five.vp(0)).toBe(5);
  });

  test('Wall of Names brings ruins, and Night Rummage two scavenged cards', () => {
    const table = heap({ hands: [['wall-of-names']], goods: [{ greyContact: 2 }], deck: ['school'] });
    table.do(0, 'construct wall-of-names');
    expect(table.ruins(0)).toEqual(['school']);
  });
});
