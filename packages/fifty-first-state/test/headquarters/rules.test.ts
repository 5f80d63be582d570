import { rule } from '@cinderhall/gauntlet/rule';
import { isRefused } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import { HEADQUARTERS } from '../../src/sets/headquarters/data.ts';
import { unmatched } from '../../src/sets/headquarters/matching.ts';
import { Table, type Wish } from '../table.ts';

const [IBN, TOWER, CAPITAL, MONOLITH] = [0, 1, 2, 3];
const claim = (hq: number): string => `claim ${hq}`;
const offering = (offered: readonly number[], wish: Wish): Table =>
  new Table({
    factions: ['texas', 'newYork', 'mutantsUnion', 'hegemony'],
    hands: [[], ['docks']],
    connections: [['punks'], ['punks']],
    goods: [{}, { greyContact: 1 }],
    ...wish,
    options: { headquarters: true, ...wish.options },
    arrange: (start) => {
      if (start.headquarters) start.headquarters.offered = [...offered];
      wish.arrange?.(start);
    },
  });

/** Five locations, one for each type of the Classic Skyscraper: brick, iron, vp, worker, ammo. */
const FOR_TOWER = ['brick-storage', 'scrap-metal', 'archive', 'camp', 'deserted-colony'];
/** gun, ammo, contact, brick */
const FOR_MONOLITH = ['city-guards', 'deserted-colony', 'convoy', 'brick-storage'];
/** fuel, contact, card, vp */
const FOR_CAPITAL = ['methane-storage', 'convoy', 'crossroads', 'archive'];
/** gun, fuel, iron, worker, contact */
const FOR_IBN = ['city-guards', 'methane-storage', 'docks', 'camp', 'gunsmith'];

rule('R-SETUP-013', () => {
  for (const seats of [1, 2, 3, 4]) {
    const seen = new Set<number>();
    for (const seed of ['1', '2', '3', '4', '5', '6'].map((digit) => digit.repeat(32))) {
      const { headquarters } = new Table({ seats, seed, phase: 'setup', options: { headquarters: true } }).state;
      expect(new Set(headquarters?.offered).size).toBe(seats);
      for (const hq of headquarters?.offered ?? []) seen.add(hq);
    }
    expect(seen.size).toBeGreaterThan(seats === 4 ? 3 : seats);
  }
});

rule('R-HQ-001', () => {
  const table = offering([TOWER], { built: [FOR_TOWER] });
  expect(table.some(0, 'claim')).toEqual([claim(TOWER)]);
  table.do(0, claim(TOWER));
  // It is still one's turn, and the points are there.
  expect([table.asked, table.vp(0)]).toEqual(['act 0', 5]);
  expect(table.state.headquarters).toMatchObject({ offered: [], taken: [[TOWER], []] });
  // After the action too: the last location comes with it.
  const after = offering([TOWER], {
    built: [FOR_TOWER.slice(1)],
    hands: [['brick-storage'], ['docks']],
    goods: [{ greyContact: 1 }, { greyContact: 1 }],
  });
  expect([after.some(0, 'claim'), after.why(0, `headquarters:${TOWER}`)]).toEqual([[], ['R-HQ-002']]);
  after.do(0, 'construct brick-storage');
  expect([after.asked, after.choices(0)]).toEqual(['shields 0', [claim(TOWER), 'done']]);
  after.do(0, claim(TOWER));
  expect([after.asked, after.vp(0)]).toEqual(['act 1', 5]);
  // Not in the turn of another.
  const theirs = offering([TOWER], { built: [FOR_TOWER], first: 1 });
  expect(theirs.some(1, 'claim')).toEqual([]);
});

rule('R-HQ-002', () => {
  // Archive (worker, vp) stands for one of the two only.
  const table = offering([TOWER], { built: [FOR_TOWER.filter((id) => id !== 'camp')] });
  expect(table.some(0, 'claim')).toEqual([]);
  // Ruins and deals do not count.
  const hidden = offering([TOWER], { built: [FOR_TOWER.slice(1)], ruins: [['quarry']], deals: [['clay-pit']] });
  expect(hidden.some(0, 'claim')).toEqual([]);
  // The same locations serve two headquarters.
  const both = offering([MONOLITH, TOWER], { built: [[...FOR_TOWER, 'city-guards', 'convoy']] });
  expect(both.some(0, 'claim')).toEqual([claim(MONOLITH), claim(TOWER)]);
});

test('to pass without the points of headquarters is a blunder', () => {
  const built = [['quarry', 'docks', 'bioweaponry', 'boiler-room', 'corner-shop']];
  expect(offering([TOWER], { built }).blunders(0)).toMatchObject({ pass: 'pointsLeft' });
  expect(offering([MONOLITH], { built }).blunders(0)).toEqual({});
});

