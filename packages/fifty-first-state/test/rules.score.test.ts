import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { Table, type Wish } from './table.ts';

/** Everybody holds a connection card, so that no turn ends by itself for want of another choice. */
const tableOf = (wish: Wish): Table => new Table({ connections: Array(wish.seats ?? 2).fill(['punks']), ...wish });

const BUSY = { worker: 9 };

/** Somebody has reached 25 points before, and everybody passes at once. */
function ended(wish: Wish): Table {
  const table = tableOf(wish);
  table.state.ending = true;
  table.passAll();
  expect(table.match.over).toBe(true);
  return table;
}
const scores = (table: Table): number[] => table.match.outcome()?.scores.map(([score]) => score as number) ?? [];

rule('R-BASE-180', () => {
  const play = (vp: number): Table => {
    const table = tableOf({ built: [['archive', 'underground-warehouse']], goods: [{ vp, worker: 3, fuel: 2 }, BUSY] });
    table.do(0, 'use archive', 'done');
    // The phase goes on as usual, for everybody.
    expect(table.asked).toBe('act 1');
    table.do(1, 'board 3', 'option 1 iron', 'done');
    table.do(0, 'board 3', 'option 1 iron');
    expect(table.state.phase).toBe('action');
    table.passAll();
    return table;
  };
  const reached = play(24);
  expect([reached.match.over, reached.state.round]).toEqual([true, 1]);
  // No clean-up: goods stay where they are.
  expect([reached.goods(0), reached.on(0, 'underground-warehouse')]).toEqual([{ fuel: 2, iron: 1, vp: 25 }, {}]);
  expect(reached.events.some(({ kind, phase }) => kind === 'phase' && phase === 'cleanup')).toBe(false);
  expect(scores(reached)[0]).toBe(27);
  const short = play(23);
  expect([short.match.over, short.state.phase, short.state.round]).toEqual([false, 'lookout', 2]);
  // 24 points and locations that will be worth one each do not bring the end.
  const locations = tableOf({ built: [['archive', 'school', 'pub']], goods: [{ vp: 24 }] });
  locations.passAll();
  expect(locations.match.over).toBe(false);
  // Points of a rebuild and of a razed location's deal count like all others.
  const owner = tableOf({ built: [[], ['church']], goods: [{ redContact: 4 }, { vp: 24 }] });
  owner.do(0, 'razeRival church');
  expect([owner.vp(1), owner.state.ending]).toEqual([25, true]);
});

rule('R-BASE-181', () => {
  const wish: Wish = {
    phase: 'round',
    round: 6,
    goods: [{ vp: 24 }],
    built: [['steel-eagle', 'archive'], ['labor-camp']],
  };
  const table = tableOf(wish);
  table.answer('pick');
  expect([table.vp(0), table.state.phase, table.asked]).toEqual([25, 'action', 'act 0']);
  table.do(0, 'board 3', 'option 1 iron');
  table.do(1, 'use labor-camp');
  table.passAll();
  expect([table.match.over, table.state.round]).toEqual([true, 7]);
  expect(table.goods(1)).toEqual({ worker: 4, iron: 1, greyContact: 1 });
  expect(table.events.some(({ kind, phase }) => kind === 'phase' && phase === 'cleanup')).toBe(false);
  const less = tableOf({ ...wish, goods: [{ vp: 23 }] });
  less.answer('pick');
  less.passAll();
  expect([less.vp(0), less.match.over]).toEqual([24, false]);
});

rule('R-BASE-182', () => {
  const table = tableOf({ built: [['archive']], goods: [{ vp: 24, worker: 1 }, BUSY] });
  table.do(0, 'use archive');
  expect([table.vp(0), table.state.ending]).toEqual([25, true]);
  // No card of these sets takes points away, so that they are taken here.
  (table.state.players[0] as Table['state']['players'][number]).goods.vp = 20;
  table.passAll();
  expect([table.match.over, scores(table)]).toEqual([true, [21, 0]]);
});

rule('R-BASE-183', () => {
  const table = ended({
    built: [['school', 'school', 'church'], ['archive']],
    ruins: [['arena'], ['pub', 'docks']],
    deals: [['oil-rig', 'quarry'], ['shelter']],
    goods: [{ vp: 20 }, { vp: 26 }],
  });
  expect(scores(table)).toEqual([23, 27]);
  const lines = table.match.outcome()?.lines.map(({ seat, points, rule: by }) => [seat, points, by]);
  expect(lines).toEqual([
    [0, 20, 'R-BASE-014'],
    [0, 3, 'R-BASE-183'],
    [1, 26, 'R-BASE-014'],
    [1, 1, 'R-BASE-183'],
  ]);
});

