import { describe, expect, test } from 'vitest';
import { DEPTH_LIMIT, EngineError, guarded, loadMatch, Match, RUN_LIMIT, seedOf, step } from '../src/index.ts';
import { fixture, type Options, type State } from './fixture.ts';
import { begin, ok, play, run, speaks } from './helpers.ts';

function errorOf(run: () => unknown): EngineError {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(EngineError);
    return error as EngineError;
  }
  throw new Error('nothing was thrown');
}

const faults: [Options['fault'], string, object][] = [
  ['throws', 'engine.failed', { error: 'boom' }],
  ['throwsText', 'engine.failed', { error: 'a text' }],
  ['runaway', 'engine.runaway', { limit: RUN_LIMIT }],
  ['selfLoop', 'engine.runaway', { limit: RUN_LIMIT }],
  ['depth', 'engine.depth', { limit: DEPTH_LIMIT }],
  ['twice', 'engine.twoDecisions', { first: 'act', second: 'bid' }],
  ['unknownTask', 'engine.unknownTask', { kind: 'nonsense' }],
  ['unknownDecision', 'engine.unknownDecision', { kind: 'nonsense' }],
  ['noChoices', 'engine.noChoices', { decision: 'odd' }],
  ['noChoicesAmong', 'engine.noChoices', { decision: 'odd' }],
  ['noSeats', 'engine.noChoices', { decision: 'bid' }],
  ['noOutcome', 'engine.noOutcome', {}],
];

describe.each(faults)('a fault of the program: %s', (fault, code, params) => {
  const match = begin({ fault });
  run(match, [0, { kind: 'gain', n: 1 }], [0, { kind: 'gain', n: 2 }]);
  const before = JSON.stringify(match.save());
  const error = errorOf(() => play(match, 0, { kind: 'fault' }));

  test('is a coded error with words', () => {
    expect(error).toMatchObject({ code, params, name: 'EngineError' });
    speaks({ key: error.code, params: error.params });
  });

  test('leaves the last good state, from which play goes on', () => {
    expect(JSON.stringify(match.save())).toBe(before);
    const twin = ok(loadMatch(fixture, match.save())).match;
    play(twin as typeof match, 0, { kind: 'pass' });
    expect(twin.waiting()).toEqual([1]);
  });

  test('reports the seed, the steps and what was tried, so that it can be seen again', () => {
    const report = error.report as ReturnType<typeof match.save> & { attempted: object };
    const { attempted, ...save } = report;
    expect(JSON.stringify(save)).toBe(before);
    expect(save).toMatchObject({
      game: 'fixture',
      seed: seedOf(1),
      log: [
        [0, 1, ['gain', 1], 0],
        [0, 2, ['gain', 2], 0],
      ],
    });
    expect(attempted).toEqual({ seat: 0, asked: 3, choice: { kind: 'fault' } });
    const again = ok(loadMatch(fixture, save)).match;
    expect(errorOf(() => again.play(0, 3, { kind: 'fault' })).code).toBe(code);
  });
});

test('what was tried is reported by index, too', () => {
  const match = begin({ fault: 'throws' });
  const index = match.choices(0).findIndex(({ kind }) => kind === 'fault');
  expect(errorOf(() => match.step(0, 1, index)).report).toMatchObject({ attempted: { seat: 0, asked: 1, index } });
});

test('the error keeps what caused it', () => {
  const match = begin({ fault: 'throws' });
  const { cause } = errorOf(() => play(match, 0, { kind: 'fault' }));
  expect(cause).toBeInstanceOf(Error);
  expect((cause as Error).message).toBe('boom');
});

test('step alone is transactional, too', () => {
  const { position } = begin({ fault: 'throws' });
  const before = JSON.stringify(position.state);
  const index = position.choices(0).findIndex(({ kind }) => kind === 'fault');
  expect(errorOf(() => step(position, 0, 1, index))).toMatchObject({ code: 'engine.failed', report: null });
  expect(JSON.stringify(position.state)).toBe(before);
  expect(ok(step(position, 0, 1, 0)).state.decision).toEqual({ kind: 'act', seats: [1] });
});

test.each([
  ['setup', 'engine.failed'],
  ['stillborn', 'engine.noOutcome'],
] as const)('a fault at set-up reports its seed: %s', (fault, code) => {
  const error = errorOf(() => Match.start(fixture, { options: { fault }, seats: 2, seed: seedOf(3) }));
  expect(error).toMatchObject({ code, report: { game: 'fixture', seats: 2, seed: seedOf(3), options: { fault } } });
});

