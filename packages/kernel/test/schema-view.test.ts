import { describe, expect, test } from 'vitest';
import {
  bool,
  card,
  cardRef,
  defineSchema,
  dict,
  int,
  kinds,
  list,
  nullable,
  obj,
  oneOf,
  perSeat,
  seen,
  str,
  value,
} from '../src/index.ts';
import { schema } from './fixture.ts';
import { altered, begin, run } from './helpers.ts';

const three = () => begin({ hand: 3 }, { seats: 3 });

describe('who sees what', () => {
  test('all: everybody, spectators too', () => {
    const match = three();
    run(match, [0, { kind: 'gain', n: 2 }]);
    for (const seat of [-1, 0, 1, 2]) {
      const view = match.view(seat);
      expect(view.scores).toEqual([2, 0, 0]);
      expect(view.decision).toEqual({ kind: 'act', seats: [0] });
      expect(view.asked).toBe(match.state.asked);
    }
  });

  test('owner: the seat itself; the others see how many, and the backs', () => {
    const state = altered(three(), (own) => {
      own.hands = [[1, 9], [2, 10, 3], []];
    });
    expect(schema.view(state, 1).hands).toEqual([[-1, -2], [2, 10, 3], []]);
    expect(schema.view(state, 0).hands).toEqual([[1, 9], [-1, -2, -1], []]);
    expect(schema.view(state, -1).hands).toEqual([[-1, -2], [-1, -2, -1], []]);
  });

  test('owner of a place for one card: the others see whether there is one, and its back', () => {
    const state = altered(three(), (own) => {
      own.vaults = [11, null, 4];
    });
    expect(schema.view(state, 0).vaults).toEqual([11, null, -1]);
    expect(schema.view(state, 1).vaults).toEqual([-2, null, -1]);
  });

  test('a card in a hidden place that everybody has seen: spectators see it too', () => {
    const parts = {
      fields: { hands: perSeat(seen('owner', list(card()))), shown: list(cardRef()) },
      tasks: {},
      decisions: {},
      choices: {},
    } as const;
    const shown = defineSchema(parts, { open: (state) => state.shown });
    const { chance } = three().state;
    const kernels = { chance, tasks: [], decision: null, asked: 0, answers: [-1, -1, -1] };
    const state = { ...kernels, known: [[], [2], [2]], hands: [[1, 2], [], []], shown: [2] };
    const views = [-1, 0, 1, 2].map((seat) => shown.view(state as never, seat).hands[0]);
    expect(views).toEqual([
      [-1, 2],
      [1, 2],
      [-1, 2],
      [-1, 2],
    ]);
  });

  test('private: the seat itself; the others do not even see how much there is', () => {
    const state = altered(three(), (own) => {
      own.known = [[own.deck[0] as number], [], [own.deck[1] as number, own.deck[2] as number]];
      own.answers = [3, -1, 0];
    });
    const view = schema.view(state, 2);
    expect(view.known).toEqual([[], [], state.known[2]]);
    expect(view.answers).toEqual([-1, -1, 0]);
    expect(view.goals).toEqual([-1, -1, state.goals[2]]);
    expect(schema.view(state, -1).goals).toEqual([-1, -1, -1]);
  });

  test('count: how many, and nobody more', () => {
    const match = three();
    const { deck } = match.state;
    const backs = deck.map((which) => (which < 8 ? -1 : -2));
    for (const seat of [-1, 0, 1, 2]) expect(match.view(seat).deck).toEqual(backs);
  });

  test('nobody: nothing at all', () => {
    const match = three();
    for (const seat of [-1, 0, 1, 2]) {
      expect(match.view(seat).secret).toBe(-1);
      expect(match.view(seat).chance).toEqual([]);
    }
  });

  test('a named rule: whoever it names, wherever the thing lies', () => {
    const match = three();
    run(match, [0, { kind: 'crack' }]);
    expect(match.view(0).code).toBe(42);
    expect(match.view(0).riddles).toEqual(['riddle 0', 'riddle 1', 'riddle 2']);
    for (const seat of [-1, 1, 2]) {
      expect(match.view(seat).code).toBe(-1);
      expect(match.view(seat).riddles).toEqual(['', '', '']);
    }
  });

  test('a named rule may open a thing to everybody, spectators too', () => {
    const parts = { fields: { open: bool(), end: seen('opened', int()) }, tasks: {}, decisions: {}, choices: {} };
    const own = defineSchema(parts, { rules: { opened: (state) => state.open } });
    const state = { open: true, end: 7, chance: [], tasks: [], decision: null, asked: 0, answers: [-1], known: [[]] };
    expect(own.view(state, -1).end).toBe(7);
    expect(own.view({ ...state, open: false }, -1).end).toBe(-1);
  });

  test('tasks and open decisions hide their fields one by one', () => {
    const match = three();
    const [held] = match.state.hands[0] as [number];
    run(match, [0, { kind: 'trap', card: held }]);
    const blank = held < 8 ? -1 : -2;
    expect(match.view(0).tasks.at(-1)).toEqual({ kind: 'unveil', seat: 0, card: held });
    expect(match.view(1).tasks.at(-1)).toEqual({ kind: 'unveil', seat: 0, card: blank });
    const offered = altered(match, (own) => {
      own.hands[1] = [3];
      own.decision = { kind: 'offer', seats: [2], from: 1, card: 3 };
    });
    expect(schema.view(offered, 2).decision).toEqual({ kind: 'offer', seats: [2], from: 1, card: 3 });
    expect(schema.view(offered, 0).decision).toEqual({ kind: 'offer', seats: [2], from: 1, card: -1 });
  });

  test('an object that names a seat belongs to that seat, and one that names seats to them', () => {
    const state = altered(three(), (own) => {
      own.orders = [{ kind: 'march', seat: 1, to: 'south' }, { kind: 'rest' }];
    });
    expect(schema.view(state, 1).orders).toEqual(state.orders);
    expect(schema.view(state, 0).orders).toEqual([{ kind: 'march', seat: 1, to: '' }, { kind: 'rest' }]);
  });

  test('one that only has a list of that name, or no seat yet, belongs to whoever owns its place', () => {
    const secret = seen('owner', int());
    const item = obj({ seats: list(str()), secret, bag: nullable(obj({ seat: nullable(int()), secret })) });
    const own = defineSchema({ fields: { all: perSeat(item) }, tasks: {}, decisions: {}, choices: {} });
    const kernel = { chance: [], tasks: [], decision: null, asked: 0, answers: [-1, -1], known: [[], []] };
    const thing = { seats: ['a'], secret: 7, bag: { seat: null, secret: 8 } };
    const given = { ...thing, bag: { seat: 0, secret: 8 } };
    const view = (seat: number) => own.view({ ...kernel, all: [given, thing] }, seat).all;
    expect(view(0)[1]).toEqual({ seats: ['a'], secret: -1, bag: { seat: null, secret: -1 } });
    expect(view(1)[1]).toEqual(thing);
    expect(view(0)[0]).toEqual(given);
    expect(view(1)[0]).toEqual({ seats: ['a'], secret: -1, bag: { seat: 0, secret: -1 } });
  });

  test('a known card is seen where it lies hidden, by the seat that knows it only', () => {
    const match = three();
    const top = match.state.deck.at(-1) as number;
    run(match, [0, { kind: 'peek' }]);
    expect(match.view(0).deck.at(-1)).toBe(top);
    expect(match.view(1).deck.at(-1)).toBe(top < 8 ? -1 : -2);
    expect(match.view(1).known).toEqual([[], [], []]);
  });
});