const places = (wish: Wish): readonly number[] => ended(wish).match.outcome()?.places ?? [];
/** Three players with as many points, whose goods are to be compared. */
const tied = (wish: Wish): readonly number[] => {
  const goods = [0, 1, 2].map((seat) => ({ vp: 25, ...wish.goods?.[seat] }));
  return places({ seats: 3, ...wish, goods });
};

rule('R-BASE-184', () => {
  expect(places({ goods: [{ vp: 25 }, { vp: 26 }] })).toEqual([2, 1]);
  expect(
    places({
      goods: [
        { vp: 26, worker: 0 },
        { vp: 25, worker: 9 },
      ],
    }),
  ).toEqual([1, 2]);
  // More goods left: tokens of any kind, …
  expect(tied({ goods: [{ fuel: 1 }, { shield: 1, development: 1 }, { universalContact: 3 }] })).toEqual([3, 2, 1]);
  // … tokens on locations …
  const cached = { built: [['church'], ['brick-storage'], ['museum']], goods: [{ iron: 2 }, {}, { iron: 4 }] };
  expect(tied(cached)).toEqual([3, 2, 1]);
  // … and cards of the hand, connection cards too.
  const hands = [['school', 'pub'], ['docks'], ['arena']];
  expect(tied({ hands, connections: [['punks'], ['punks', 'thugs', 'merchants'], ['punks']] })).toEqual([2, 1, 3]);
  // Points, ruins and goods spent on actions are none.
  expect(tied({ ruins: [['arena', 'docks'], [], []], goods: [{}, { fuel: 1 }, {}] })).toEqual([2, 1, 2]);
  const spent = tableOf({
    built: [['archive'], ['school']],
    goods: [{ vp: 24, worker: 1 }, { vp: 25 }],
    connections: [],
  });
  spent.do(0, 'use archive');
  expect(spent.match.outcome()).toMatchObject({
    places: [1, 1],
    scores: [
      [26, 0, 1],
      [26, 0, 1],
    ],
  });
  // Still tied: more locations face up. 24 + 2 and 25 + 1 points, with as many goods.
  const more = { built: [['church'], ['museum', 'school'], ['pub']], goods: [{ vp: 25 }, { vp: 24 }, { vp: 25 }] };
  expect(tied(more)).toEqual([2, 1, 2]);
  // Ruins count among them only at a table that chooses so.
  const ruined = { ...more, ruins: [['arena', 'docks'], [], []] };
  expect(tied(ruined)).toEqual([2, 1, 2]);
  expect(tied({ ...ruined, options: { ruinsCountInTie: true } })).toEqual([1, 2, 3]);
  const shown = (ruinsCountInTie: boolean) =>
    ended({ ...ruined, seats: 3, options: { ruinsCountInTie } }).match.outcome()?.ties?.[1]?.key;
  expect([shown(false), shown(true)]).toEqual([
    'fiftyFirstState.tie.locations',
    'fiftyFirstState.tie.locationsAndRuins',
  ]);
  expect(places({ seats: 3, goods: [{ vp: 25 }, { vp: 25 }, { vp: 3 }] })).toEqual([1, 1, 3]);
});

rule('R-BASE-185', () => {
  // Three locations make 24 more than 26.
  expect(places({ built: [[], ['church', 'pub', 'school']], goods: [{ vp: 26 }, { vp: 24 }] })).toEqual([2, 1]);
  // A tie that only the locations make is broken like any other.
  const made = { built: [['archive', 'motel'], []], goods: [{ vp: 24 }, { vp: 26, iron: 1 }] };
  expect([scores(ended(made)), places(made)]).toEqual([
    [26, 26],
    [2, 1],
  ]);
  expect(scores(ended({ goods: [{ vp: 0 }, { vp: 25 }] }))).toEqual([0, 25]);
});

