import { rule } from '@cinderhall/gauntlet/rule';
import { isRefused } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { Table } from './table.ts';

const NOTHING = { water: 0, scrap: 0, spark: 0 };

rule('R-ASH-036', () => {
  const table = new Table({
    seats: 3,
    day: [0, 1, 2],
    goods: [{}, { water: 3, scrap: 0 }, NOTHING],
    hands: [[], [], []],
  });
  expect(table.choices(0).filter((choice) => choice.startsWith('raid'))).toEqual(['raid 1']);
  expect(table.why(0, 'seat:2')).toEqual(['R-ASH-036']);
  table.do(0, 'raid 1');
  expect(table.choices(0)).toEqual(['payment {"water":1}', 'payment {"scrap":1}']);
  table.do(0, 'payment {"scrap":1}');
  // With one sort of goods to take, nothing has to be asked: two water change hands.
  expect(table.goods(0)).toMatchObject({ water: 4, scrap: 1 });
  expect(table.goods(1)).toMatchObject({ water: 1 });
  table.do(1, 'pass');
  table.do(2, 'pass');
  expect(table.can(0, 'raid 1')).toBe(false);
  expect(table.why(0, 'seat:1')).toEqual(['R-ASH-036']);
  table.rest();
  expect(table.state.players[0]?.raided).toBe(false);
  // The cost.
  const poor = new Table({ day: [0, 1], goods: [NOTHING] });
  expect(poor.can(0, 'raid 1')).toBe(false);
  expect(poor.why(0, 'seat:1')).toEqual(['R-ASH-036']);
  const spark = new Table({ day: [0, 1], goods: [{ ...NOTHING, spark: 1 }] });
  expect(spark.can(0, 'raid 1')).toBe(true);
  // The cards of both: each Watchtower takes 1 off, Road Wolves add 1.
  const strength = (mine: string[], theirs: string[]): unknown => {
    const raid = new Table({ day: [0, 1], built: [mine, theirs], goods: [{ ...NOTHING, spark: 1 }], hands: [[], []] });
    return raid.can(0, 'raid 1')
      ? raid.do(0, 'raid 1').find(({ kind }) => kind === 'raided')?.n
      : raid.why(0, 'seat:1');
  };
  expect(strength([], [])).toBe(2);
  expect(strength([], ['watchtower'])).toBe(1);
  expect(strength(['road-wolves'], ['watchtower'])).toBe(2);
  expect(strength(['road-wolves', 'road-wolves'], [])).toBe(4);
  expect(strength([], ['watchtower', 'watchtower'])).toEqual(['R-ASH-036']);
});

rule('R-ASH-037', () => {
  const raid = (hand: string[]) => {
    const table = new Table({ seats: 3, day: [0, 1, 2], goods: [{ ...NOTHING, spark: 1 }], hands: [[], hand, []] });
    return { table, events: table.do(0, 'raid 1') };
  };
  const { table } = raid(['beacon', 'watchtower', 'ash-bell']);
  expect(table.asked).toBe('guard 1');
  // The raider sees that there is a guard, so he cannot go back any more.
  expect(isRefused(table.match.undo(0))).toBe(true);
  expect(table.choices(1)).toEqual(['guard watchtower', 'guard ash-bell', 'yield']);
  const [beacon, watchtower] = table.state.players[1]?.hand ?? [];
  expect(table.why(1, `card:${beacon}`)).toEqual(['R-ASH-037']);
  expect(table.why(1, `card:${watchtower}`)).toEqual([]);
  expect(table.why(1, `card:${table.state.market[0]}`)).toEqual(['R-ASH-037']);
  table.do(1, 'guard ash-bell');
  expect(table.hand(1)).toEqual(['beacon', 'watchtower']);
  expect(table.ids(table.state.discard)).toEqual(['ash-bell']);
  // Two goods less the one kept safe: one is left to take.
  expect(table.asked).toBe('effectTake 0');
  table.do(0, 'take 1 water');
  expect(table.goods(1)).toMatchObject({ water: 1, scrap: 2 });
  // A Watchtower keeps both safe.
  const safe = raid(['watchtower']).table;
  safe.do(1, 'guard watchtower');
  expect(safe.goods(1)).toMatchObject({ water: 2, scrap: 2 });
  // Who could have and did not looks to everybody else like one who could not.
  const could = raid(['watchtower', 'beacon']);
  const could_ = [...could.events, ...could.table.do(1, 'yield')];
  const not = raid(['beacon', 'scribes']);
  expect(not.table.asked).toBe('effectTake 0');
  expect(could_).toEqual(not.events);
  const seenBy = (seat: number) => [could.table, not.table].map((one) => JSON.stringify(one.match.view(seat).players));
  for (const seat of [0, 2, -1]) expect(seenBy(seat)[0]).toBe(seenBy(seat)[1]);
  // And nobody can go back with what the silence told him either.
  expect(isRefused(not.table.match.undo(0))).toBe(true);
});

rule('R-ASH-038', () => {
  const goods = [
    { ...NOTHING, spark: 1 },
    { water: 1, scrap: 1, spark: 1 },
  ];
  const table = new Table({ day: [0, 1], goods, hands: [[], []] });
  table.do(0, 'raid 1');
  expect(table.choices(0)).toEqual(['take 1 water', 'take 1 scrap', 'take 1 spark']);
  table.do(0, 'take 1 spark');
  expect(table.choices(0)).toEqual(['take 1 water', 'take 1 scrap']);
  table.do(0, 'take 1 water');
  expect(table.goods(0)).toMatchObject({ water: 1, scrap: 0, spark: 1 });
  expect(table.goods(1)).toMatchObject({ water: 0, scrap: 1, spark: 0 });
  const last = new Table({
    day: [0, 1],
    goods: [
      { ...NOTHING, spark: 1 },
      { ...NOTHING, scrap: 1 },
    ],
    hands: [[], []],
  });
  last.do(0, 'raid 1');
  expect([last.goods(0).scrap, last.goods(1).scrap, last.asked]).toEqual([1, 0, 'act 1']);
  // The booty comes from the one who was raided, from nobody else.
  const three = new Table({ seats: 3, day: [0, 1, 2], goods: [{ ...NOTHING, spark: 1 }], hands: [[], [], []] });
  three.do(0, 'raid 2');
  expect(three.choices(0)).toEqual(['take 2 water', 'take 2 scrap']);
});

rule('R-ASH-039', () => {
  const raid = (hand: string[]) =>
    new Table({
      day: [0, 1],
      goods: [
        { ...NOTHING, spark: 1 },
        { water: 3, scrap: 0 },
      ],
      built: [[], ['dog-pit', 'ash-bell']],
      hands: [[], hand],
      deck: ['scribes'],
    });
  const table = raid([]);
  table.do(0, 'raid 1');
  expect(table.goods(1).water).toBe(1);
  // The raided player puts his own cards in order, in the middle of the raider's turn.
  expect(table.asked).toBe('effectOrder 1');
  table.do(1, 'trigger ash-bell 0');
  expect([table.hand(1), table.goods(1).scrap]).toEqual([['scribes'], 1]);
  const guarded = raid(['dog-pit']);
  guarded.do(0, 'raid 1');
  guarded.do(1, 'guard dog-pit');
  expect(guarded.goods(1).water).toBe(3);
  guarded.do(1, 'trigger dog-pit 0');
  expect([guarded.hand(1), guarded.goods(1).scrap]).toEqual([['scribes'], 1]);
});
