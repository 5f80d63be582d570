import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { DESIGNS } from '../../src/cards/index.ts';
import { fiftyFirstState } from '../../src/index.ts';
import { AREAS, type AreaId, BUSY, Land, type LandWish } from './land.ts';

/** Seat 0 with Signal Fires and outposts, so that activating one of them is a choice of all. */
const fires = (map: LandWish['map'], more: LandWish = {}): Land =>
  new Land({
    map: map ?? {},
    built: [['signal-fires']],
    hands: [[], ['docks']],
    goods: [{ worker: 1 }, BUSY],
    ...more,
  });

const activated = (map: LandWish['map'], what: string, more: LandWish = {}) => {
  const table = fires(map, more);
  table.do(0, 'use signal-fires');
  if (table.state.decision?.kind === 'activateOutpost') table.do(0, what);
  return table;
};

rule('R-SETUP-012', () => {
  const start = (options: object) => new Land({ options, phase: 'round', round: 0 }).state;
  const of = (cards: readonly number[]) => cards.filter((card) => DESIGNS[card]?.set === 'noMansLand').length;
  expect(of(start({}).cards)).toBe(41);
  const { map } = start({});
  expect(map?.areas).toHaveLength(9);
  expect(map?.areas.every(({ owner, level, shield }) => owner === -1 && level === 0 && !shield)).toBe(true);
  // Without the set there is neither.
  const plain = start({ expansions: ['winter'] });
  expect([of(plain.cards), plain.map]).toEqual([0, null]);
});

rule('R-NML-001', () => {
  // Nobody builds where somebody stands, and nothing is higher than level 3.
  const table = new Land({
    map: { sw: '0/3', s: '1' },
    hands: [['docks', 'archive', 'quarry'], ['docks']],
    goods: [{}, BUSY],
  });
  table.do(0, 'forOutpost docks');
  expect(table.map()).toEqual({ sw: '0/3', s: '1', w: '0' });
  expect(new Land({ map: { sw: '0/3' }, hands: [['archive', 'quarry']] }).some(0, 'forOutpost')).toEqual([
    'forOutpost quarry',
  ]);
  expect(table.state.map?.areas.map(({ level }) => level)).toEqual([0, 0, 0, 1, 0, 0, 3, 1, 0]);
});

rule('R-NML-002', () => {
  for (const [level, defence] of [
    [1, 2],
    [2, 3],
    [3, 4],
  ]) {
    const at = (redContact: number) =>
      new Land({ map: { sw: '0', w: `1/${level}` }, hands: [[], ['docks']], goods: [{ redContact }, BUSY] });
    expect(at((defence ?? 0) - 1).can(0, 'razeOutpost w')).toBe(false);
    expect(at(defence ?? 0).can(0, 'razeOutpost w')).toBe(true);
  }
});

const LINES: { readonly [direction: string]: readonly AreaId[] } = {
  north: ['nw', 'n', 'ne'],
  horizontal: ['w', 'c', 'e'],
  south: ['sw', 's', 'se'],
  west: ['nw', 'w', 'sw'],
  vertical: ['n', 'c', 's'],
  east: ['ne', 'e', 'se'],
};

rule('R-NML-003', () => {
  const records = fiftyFirstState.cards().filter(({ catalogue }) => catalogue === 'areas');
  for (const id of AREAS) {
    const directions = Object.keys(LINES).filter((line) => LINES[line]?.includes(id));
    expect(records.find((record) => record.id === id)?.directions).toEqual(directions);
    expect(directions).toHaveLength(2);
  }
  // A location that activates an outpost of one direction finds just those of that line.
  for (const [card, line] of [
    ['northern-watch', 'north'],
    ['eastern-battery', 'east'],
    ['southern-pumps', 'south'],
    ['western-kilns', 'west'],
  ] as const)
    for (const id of AREAS) {
      const table = new Land({ phase: 'production', map: { [id]: '0' }, built: [[card]], deck: ['church'] });
      const found = table.events.some(({ kind }) => kind === 'outpostActivated');
      expect([card, id, found]).toEqual([card, id, LINES[line]?.includes(id)]);
    }
});

rule('R-NML-004', () => {
  // Two on the vertical line, one on the horizontal: the better line counts, whichever it is.
  expect(activated({ n: '0/3', s: '0', e: '0' }, 'activate n 3').vp(0)).toBe(2);
  expect(activated({ n: '0/3', w: '0', c: '0', e: '0' }, 'activate n 3').vp(0)).toBe(3);
  // Either line serves to activate an outpost.
  const depot = new Land({ phase: 'production', built: [['hub-depot']], map: { n: '0', w: '0', nw: '0' } });
  expect(depot.choices(0)).toEqual(['activate n 1', 'activate w 1']);
});

rule('R-NML-005', () => {
  const near: { readonly [area in AreaId]: readonly AreaId[] } = {
    nw: ['n', 'w'],
    n: ['nw', 'ne', 'c'],
    ne: ['n', 'e'],
    w: ['nw', 'c', 'sw'],
    c: ['n', 'w', 'e', 's'],
    e: ['ne', 'c', 'se'],
    sw: ['w', 's'],
    s: ['c', 'sw', 'se'],
    se: ['e', 's'],
  };
  for (const id of AREAS) {
    const table = new Land({ map: { [id]: '0/3' }, hands: [['docks'], ['pub']], goods: [{}, BUSY] });
    table.do(0, 'forOutpost docks');
    expect(table.choices(0)).toEqual(near[id].map((area) => `outpost ${area}`));
  }
});

rule('R-NML-006', () => {
  for (const id of AREAS) {
    const table = new Land({ phase: 'production', map: { [id]: '0' }, built: [['race-track']], deck: ['church'] });
    const found = table.events.some(({ kind }) => kind === 'outpostActivated');
    expect([id, found]).toEqual([id, ['nw', 'ne', 'sw', 'se'].includes(id)]);
  }
});

rule('R-NML-007', () => {
  const table = fires({ sw: '0/2', se: '0/3' });
  table.do(0, 'use signal-fires');
  expect(table.choices(0)).toEqual(['sw 1', 'sw 2', 'se 1', 'se 2', 'se 3'].map((one) => `activate ${one}`));
  table.do(0, 'activate se 2');
  expect(table.goods(0)).toEqual({ blueContact: 2 });
});

rule('R-NML-008', () => {
  // Outposts of others neither count nor can they be activated.
  const others = { n: '1/3', nw: '1', ne: '1', sw: '1' } as const;
  expect(activated({ c: '0/3', se: '0', ...others }, 'activate c 3').vp(0)).toBe(1);
  const table = fires({ c: '0', ...others });
  table.do(0, 'use signal-fires');
  expect(table.ruins(0)).toHaveLength(1);
  // A visitor activates an outpost of his own, and counts his own.
  const visit = new Land({
    map: { sw: '0', n: '1/3', c: '1', s: '1' },
    built: [[], ['caravanserai']],
    hands: [[], ['docks']],
    goods: [{ worker: 1 }, BUSY],
  });
  visit.do(0, 'visit caravanserai');
  expect([visit.goods(0), visit.goods(1)]).toEqual([{ worker: 2 }, { ...BUSY, worker: 1 }]);
});