test('types are shared out as well as can be', () => {
  const [a, b, c] = [1, 2, 4];
  expect(unmatched([a, b], [a | b, a])).toBe(0);
  expect(unmatched([a, b, c], [a | b, a | b, a | b])).toBe(1);
  expect(unmatched([a, b, c], [b | c, a | b, a])).toBe(0);
  expect(unmatched([a, b, c], [a, a, a | c])).toBe(1);
  expect(unmatched([a, b], [])).toBe(2);
});

rule('R-HQ-003', () => {
  const table = offering([MONOLITH, TOWER], {
    built: [[...FOR_TOWER, 'city-guards', 'convoy']],
    hands: [[], ['docks']],
  });
  table.do(0, claim(TOWER));
  expect([table.some(0, 'claim'), table.why(0, `headquarters:${MONOLITH}`)]).toEqual([[], ['R-HQ-003']]);
  table.do(0, 'playConnection punks');
  expect(table.asked).toBe('act 1');
  table.do(1, 'construct docks');
  expect(table.some(0, 'claim')).toEqual([claim(MONOLITH)]);
});

rule('R-PROMO-008', () => {
  // Two actions in a row are one turn, with one headquarters.
  const table = offering([MONOLITH, TOWER], {
    options: { promo2: true },
    built: [[...FOR_TOWER, 'city-guards', 'convoy', 'stilt-hunters']],
    goods: [{ worker: 2 }, { greyContact: 1 }],
  });
  table.do(0, 'pair stilt-hunters', 'payment 1 worker', claim(TOWER), 'playConnection punks');
  expect([table.asked, table.some(0, 'claim')]).toEqual(['act 0', []]);
  table.do(0, 'endPair');
  table.do(1, 'pass');
  expect(table.some(0, 'claim')).toEqual([claim(MONOLITH)]);
});

rule('R-HQ-004', () => {
  const table = offering([TOWER], {
    built: [FOR_TOWER, ['quarry', 'docks', 'bioweaponry', 'boiler-room', 'corner-shop']],
  });
  table.do(0, claim(TOWER), 'playConnection punks');
  expect([table.some(1, 'claim'), table.why(1, `headquarters:${TOWER}`)]).toEqual([[], ['R-HQ-004']]);
  // Five points and five locations: the headquarters are no sixth.
  expect(fiftyFirstState.tally(table.state)).toMatchObject({ score: [10, 5], locations: [5, 5] });
});

describe('IBN Headquarters', () => {
  rule('R-HQ-005', () => {
    const table = offering([IBN], {
      built: [FOR_IBN, ['foundation', 'radioactive-colony', 'church+shield']],
    });
    table.do(0, claim(IBN));
    expect(table.choices(0)).toEqual(['takeOver foundation', 'takeOver radioactive-colony', 'takeOver church']);
    table.do(0, 'takeOver radioactive-colony');
    const on = { worker: 1, ammo: 2, blueContact: 1, redContact: 1 };
    expect([table.built(1), table.on(0, 'radioactive-colony')]).toEqual([['foundation', 'church'], on]);
    // The goods on it pay for the new owner, and no more for the old one.
    expect([table.state.players[0]?.cached?.ammo, table.state.players[1]?.cached?.ammo]).toEqual([2, undefined]);
    // They are told with it.
    expect(table.events).toContainEqual(expect.objectContaining({ kind: 'cameAlong', seat: 0, owner: 1, goods: on }));
  });

  rule('R-HQ-008', () => {
    const table = offering([IBN], {
      first: 1,
      built: [FOR_IBN, ['archive+shield', 'school', 'bus-station']],
      goods: [{ greyContact: 1, blueContact: 1 }, { worker: 3 }],
      hands: [['docks', 'assassin'], []],
    });
    table.do(1, 'use archive', 'done');
    table.do(0, claim(IBN), 'takeOver archive');
    expect(table.placed(0, 'archive')).toMatchObject({ shield: true, used: 1, spent: { worker: 1 } });
    // It can be used once more this round, as it could before.
    expect([table.vp(0), table.vp(1)]).toEqual([0, 1]);
    // No production, no bonus, and no feature that waits for a building; its own features change hands.
    const school = offering([IBN], {
      built: [FOR_IBN, ['boiler-room', 'bus-station']],
      hands: [['docks']],
      goods: [{ blueContact: 1 }, { greyContact: 1 }],
    });
    school.do(0, claim(IBN), 'takeOver bus-station');
    expect(school.goods(0)).toEqual({ blueContact: 1 });
    school.do(0, 'deal docks');
    expect(school.goods(0)).toEqual({ iron: 1, worker: 1 });
    // Nothing of somebody who has passed; the card may be claimed all the same.
    const passed = offering([IBN], { first: 1, built: [FOR_IBN, ['school']] });
    passed.do(1, 'pass');
    passed.do(0, claim(IBN));
    expect([passed.asked, passed.built(1)]).toEqual(['act 0', ['school']]);
  });

  rule('R-SOLO-036', () => {
    const alone = (stage: 'raze' | 'passed'): Table =>
      offering([IBN], {
        seats: 1,
        built: [FOR_IBN, ['boiler-room', 'church']],
        arrange: ({ opponent }) => {
          if (opponent) opponent.stage = stage;
        },
      });
    const table = alone('raze');
    table.do(0, claim(IBN), 'takeOver church');
    expect([table.built(0).at(-1), table.built(1), table.vp(0)]).toEqual(['church', ['boiler-room'], 0]);
    const passed = alone('passed');
    passed.do(0, claim(IBN));
    expect(passed.asked).toBe('act 0');
  });
});