test('a fault in the last of several answers leaves the others in', () => {
  const game = {
    ...fixture,
    decisions: {
      ...fixture.decisions,
      bid: {
        ...fixture.decisions.bid,
        choose: () => {
          throw new Error('at the last moment');
        },
      },
    },
  };
  const match = begin({ hand: 3 }, { seats: 3, seed: 5, game });
  play(match, 0, { kind: 'bid' });
  const seats = match.waiting().slice();
  const last = seats.pop() as number;
  for (const seat of seats) ok(match.step(seat, match.state.asked, 0));
  const hash = match.hash();
  expect(errorOf(() => match.step(last, match.state.asked, 0)).code).toBe('engine.failed');
  expect(match.hash()).toBe(hash);
  expect(match.waiting()).toEqual([last]);
});

test('a fault while a step is done again is reported as well', () => {
  let broken = false;
  const game: typeof fixture = {
    ...fixture,
    outcome: (state) => {
      if (broken) throw new Error('broken since');
      return fixture.outcome(state);
    },
    tasks: {
      ...fixture.tasks,
      turn: (state, task, flow) => {
        if (broken) throw new Error('broken since');
        fixture.tasks.turn(state, task, flow);
      },
    },
  };
  const match = begin({}, { game });
  play(match, 0, { kind: 'gain', n: 1 });
  ok(match.undo(0));
  broken = true;
  expect(errorOf(() => match.redo(0)).report).toMatchObject({ seed: seedOf(1), attempted: { seat: 0 } });
});

describe('a fault that shows only when somebody looks', () => {
  /** The fixture, doing something improper to the state when somebody gains. */
  const improper = (damage: (state: State) => void): typeof fixture => ({
    ...fixture,
    decisions: {
      ...fixture.decisions,
      act: {
        ...fixture.decisions.act,
        choose: (state, decision, seat, choice, flow) => {
          fixture.decisions.act.choose(state, decision, seat, choice, flow);
          if (choice.kind === 'gain') damage(state);
        },
      },
    },
  });

  test('is coded and reported as well', () => {
    const match = begin({}, { game: improper((state) => Object.assign(state, { leak: 7 })) });
    play(match, 0, { kind: 'gain', n: 1 });
    for (const look of [() => match.view(0), () => match.undoRefusal(0)])
      expect(errorOf(look)).toMatchObject({
        code: 'engine.failed',
        params: { error: 'undeclared field: leak' },
        report: { seed: seedOf(1), log: [[0, 1, ['gain', 1], 0]] },
      });
  });

  test('has no report where the state cannot even be saved', () => {
    const match = begin({}, { game: improper((state) => state.orders.push({ kind: 'nonsense' } as never)) });
    play(match, 0, { kind: 'gain', n: 1 });
    expect(errorOf(() => match.view(0))).toMatchObject({ code: 'engine.failed', report: null });
    for (const look of [() => match.save(), () => match.hash()]) expect(errorOf(look).code).toBe('engine.failed');
  });

  test('so is one in the lists or in the outcome', () => {
    let broken = false;
    const fails = () => {
      if (broken) throw new Error('broken since');
    };
    const game: typeof fixture = {
      ...fixture,
      outcome: (state) => {
        fails();
        return fixture.outcome(state);
      },
      decisions: {
        ...fixture.decisions,
        act: {
          ...fixture.decisions.act,
          choices: (...args) => {
            fails();
            return fixture.decisions.act.choices(...args);
          },
        },
      },
    };
    const match = begin({}, { game });
    const twin = ok(loadMatch(game, match.save(), 'snapshot')).match;
    play(match, 0, { kind: 'halt' });
    broken = true;
    expect(errorOf(() => match.outcome())).toMatchObject({ code: 'engine.failed', report: { seed: seedOf(1) } });
    expect(errorOf(() => twin.choices(0))).toMatchObject({ code: 'engine.failed', report: { seed: seedOf(1) } });
  });
});

test('guarded gives what was made, and codes what was thrown', () => {
  expect(guarded(() => 5)).toBe(5);
  const own = new EngineError('engine.depth', { limit: 1 });
  expect(
    errorOf(() =>
      guarded(() => {
        throw own;
      }),
    ),
  ).toBe(own);
});
