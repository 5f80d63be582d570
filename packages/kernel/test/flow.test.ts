import { describe, expect, test } from 'vitest';
import { type AddressedEvent, eventsFor, Position, step, type TaskHandlers } from '../src/index.ts';
import { fixture, type State, schema } from './fixture.ts';
import { altered, begin, ok, play, run } from './helpers.ts';

const positionOf = (state: State) => new Position(fixture, schema.copy(state));

/** The fixture with another handler behind its choice `fault`. */
const withFault = (fault: TaskHandlers<State>['fault']) =>
  begin({ fault: 'throws' }, { game: { ...fixture, tasks: { ...fixture.tasks, fault } } });

const unveil = (card: number) => ({ kind: 'unveil', seat: 0, card }) as const;
const kindsOf = (events: readonly AddressedEvent[]) => events.map(({ event }) => event.card ?? event.kind);

describe('tasks', () => {
  test('pushed together run in their order, before everything that already waits', () => {
    const match = withFault((_state, _task, flow) => {
      flow.push(unveil(1), unveil(2), { kind: 'turn', seat: 0 });
      flow.push(unveil(3), unveil(4));
    });
    expect(kindsOf(play(match, 0, { kind: 'fault' }).events)).toEqual([3, 4, 1, 2]);
    expect(match.state.tasks).toEqual([{ kind: 'end' }]);
  });

  test('pushed by a task run before the next one', () => {
    const game = {
      ...fixture,
      tasks: {
        ...fixture.tasks,
        fault: ((_state, _task, flow) =>
          flow.push({ kind: 'deal', seat: 0, left: 0 }, unveil(9), {
            kind: 'turn',
            seat: 0,
          })) as TaskHandlers<State>['fault'],
        deal: ((_state, { left }, flow) =>
          left === 0 && flow.push(unveil(1), unveil(2))) as TaskHandlers<State>['deal'],
      },
    };
    const match = begin({ fault: 'throws' }, { game });
    expect(kindsOf(play(match, 0, { kind: 'fault' }).events)).toEqual([1, 2, 9]);
  });

  test('of the set-up run in their order', () => {
    expect(begin().opening.map(({ event }) => event.seat)).toEqual([1, 0]);
  });

  test('run until a question is put, and what is left waits in the state', () => {
    const match = begin();
    expect(match.state).toMatchObject({ decision: { kind: 'act', seats: [0] }, tasks: [{ kind: 'end' }], asked: 1 });
    expect(match.waiting()).toEqual([0]);
  });

  test('when nothing is left the match is over', () => {
    const match = begin();
    run(match, [0, { kind: 'gain', n: 2 }], [0, { kind: 'quit' }]);
    expect(match.state).toMatchObject({ decision: null, tasks: [], ended: true });
    expect(match.over).toBe(true);
    expect(match.waiting()).toEqual([]);
    expect(match.choices(0)).toEqual([]);
    expect(match.position.choices(0)).toEqual([]);
    expect(match.position.waiting()).toEqual([]);
    expect(match.outcome()).toMatchObject({ places: [1, 2], scores: [[2], [0]] });
  });

  test('finish drops everything that waits', () => {
    const match = begin();
    const [card] = match.state.hands[0] as [number];
    run(match, [0, { kind: 'trap', card }]);
    expect(play(match, 1, { kind: 'halt' }).events).toEqual([]);
    expect(match.state.tasks).toEqual([]);
    expect(match.over).toBe(true);
  });

  test('finish comes before the answers that were given together with the one that ended the match', () => {
    const chosen: number[] = [];
    const bid: (typeof fixture)['decisions']['bid'] = {
      ...fixture.decisions.bid,
      choose: (state, _decision, seat, _choice, flow) => {
        chosen.push(seat);
        state.ended = true;
        flow.finish();
      },
    };
    const match = begin({}, { game: { ...fixture, decisions: { ...fixture.decisions, bid } } });
    play(match, 0, { kind: 'bid' });
    for (const seat of match.waiting()) ok(match.step(seat, match.state.asked, 0));
    expect(match.over).toBe(true);
    expect(chosen).toEqual([0]);
  });

  test('a question to somebody who is not at the table is a fault of the program', () => {
    for (const seats of [[7], [-1], [0, 2]]) {
      const match = withFault((_state, _task, flow) => flow.ask({ kind: 'act', seats }));
      expect(() => match.play(0, match.state.asked, { kind: 'fault' })).toThrow('engine.noSuchSeat');
    }
  });
});

describe('a question', () => {
  test('waits for its seat, and the list is worked out once', () => {
    const { position } = begin();
    expect(position.choices(0)).toBe(position.choices(0));
    expect(position.choices(1)).toEqual([]);
    expect(position.choices(-1)).toEqual([]);
    expect(position.choices(99)).toEqual([]);
    expect(position.copy().choices(0)).toBe(position.choices(0));
  });

  test('has a number that grows with every question', () => {
    const match = begin();
    run(match, [0, { kind: 'gain', n: 1 }], [0, { kind: 'pass' }]);
    expect(match.state.asked).toBe(3);
  });

  test('with one answer answers itself', () => {
    const position = positionOf(
      altered(begin(), (state) => {
        state.hands = [[0], [1, 3]];
      }),
    );
    const index = position.choices(0).findIndex((choice) => choice.kind === 'offer');
    const { state, events } = ok(step(position, 0, 1, index));
    expect(kindsOf(events)).toEqual(['answered']);
    expect(state).toMatchObject({ decision: { kind: 'act', seats: [1] }, asked: 3, hands: [[0], [1, 3]] });
  });
});