rule('R-HQ-008', () => {
  // Old Capital: three deals at once, in order, each of them a deal for what waits for one.
  const capital = offering([CAPITAL], {
    built: [[...FOR_CAPITAL, 'bus-station']],
    deck: ['church', 'docks', 'quarry'],
  });
  const events = capital.do(0, claim(CAPITAL));
  expect([capital.deals(0), capital.goods(0)]).toEqual([
    ['quarry', 'docks', 'church'],
    { brick: 1, iron: 1, vp: 1, worker: 3 },
  ]);
  expect(events.filter(({ kind }) => kind === 'signed')).toHaveLength(3);
  expect(isRefused(capital.match.undo(0))).toBe(true);
  // Desert Monolith: two razes, in order.
  const monolith = offering([MONOLITH], { built: [[...FOR_MONOLITH, 'hunters']], deck: ['pub', 'docks', 'church'] });
  monolith.do(0, claim(MONOLITH));
  expect([monolith.discard(), monolith.goods(0)]).toEqual([['church', 'docks'], { iron: 2, vp: 2, worker: 2 }]);
  // With fewer cards, as far as they go.
  const few = offering([CAPITAL], { built: [FOR_CAPITAL], deck: ['docks'], discard: [] });
  few.do(0, claim(CAPITAL));
  expect([few.deals(0), few.asked]).toEqual([['docks'], 'act 0']);
});

rule('R-HQ-007', () => {
  expect(HEADQUARTERS.map(({ id, types }) => [id, types])).toEqual([
    ['ibn-headquarters', ['tGun', 'tFuel', 'tIron', 'tWorker', 'tContact']],
    ['classic-skyscraper', ['tBrick', 'tIron', 'tVp', 'tWorker', 'tAmmo']],
    ['old-capital', ['tFuel', 'tContact', 'tCard', 'tVp']],
    ['desert-monolith', ['tGun', 'tAmmo', 'tContact', 'tBrick']],
  ]);
});

describe('alone', () => {
  /** The look-out gives the opponent its third location: Camp has the worker that was missing. */
  const meeting = (variant: NonNullable<Wish['options']>['opponent'] = 'standard'): Table => {
    const table = offering([TOWER], {
      seats: 1,
      phase: 'round',
      round: 0,
      built: [[], ['brick-storage', 'scrap-metal', 'deserted-colony', 'gasoline-cultist']],
      deck: ['camp', 'camp-x', 'docks', 'quarry', 'assassin', 'fuel-tank'].filter((id) => id !== 'camp-x'),
      options: { opponent: variant },
    });
    return table;
  };

  rule('R-HQ-006', () => {
    const table = meeting();
    expect(table.state.headquarters?.offered).toEqual([TOWER]);
    table.answer('soloPick');
    expect(table.built(1)).toContain('camp');
    expect(table.state.headquarters).toMatchObject({ offered: [], taken: [[], [TOWER]] });
    // Without its effect.
    expect(table.state.opponent?.vp).toBe(0);
    expect(table.events.filter(({ kind }) => kind === 'opponentClaimed')).toHaveLength(1);
  });

  rule('R-SOLO-072', () => {
    for (const variant of ['mutants', 'newYork', 'merchants', 'appalachians'] as const) {
      const table = meeting(variant);
      table.answer('soloPick');
      expect(table.state.headquarters?.taken[1]).toEqual([TOWER]);
    }
  });

  rule('R-SOLO-038', () => {
    // One player, so one headquarters: the opponent does not count.
    const { headquarters, locations } = new Table({ seats: 1, phase: 'setup', options: { headquarters: true } }).state;
    expect([headquarters?.offered.length, locations.length]).toEqual([1, 2]);
  });
});
