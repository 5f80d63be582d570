import { isRefused, Match, seedOf } from '@cinderhall/kernel';
import { ashMarket } from '@cinderhall/samples';
import { describe, expect, test } from 'vitest';
import { botName, PERSON, playAgain, SPECTATOR, TableMatch } from '../src/index.ts';

const around = { table: 't', halted: false, clocks: null };

function begun(levels: readonly (string | null)[]): TableMatch {
  const match = Match.start(ashMarket, { seats: levels.length, seed: seedOf(7) });
  if (isRefused(match)) throw new Error(match.refused.key);
  return new TableMatch(match, levels, 'greedy');
}

function done(table: TableMatch, command: Parameters<TableMatch['take']>[0], now = 0): void {
  const applied = table.take(command, now);
  if (isRefused(applied)) throw new Error(applied.refused.key);
}

const answer = (table: TableMatch, seat: number, index = 0) =>
  ({ kind: 'answer', seat, decision: table.match.state.asked, index }) as const;

describe('answers to a decision of several', () => {
  const table = begun([null, null]);
  // The market opens with a decision of everybody.
  expect(table.asked()).toEqual([0, 1]);
  done(table, answer(table, 0, 1));

  test('are known to their own seat alone until the last one is in', () => {
    expect([table.count(0), table.count(1), table.count(SPECTATOR)]).toEqual([1, 0, 0]);
    expect(table.since(0, 0)).toMatchObject([{ n: 1, kind: 'step', seat: 0 }]);
    expect(table.stateWithoutView(1, -1, around).entries.map(({ kind }) => kind)).toEqual(['setup']);
    expect([table.asked(), table.waitingPeople()]).toEqual([[0, 1], [1]]);
  });

  test('are recognised when they come again, and taken back as long as they are secret', () => {
    expect(table.hasTaken(answer(table, 0, 1))).toBe(true);
    expect(table.hasTaken(answer(table, 0, 0))).toBe(false);
    expect(table.stateWithoutView(0, null, around)).toMatchObject({ undo: true, undoRefused: null, redo: false });
  });

  test('the last one does not say whose it was; once more from the log everything is as it was', () => {
    done(table, answer(table, 1));
    const [last] = table.since(SPECTATOR, 0);
    expect(last).toMatchObject({ n: 1, kind: 'step' });
    expect(last).not.toHaveProperty('seat');
    expect(table.everything(SPECTATOR).map(({ seat }) => seat)).toEqual([0, 1]);
    const again = playAgain(table.match, (match) => new TableMatch(match, [null, null], 'greedy'));
    if (isRefused(again)) throw new Error(again.refused.key);
    for (const viewer of [SPECTATOR, 0, 1]) expect(again.since(viewer, -1)).toEqual(table.since(viewer, -1));
  });
});

describe('who plays a seat', () => {
  test('a bot that was asked to, and again the person; whoever resigns is played by the stand-in', () => {
    const table = begun([null, 'random', null]);
    expect(table.bots).toEqual([null, 'random', null]);
    done(table, { kind: 'handover', seat: 0, to: botName('veteran') });
    expect(table.bots).toEqual(['veteran', 'random', null]);
    expect(table.waitingPeople()).toEqual([2]);
    expect(table.waitingBot()).toEqual({ seat: 1, level: 'random' });
    expect(table.stateWithoutView(0, null, around)).toMatchObject({ choices: [], undo: false });
    done(table, { kind: 'handover', seat: 0, to: PERSON });
    expect(table.bots[0]).toBeNull();
    done(table, { kind: 'resign', seat: 2 });
    expect(table.bots).toEqual([null, 'random', 'greedy']);
    // What was done last is no step: there is nothing to take back.
    expect(table.undoRefusal(0)).toEqual({ key: 'undo.nothing' });
  });
});

describe('an undo against bots', () => {
  /** The first seat has acted, the bots have answered, and it could take that back; `levels` are those of the seats. */
  function answered(levels: readonly (string | null)[]): TableMatch {
    const table = begun(levels);
    for (let i = 0; i < 80; i++) {
      const seat = table.match.waiting()[0] ?? 0;
      const passing = table.match.choices(seat).findIndex(({ kind }) => kind === 'pass');
      const before = table.match.length;
      done(table, answer(table, seat, Math.max(0, passing)), i);
      const own = table.match.history[before - 1]?.entry;
      if (
        seat === 1 &&
        table.asked().length === 1 &&
        own &&
        'seat' in own &&
        own.seat === 0 &&
        !table.match.undoRefusal(0, () => true)
      )
        return table;
    }
    throw new Error('nothing could be taken back');
  }

  test('takes their answers back too, for everybody and in what is told later', () => {
    const table = answered([null, 'random', null]);
    const seen = table.count(2);
    const early = table.since(2, seen - 1);
    expect(table.stateWithoutView(0, null, around)).toMatchObject({ undo: true, undoRefused: null });
    done(table, { kind: 'undo', seat: 0 }, 100);
    // Who knew of both, of the first alone, and of neither.
    expect(table.since(2, seen)).toMatchObject([{ n: seen + 1, kind: 'undo', seat: 0, from: seen - 1 }]);
    expect(table.since(2, seen - 1)).toMatchObject([{ n: seen + 1, kind: 'undo', seat: 0, from: seen - 1 }]);
    expect(table.since(2, seen - 2)).toEqual([]);
    expect(early).toMatchObject([{ seat: 1 }]);
    const again = playAgain(table.match, (match) => new TableMatch(match, [null, 'random', null], 'greedy'));
    if (isRefused(again)) throw new Error(again.refused.key);
    for (const viewer of [SPECTATOR, 0, 1, 2]) expect(again.since(viewer, -1)).toEqual(table.since(viewer, -1));
    expect(again.stateWithoutView(0, null, around)).toEqual(table.stateWithoutView(0, null, around));
  });

  test('is refused where a person has answered, also if a bot has the seat by now', () => {
    const table = answered([null, null, null]);
    expect(table.undoRefusal(0)).toMatchObject({ key: 'undo.others' });
    done(table, { kind: 'handover', seat: 1, to: botName('random') });
    expect(table.undoRefusal(0)).toMatchObject({ key: 'undo.others' });
    expect(isRefused(table.take({ kind: 'undo', seat: 0 }, 0))).toBe(true);
  });

  test('where a bot had the seat then, it is possible, whoever has it now', () => {
    const table = answered([null, 'random', null]);
    done(table, { kind: 'handover', seat: 1, to: PERSON });
    expect(table.undoRefusal(0)).toBeNull();
  });
});

describe('a screen that several share', () => {
  test('is covered before the next one is called; the one who looks stays while it is asked', () => {
    const table = begun([null, null, 'random']);
    const [first = SPECTATOR] = table.waitingPeople();
    const other = 1 - first;
    expect(table.screen([0, 1], SPECTATOR)).toEqual({ facing: SPECTATOR, call: first });
    expect(table.screen([0, 1], other)).toEqual({ facing: other, call: null });
    done(table, answer(table, other));
    expect(table.screen([0, 1], other)).toEqual({ facing: SPECTATOR, call: first });
    expect(table.screen([], other)).toEqual({ facing: other, call: null });
  });
});

test('time does not run backwards', () => {
  const table = begun([null, null]);
  done(table, answer(table, 0), 500);
  done(table, answer(table, 1), 200);
  expect(table.match.history.map(({ entry }) => entry.time)).toEqual([500, 500]);
});