test('what lies in something hidden is hidden, whoever owns it or may see it by a rule', () => {
  const inner = obj({ seat: int(0), own: seen('owner', int()), open: seen('anybody', int()), plain: int() });
  const own = defineSchema(
    { fields: { box: seen('count', list(inner)) }, tasks: {}, decisions: {}, choices: {} },
    { rules: { anybody: () => true } },
  );
  const kernel = { chance: [], tasks: [], decision: null, asked: 0, answers: [-1], known: [[]] };
  const box = [{ seat: 0, own: 5, open: 6, plain: 7 }];
  expect(own.view({ ...kernel, box }, 0).box).toEqual([{ seat: -1, own: -1, open: -1, plain: -1 }]);
});

describe('a view is an allow-list', () => {
  test.each(['extra', 'constructor', 'toString'])('an undeclared field throws: %s', (name) => {
    const state = altered(three(), (own) => Object.assign(own, { [name]: 1 }));
    expect(() => schema.view(state, 0)).toThrow(`undeclared field: ${name}`);
  });

  test('inside a task, too', () => {
    const state = altered(three(), (own) => own.tasks.push({ kind: 'turn', seat: 0, leak: 7 } as never));
    expect(() => schema.view(state, 0)).toThrow('undeclared field: leak');
  });

  test('an undeclared kind throws', () => {
    const state = altered(three(), (own) => own.tasks.push({ kind: 'toString' } as never));
    expect(() => schema.view(state, 0)).toThrow('undeclared kind: toString');
  });

  test('a visibility rule that does not exist is found when the schema is made', () => {
    const make = (by: string) =>
      defineSchema({ fields: { n: seen(by, int()) }, tasks: {}, decisions: {}, choices: {} }, { rules: {} });
    expect(() => make('frends')).toThrow('no visibility rule named frends');
  });

  test('a field cannot take the name of one that the kernel keeps', () => {
    const parts = { fields: { known: list(int()) }, tasks: {}, decisions: {}, choices: {} };
    expect(() => defineSchema(parts)).toThrow('a field named known');
  });

  test('whoever has no place at the table is a spectator: no bits wrap round', () => {
    const match = three();
    for (const seat of [3, 31, 32, 33, 64, 0.5, -2, Number.NaN]) expect(match.view(seat)).toEqual(match.view(-1));
  });
});