rule('R-BASE-190', () => {
  const table = tableOf({ built: [['docks', 'arena']], hands: [['shelter']], goods: [{ brick: 1 }] });
  expect(table.some(0, 'construct')).toEqual([]);
  table.do(0, 'rebuild shelter');
  expect([table.built(0), table.goods(0)]).toEqual([['arena', 'shelter'], { vp: 1 }]);
  const contacts = { greyContact: 5, redContact: 5, blueContact: 5 };
  const kept = tableOf({ built: [['docks']], hands: [['shelter']], goods: [{ development: 1, ...contacts }] });
  kept.do(0, 'rebuild shelter');
  expect(kept.goods(0)).toEqual({ ...contacts, vp: 1 });
});

rule('R-BASE-191', () => {
  // Distance 1 and 3; 1 and 2; 1 and 2.
  const pairs: [string, string, number][] = [
    ['archive', 'shelter', 5],
    ['crossroads', 'church', 4],
    ['school', 'oil-rig', 3],
  ];
  for (const [near, far, price] of pairs)
    for (const id of [near, far]) {
      const table = tableOf({ built: [[], [id]], goods: [{ redContact: 7, greyContact: 1 }] });
      table.do(0, `razeRival ${id}`);
      expect(table.events.find(({ kind }) => kind === 'paid')?.goods).toEqual({ redContact: price });
    }
});

rule('R-BASE-192', () => {
  const table = tableOf({ red: 'punks', connections: [[], ['merchants']], goods: [{ worker: 2 }] });
  table.do(0, 'takeConnection red');
  expect([table.asked, table.goods(0)]).toEqual(['act 1', {}]);
  table.do(1, 'playConnection merchants');
  expect(table.choices(0)).toEqual(['playConnection punks', 'pass']);
  table.do(0, 'playConnection punks');
  expect(table.events.filter(({ kind }) => kind === 'playedConnection')).toHaveLength(2);
});

rule('R-BASE-193', () => {
  const table = tableOf({ hands: [['church']], connections: [['punks'], ['merchants']] });
  expect(table.choices(0)).toEqual(['playConnection punks', 'pass']);
  expect(table.why(0, table.ref('church'))).toContain('R-BASE-100');
  table.do(0, 'playConnection punks');
  table.do(1, 'pass');
  expect(table.state.players[0]?.connections).toEqual([]);
  expect([table.goods(0), table.some(0, 'raze')]).toEqual([{ redContact: 2 }, ['raze church']]);
});

rule('R-BASE-194', () => {
  const wish: Wish = { built: [['archive'], ['motel']], goods: [{ worker: 3 }, BUSY] };
  const once = tableOf(wish);
  once.do(0, 'use archive');
  expect([once.asked, once.choices(0)]).toEqual(['again 0', ['again', 'done']]);
  once.do(0, 'again');
  expect([once.asked, once.vp(0)]).toEqual(['act 1', 2]);
  const spread = tableOf(wish);
  spread.do(0, 'use archive', 'done');
  expect([spread.asked, spread.vp(0)]).toEqual(['act 1', 1]);
  spread.do(1, 'use motel', 'done');
  spread.do(0, 'use archive');
  expect([spread.asked, spread.vp(0)]).toEqual(['act 1', 2]);
  spread.do(1, 'use motel');
  expect(spread.can(0, 'use archive')).toBe(false);
});

rule('R-BASE-195', () => {
  // Lemmy's Storage is of the ammo type alone, Scrap Metal of the iron type.
  const rebuild = (goods: object, hand: string) =>
    tableOf({ built: [['lemmys-storage']], hands: [[hand]], goods: [goods] }).some(0, 'rebuild');
  expect(rebuild({ brick: 1 }, 'scrap-metal')).toEqual([]);
  expect(rebuild({ ammo: 1 }, 'scrap-metal')).toEqual([]);
  expect(rebuild({ brick: 1 }, 'docks')).toEqual(['rebuild docks']);
  expect(rebuild({ development: 1 }, 'scrap-metal')).toEqual(['rebuild scrap-metal']);
  const other = tableOf({ built: [['scrap-metal']], hands: [['lemmys-storage']], goods: [{ brick: 1 }] });
  expect(other.some(0, 'rebuild')).toEqual([]);
});

rule('R-BASE-196', () => {
  const build = (id: string): object => {
    const table = tableOf({ hands: [[id]], goods: [{ greyContact: 2 }] });
    table.do(0, `construct ${id}`);
    return table.goods(0);
  };
  expect(build('docks')).toEqual({ greyContact: 1, iron: 1 });
  expect(build('boiler-room')).toEqual({ worker: 3 });
  expect(build('steel-eagle')).toEqual({ vp: 1 });
});
