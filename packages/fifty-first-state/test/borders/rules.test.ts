import { rule } from '@cinderhall/gauntlet/rule';
import { describe, expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import { TILES } from '../../src/sets/borders/data.ts';
import { Table, type Wish } from '../table.ts';

const tileOf = (name: string): number => TILES.findIndex(({ id }) => id === `border-${name}`);
const [BORGO, HEGEMONY, MOLOCH, OUTPOST] = ['borgo', 'hegemony', 'moloch', 'outpost'].map(tileOf) as [
  number,
  number,
  number,
  number,
];
type Laid = readonly [tile: number, side: number];
const GREY = { greyContact: 1 };
const at = (laid: readonly Laid[], wish: Wish = {}): Table =>
  new Table({
    seats: laid.length === 1 ? 2 : laid.length,
    factions: ['texas', 'newYork', 'mutantsUnion', 'hegemony'],
    hands: [['docks'], ['docks'], ['assassin'], ['assassin']],
    connections: [['punks']],
    goods: [GREY, GREY, GREY, GREY],
    ...wish,
    options: { borders: true, ...wish.options },
    arrange: (start) => {
      start.borders = laid.map(([tile, side]) => ({ tile, side }));
    },
  });
const sides = (table: Table): (number | undefined)[] => (table.state.borders ?? []).map(({ side }) => side);
const SEEDS = Array.from({ length: 16 }, (_, i) => i.toString(16).repeat(32));
const laid = (seats: number, seed: string) =>
  new Table({ seats, seed, phase: 'setup', options: { borders: true } }).state.borders ?? [];

rule('R-SETUP-015', () => {
  for (const [seats, n] of [
    [2, 1],
    [3, 3],
    [4, 4],
  ] as const) {
    const all = SEEDS.flatMap((seed) => {
      const tiles = laid(seats, seed);
      expect([tiles.length, new Set(tiles.map(({ tile }) => tile)).size]).toEqual([n, n]);
      return tiles;
    });
    expect(new Set(all.map(({ tile }) => tile)).size).toBe(seats === 2 ? 3 : 4);
    expect(new Set(all.map(({ side }) => side)).size).toBe(2);
  }
});

rule('R-OPT-006', () => {
  for (const seed of SEEDS) expect(laid(2, seed).map(({ tile }) => tile)).not.toContain(BORGO);
  expect(SEEDS.some((seed) => laid(3, seed).some(({ tile }) => tile === BORGO))).toBe(true);
});

test('EX-27 Border tile count', () => {
  expect(SEEDS.map((seed) => laid(2, seed).length)).toEqual(SEEDS.map(() => 1));
  expect(SEEDS.map((seed) => laid(3, seed).length)).toEqual(SEEDS.map(() => 3));
});

test('EX-28 Border tiles in play', () => {
  // Between seats 0 and 1 lies Hegemony, between 2 and 0 Moloch.
  const table = at(
    [
      [HEGEMONY, 0],
      [OUTPOST, 1],
      [MOLOCH, 0],
    ],
    {
      goods: [
        { ammo: 1, gun: 1, worker: 1 },
        { ...GREY, worker: 3 },
        { ...GREY, worker: 3 },
      ],
    },
  );
  table.do(0, 'border 0');
  expect([table.goods(0), sides(table)]).toEqual([{ gun: 1, worker: 3 }, [1, 1, 0]]);
  expect(table.can(1, 'border 0')).toBe(true);
  table.do(1, 'construct docks');
  table.do(2, 'border 2');
  expect([table.goods(2), sides(table)]).toEqual([{ ...GREY, vp: 1, iron: 2 }, [1, 1, 1]]);
  expect(table.some(0, 'border')).toEqual(['border 0', 'border 2']);
  table.do(0, 'border 2');
  expect([table.vp(0), table.goods(0).worker, sides(table)]).toEqual([2, 2, [1, 1, 0]]);
});

rule('R-BORDER-001', () => {
  // Only beside you: with three players the tile of the two others is out of reach.
  const goods = [{ worker: 9, gun: 9, ammo: 9, redContact: 9 }, GREY, GREY];
  const table = at(
    [
      [HEGEMONY, 1],
      [MOLOCH, 0],
      [OUTPOST, 0],
    ],
    { goods },
  );
  expect([table.some(0, 'border'), table.why(0, 'border:1')]).toEqual([['border 0', 'border 2'], ['R-BORDER-001']]);
  // It is an action, and the tile is turned after the gain.
  table.do(0, 'border 0', 'option 1 brick');
  expect([table.asked, table.goods(0).brick, sides(table)]).toEqual(['act 1', 1, [0, 0, 0]]);
});

rule('R-BORDER-002', () => {
  const table = at([[HEGEMONY, 0]], {
    goods: [
      { ammo: 3, worker: 2 },
      { ...GREY, worker: 3, gun: 1 },
    ],
  });
  table.do(0, 'border 0');
  table.do(1, 'border 0', 'option 1 iron');
  table.do(0, 'border 0');
  expect([table.goods(0), table.goods(1), sides(table)]).toEqual([
    { ammo: 1, worker: 6 },
    { ...GREY, worker: 2, gun: 1, iron: 1 },
    [1],
  ]);
  table.passAll();
  expect([table.state.round, sides(table)]).toEqual([2, [1]]);
});

test('no tile feeds itself: alone in the round one comes to an end, whatever the tiles give', () => {
  /** All that is worth having: whoever could come back to it with more could go on for ever. */
  const most = (tile: number, side: number): number => {
    let longest = 0;
    for (const good of ['fuel', 'iron', 'gun', 'brick']) {
      const goods = [{ worker: 2, gun: 2, ammo: 2, redContact: 2 }, GREY, GREY];
      const laid: Laid[] = [
        [tile, side],
        [OUTPOST, 1],
        [OUTPOST, 1],
      ];
      const table = at(laid, { first: 1, goods });
      table.do(1, 'pass');
      let uses = 0;
      for (; table.can(0, 'border 0') && uses < 50; uses++) {
        table.do(0, 'border 0');
        if (table.state.decision?.kind === 'effectOption') table.do(0, `option 1 ${good}`);
        table.answer('shields');
        if (table.asked === 'act 2') table.do(2, 'pass');
      }
      longest = Math.max(longest, uses);
    }
    return longest;
  };
  for (const tile of [BORGO, HEGEMONY, MOLOCH, OUTPOST])
    for (const side of [0, 1]) expect([tile, side, most(tile, side) < 10]).toEqual([tile, side, true]);
});

rule('R-BORDER-003', () => {
  const table = at([[OUTPOST, 0]], { first: 1, goods: [{ worker: 1 }, GREY] });
  table.do(1, 'pass');
  table.do(0, 'border 0');
  expect(table.goods(0)).toEqual({ shield: 2 });
});

describe('the eight sides', () => {
  type Pool = { readonly [good: string]: number };
  rule('R-BORDER-004', () => {
    const rows: readonly (readonly [Laid, Pool, Pool])[] = [
      [[BORGO, 0], { worker: 1, gun: 1 }, { redContact: 3 }],
      [[BORGO, 1], { redContact: 1 }, { vp: 1 }],
      [[HEGEMONY, 0], { ammo: 1 }, { worker: 2 }],
      [[MOLOCH, 0], { worker: 3 }, { vp: 1, iron: 2 }],
      [[MOLOCH, 1], { worker: 1, gun: 1 }, { vp: 2 }],
      [[OUTPOST, 0], { worker: 1 }, { shield: 2 }],
      [[OUTPOST, 1], { ammo: 1 }, { redContact: 3 }],
    ];
    for (const [side, cost, gain] of rows) {
      const playing = (pool: Pool): Table => at([side, [HEGEMONY, 1], [HEGEMONY, 1]], { goods: [pool, GREY, GREY] });
      for (const good of Object.keys(cost)) {
        const poor = playing({ ...cost, [good]: (cost[good] ?? 0) - 1 });
        expect([poor.can(0, 'border 0'), poor.why(0, 'border:0')]).toEqual([false, ['R-BORDER-004']]);
      }
      const table = playing(cost);
      table.do(0, 'border 0');
      table.answer('shields');
      expect([table.goods(0), table.asked]).toEqual([gain, 'act 1']);
      const used = table.events.find(({ kind }) => kind === 'usedBorder') ?? { kind: '' };
      expect(fiftyFirstState.uses?.(table.state, used)).toHaveLength(1);
    }
    const skinny = at([[HEGEMONY, 1]], { goods: [{ worker: 1 }, GREY] });
    skinny.do(0, 'border 0');
    expect(skinny.choices(0)).toEqual(['fuel', 'iron', 'gun', 'brick'].map((good) => `option 1 ${good}`));
  });

  rule('R-BORDER-004', () => {
    // Horde Raid among four: between 0 and 1, so that 2 or 3 is raided and chooses what to lose.
    const table = at(
      [
        [BORGO, 1],
        [HEGEMONY, 0],
        [MOLOCH, 0],
        [OUTPOST, 0],
      ],
      { goods: [{ redContact: 1 }, { ...GREY, fuel: 1 }, { ...GREY, fuel: 1, gun: 2, ammo: 1 }, GREY] },
    );
    table.do(0, 'border 0');
    expect([table.vp(0), table.choices(0)]).toEqual([1, ['raidSeat 2', 'raidSeat 3']]);
    table.do(0, 'raidSeat 2');
    expect([table.asked, table.choices(2)]).toEqual(['hordeLoss 2', ['giveUp fuel', 'giveUp gun']]);
    table.do(2, 'giveUp gun');
    expect([table.goods(2), sides(table)]).toEqual([{ ...GREY, fuel: 1, gun: 1, ammo: 1 }, [0, 0, 0, 0]]);
    // Nobody to raid: not with everybody else passed, nor with nobody beyond the border.
    const passed = at(
      [
        [BORGO, 1],
        [HEGEMONY, 0],
        [MOLOCH, 0],
      ],
      { first: 2, goods: [{ redContact: 1 }, GREY, GREY] },
    );
    passed.do(2, 'pass');
    expect([passed.can(0, 'border 0'), passed.why(0, 'border:0')]).toEqual([false, ['R-BASE-126']]);
  });
});

test('to pass with points left at the border is a blunder', () => {
  const table = at([[MOLOCH, 1]], { goods: [{ worker: 1, gun: 1 }, GREY] });
  expect(table.blunders(0)).toEqual({ pass: 'pointsLeft' });
  const poor = at([[MOLOCH, 1]], { goods: [{ worker: 1 }, GREY] });
  expect(poor.blunders(0)).toEqual({});
});

test('points of border tiles have a line of their own', () => {
  const table = at([[MOLOCH, 1]], { goods: [{ worker: 1, gun: 1, vp: 25 }, GREY] });
  table.do(0, 'border 0');
  table.passAll();
  const lines = fiftyFirstState.outcome(table.state)?.lines ?? [];
  expect(lines.filter(({ rule }) => rule === 'R-BORDER-001')).toMatchObject([{ seat: 0, points: 2 }]);
});
