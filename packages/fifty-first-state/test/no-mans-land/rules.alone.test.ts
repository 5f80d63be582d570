import { rule } from '@cinderhall/gauntlet/rule';
import { expect, test } from 'vitest';
import { Land, type LandWish } from './land.ts';

/** Turns that do no more than pass the time. */
const TIME = ['punks', 'punks', 'merchants', 'merchants', 'merchants', 'punks'];
const alone = (wish: LandWish): Land => new Land({ seats: 1, connections: [TIME], red: null, blue: null, ...wish });
const wait = (table: Land) => table.do(0, table.some(0, 'playConnection')[0] ?? '');
const vp = (table: Land): number => table.state.opponent?.vp ?? -1;
const story = (events: readonly { readonly kind: string }[]): string[] => events.map(({ kind }) => kind);

rule('R-SOLO-080', () => {
  // With all six on the map it builds no more.
  const six = { nw: '1/2', n: '1/2', ne: '1/2', w: '1/2', c: '1/2', e: '1/2', sw: '0' } as const;
  const table = alone({ map: six, deck: ['church'] });
  expect(story(wait(table))).not.toContain('opponentOutpost');
  const { e, ...five } = six;
  const more = alone({ map: five, deck: ['church'] });
  expect([e, story(wait(more))]).toEqual(['1/2', expect.arrayContaining(['opponentOutpost'])]);
});

/** Up to the Action phase, with the first card of every offer. */
function lookOut(table: Land): Land {
  while (table.state.decision?.kind === 'soloPick') table.do(0, table.some(0, 'card')[0] ?? '');
  return table;
}

rule('R-SOLO-081', () => {
  for (const [yours, its] of [
    ['sw', 'nw'],
    ['nw', 'sw'],
    ['se', 'ne'],
    ['ne', 'se'],
  ] as const) {
    const table = alone({ phase: 'round', round: 0 });
    table.do(0, `giveUpPick ${yours}`);
    expect(lookOut(table).map()).toEqual({ [yours]: '0', [its]: '1/2' });
  }
  // Whichever pick it is.
  const late = alone({ phase: 'round', round: 0 });
  late.do(0, late.some(0, 'card')[0] ?? '');
  expect(late.choices(0)).toEqual(['nw', 'ne', 'sw', 'se'].map((area) => `giveUpPick ${area}`));
  late.do(0, 'giveUpPick se');
  expect(late.map()).toEqual({ se: '0', ne: '1/2' });
});

rule('R-SOLO-082', () => {
  const later = lookOut(alone({ phase: 'round', round: 3, map: { sw: '0', ne: '1/2', e: '0', n: '0' } }));
  expect(later.map()).toEqual({ sw: '0', ne: '1/2', e: '0', n: '0' });
  const free = lookOut(alone({ phase: 'round', round: 3, map: { sw: '0', ne: '1/2', e: '0' } }));
  expect(free.map()).toEqual({ sw: '0', ne: '1/2', e: '0', n: '1/2' });
});

rule('R-SOLO-083', () => {
  const table = alone({ map: { sw: '0', ne: '1/2', e: '0' }, red: 'punks', deck: ['church', 'church'] });
  expect(story(wait(table))).toContain('opponentConnected');
  expect(table.map()).toEqual({ sw: '0', ne: '1/2', e: '0' });
  // One turn for it, and no second outpost this round, though there would be room.
  expect(story(wait(table))).toContain('opponentOutpost');
  expect(table.map()).toEqual({ sw: '0', ne: '1/2', e: '0', n: '1/2' });
  expect(story(wait(table))).toContain('opponentRevealed');
  expect(Object.keys(table.map())).toHaveLength(4);
  // Without room the attacks come at once.
  const shut = alone({ map: { ne: '1/2', e: '0', n: '0' }, deck: ['church'] });
  expect(story(wait(shut))).toContain('opponentRevealed');
});

