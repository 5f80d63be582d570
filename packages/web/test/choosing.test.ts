import type { Choice, GameState } from '@cinderhall/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { change } from '../src/app/settings.ts';
import type { GameTable } from '../src/games/types.ts';
import type { Host } from '../src/host.ts';
import type { Request, TableCard, TableState } from '../src/protocol.ts';
import { TableSession } from '../src/table/session.ts';
import { isAsked } from '../src/table/thing.tsx';

const choices = [
  { kind: 'build', card: 1 },
  { kind: 'build', card: 2 },
  { kind: 'raze', card: 2 },
  { kind: 'raze', card: 3 },
];
const cardOf = (choice: Choice): unknown => ('card' in choice ? choice.card : '');

const words = { messages: {}, nouns: {} };
const table = {
  game: {
    id: 'samples',
    title: { en: '', pl: '' },
    refs: (choice: Choice) => [`card:${cardOf(choice)}`],
    describe: { choice: (_view: GameState, { kind }: Choice) => ({ key: kind }) },
    impact: () => null,
    words: { en: words, pl: words },
  },
  words: { en: words, pl: words },
  verb: ({ kind }: Choice) => kind,
} as unknown as GameTable;

const card: TableCard = {
  id: 'one',
  game: 'samples',
  options: {},
  seats: [
    { kind: 'person', name: '', level: null },
    { kind: 'bot', name: 'Nan', level: 'greedy' },
  ],
  created: 0,
  changed: 0,
  entryCount: 0,
  round: 0,
  places: null,
  over: false,
  waiting: [],
  scores: [],
};

const state = (asked: number): TableState =>
  ({
    type: 'state',
    table: 'one',
    seat: 0,
    n: 0,
    view: { asked, decision: null },
    entries: [],
    choices,
    bots: [],
  }) as unknown as TableState;

const sent: Request[] = [];
const host = {
  line: { value: 'open', peek: () => 'open' },
  send: (request: Request) => {
    sent.push(request);
    return Promise.resolve({ type: 'ok' });
  },
} as unknown as Host;

const answers = () => sent.flatMap((request) => (request.type === 'answer' ? [request.index] : []));

function session(): TableSession {
  const made = new TableSession(host, card, table);
  made.state.value = state(1);
  return made;
}

beforeEach(() => {
  sent.length = 0;
  change({ oneClick: false });
});

test('what is around things knows which of them the choices that are left use', () => {
  const one = session();
  const asked = () => [1, 2, 3, 4].filter((n) => isAsked(one, `card:${n}`));
  expect(asked()).toEqual([1, 2, 3]);
  one.pick('card:3');
  expect(asked()).toEqual([3]);
  one.back();
  one.pickVerb('build');
  expect(asked()).toEqual([1, 2]);
});

describe('clicks on a thing', () => {
  test('one selects its only choice, and another one puts it down', () => {
    const one = session();
    one.press('card:1', 1);
    expect(one.selected.value).toBe(0);
    one.press('card:1', 1);
    expect(one.selected.value).toBeNull();
    expect(answers()).toEqual([]);
  });

  test('a double click confirms, whether it was selected before or not', () => {
    const fresh = session();
    fresh.press('card:1', 1);
    fresh.press('card:1', 2);
    expect(answers()).toEqual([0]);
    const before = session();
    before.pick('card:3');
    before.press('card:3', 1);
    before.press('card:3', 2);
    expect(answers()).toEqual([0, 3]);
  });

  test('a double click that leaves several choices keeps them', () => {
    const one = session();
    one.press('card:2', 1);
    one.press('card:2', 2);
    expect(one.shown.value).toEqual([1, 2]);
    expect(answers()).toEqual([]);
  });

  test('the second click never answers another question', () => {
    const one = session();
    one.press('card:1', 1);
    one.state.value = state(2);
    one.back();
    one.press('card:1', 2);
    expect(answers()).toEqual([]);
  });
});

describe('a choice that only opens the next question', () => {
  const opening = { ...table, opens: (_view: GameState, { kind }: Choice) => kind === 'build' } as GameTable;
  const opened = (given: GameTable = opening) => {
    const made = new TableSession(host, card, given);
    made.state.value = state(1);
    return made;
  };

  test('is the answer as soon as it is taken up, on the table or in the list; others are confirmed', () => {
    opened().press('card:1', 1);
    opened().select(1);
    const one = opened();
    one.press('card:3', 1);
    one.select(2);
    expect(answers()).toEqual([0, 1]);
  });

  test('is only taken up where it is a hint, a verb, or the answer to a puzzle', () => {
    const one = opened();
    one.takeUp(0);
    one.pickVerb('build');
    expect(one.shown.value).toEqual([0, 1]);
    const puzzle = new TableSession(host, card, opening, null, 0);
    puzzle.state.value = state(1);
    puzzle.press('card:1', 1);
    expect(puzzle.selected.value).toBe(0);
    expect(answers()).toEqual([]);
  });

  test('the usual answer to what follows lies ready', () => {
    const usual = { ...opening, usual: (_view: GameState, list: readonly Choice[]) => list.length - 1 } as GameTable;
    const one = opened(usual);
    one.receive(state(2));
    expect(one.selected.value).toBe(3);
    expect(answers()).toEqual([]);
  });
});

describe('with a verb chosen', () => {
  test('only what it can be done with is near, and a thing narrows it further', () => {
    const one = session();
    one.pickVerb('raze');
    expect([...one.near.value]).toEqual(['card:2', 'card:3']);
    one.pick('card:2');
    expect(one.selected.value).toBe(2);
  });

  test('a thing that the verb has no use for changes to its own choices', () => {
    const one = session();
    one.pickVerb('raze');
    one.pick('card:1');
    expect(one.shown.value).toEqual([0]);
  });

  test('a thing says how many choices are left for it', () => {
    const one = session();
    expect(one.usesOf('card:2')).toBe(2);
    one.pickVerb('raze');
    expect(one.usesOf('card:2')).toBe(1);
    expect(one.usesOf('card:1')).toBe(1);
  });
});

test('another tab that plays the match is told, and forgotten when this one plays it again', () => {
  const one = session();
  one.receive({ type: 'elsewhere', table: 'one' });
  expect(one.elsewhere.value).toBe(true);
  one.receive(state(2));
  expect(one.elsewhere.value).toBe(false);
});
