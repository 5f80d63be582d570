import { rule } from '@cinderhall/gauntlet/rule';
import { isRefused, readOptions } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import { Table, type Wish } from '../table.ts';

type Place = { readonly worker: boolean; readonly weapons: { readonly [good: string]: number } };
const EMPTY: Place = { worker: false, weapons: {} };
const armed = (weapons: Place['weapons']): Place => ({ worker: true, weapons });
const arena = (wish: Wish, places: readonly Place[] = []): Table =>
  new Table({
    factions: ['texas', 'newYork', 'mutantsUnion', 'hegemony'],
    hands: [['school'], ['docks']],
    ...wish,
    options: { arena: true, ...wish.options },
    arrange: (start) => {
      wish.arrange?.(start);
      start.arena = start.players.map((_, seat) => places[seat] ?? EMPTY);
    },
  });
const lastRound: Wish['arrange'] = (start) => {
  start.ending = true;
};
const placeOf = (table: Table, seat: number) => table.state.arena?.[seat];
const scores = (table: Table): readonly number[] => fiftyFirstState.tally(table.state).score ?? [];

rule('R-ARENA-001', () => {
  const table = arena({ goods: [{ redContact: 9, worker: 3 }, { greyContact: 1 }] }, [EMPTY, armed({ gun: 1 })]);
  expect([table.some(0, 'razeRival'), table.some(0, 'visit')]).toEqual([[], []]);
  // Five points for the only armed worker, none for the tile itself.
  expect([scores(table), fiftyFirstState.tally(table.state).locations]).toEqual([
    [0, 5],
    [0, 0],
  ]);
});

rule('R-ARENA-002', () => {
  const table = arena({ goods: [{ worker: 3 }, { worker: 1, greyContact: 1 }] });
  table.do(0, 'enterArena');
  expect([table.goods(0), placeOf(table, 0), table.asked]).toEqual([{ worker: 2 }, armed({}), 'act 1']);
  table.do(1, 'enterArena');
  expect([table.can(0, 'enterArena'), table.why(0, 'arena:0')]).toEqual([false, ['R-ARENA-002']]);
  expect(arena({ goods: [{ greyContact: 1 }] }).why(0, 'arena:0')).toEqual(['R-ARENA-002']);
  table.passAll();
  expect([table.state.round, placeOf(table, 0), placeOf(table, 1)]).toEqual([2, armed({}), armed({})]);
});

rule('R-ARENA-003', () => {
  const table = arena({ phase: 'cleanup', goods: [{ iron: 2, gun: 1, ammo: 1, fuel: 1 }, { gun: 1 }] }, [
    armed({ iron: 1 }),
  ]);
  // Only somebody with a worker there is asked, and only about the three kinds.
  expect([table.asked, table.choices(0)]).toEqual(['arm 0', ['arm iron', 'arm gun', 'arm ammo', 'unarmed']]);
  table.do(0, 'arm ammo');
  expect([placeOf(table, 0), fiftyFirstState.tally(table.state).arena]).toEqual([armed({ iron: 1, ammo: 1 }), [4, 0]]);
  // Once in each clean-up.
  expect(table.state.round).toBe(2);
  const not = arena({ phase: 'cleanup', goods: [{ gun: 1 }] }, [armed({})]);
  not.do(0, 'unarmed');
  expect(placeOf(not, 0)).toEqual(armed({}));
  expect(arena({ phase: 'cleanup', goods: [{ fuel: 3, brick: 1 }] }, [armed({})]).state.round).toBe(2);
  // Everybody in turn order; a gun is worth 2.
  const both = arena({ phase: 'cleanup', first: 1, goods: [{ gun: 1 }, { gun: 1 }] }, [armed({}), armed({})]);
  expect(both.asked).toBe('arm 1');
  both.do(1, 'arm gun');
  // The gun is gone before goods are stored or returned; the other player still has theirs.
  expect([both.goods(0), both.goods(1)]).toEqual([{ gun: 1 }, {}]);
  both.do(0, 'unarmed');
  expect(fiftyFirstState.tally(both.state).arena).toEqual([0, 2]);
});

test('EX-34 Arena', () => {
  const points = (...places: readonly Place[]): readonly number[] => scores(arena({ seats: places.length }, places));
  const FIVE = armed({ ammo: 1, gun: 1 });
  const THREE = armed({ ammo: 1 });
  expect(points(FIVE, armed({ ammo: 1, iron: 2 }), THREE)).toEqual([0, 0, 0]);
  expect(points(FIVE, THREE)).toEqual([5, 0]);
  expect(points(armed({}), EMPTY)).toEqual([0, 0]);
});

rule('R-ARENA-004', () => {
  // At the end, as a line of its own.
  const goods = [{ vp: 25, greyContact: 1 }, { vp: 28 }];
  const table = arena({ goods, arrange: lastRound }, [armed({ iron: 1 }), armed({})]);
  table.passAll();
  const outcome = fiftyFirstState.outcome(table.state);
  expect([outcome?.places, outcome?.scores.map(([score]) => score)]).toEqual([
    [1, 2],
    [30, 28],
  ]);
  expect(outcome?.lines?.filter(({ rule }) => rule === 'R-ARENA-004')).toMatchObject([{ seat: 0, points: 5 }]);
});

rule('R-ARENA-005', () => {
  const goods = [{ vp: 25, ammo: 2, greyContact: 1 }, { vp: 3 }];
  const table = arena({ goods, arrange: lastRound }, [armed({})]);
  table.passAll();
  expect([table.state.phase, placeOf(table, 0), scores(table)]).toEqual(['over', armed({}), [25, 3]]);
});

rule('R-ARENA-006', () => {
  // Ruined Library could store three: one of four is spent before, and nothing is left to choose.
  const table = arena({ phase: 'cleanup', built: [['ruined-library']], goods: [{ gun: 4 }] }, [armed({})]);
  table.do(0, 'arm gun');
  expect([table.on(0, 'ruined-library'), placeOf(table, 0)]).toEqual([{ gun: 3 }, armed({ gun: 1 })]);
  // What is there is no good left over.
  const left = (places: readonly Place[]) => fiftyFirstState.tally(arena({ hands: [] }, places).state).goods;
  expect(left([armed({ ammo: 3 })])).toEqual([0, 0]);
});

rule('R-OPT-008', () => {
  for (const tile of ['arena', 'borders']) {
    const refused = readOptions(fiftyFirstState.options, { [tile]: true }, 1);
    expect(isRefused(refused) && refused.refused.rule).toBe('R-OPT-008');
    expect(isRefused(readOptions(fiftyFirstState.options, { [tile]: true }, 2))).toBe(false);
  }
});