/** It has no room to build and three attacks that fail. */
const FAILS = ['church', 'church', 'wrecked-tank'];
const raided = (map: LandWish['map'], more: LandWish = {}): Land => {
  const table = alone({ map: map ?? {}, deck: FAILS, ...more });
  for (const _ of FAILS) wait(table);
  return table;
};

rule('R-SOLO-084', () => {
  // The lowest of those in reach, one a turn, two at most.
  const table = raided({ ne: '1/2', n: '0/3', e: '0/2', c: '1/2', w: '0/3', s: '0', sw: '0' });
  const left = (): string => Object.keys(table.map()).join();
  expect(left()).toBe('n,ne,w,c,e,sw,s');
  expect(story(wait(table))).toContain('opponentRazedOutpost');
  expect(left()).toBe('n,ne,w,c,e,sw');
  wait(table);
  expect([left(), vp(table)]).toEqual(['n,ne,w,c,sw', 4]);
  expect(story(wait(table))).toContain('opponentPassed');
  expect(left()).toBe('n,ne,w,c,sw');
});

rule('R-SOLO-085', () => {
  const table = raided({ ne: '1/2', n: '0', e: '0/2', sw: '0' });
  wait(table);
  // South-West is out of reach, North Centre the lowest of the others.
  expect(table.map()).toEqual({ ne: '1/2', e: '0/2', sw: '0' });
  wait(table);
  expect(table.map()).toEqual({ ne: '1/2', sw: '0' });
  expect([vp(table), table.state.opponent?.stage]).toEqual([4, 'razeOutposts']);
  expect(story(wait(table))).toContain('opponentPassed');
});

rule('R-SOLO-086', () => {
  const table = alone({ phase: 'round', round: 0 });
  table.do(0, 'giveUpPick sw');
  lookOut(table);
  expect(table.map().nw).toBe('1/2');
  for (let i = 0; i < 5; i++) wait(table);
  expect(Object.values(table.map()).filter((one) => one.startsWith('1'))).toEqual(['1/2', '1/2']);
});

rule('R-SOLO-087', () => {
  // North Centre is next to the player's North-West, East Centre to none of his.
  for (const seed of ['1', '2', '3', '4', '5']) {
    const table = alone({ seed: seed.repeat(32), phase: 'round', round: 3, map: { ne: '1/2', nw: '0' } });
    expect(lookOut(table).map()).toEqual({ ne: '1/2', nw: '0', n: '1/2' });
  }
});

rule('R-SOLO-088', () => {
  const table = raided({ ne: '1/2', n: '0+shield', e: '0/2' });
  const events = wait(table);
  expect(story(events)).toContain('areaShieldLost');
  expect([table.map(), vp(table)]).toEqual([{ ne: '1/2', n: '0', e: '0/2' }, 0]);
  wait(table);
  expect([table.map(), vp(table)]).toEqual([{ ne: '1/2', e: '0/2' }, 2]);
  expect(table.state.opponent?.points).toEqual([{ way: 'outposts', design: -1, n: 2 }]);
});

rule('R-SOLO-089', () => {
  // Several equal areas: chance; the same seed, the same area.
  const areas = new Set<string>();
  for (let i = 0; i < 12; i++) {
    const seed = String.fromCharCode(97 + (i % 6)).repeat(32 - i) + '0'.repeat(i);
    const build = () => lookOut(alone({ seed, phase: 'round', round: 3, map: { ne: '1/2', sw: '0' } })).map();
    expect(build()).toEqual(build());
    areas.add(Object.keys(build()).sort().join());
  }
  expect([...areas].sort()).toEqual(['e,ne,sw', 'n,ne,sw']);
  // Several lowest: you choose. Nothing is built where it razed, and nothing activated.
  const table = raided({ ne: '1/2', n: '0', e: '0' });
  wait(table);
  expect(table.choices(0)).toEqual(['area n', 'area e']);
  const events = table.do(0, 'area e');
  expect(story(events)).not.toContain('outpostActivated');
  expect(table.map()).toEqual({ ne: '1/2', n: '0' });
  // Off the map it stays there.
  expect(lookOut(alone({ phase: 'round', round: 3, map: { sw: '0' } })).map()).toEqual({ sw: '0' });
  // A shield does not count among the two.
  const shields = raided({ ne: '1/2', n: '0+shield', e: '0/2' });
  for (let i = 0; i < 2; i++) wait(shields);
  expect([shields.map().n, vp(shields)]).toEqual([undefined, 2]);
  wait(shields);
  expect([shields.map().e, vp(shields)]).toEqual([undefined, 4]);
});

