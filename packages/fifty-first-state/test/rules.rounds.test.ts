import { rule } from '@cinderhall/gauntlet/rule';
import { Chance } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { fiftyFirstState } from '../src/index.ts';
import { Table, type Wish } from './table.ts';

/** Everybody holds a connection card, so that no turn ends by itself for want of another choice. */
const tableOf = (wish: Wish): Table => new Table({ connections: Array(wish.seats ?? 2).fill(['punks']), ...wish });

/** From the action phase through clean-up and drafts to what comes next. */
function nextRound(table: Table): void {
  table.passAll();
  table.answer('store');
  table.answer('pick');
}

const phasesOf = (table: Table): string[] =>
  table.events.flatMap(({ kind, phase, n }) =>
    kind === 'round' ? [`round ${n}`] : kind === 'phase' ? [String(phase)] : [],
  );

rule('R-BASE-020', () => {
  const table = tableOf({ phase: 'round', round: 0 });
  expect(table.state.phase).toBe('lookout');
  table.answer('pick');
  expect(table.state.phase).toBe('action');
  nextRound(table);
  expect(phasesOf(table)).toEqual([
    ...['round 1', 'production', 'action', 'cleanup'],
    ...['round 2', 'production', 'action'],
  ]);
});

rule('R-BASE-021', () => {
  const table = tableOf({ goods: [{ vp: 23 }], built: [['archive']] });
  for (let round = 2; round < 12; round++) {
    nextRound(table);
    expect([table.state.round, table.state.phase, table.match.over]).toEqual([round, 'action', false]);
  }
  while (table.vp(0) < 25) {
    const seat = table.match.waiting()[0] as number;
    if (seat === 1) table.do(1, 'pass');
    else table.do(0, 'use archive', 'again');
  }
  table.passAll();
  expect(table.match.over).toBe(true);
});

rule('R-BASE-030', () => {
  const table = new Table({ phase: 'round' });
  const { red, blue } = fiftyFirstState.setup(table.match.options as never, 2, Chance.fromSeed('1'.repeat(32)));
  expect([table.state.red.open, table.state.blue.open]).toEqual([red.deck.at(-1), blue.deck.at(-1)]);
  expect([table.state.red.deck, table.state.blue.deck]).toEqual([red.deck.slice(0, 5), blue.deck.slice(0, 5)]);
  for (const seat of [-1, 0, 1]) expect(table.match.view(seat).red.open).toBe(table.state.red.open);
});

/** Who is asked while everybody picks the first card of the row, and what each of them got. */
function drafted(table: Table, picks: number): { order: number[]; got: string[] } {
  const order: number[] = [];
  const got: string[] = [];
  for (let i = 0; i < picks; i++) {
    const seat = table.match.waiting()[0] as number;
    expect(table.state.decision?.kind).toBe('pick');
    order.push(seat);
    const [first] = table.choices(seat);
    table.do(seat, first as string);
    got.push((first as string).slice('card '.length));
  }
  return { order, got };
}

const FIRST_ROW = ['shelter', 'motel', 'church', 'arena'];
const SECOND_ROW = ['school', 'pub', 'docks', 'quarry'];
/** The last card of a wish lies on top. */
const DECK = [...FIRST_ROW, ...SECOND_ROW].reverse();

rule('R-BASE-031', () => {
  const three = new Table({ seats: 3, first: 1, phase: 'round', deck: DECK });
  expect(three.ids(three.state.row)).toEqual(FIRST_ROW);
  expect(three.choices(1)).toEqual(FIRST_ROW.map((id) => `card ${id}`));
  for (const viewer of [-1, 0, 2]) expect(three.ids(three.match.view(viewer).row)).toEqual(FIRST_ROW);
  expect(drafted(three, 3)).toEqual({ order: [1, 2, 0], got: ['shelter', 'motel', 'church'] });
  expect(three.discard()).toEqual(['arena']);
  const four = new Table({ seats: 4, first: 2, phase: 'round' });
  expect(four.state.row).toHaveLength(5);
  expect(drafted(four, 4).order).toEqual([2, 3, 0, 1]);
  const two = new Table({ first: 1, phase: 'round' });
  expect(two.state.row).toHaveLength(3);
  expect(drafted(two, 2).order).toEqual([1, 0]);
});

rule('R-BASE-032', () => {
  const three = new Table({ seats: 3, first: 1, phase: 'round', deck: DECK });
  drafted(three, 3);
  expect(three.ids(three.state.row)).toEqual(SECOND_ROW);
  expect(drafted(three, 3)).toEqual({ order: [0, 2, 1], got: ['school', 'pub', 'docks'] });
  expect([three.discard(), three.state.row]).toEqual([['arena', 'quarry'], []]);
  // Both cards of everybody, and the one of the board.
  expect([0, 1, 2].map((seat) => three.hand(seat).slice(0, 2))).toEqual([
    ['church', 'school'],
    ['shelter', 'docks'],
    ['motel', 'pub'],
  ]);
  const four = new Table({ seats: 4, first: 2, phase: 'round' });
  drafted(four, 4);
  expect(four.state.row).toHaveLength(5);
  expect(drafted(four, 4).order).toEqual([1, 0, 3, 2]);
  expect(four.state.phase).toBe('action');
});

rule('R-BASE-033', () => {
  const many = ['arena', 'arena', 'church', 'church', 'docks', 'pub', 'pub', 'quarry', 'shelter', 'motel', 'camp'];
  const table = tableOf({ phase: 'round', hands: [many] });
  table.answer('pick');
  expect(table.hand(0)).toHaveLength(11 + 2 + 1);
  nextRound(table);
  expect(table.hand(0)).toHaveLength(11 + 2 * (2 + 1));
});

const ALL_RED = ['punks', 'punks', 'punks', 'punks', 'thugs', 'thugs'];

rule('R-BASE-034', () => {
  // The six red cards are in a hand, so none can be revealed.
  const table = new Table({ connections: [ALL_RED], phase: 'round' });
  expect(table.state.red).toEqual({ deck: [], open: null, discard: [] });
  expect(table.state.blue.open).not.toBeNull();
  table.answer('pick');
  expect(table.some(0, 'takeConnection')).toEqual(['takeConnection blue']);
  expect(table.why(0, 'connection:red')).toEqual(['R-BASE-150']);
  // Two of them are played: in the next round one of them comes up again, and one is left below it.
  table.do(0, 'playConnection punks');
  table.do(1, 'pass');
  table.do(0, 'playConnection thugs');
  expect(table.ids(table.state.red.discard)).toEqual(['punks', 'thugs']);
  nextRound(table);
  const { deck, open, discard } = table.state.red;
  expect([...table.ids(deck), table.id(open)].sort()).toEqual(['punks', 'thugs']);
  expect([deck.length, discard]).toEqual([1, []]);
  // The pile is shuffled: with another seed the other card comes up.
  const opened = ['2', '3', '4', '5', '6', '7'].map((n) => {
    const other = new Table({ connections: [ALL_RED], seed: n.repeat(32), goods: [{ gun: 1 }, { worker: 2 }] });
    other.do(0, 'playConnection punks');
    other.do(1, 'pass');
    other.do(0, 'playConnection thugs');
    other.passAll();
    return other.id(other.state.red.open);
  });
  expect(new Set(opened)).toEqual(new Set(['punks', 'thugs']));
});
