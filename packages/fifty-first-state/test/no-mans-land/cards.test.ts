/** Every ability of the set's cards, as the catalogue gives it. */
import { describe, expect, test } from 'vitest';
import { DESIGNS, type Location } from '../../src/cards/index.ts';
import { LAND } from './catalogue.ts';
import { BUSY, Land, type LandWish } from './land.ts';

const designs = DESIGNS.filter(
  (design): design is Location => design.kind === 'location' && design.set === 'noMansLand',
);

test('the box has the cards of the catalogue', () => {
  expect(designs.map(({ id }) => id)).toEqual(LAND.map(({ id }) => id));
  expect(designs.reduce((sum, { copies }) => sum + copies, 0)).toBe(41);
});

test.each(LAND.map((card) => [card.id, card] as const))('%s: its values', (id, printed) => {
  const design = designs.find((one) => one.id === id);
  expect(design).toMatchObject(printed);
});

/** Seat 0 acts; seat 1 has something to do as well. */
const table = (wish: LandWish): Land =>
  new Land({
    hands: [[], ['fuel-tank']],
    connections: [['punks', 'punks']],
    ...wish,
    goods: [wish.goods?.[0] ?? {}, { ...BUSY, ...wish.goods?.[1] }],
  });

const produced = (card: string, map: LandWish['map'], choice?: string): Land => {
  const land = new Land({ phase: 'production', factions: ['texas', 'newYork'], built: [[card]], map: map ?? {} });
  if (choice) land.do(0, choice);
  return land;
};
/** What Texas produces anyway. */
const TEXAS = { worker: 4, greyContact: 1 };

describe('production', () => {
  test('Race Track activates one corner outpost; bonus 1 fuel', () => {
    const land = produced('race-track', { nw: '0/2', se: '0', c: '0' }, 'activate nw 2');
    expect(land.goods(0)).toEqual({ ...TEXAS, universalContact: 1 });
    const two = produced('race-track', { nw: '0/2', se: '0', c: '0' });
    expect(two.choices(0)).toEqual(['activate nw 1', 'activate nw 2', 'activate se 1']);
    const built = table({ hands: [['race-track'], ['fuel-tank']], goods: [{ greyContact: 2 }], map: { c: '0' } });
    built.do(0, 'construct race-track');
    expect(built.goods(0)).toEqual({ fuel: 1 });
  });

  test.each([
    ['northern-watch', 'n', { ammo: 1 }],
    ['eastern-battery', 'ne', { gun: 1 }],
    ['southern-pumps', 's', { brick: 1 }],
    ['western-kilns', 'nw', { iron: 1 }],
    ['hub-depot', 'w', { greyContact: 1 }],
    ['caravanserai', 'se', { fuel: 1 }],
  ] as const)('%s activates an outpost of its direction', (card, area, gain) => {
    const goods: { [good: string]: number } = { ...TEXAS };
    for (const [good, n] of Object.entries(gain)) goods[good] = (goods[good] ?? 0) + n;
    expect(produced(card, { [area]: '0' }).goods(0)).toEqual(goods);
    // When it is built as well.
    const built = table({ hands: [[card], ['fuel-tank']], goods: [{ greyContact: 2 }], map: { [area]: '0' } });
    built.do(0, `construct ${card}`);
    expect(built.goods(0)).toEqual(gain);
  });

  test("Settlers' Camp: 1 worker for each outpost, at most 3", () => {
    for (const [map, workers] of [
      [{}, 0],
      [{ n: '0', e: '1' }, 1],
      [{ n: '0', e: '0', s: '0', c: '0' }, 3],
    ] as const)
      expect(produced('settlers-camp', map).goods(0).worker).toBe(4 + workers);
  });

  test('Shelled Checkpoint gives ruins; bonus 1 worker', () => {
    expect(produced('shelled-checkpoint', {}).ruins(0)).toHaveLength(1);
    const built = table({ hands: [['shelled-checkpoint'], ['fuel-tank']], goods: [{ greyContact: 2 }] });
    built.do(0, 'construct shelled-checkpoint');
    expect([built.ruins(0).length, built.goods(0)]).toEqual([1, { worker: 1 }]);
  });

  test('Forward Cache: a worker, or an ammo instead with three outposts', () => {
    expect(produced('forward-cache', { n: '0', c: '0', s: '1' }).goods(0)).toEqual({ ...TEXAS, worker: 5 });
    expect(produced('forward-cache', { n: '0', c: '0', s: '0' }).goods(0)).toEqual({ ...TEXAS, ammo: 1 });
  });

  test('Caravanserai cannot be visited by somebody without an outpost', () => {
    const visit = (map: LandWish['map']) =>
      table({ built: [[], ['caravanserai']], goods: [{ worker: 1 }], map: map ?? {} }).some(0, 'visit');
    expect([visit({ n: '1' }), visit({ n: '0' })]).toEqual([[], ['visit caravanserai']]);
  });

  test.each([
    ['field-armoury', { shield: 1 }, { shield: 2 }],
    ['scouts-rest', { redContact: 1 }, { redContact: 1 }],
  ])('%s', (card, gain, whenBuilt) => {
    const visit = table({ built: [[], [card]], goods: [{ worker: 1 }] });
    visit.do(0, `visit ${card}`);
    if (visit.state.decision?.kind === 'shields') visit.do(0, 'done');
    expect(visit.goods(0)).toEqual(gain);
    const built = table({ hands: [[card], ['fuel-tank']], goods: [{ greyContact: 1 }] });
    built.do(0, `construct ${card}`);
    expect(built.goods(0)).toEqual(whenBuilt);
  });
});

