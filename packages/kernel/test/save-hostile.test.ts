import { describe, expect, test } from 'vitest';
import { isRefused, loadMatch, Match, type Save } from '../src/index.ts';
import { type Choice, fixture, type State, schema } from './fixture.ts';
import { begin, keyOf, nested, ok, play, run, viaJson } from './helpers.ts';

const match = begin({ hand: 3 }, { seats: 3, seed: 5 });
run(match, [0, { kind: 'gain', n: 1 }], [0, { kind: 'bid' }]);
ok(match.step(match.waiting()[0] as number, match.state.asked, 0));
const save = viaJson(match.save());

type Loose = Record<string, never>;
type Json = Record<string, unknown>;

/** The fixture, counting how often one of its rules was asked to do anything. */
function watched() {
  const calls = { count: 0 };
  const counted = <T extends object>(handlers: T): T =>
    Object.fromEntries(
      Object.entries(handlers).map(([name, handler]) => [
        name,
        typeof handler === 'function'
          ? (...args: unknown[]) => {
              calls.count++;
              return (handler as (...args: unknown[]) => unknown)(...args);
            }
          : counted(handler as object),
      ]),
    ) as T;
  const game = {
    ...fixture,
    tasks: counted(fixture.tasks),
    decisions: counted(fixture.decisions),
    outcome: counted({ outcome: fixture.outcome }).outcome,
  };
  return { game: game as typeof fixture, calls };
}

/** A save that goes on from a state made by an attacker, who can work out its hash as well as we can. */
function crafted(change: (state: Loose) => void): Save {
  const state = viaJson(match.state) as unknown as Loose;
  change(state);
  let hash = '';
  try {
    hash = schema.hash(state as unknown as State);
  } catch {}
  const stored = { at: save.log.length, state };
  return { ...save, base: stored, snapshot: stored, hash };
}

const set = (name: string, value: unknown) => (state: Loose) => Object.assign(state, { [name]: value });
const bid = (seats: unknown) => set('decision', { kind: 'bid', seats });

describe('a stored state is refused before any rule of the game sees it', () => {
  test.each<[string, (state: Loose) => void, string]>([
    ['a field is missing', (state) => delete state.deck, 'deck'],
    ['a field too many', set('more', 1), 'more'],
    ['an inherited name', set('constructor', {}), 'constructor'],
    ['wrong type', set('title', 5), 'title'],
    ['wrong range', set('secret', 1000), 'secret'],
    ['a blank instead of a card', set('deck', [-1]), 'deck[0]'],
    ['no generator', set('chance', []), 'chance'],
    ['half a generator', set('chance', [1, 2]), 'chance'],
    ['a generator beyond 32 bits', set('chance', [1, 2, 3, 2 ** 40]), 'chance'],
    ['a task of no kind', set('tasks', [{ kind: 'nonsense' }]), 'tasks[0].kind'],
    ['a task of an inherited kind', set('tasks', [{ kind: 'constructor' }]), 'tasks[0].kind'],
    ['a decision of no kind', set('decision', { kind: 'nonsense', seats: [0] }), 'decision.kind'],
    ['a decision for nobody', bid([]), 'decision.seats'],
    ['a decision for a seat that is not there', bid([0, 7]), 'decision.seats'],
    ['a decision for a seat beyond all bits', bid([0, 2 ** 40]), 'decision.seats'],
    ['a decision for the same seat twice', bid([1, 1]), 'decision.seats'],
    ['a decision for a text', bid(['0']), 'decision.seats[0]'],
    ['a decision for a negative seat', bid([-1]), 'decision.seats[0]'],
    ['answers of fewer seats', set('answers', [-1]), 'hands'],
    ['answers of no seats', set('answers', []), 'hands'],
    ['known of fewer seats', set('known', [[]]), 'known'],
    ['hands of fewer seats', set('hands', [[1]]), 'hands'],
    ['a value nested beyond measure', set('effect', nested(20_000)), 'effect'],
    ['a very long name', set('x'.repeat(1e5), 1), 'x'.repeat(60)],
  ])('%s', (_name, change, where) => {
    const { game, calls } = watched();
    for (const how of ['replay', 'snapshot'] as const) {
      const result = loadMatch(game, crafted(change), how);
      expect(keyOf(result)).toBe('save.snapshot');
      expect(result).toHaveProperty('refused.params.where', where);
    }
    expect(calls.count).toBe(0);
  });

  test.each<[string, (state: Loose) => void, string]>([
    ['an answer that is not on the list', set('answers', [9, -1, -1]), 'answers'],
    ['an answer below all lists', set('answers', [-2, -1, -1]), 'answers'],
    [
      'answers to a question for one seat',
      (state) => {
        Object.assign(state, { decision: { kind: 'act', seats: [0] }, answers: [-1, 0, -1] });
      },
      'answers',
    ],
    ['all answers in, and the question still open', set('answers', [0, 0, 0]), 'decision.seats'],
    [
      'a decision without a choice',
      (state) => {
        Object.assign(state, { decision: { kind: 'odd', seats: [0] }, answers: [-1, -1, -1] });
      },
      'state',
    ],
    ['no decision, but tasks', set('decision', null), 'tasks'],
    [
      'no decision and no end',
      (state) => {
        Object.assign(state, { decision: null, tasks: [] });
      },
      'decision',
    ],
  ])('or when the kernel itself cannot go on from it: %s', (_name, change, where) => {
    const result = loadMatch(fixture, crafted(change));
    expect(keyOf(result)).toBe('save.snapshot');
    expect(result).toHaveProperty('refused.params.where', where);
  });

  test('also with as many seats as the attacker likes', () => {
    for (const seats of [0, 5, 1e9])
      expect(
        keyOf(
          loadMatch(fixture, {
            ...crafted(() => {}),
            log: [],
            snapshot: undefined,
            base: { at: 0, state: match.state },
            seats,
          }),
        ),
      ).toBe('save.snapshot');
    const fewer = { ...crafted(() => {}), log: [], snapshot: undefined, base: { at: 0, state: match.state }, seats: 2 };
    expect(loadMatch(fixture, fewer)).toHaveProperty('refused.params.where', 'answers');
  });

  test('a rule that fails on it is a refusal, too', () => {
    const faulty: typeof fixture = {
      ...fixture,
      decisions: {
        ...fixture.decisions,
        bid: {
          ...fixture.decisions.bid,
          choices: () => {
            throw new Error('what card is that?');
          },
        },
      },
    };
    expect(
      keyOf(
        loadMatch(
          faulty,
          crafted(() => {}),
        ),
      ),
    ).toBe('save.snapshot');
  });
});

