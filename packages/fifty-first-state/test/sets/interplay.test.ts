/** How sets interact: what the rules of one say about the cards of another. */
import { rule } from '@cinderhall/gauntlet/rule';
import { Chance, isRefused } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import { unmatched } from '../../src/sets/headquarters/matching.ts';
import { Land, type LandWish } from '../no-mans-land/land.ts';
import { Table, type Wish } from '../table.ts';

const GREY = { greyContact: 1 } as const;
/** What each choice is worth to the seat that is asked. */
const values = (table: Table, seat: number): number[] =>
  table.match.choices(seat).map((choice) => fiftyFirstState.insight.value(table.match.view(seat), seat, choice));
const allFinite = (table: Table, seat: number): boolean => values(table, seat).every(Number.isFinite);

describe('Body Hunters and what is used without being an action', () => {
  test('E-10: clear Goods Takeover, which is an action location, but not Stilt Hunters, a feature', () => {
    const table = new Table({
      options: { promo2: true },
      factions: ['texas', 'newYork'],
      built: [['bus-station'], ['goods-takeover', 'stilt-hunters', 'body-hunters', 'archive', 'combat-zone']],
      hands: [['school', 'pub'], ['docks']],
      connections: [['punks']],
      goods: [{ blueContact: 3 }, { worker: 5, greyContact: 1 }],
    });
    table.do(0, 'deal school');
    table.do(1, 'takeover worker');
    table.do(1, 'pair stilt-hunters', 'use archive', 'done', 'use body-hunters');
    expect(table.choices(1)).toEqual(['card goods-takeover', 'card archive']);
    expect(allFinite(table, 1)).toBe(true);
    const view = table.match.view(1);
    for (const choice of table.match.choices(1)) expect(fiftyFirstState.insight.reasons(view, 1, choice)).toBeDefined();
    table.do(1, 'card goods-takeover', 'done');
    expect([table.placed(1, 'goods-takeover').used, table.placed(1, 'stilt-hunters').used]).toEqual([0, 1]);
    // It is ready again in the same round.
    table.do(0, 'deal pub');
    expect(table.asked).toBe('takeover 1');
  });

  rule('R-PROMO-006', () => {
    // With nothing but the worker on Stilt Hunters there is nothing to clear.
    const table = new Table({
      options: { promo2: true },
      built: [['stilt-hunters', 'body-hunters']],
      hands: [['docks'], ['docks']],
      goods: [{ worker: 3, greyContact: 1 }, GREY],
    });
    table.do(0, 'pair stilt-hunters', 'construct docks');
    expect(table.can(0, 'use body-hunters')).toBe(false);
  });
});

describe('Rat Hunt and Goods Takeover', () => {
  rule('R-ALLY-035', () => {
    const wish: Wish = {
      options: { promo2: true, expansions: ['newEra', 'winter', 'allies'] },
      factions: ['texas', 'newYork'],
      built: [
        ['rat-hunt', 'bus-station'],
        ['goods-takeover', 'church'],
      ],
      hands: [['school'], ['docks']],
      goods: [
        { blueContact: 1, gun: 1 },
        { worker: 1, greyContact: 1 },
      ],
    };
    const table = new Table(wish);
    expect(table.can(0, 'use rat-hunt')).toBe(true);
    table.do(0, 'use rat-hunt');
    expect(table.state.allies?.blocked).toHaveLength(1);
    table.do(1, 'construct docks');
    table.do(0, 'deal school');
    // Blocked, it does nothing; without the block it would ask.
    expect(table.asked).toBe('act 1');
    const free = new Table(wish);
    free.do(0, 'deal school');
    expect(free.asked).toBe('takeover 1');
    // Worth something as long as it is not used.
    const choosing = new Table({ ...wish, built: [wish.built?.[0] ?? [], ['goods-takeover', 'archive']] });
    choosing.do(0, 'use rat-hunt');
    expect(choosing.choices(0)).toEqual(['block goods-takeover', 'block archive']);
    expect(values(choosing, 0)[0]).toBeGreaterThan(0);
  });
});

