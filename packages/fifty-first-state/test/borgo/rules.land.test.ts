/** Borgo in No Man's Land. */
import { rule } from '@cinderhall/gauntlet/rule';
import { expect, test } from 'vitest';
import type { Land } from '../no-mans-land/land.ts';
import { against, type BorgoWish, borgo, kinds, lookOut, score, wait } from './borgo.ts';

const LAND = { expansions: ['noMansLand'] } as const;
const land = (wish: BorgoWish): Land => against({ options: LAND, ...wish });
/** His card makes him develop. */
const developing = ({ deck = [], ...wish }: BorgoWish): Land => land({ ...wish, deck: [...deck, 'scrap-metal'] });
const SIX = { nw: '1/2', n: '1/2', ne: '1/2', w: '1/2', c: '1/2', e: '1/2' } as const;

rule('R-BORGO-004', () => {
  const { e, ...five } = SIX;
  const more = developing({ map: { ...five, se: '0' } });
  wait(more);
  expect([e, score(more), Object.keys(more.map()).length]).toEqual(['1/2', [1, 2], 7]);
  // All six stand.
  const full = developing({ map: SIX });
  wait(full);
  expect([full.map(), score(full)]).toEqual([SIX, [1, 2]]);
});

rule('R-BORGO-008', () => {
  const table = developing({ map: { w: '0', nw: '1/2' } });
  expect(kinds(wait(table))).toEqual(expect.arrayContaining(['opponentRazedOutpost', 'opponentOutpost']));
  expect(table.map()).toEqual({ w: '1/2', nw: '1/2' });
  // None left to build.
  const full = developing({ map: { ...SIX, sw: '0' } });
  wait(full);
  expect([full.map(), score(full)]).toEqual([SIX, [2, 2]]);
});

rule('R-BORGO-009', () => {
  // Not in reach: he builds next to his own outpost, and razes nothing.
  const table = developing({ map: { se: '0', nw: '1/2' } });
  wait(table);
  expect(table.map().se).toBe('0');
  expect([table.map().n ?? table.map().w]).toEqual(['1/2']);
  // Without any outpost of his there is nowhere to build.
  const lost = developing({ map: { se: '0' } });
  wait(lost);
  expect([lost.map(), score(lost)]).toEqual([{ se: '0' }, [1, 2]]);
});

test('EX-26 Borgo builds his first outpost across from yours', () => {
  const table = land({ phase: 'round', round: 0 });
  table.do(0, 'giveUpPick sw');
  expect(lookOut(table).map()).toEqual({ sw: '0', nw: '1/2' });
});

rule('R-BORGO-017', () => {
  for (const [yours, his] of [
    ['sw', 'nw'],
    ['nw', 'sw'],
    ['se', 'ne'],
    ['ne', 'se'],
  ] as const) {
    const table = land({ phase: 'round', round: 0 });
    table.do(0, `giveUpPick ${yours}`);
    // After both drafts, and after his brawlers have come.
    expect(table.map()[his]).toBe(undefined);
    lookOut(table);
    expect(table.map()).toEqual({ [yours]: '0', [his]: '1/2' });
    const told = kinds(table.events).filter((kind) => kind === 'borgoGathered' || kind === 'opponentOutpost');
    expect(told).toEqual(['borgoGathered', 'opponentOutpost']);
  }
  const later = lookOut(land({ phase: 'round', round: 3, map: { se: '0', ne: '1/2' } }));
  expect(later.map()).toEqual({ se: '0', ne: '1/2', e: '1/2' });
});