test('a view of a view is the same view', () => {
  const match = three();
  run(match, [0, { kind: 'peek' }], [0, { kind: 'pass' }], [1, { kind: 'bid' }]);
  for (const seat of [-1, 0, 1, 2]) expect(schema.view(match.view(seat), seat)).toEqual(match.view(seat));
});

test('a view does not share what can change with the state', () => {
  const match = three();
  const before = JSON.stringify(match.state);
  const view = match.view(0);
  view.market.push(5);
  view.hands[0]?.pop();
  view.notes.x = 1;
  if (view.decision) view.decision.seats.push(2);
  expect(JSON.stringify(match.state)).toBe(before);
});

describe('every kind of node can be hidden', () => {
  const every = {
    n: int(),
    text: str(),
    flag: bool(),
    pick: oneOf(['a', 'b']),
    free: value<unknown>(),
    cards: list(card()),
    ref: cardRef(),
    maybe: nullable(int()),
    table: dict(int()),
    shape: kinds({ one: { n: int() } }),
    inner: obj({ n: int(), deep: list(obj({ text: str() })), not: seen('nobody', list(int())) }),
  };
  const all = {
    ...{ n: 5, text: 'x', flag: true, pick: 'a' as const, free: { a: 1 }, cards: [3, 4], ref: 3, maybe: 6 },
    ...{ table: { a: 1 }, shape: { kind: 'one' as const, n: 1 }, inner: { n: 2, deep: [{ text: 'y' }], not: [1] } },
  };
  const kernel = { chance: [], tasks: [], decision: null, asked: 0, answers: [-1], known: [[]] };
  const seeing = (by: string) =>
    defineSchema({ fields: { it: seen(by, obj(every)) }, tasks: {}, decisions: {}, choices: {} }).view(
      { ...kernel, it: all },
      0,
    ).it as unknown;

  test('a hidden value keeps its outline', () => {
    expect(seeing('count')).toEqual({
      ...{ n: -1, text: '', flag: false, pick: '', free: null, cards: [-1, -1], ref: -1, maybe: null, table: {} },
      ...{ shape: null, inner: { n: -1, deep: [{ text: '' }], not: [] } },
    });
  });

  test('or not even that', () => {
    expect(seeing('nobody')).toEqual({
      ...{ n: -1, text: '', flag: false, pick: '', free: null, cards: [], ref: -1, maybe: null, table: {} },
      ...{ shape: null, inner: { n: -1, deep: [], not: [] } },
    });
  });

  test('and is whole for everybody else', () => {
    expect(seeing('all')).toEqual({ ...all, inner: { ...all.inner, not: [] } });
  });
});
