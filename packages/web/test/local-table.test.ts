import { botOf } from '@cinderhall/bots';
import { isRefused, Match, seedOf } from '@cinderhall/kernel';
import { ashMarket } from '@cinderhall/samples';
import { describe, expect, test } from 'vitest';
import { LocalTable } from '../src/local/local-table.ts';
import { replayState, statsOf } from '../src/local/records.ts';
import type { News, SeatPlan, TableState } from '../src/protocol.ts';

const person = (name: string): SeatPlan => ({ kind: 'person', name, level: null });
const bot: SeatPlan = { kind: 'bot', name: 'Rust', level: 'greedy' };

function tableOf(...seats: SeatPlan[]): LocalTable {
  const match = Match.start(ashMarket, { seats: seats.length, seed: seedOf(7) });
  if (isRefused(match)) throw new Error('the match did not start');
  return new LocalTable('t', match as unknown as Match, seats, 0);
}

const stateIn = (news: readonly News[]): TableState => {
  const state = news.find(({ type }) => type === 'state');
  if (state?.type !== 'state') throw new Error('no state');
  return state;
};

/** A bot plays on for every seat that is asked, people included. */
function playOn(table: LocalTable, steps: number): void {
  const thinker = botOf('random', table.match.game, 3);
  for (let i = 0; i < steps && !table.match.over; i++) {
    const [seat = 0] = table.match.waiting();
    const index = thinker.think(table.match.view(seat), table.match.choices(seat), seat);
    expect(table.run({ kind: 'answer', seat, decision: table.match.state.asked, index })).toBeNull();
  }
}

describe('one person against bots', () => {
  test('sees its own seat from the start, with everything that happened', () => {
    const table = tableOf(person('Ash'), bot);
    const state = stateIn(table.news(false));
    expect(state.seat).toBe(0);
    expect(state.entries[0]?.kind).toBe('setup');
    expect(state.bots).toEqual([null, 'greedy']);
  });
  test('is told only what is new', () => {
    const table = tableOf(person('Ash'), bot);
    table.news(false);
    playOn(table, 3);
    expect(stateIn(table.news(false)).entries.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(stateIn(table.news(false)).entries).toEqual([]);
  });
  test('a seat given to a bot has no choices until it is taken back', () => {
    const table = tableOf(person('Ash'), bot);
    table.handOver(0, true);
    expect(stateIn(table.news(false))).toMatchObject({ bots: ['greedy', 'greedy'], choices: [] });
    table.handOver(0, false);
    expect(stateIn(table.news(false)).bots).toEqual([null, 'greedy']);
  });
});

describe('a match that goes on with other seats', () => {
  test('whoever a bot had taken over from plays in person again', () => {
    const before = tableOf(person('Ash'), bot);
    before.handOver(0, true);
    const after = LocalTable.of('u', before.match, [person('Ash'), bot], 0);
    if (isRefused(after)) throw new Error('not loaded');
    expect(after.bots).toEqual(['greedy', 'greedy']);
    after.seatAsPlanned();
    expect(after.bots).toEqual([null, 'greedy']);
  });
  test('whoever had come back leaves the seat to the bot that is planned', () => {
    const before = tableOf(person('Ash'), bot);
    before.handOver(0, true);
    before.handOver(0, false);
    const after = LocalTable.of('u', before.match, [bot, person('Ash')], 0);
    if (isRefused(after)) throw new Error('not loaded');
    after.seatAsPlanned();
    expect(after.bots).toEqual(['greedy', null]);
  });
});

describe('taking back', () => {
  /** Plays on until the person has just made a step that can be taken back. */
  function afterOwnStep(): LocalTable {
    const table = tableOf(person('Ash'), bot);
    for (let i = 0; i < 60 && !table.match.over; i++) {
      const seat = table.match.waiting()[0] ?? 0;
      playOn(table, 1);
      if (seat === 0 && table.undoRefusal(0) === null) return table;
    }
    throw new Error('nothing could be taken back');
  }
  test('what cannot be taken back says why', () => {
    const state = stateIn(tableOf(person('Ash'), bot).news(false));
    expect(state).toMatchObject({ undo: false, redo: false, undoRefused: { key: 'undo.nothing' } });
  });
  test('a step that was taken back can be done again, and holds the bots as it did the first time', () => {
    const table = afterOwnStep();
    expect(table.held).toBe(true);
    expect(stateIn(table.news(true))).toMatchObject({ undo: true, redo: false, undoRefused: null });
    expect(table.run({ kind: 'undo', seat: 0 })).toBeNull();
    expect(table.held).toBe(false);
    expect(stateIn(table.news(true)).redo).toBe(true);
    expect(table.run({ kind: 'redo', seat: 0 })).toBeNull();
    expect(table.held).toBe(true);
    expect(stateIn(table.news(true)).redo).toBe(false);
  });
});

describe('two people at one screen', () => {
  test('nobody is shown before they say that they look', () => {
    const table = tableOf(person('Ash'), person('Wren'));
    const [state, call] = table.news(false);
    expect(stateIn([state as News]).seat).toBe(-1);
    expect(call).toMatchObject({ type: 'call', seat: table.called() });
  });
  test('the screen is covered again when the other one is asked', () => {
    const table = tableOf(person('Ash'), person('Wren'));
    table.facing = table.called() ?? -1;
    const first = table.facing;
    expect(stateIn(table.news(false)).seat).toBe(first);
    while (table.called() === null && !table.match.over) playOn(table, 1);
    expect(table.called()).toBe(1 - first);
    expect(stateIn(table.news(false)).seat).toBe(-1);
  });
});

describe('what others answer in secret', () => {
  test('is not told, and not counted', () => {
    const table = tableOf(person('Ash'), bot);
    table.news(false);
    expect(table.asked()).toEqual([0, 1]);
    expect(table.run({ kind: 'answer', seat: 1, decision: table.match.state.asked, index: 0 })).toBeNull();
    expect(stateIn(table.news(false))).toMatchObject({ n: 0, entries: [] });
    expect(replayState(table, 9, 0)).toMatchObject({ at: 0, of: 0, entry: null });
  });
});

describe('records', () => {
  const table = tableOf(person('Ash'), bot);
  playOn(table, 12);
  test('any entry is shown as it was', () => {
    const shown = replayState(table, 5, 0);
    if (isRefused(shown)) throw new Error('no replay');
    expect(shown).toMatchObject({ at: 5, of: table.count(0) });
    expect(shown.marks).toHaveLength(table.count(0));
    const last = replayState(table, Number.MAX_SAFE_INTEGER, 0);
    expect(isRefused(last) ? null : last.view).toEqual(table.match.view(0));
  });
  test('the statistics have one number a seat for every entry', () => {
    const { names, values, rounds } = statsOf(table, 0);
    expect(rounds).toHaveLength(table.count(0) + 1);
    for (const name of names) {
      expect(values[name]).toHaveLength(table.count(0) + 1);
      for (const row of values[name] ?? []) expect(row).toHaveLength(2);
    }
    expect(values[names[0] ?? '']?.at(-1)).toEqual(table.match.game.tally(table.match.state)[names[0] ?? '']);
  });
});