rule('R-BORGO-040', () => {
  const razed = developing({ map: { w: '0', n: '0/3', nw: '1/2' } });
  wait(razed);
  expect([razed.map(), score(razed)]).toEqual([{ w: '1/2', n: '0/3', nw: '1/2' }, [2, 2]]);
  // A shield goes instead, for a point.
  const shielded = developing({ map: { w: '0+shield', n: '0/3', nw: '1/2' } });
  wait(shielded);
  expect([shielded.map(), score(shielded)]).toEqual([{ w: '0', n: '0/3', nw: '1/2' }, [1, 2]]);
  // Among several of the lowest level the player chooses.
  const tied = developing({ map: { w: '0', n: '0', nw: '1/2' } });
  wait(tied);
  expect(tied.choices(0)).toEqual(['area n', 'area w']);
  tied.do(0, 'area n');
  expect(tied.map()).toEqual({ w: '0', n: '1/2', nw: '1/2' });
  // None in reach: he builds, for a point.
  const built = developing({ map: { sw: '0', nw: '1/2' } });
  wait(built);
  expect([built.map(), score(built)]).toEqual([{ sw: '0', w: '1/2', nw: '1/2' }, [1, 2]]);
  // Without a brawler nothing of it happens.
  const poor = developing({ map: { w: '0', nw: '1/2' }, brawlers: 0 });
  wait(poor);
  expect([poor.map(), score(poor), borgo(poor).stage]).toEqual([{ w: '0', nw: '1/2' }, [0, 0], 'passed']);
});

/** He attacks with this card. */
const attack = (card: string, wish: BorgoWish): Land => {
  const table = land({ ...wish, deck: [card, 'city-guards'] });
  wait(table);
  return table;
};

rule('R-BORGO-045', () => {
  // North Centre asks for iron: an outpost there is hit by iron alone.
  const map = { n: '0', nw: '1/2' } as const;
  expect(attack('scrap-metal', { map }).map()).toEqual({ n: '1/2', nw: '1/2' });
  expect(attack('methane-storage', { map }).map()).toEqual(map);
  // Only next to an outpost of his.
  expect(attack('scrap-metal', { map: { n: '0', w: '1/2' } }).map()).toEqual({ n: '0', w: '1/2' });
  // A location that fits comes first, because it is farther away.
  const both = attack('scrap-metal', { map, built: [['docks']] });
  expect([both.map(), both.ruins(0)]).toEqual([map, ['docks']]);
});

rule('R-BORGO-031', () => {
  const map = { n: '0/3', nw: '1/2' } as const;
  const razed = attack('scrap-metal', { map });
  expect([score(razed), razed.map(), razed.discard()]).toEqual([
    [2, 2],
    { n: '1/2', nw: '1/2' },
    ['scrap-metal', 'city-guards'],
  ]);
  // A shield saves it, and in an attack he gains nothing.
  const shielded = attack('scrap-metal', { map: { n: '0/3+shield', nw: '1/2' } });
  expect([score(shielded), shielded.map()]).toEqual([[0, 2], map]);
});

rule('R-BORGO-049', () => {
  // From North-West to South-East by the shortest way: either neighbour is three steps away …
  const places = new Set<string>();
  for (const seed of ['12', '3f', '77', 'a1', 'c4', 'e8', '5b', '09']) {
    const table = developing({ map: { se: '0', nw: '1/2' }, seed: seed.repeat(16) });
    wait(table);
    for (const area of Object.keys(table.map())) places.add(area);
  }
  expect(places).toEqual(new Set(['nw', 'n', 'w', 'se']));
  // … but towards South-West only one of them is.
  const near = developing({ map: { sw: '0', nw: '1/2' } });
  wait(near);
  expect(near.map()).toEqual({ sw: '0', nw: '1/2', w: '1/2' });
  // Without an outpost of yours he builds anywhere next to his, and no effect of the area comes to him.
  const alone = developing({ map: { nw: '1/2' } });
  const events = wait(alone);
  expect(Object.keys(alone.map())).toHaveLength(2);
  expect(kinds(events)).not.toContain('outpostActivated');
});

rule('R-SOLO-090', () => {
  const table = land({ phase: 'round', round: 0, deck: ['pub', 'docks', 'arena', 'church', 'motel', 'camp'] });
  table.do(0, 'giveUpPick sw');
  // He has taken one of the three, and the two others are left over from the draft.
  expect([table.built(1).length >= 1, table.discard().length]).toEqual([true, 2]);
});