describe('Borderland Pub and outposts', () => {
  const pub = (wish: LandWish): Land =>
    new Land({ factions: ['texas', 'newYork'], ...wish, options: { promo2: true, ...wish.options } });
  const kinds = (table: Table): string[] => table.choices(0).map((one) => one.split(' ')[2] ?? '');

  rule('R-PROMO-002', () => {
    // What Race Track's outpost brings comes from a production location.
    const table = pub({ phase: 'production', built: [['borderland-pub', 'race-track']], map: { nw: '0' } });
    expect(table.asked).toBe('effectOption 0');
    expect(kinds(table)).not.toContain('iron');
    expect(kinds(table)).toEqual(expect.arrayContaining(['fuel', 'ruins', 'universalContact']));
    // Of several levels, the one that was activated.
    const second = pub({ phase: 'production', built: [['borderland-pub', 'race-track']], map: { nw: '0/2' } });
    second.do(0, 'activate nw 2');
    expect(kinds(second)).toEqual(expect.arrayContaining(['iron']));
    expect(kinds(second)).not.toContain('universalContact');
    // When it is built: everything that the outposts in question could bring.
    const built = pub({
      built: [['race-track']],
      hands: [['borderland-pub'], ['docks']],
      goods: [{ greyContact: 2 }, GREY],
      map: { nw: '0/2', c: '0' },
    });
    built.do(0, 'construct borderland-pub');
    expect(kinds(built)).toEqual(expect.arrayContaining(['fuel', 'ruins']));
    expect(kinds(built)).not.toContain('iron');
    expect(kinds(built)).not.toContain('universalContact');
  });

  rule('R-PROMO-002', () => {
    // Ruins are a kind with the expansions that bring them.
    for (const [expansions, has] of [
      [[], false],
      [['winter'], false],
      [['noMansLand'], true],
      [['allies'], true],
      [['scavengers'], true],
    ] as const) {
      const table = new Table({
        phase: 'production',
        built: [['borderland-pub']],
        options: { promo2: true, expansions: [...expansions] },
      });
      expect([expansions, kinds(table).includes('ruins')]).toEqual([expansions, has]);
    }
    const table = pub({ phase: 'production', built: [['borderland-pub', 'shelled-checkpoint']] });
    expect(kinds(table)).not.toContain('ruins');
    const gains = pub({ phase: 'production', built: [['borderland-pub']], deck: ['church', 'docks', 'quarry'] });
    gains.do(0, 'option 1 ruins');
    expect(gains.ruins(0)).toHaveLength(1);
  });
});

describe('IBN Headquarters', () => {
  const FOR_IBN = ['city-guards', 'methane-storage', 'docks', 'camp', 'gunsmith'];
  const offering = (wish: LandWish): Land =>
    new Land({
      factions: ['texas', 'newYork'],
      connections: [['punks', 'punks'], ['punks']],
      ...wish,
      options: { headquarters: true, ...wish.options },
      arrange: (start) => {
        if (start.headquarters) start.headquarters.offered = [0];
      },
    });

  rule('R-HQ-008', () => {
    // Forged Permits were used this round: they are used for the new owner as well.
    const stolen = (permit: boolean): Land => {
      const land = offering({
        first: 1,
        built: [FOR_IBN, ['forged-permits', 'church']],
        hands: [['museum'], ['church', 'docks']],
        goods: [{}, GREY],
        map: { sw: '0', ne: '1' },
      });
      if (permit) land.do(1, 'forOutpost church', 'outpost n');
      else land.do(1, 'playConnection punks');
      land.do(0, 'claim 0', 'takeOver forged-permits');
      return land;
    };
    expect(stolen(true).some(0, 'forOutpost')).toEqual([]);
    expect(stolen(false).some(0, 'forOutpost')).toEqual(['forOutpost museum']);
  });

  test('features about outposts change hands at once', () => {
    const land = offering({
      built: [FOR_IBN, ['palisades', 'pioneer-charter']],
      hands: [['school'], ['docks']],
      goods: [{ redContact: 2 }, GREY],
      map: { sw: '0', s: '1' },
    });
    expect(land.some(0, 'razeOutpost')).toEqual([]);
    land.do(0, 'claim 0', 'takeOver palisades');
    expect(land.some(0, 'razeOutpost')).toEqual(['razeOutpost s']);
  });
});

rule('R-PROMO-009', () => {
  // A feature that brings points in the look-out may be answered there, with a worker that an outpost has brought.
  const land = new Land({
    phase: 'round',
    round: 2,
    options: { promo2: true },
    built: [['pioneer-charter'], ['goods-takeover']],
    map: { sw: '0', s: '1' },
    goods: [{}, { worker: 1 }],
  });
  land.do(0, 'giveUpPick w');
  expect([land.asked, land.choices(1)]).toEqual(['takeover 1', ['takeover vp', 'letGo']]);
  land.do(1, 'takeover vp');
  expect([land.vp(0), land.vp(1), land.asked]).toEqual([1, 1, 'pick 1']);
  // Being asked tells nothing: everybody sees the card, the worker and the feature.
  expect(isRefused(land.match.undo(0))).toBe(true);
});