describe('features', () => {
  test('Pioneer Charter: 1 point for each outpost, however it is built, but not for one that moves', () => {
    const built: string[][] = [['pioneer-charter', 'pioneer-charter', 'fuel-column', 'night-march']];
    const land = table({ built, map: { sw: '0' }, hands: [['docks'], ['fuel-tank']], goods: [{ fuel: 1, worker: 1 }] });
    land.do(0, 'forOutpost docks', 'outpost s');
    expect(land.vp(0)).toBe(2);
    land.do(1, 'pass');
    land.do(0, 'use fuel-column', 'area se');
    expect(land.vp(0)).toBe(4);
    land.do(0, 'use night-march', 'moveOutpost sw w');
    expect(land.vp(0)).toBe(4);
    const raze = table({ built, map: { sw: '0', s: '1' }, goods: [{ redContact: 2 }] });
    raze.do(0, 'razeOutpost s', 'settle s');
    expect(raze.vp(0)).toBe(2);
  });

  test("Sappers' Yard: 2 workers for each upgrade", () => {
    const land = table({ built: [['sappers-yard']], map: { sw: '0' }, hands: [['abandoned-suburbs'], ['fuel-tank']] });
    land.do(0, 'forOutpost abandoned-suburbs', 'activate sw 2');
    expect(land.goods(0)).toEqual({ worker: 2, vp: 1 });
  });

  test('Scorched Frontier: 1 point for each razed outpost', () => {
    const built = [['scorched-frontier', 'raiding-trail']];
    const land = table({ built, map: { sw: '0', s: '1', w: '1' }, goods: [{ redContact: 2, worker: 1, gun: 1 }] });
    land.do(0, 'razeOutpost s', 'done');
    expect(land.vp(0)).toBe(1);
    land.do(1, 'construct fuel-tank');
    land.do(0, 'use raiding-trail', 'done');
    expect([land.vp(0), land.map()]).toEqual([2, { sw: '0' }]);
  });

  test('Palisades: Defence 1 higher, of its owner alone', () => {
    const price = (built: string[][]) => {
      const land = table({ built, map: { sw: '0', s: '1' }, goods: [{ redContact: 2 }] });
      return land.can(0, 'razeOutpost s');
    };
    expect([price([[], ['palisades']]), price([['palisades'], []])]).toEqual([false, true]);
  });

  test('Forged Permits: once a round a card of any type, or of none', () => {
    const hands = [['church', 'foundation', 'docks'], ['fuel-tank']];
    const wish: LandWish = { map: { sw: '0' }, hands };
    expect(table(wish).some(0, 'forOutpost')).toEqual(['forOutpost docks']);
    const land = table({ ...wish, built: [['forged-permits']] });
    expect(land.some(0, 'forOutpost')).toEqual(['church', 'foundation', 'docks'].map((id) => `forOutpost ${id}`));
    // A card that fits uses none.
    land.do(0, 'forOutpost docks', 'outpost s');
    land.do(1, 'pass');
    expect(land.some(0, 'forOutpost')).toEqual(['forOutpost church', 'forOutpost foundation']);
    land.do(0, 'forOutpost foundation', 'upgrade sw', 'activate sw 1');
    expect([land.map(), land.some(0, 'forOutpost')]).toEqual([{ sw: '0/2', s: '0' }, []]);
    land.passAll();
    while (land.state.decision?.kind === 'pick') {
      const [seat = 0] = land.match.waiting();
      land.do(seat, land.some(seat, 'card')[0] ?? '');
    }
    if (land.asked === 'act 1') land.do(1, 'pass');
    expect(land.can(0, 'forOutpost church')).toBe(true);
  });

  test("Surveyors' Map: activate up to two different outposts", () => {
    const build = () =>
      table({
        hands: [['surveyors-map'], ['fuel-tank']],
        goods: [{ greyContact: 1 }],
        map: { nw: '0', sw: '0', se: '0' },
      });
    const land = build();
    land.do(0, 'construct surveyors-map', 'activate nw 1');
    expect(land.choices(0)).toEqual(['activate sw 1', 'activate se 1', 'done']);
    land.do(0, 'activate se 1');
    expect([land.goods(0), land.asked]).toEqual([{ iron: 1, fuel: 1 }, 'act 1']);
    const none = build();
    none.do(0, 'construct surveyors-map', 'done');
    expect(none.goods(0)).toEqual({});
  });

  test('Boundary Obelisk: 1 point for each outpost, at most 4', () => {
    for (const [map, points] of [
      [{ n: '0', s: '1' }, 1],
      [{ n: '0', s: '0', c: '0', e: '0', w: '0' }, 4],
    ] as const) {
      const land = table({ hands: [['boundary-obelisk'], ['fuel-tank']], goods: [{ greyContact: 2 }], map });
      land.do(0, 'construct boundary-obelisk');
      expect(land.vp(0)).toBe(points);
    }
  });

  test('Winter Dugouts: room for as many basic resources as one has outposts, at most 4', () => {
    const stored = (map: LandWish['map']) => {
      const goods = [{ fuel: 6, worker: 2 }];
      const land = new Land({ phase: 'cleanup', built: [['winter-dugouts']], goods, map: map ?? {} });
      return land.on(0, 'winter-dugouts');
    };
    expect(stored({})).toEqual({});
    expect(stored({ n: '0', c: '0' })).toEqual({ fuel: 2 });
    expect(stored({ n: '0', c: '0', s: '0', w: '0', e: '0' })).toEqual({ fuel: 4 });
  });

  test('Trailblazers: build an outpost', () => {
    const land = table({ hands: [['trailblazers'], ['fuel-tank']], goods: [{ greyContact: 1 }], map: { sw: '0' } });
    land.do(0, 'construct trailblazers');
    expect(land.choices(0)).toEqual(['area w', 'area s']);
    land.do(0, 'area w');
    expect([land.map(), land.goods(0)]).toEqual([{ sw: '0', w: '0' }, { greyContact: 1 }]);
  });
});