describe('a hostile snapshot is no harm where the log can be played', () => {
  test.each<[string, (state: Json) => void]>([
    ['wrong shape', (state) => Object.assign(state, { title: 5 })],
    ['other cards', (state) => Object.assign(state, { deck: [0, 0, 0] })],
    ['richer', (state) => Object.assign(state, { scores: [99, 99, 99] })],
    ['other number of the decision', (state) => Object.assign(state, { asked: 77 })],
    [
      'other decision',
      (state) => Object.assign(state, { decision: { kind: 'act', seats: [1] }, answers: [-1, -1, -1] }),
    ],
  ])('%s', (_name, change) => {
    const state = viaJson(match.state) as unknown as Json;
    change(state);
    const loaded = ok(loadMatch(fixture, { ...save, snapshot: { at: save.log.length, state } }, 'snapshot'));
    expect(loaded.match.hash()).toBe(match.hash());
    expect(loaded.match.history[0]?.events).not.toEqual([]);
  });
});

describe('a state that fits is taken as it is', () => {
  test('and its history is history only', () => {
    const loaded = ok(loadMatch(fixture, crafted(set('asked', 77)))).match;
    expect(loaded.state.asked).toBe(77);
    expect(loaded.length).toBe(save.log.length);
    play(
      loaded as Match<State, Choice>,
      loaded.waiting()[0] as number,
      loaded.choices(loaded.waiting()[0] as number)[0] as Choice,
    );
    expect(ok(loadMatch(fixture, loaded.save())).match.hash()).toBe(loaded.hash());
  });

  test('a history of many entries is no burden, and nobody resigns twice', () => {
    const log = [...Array(150_000).fill(['handover', 0, 0, 'x']), ['resign', 1, 0], ['resign', 1, 0]];
    const base = { at: log.length, state: match.state };
    const loaded = ok(loadMatch(fixture, { ...save, log, base, snapshot: undefined })).match;
    expect(loaded.length).toBe(150_002);
    expect(loaded.resigned).toEqual([1]);
  });

  test('a name like that of a prototype in a table is refused', () => {
    const state = JSON.parse(JSON.stringify(match.state).replace('"notes":{}', '"notes":{"__proto__":1}')) as object;
    const stored = { ...save, base: { at: save.log.length, state }, snapshot: undefined };
    expect(loadMatch(fixture, stored)).toHaveProperty('refused.params.where', 'notes.__proto__');
    expect(isRefused(loadMatch(fixture, { ...stored, base: undefined }))).toBe(false);
    expect(({} as { 1?: unknown })[1]).toBeUndefined();
  });
});

test('what the constructor of a match is given by a file cannot reach a prototype', () => {
  const text = JSON.stringify(save).replace('"options":{', '"options":{"__proto__":{"polluted":true},');
  expect(keyOf(loadMatch(fixture, text))).toBe('refused.option.unknown');
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect(Match.prototype).not.toHaveProperty('polluted');
});