rule('R-PROMO-008', () => {
  // A drawn connection may be played although one of the same kind has just been taken.
  const table = new Table({
    options: { promo2: true },
    built: [['stilt-hunters']],
    hands: [[], ['docks']],
    goods: [{ worker: 3 }, GREY],
    red: 'punks',
    arrange: (start) => {
      const punks = start.red.deck.findIndex((card) => start.cards[card] === start.cards[start.red.open ?? -1]);
      start.promo2?.drawn[0]?.push(...start.red.deck.splice(punks, 1));
    },
  });
  table.do(0, 'pair stilt-hunters', 'takeConnection red');
  expect(table.some(0, 'playConnection')).toEqual(['playConnection punks']);
  table.do(0, 'playConnection punks');
  expect([table.state.promo2?.drawn[0], table.state.players[0]?.connections.length]).toEqual([[], 1]);
});

describe('Scavengers', () => {
  const OPTIONS = { expansions: ['newEra', 'winter', 'scavengers'] };

  rule('R-PROMO-005', () => {
    // Zee Tower has no contact for a yellow connection.
    const table = new Table({
      options: { ...OPTIONS, promo2: true },
      built: [['zee-tower']],
      connections: [['scavengers']],
      hands: [[], ['docks']],
      piles: [[], ['church']],
      goods: [{}, GREY],
    });
    table.do(0, 'playConnection scavengers');
    if (table.state.decision?.kind !== 'act') table.do(0, table.choices(0)[0] ?? '');
    expect([table.hand(0), table.goods(0)]).toEqual([['church'], {}]);
  });

  rule('R-SCAV-012', () => {
    // What Desert Monolith razes lies on one's own pile.
    const table = new Table({
      options: { ...OPTIONS, headquarters: true },
      built: [['city-guards', 'deserted-colony', 'convoy', 'brick-storage']],
      deck: ['docks', 'church'],
      arrange: (start) => {
        if (start.headquarters) start.headquarters.offered = [3];
      },
    });
    table.do(0, 'claim 3');
    expect([table.pile(0), table.goods(0)]).toEqual([['church', 'docks'], { vp: 2, iron: 2 }]);
  });
});

rule('R-HQ-001', () => {
  // Types that a feature adds count: Galvanic Prophet makes Uranopolis iron and ammo.
  const tower = (prophet: boolean): Table =>
    new Table({
      options: { expansions: ['newEra', 'winter', 'allies'], headquarters: true },
      built: [
        ['brick-storage', 'scrap-metal', 'archive', 'camp', 'reserves', ...(prophet ? ['galvanic-prophet'] : [])],
      ],
      connections: [['punks']],
      arrange: (start) => {
        if (start.headquarters) start.headquarters.offered = [1];
      },
    });
  expect([tower(false).some(0, 'claim'), tower(true).some(0, 'claim')]).toEqual([[], ['claim 1']]);
});

rule('R-BORDER-001', () => {
  // Four at the table: everybody has the tiles to the left and to the right, and no other.
  const goods = Array.from({ length: 4 }, () => ({ worker: 9, gun: 9, ammo: 9, redContact: 9 }));
  const near = [
    [0, 3],
    [0, 1],
    [1, 2],
    [2, 3],
  ];
  for (const [seat, tiles] of near.entries()) {
    const table = new Table({ seats: 4, first: seat, options: { borders: true }, goods });
    expect(table.some(seat, 'border')).toEqual(tiles.map((at) => `border ${at}`));
    for (const at of [0, 1, 2, 3]) expect(table.why(seat, `border:${at}`)).toHaveLength(tiles.includes(at) ? 0 : 1);
  }
});

rule('R-HQ-002', () => {
  /** Tries every way to give each wanted type a location of its own. */
  const fewest = (wanted: readonly number[], locations: readonly number[]): number => {
    const [first, ...rest] = wanted;
    if (first === undefined) return 0;
    const without = 1 + fewest(rest, locations);
    return locations.reduce(
      (best, types, at) =>
        (types & first) === 0
          ? best
          : Math.min(best, fewest(rest, [...locations.slice(0, at), ...locations.slice(at + 1)])),
      without,
    );
  };
  const chance = Chance.fromSeed('a7'.repeat(16));
  const bit = (): number => 1 << chance.below(6);
  for (let i = 0; i < 600; i++) {
    const wanted = Array.from({ length: 1 + chance.below(5) }, bit);
    const locations = Array.from({ length: chance.below(7) }, () => (chance.below(4) === 0 ? bit() : bit() | bit()));
    expect([wanted, locations, unmatched(wanted, locations)]).toEqual([wanted, locations, fewest(wanted, locations)]);
  }
});