describe('actions', () => {
  /** An action that costs just this, and nothing less. */
  function used(card: string, cost: { [good: string]: number }, map: LandWish['map']): Land {
    const wish = (goods: object): LandWish => ({ built: [[card]], goods: [goods], map: map ?? {} });
    for (const good of Object.keys(cost))
      expect(table(wish({ ...cost, [good]: (cost[good] ?? 0) - 1 })).can(0, `use ${card}`)).toBe(false);
    const land = table(wish(cost));
    land.do(0, `use ${card}`);
    return land;
  }

  test.each([
    ['fuel-column', 'fuel'],
    ['armed-surveyors', 'gun'],
    ['girder-haulers', 'iron'],
    ['sandbag-crew', 'brick'],
  ])('%s: build an outpost for 1 %s', (card, good) => {
    const land = used(card, { [good]: 1 }, { nw: '0' });
    land.do(0, 'area w');
    expect([land.map(), land.goods(0)]).toEqual([{ nw: '0', w: '0' }, { greyContact: 1 }]);
    // Not without a place to build.
    expect(table({ built: [[card]], goods: [{ [good]: 1 }] }).can(0, `use ${card}`)).toBe(false);
  });

  test.each([
    ['pump-station', 'fuel'],
    ['gun-emplacement', 'gun'],
    ['steel-framers', 'iron'],
    ['bastion-builders', 'brick'],
  ])('%s: upgrade an outpost for 1 worker and 1 %s', (card, good) => {
    const land = used(card, { worker: 1, [good]: 1 }, { nw: '0/2', sw: '0', se: '0/3' });
    expect(land.choices(0)).toEqual(['area nw', 'area sw']);
    land.do(0, 'area nw', 'activate nw 2');
    expect([land.map(), land.goods(0)]).toEqual([{ nw: '0/3', sw: '0', se: '0/3' }, { universalContact: 1 }]);
  });

  test('Signal Fires: activate an outpost for 1 worker', () => {
    const land = used('signal-fires', { worker: 1 }, { nw: '0', c: '1/3' });
    expect(land.goods(0)).toEqual({ iron: 1 });
  });

  test('Raiding Trail: raze an outpost with Defence 3 or less, shield and Palisades counted', () => {
    const trail = (s: string, theirs: string[] = []) =>
      table({ built: [['raiding-trail'], theirs], goods: [{ worker: 1, gun: 1 }], map: { sw: '0', s } });
    for (const [s, theirs, can] of [
      ['1', [], true],
      ['1/2', [], true],
      ['1/3', [], false],
      ['1/2+shield', [], false],
      ['1+shield', [], true],
      ['1+shield', ['palisades'], false],
      ['1', ['palisades'], true],
    ] as const)
      expect([s, trail(s, [...theirs]).can(0, 'use raiding-trail')]).toEqual([s, can]);
    const land = trail('1/2');
    land.do(0, 'use raiding-trail', 'activate s 2', 'settle s');
    expect([land.map(), land.goods(0)]).toEqual([
      { sw: '0', s: '0' },
      { development: 1, brick: 1 },
    ]);
  });

  test('Night March: move an outpost of level 1 to an empty area next to it and activate it', () => {
    const land = used('night-march', { worker: 1 }, { nw: '0', n: '0/2', w: '1', se: '0' });
    expect(land.choices(0)).toEqual(['moveOutpost se e', 'moveOutpost se s']);
    land.do(0, 'moveOutpost se s');
    expect([land.map(), land.goods(0)]).toEqual([{ nw: '0', n: '0/2', w: '1', s: '0' }, { brick: 1 }]);
  });

  test('Fighting Retreat: remove an outpost for points by its level and 1 worker', () => {
    const land = used('fighting-retreat', {}, { nw: '0', n: '0/3' });
    land.do(0, 'area n');
    expect([land.map(), land.goods(0)]).toEqual([{ nw: '0' }, { vp: 3, worker: 1 }]);
    expect(table({ built: [['fighting-retreat']] }).can(0, 'use fighting-retreat')).toBe(false);
  });

  test('Land Registry: 1 point for each outpost in one direction, at most 3', () => {
    for (const [map, points] of [
      [{ nw: '0', se: '0' }, 1],
      [{ nw: '0', ne: '0', c: '0', s: '1' }, 2],
      [{ ne: '0', e: '0', se: '0', c: '0' }, 3],
    ] as const)
      expect(used('land-registry', { worker: 2 }, map).vp(0)).toBe(points);
  });

  test('Corner Bastions: 2 points, or 3 with two corner outposts', () => {
    const cost = { worker: 1, brick: 1 };
    expect(used('corner-bastions', cost, {}).vp(0)).toBe(2);
    expect(used('corner-bastions', cost, { nw: '0', n: '0', ne: '1' }).vp(0)).toBe(2);
    expect(used('corner-bastions', cost, { nw: '0', ne: '0', se: '0' }).vp(0)).toBe(3);
  });

  test('Hub Exchange: 1 point for each outpost on one central line, at most 3', () => {
    const cost = { worker: 1, iron: 1 };
    expect(used('hub-exchange', cost, { n: '0', s: '0', w: '0', nw: '0' }).vp(0)).toBe(2);
    expect(used('hub-exchange', cost, { w: '0', c: '0', e: '0', n: '0' }).vp(0)).toBe(3);
  });

  test('Escorted Convoy: activate two different outposts', () => {
    const land = used('escorted-convoy', { worker: 1, fuel: 1 }, { nw: '0', sw: '0' });
    land.do(0, 'activate nw 1');
    expect(land.goods(0)).toEqual({ iron: 1, worker: 2 });
    // With one outpost, that one, once.
    expect(used('escorted-convoy', { worker: 1, fuel: 1 }, { nw: '0' }).goods(0)).toEqual({ iron: 1 });
  });
});