rule('R-SOLO-090', () => {
  const table = alone({ phase: 'round', round: 0, deck: ['camp', 'archive', 'pub', 'school', 'church', 'docks'] });
  expect(table.some(0, 'card')).toEqual(['docks', 'church', 'school', 'pub'].map((id) => `card ${id}`));
  table.do(0, 'giveUpPick nw');
  // One of the four is gone, one is the opponent's, two are left to keep one of.
  expect([table.discard().length, table.state.row.length, table.built(1).length]).toEqual([1, 2, 1]);
  const [kept = '', given] = table.some(0, 'card').map((one) => one.split(' ')[1] ?? '');
  table.do(0, `card ${kept}`);
  expect([table.hand(0).includes(kept), table.built(1).includes(given ?? '')]).toEqual([true, true]);
  expect(table.built(1)).toHaveLength(3);
  // The second pick: one of the last two goes, the other is the opponent's.
  const second = alone({ phase: 'round', round: 0, deck: ['camp', 'archive', 'pub', 'school', 'church', 'docks'] });
  second.do(0, 'card docks', 'giveUpPick nw');
  expect([second.discard().length, second.built(1).length]).toEqual([1, 3]);
});

test('R-SOLO-035: outposts are built after the connections, and razed between the attacks on locations and on deals', () => {
  const table = alone({
    options: { opponent: 'merchants' },
    map: { ne: '1/2', e: '0' },
    red: 'punks',
    built: [['school']],
    deck: ['pub', 'camp'],
  });
  const told = ['opponentConnected', 'opponentOutpost', 'opponentRazed', 'opponentRazedOutpost', 'opponentRevealed'];
  for (const kind of told) expect(story(wait(table))).toContain(kind);
  expect(table.events.at(-2)).toMatchObject({ kind: 'opponentRevealed', stage: 'deals' });
  // Once you have passed it passes too, whatever is in its reach.
  const passed = alone({ map: { ne: '1/2', e: '0' } });
  passed.do(0, 'pass');
  expect(passed.events.some(({ kind }) => kind === 'opponentRazedOutpost')).toBe(false);
});

test("R-SOLO-030: the opponent's outposts can be razed like others, but not once it has passed", () => {
  const goods = [{ redContact: 6 }];
  const table = alone({ map: { sw: '0', w: '1/2', nw: '0' }, goods });
  table.do(0, 'razeOutpost w', 'activate w 2', 'settle w');
  expect(table.map()).toMatchObject({ sw: '0', w: '0', nw: '0' });
  expect([table.goods(0), vp(table)]).toEqual([{ redContact: 3, greyContact: 3 }, 0]);
  const late = alone({ map: { sw: '0/3', s: '1/2', se: '0/3', c: '0/3' }, goods, built: [['school']], deck: ['camp'] });
  wait(late);
  while (late.state.opponent?.stage !== 'passed') {
    wait(late);
    if (late.state.decision?.kind === 'lostOutpost') late.do(0, late.choices(0)[0] ?? '');
  }
  expect(late.map()).toMatchObject({ s: '1/2' });
  expect([late.some(0, 'razeOutpost'), late.why(0, 'area:7')]).toEqual([[], ['R-NML-033']]);
});