describe('a question to several seats', () => {
  const bidding = (...hands: number[][]) => {
    const position = positionOf(
      altered(begin({}, { seats: hands.length }), (state) => {
        state.hands = hands;
      }),
    );
    const index = position.choices(0).findIndex((choice) => choice.kind === 'bid');
    return ok(step(position, 0, 1, index));
  };

  test('waits for all of them, in any order, and changes nothing before the last answer', () => {
    let { position } = bidding([0, 2], [4, 6], [8, 10]);
    expect(position.waiting()).toEqual([0, 1, 2]);
    expect(position.choices(1)).toEqual([
      { kind: 'stake', card: 4 },
      { kind: 'stake', card: 6 },
    ]);
    for (const [seat, index] of [
      [2, 1],
      [0, 0],
    ] as const) {
      const stepped = ok(step(position, seat, position.state.asked, index));
      expect(stepped.events).toEqual([]);
      expect(stepped.state.market).toEqual([]);
      position = stepped.position;
    }
    expect(position.waiting()).toEqual([1]);
    expect(position.choices(2)).toEqual([]);
    const last = ok(step(position, 1, position.state.asked, 1));
    // Carried out in the order of the seats, not of the answers.
    expect(last.events.map(({ event }) => [event.seat, event.card])).toEqual([
      [0, 0],
      [1, 6],
      [2, 10],
    ]);
    expect(last.state).toMatchObject({
      market: [0, 6, 10],
      answers: [-1, -1, -1],
      decision: { kind: 'act', seats: [1] },
    });
  });

  test('is answered at once for a seat that has one answer only', () => {
    const { position } = bidding([0, 2], [1, 4], [3]);
    expect(position.waiting()).toEqual([0]);
    expect(position.state.answers).toEqual([-1, 0, 0]);
    expect(position.choices(1)).toEqual([]);
    const { state } = ok(step(position, 0, position.state.asked, 1));
    expect(state.market).toEqual([2, 4]);
  });

  test('answers itself when nobody has a choice', () => {
    const { state, events } = bidding([0], [1], [2]);
    expect(events.map(({ event }) => event.card)).toEqual([0, null, 2]);
    expect(state).toMatchObject({ market: [0, 2], decision: { kind: 'act', seats: [1] }, asked: 3 });
  });

  test('can be taken back by a seat until the last answer', () => {
    const { position } = bidding([0, 2], [4, 6], [1]);
    const before = schema.hash(position.state);
    expect(position.retract(0)).toBe(false);
    const { position: after } = ok(step(position, 0, position.state.asked, 1));
    expect(after.retract(1)).toBe(false);
    expect(after.retract(2)).toBe(false);
    expect(after.retract(7)).toBe(false);
    expect(after.retract(0)).toBe(true);
    expect(schema.hash(after.state)).toBe(before);
    expect(begin().position.retract(0)).toBe(false);
  });
});

describe('advance', () => {
  test('plays in place what step plays on a copy, and needs no listener', () => {
    const match = begin({}, { seats: 3 });
    const position = match.position.copy();
    for (const [seat, index] of [
      [0, 1],
      [0, 3],
      [0, 0],
      [1, 6],
    ] as const) {
      const stepped = ok(step(match.position, seat, match.state.asked, index));
      position.advance(seat, index);
      expect(schema.hash(position.state)).toBe(schema.hash(stepped.state));
      ok(match.step(seat, match.state.asked, index));
    }
    expect(position.events).toBeNull();
  });

  test('on a copy leaves the original alone', () => {
    const { position } = begin();
    const hash = schema.hash(position.state);
    const twin = position.copy();
    twin.advance(0, 3);
    expect(schema.hash(position.state)).toBe(hash);
    expect(schema.hash(twin.state)).not.toBe(hash);
  });
});

describe('events', () => {
  const told: AddressedEvent[] = [
    { event: { kind: 'open' } },
    { event: { kind: 'drew', card: 7 }, to: [1], others: { kind: 'drew' } },
    { event: { kind: 'peeked', card: 8 }, to: [0, 2] },
  ];

  test.each([
    [0, [{ kind: 'open' }, { kind: 'drew' }, { kind: 'peeked', card: 8 }]],
    [1, [{ kind: 'open' }, { kind: 'drew', card: 7 }]],
    [2, [{ kind: 'open' }, { kind: 'drew' }, { kind: 'peeked', card: 8 }]],
    [-1, [{ kind: 'open' }, { kind: 'drew' }]],
  ])('seat %i gets what was meant for it', (seat, events) => {
    expect(eventsFor(told, seat)).toEqual(events);
  });

  test('come with the entries of a match, from a number on', () => {
    const match = begin();
    const top = match.state.deck.at(-1);
    run(match, [0, { kind: 'gain', n: 1 }], [0, { kind: 'draw' }]);
    expect(match.eventsSince(0, 0)).toEqual([
      [{ kind: 'gained', seat: 0, n: 1 }],
      [{ kind: 'drew', seat: 0, card: top }],
    ]);
    expect(match.eventsSince(1, 1)).toEqual([[{ kind: 'drew', seat: 0 }]]);
    expect(match.eventsSince(2, 1)).toEqual([]);
    expect(match.opening).toHaveLength(2);
  });
});
