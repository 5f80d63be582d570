import { describe, expect, test } from 'vitest';
import { eventsFor, type GameEvent, Position, step } from '../src/index.ts';
import { type Choice, fixture, type State, schema } from './fixture.ts';
import { altered, begin, ok } from './helpers.ts';

type Played = { position: Position<State, Choice>; events: GameEvent[][] };

/** Plays choices by kind from given hands; collects what each seat and a spectator was told. */
function played(hands: number[][], ...steps: [seat: number, choice: Partial<Choice>][]): Played {
  const state = altered(begin({}, { seats: hands.length }), (own) => {
    own.hands = hands;
    own.deck = [7];
  });
  let position = new Position(fixture, state);
  const events: GameEvent[][] = hands.map(() => []);
  for (const [seat, wanted] of steps) {
    const index = position
      .choices(seat)
      .findIndex((choice) => Object.entries(wanted).every(([name, value]) => choice[name as 'kind'] === value));
    const stepped = ok(step(position, seat, position.state.asked, index));
    for (const [who, told] of events.entries()) told.push(...eventsFor(stepped.events, who));
    position = stepped.position;
  }
  return { position, events };
}

/** Everything a seat may know: its view, its choices, what it was told. */
const seenBy = ({ position, events }: Played, seat: number): string =>
  JSON.stringify([schema.view(position.state, seat), position.choices(seat), events[seat]]);

describe('whether a question was asked or answered itself does not show', () => {
  test('to one seat', () => {
    const itself = played([[0], [1, 3]], [0, { kind: 'offer' }]);
    const asked = played([[0], [1, 2]], [0, { kind: 'offer' }], [1, { kind: 'leave' }]);
    expect(itself.position.state.decision).toEqual(asked.position.state.decision);
    expect(seenBy(itself, 0)).toBe(seenBy(asked, 0));
    expect(seenBy(itself, -1)).toBe(seenBy(asked, -1));
  });

  test('to several seats, while one of them is still thinking', () => {
    const waiting = [
      played(
        [
          [0, 2],
          [4, 5],
          [6, 1],
        ],
        [0, { kind: 'bid' }],
      ),
      played(
        [
          [0, 2],
          [4, 3],
          [6, 1],
        ],
        [0, { kind: 'bid' }],
      ),
      played(
        [
          [0, 2],
          [3, 5],
          [6, 1],
        ],
        [0, { kind: 'bid' }],
      ),
      played(
        [
          [0, 2],
          [4, 6],
          [3, 1],
        ],
        [0, { kind: 'bid' }],
      ),
      played(
        [
          [0, 2],
          [4, 6],
          [3, 1],
        ],
        [0, { kind: 'bid' }],
        [1, { kind: 'stake', card: 6 }],
      ),
      played(
        [
          [0, 2],
          [4, 6],
          [3, 1],
        ],
        [0, { kind: 'bid' }],
        [1, { kind: 'stake', card: 4 }],
      ),
    ];
    expect(new Set(waiting.map((one) => seenBy(one, 0))).size).toBe(1);
    expect(new Set(waiting.map((one) => seenBy(one, -1))).size).toBe(1);
  });

  test('to several seats, once all is revealed', () => {
    const bid = (hand: number[]) =>
      played(
        [[0, 2], hand, [1]],
        [0, { kind: 'bid' }],
        ...((hand.every((which) => which % 2 === 0) ? [[1, { card: 4 }]] : []) as []),
        [0, { card: 2 }],
      );
    const itself = bid([5, 4]);
    const asked = bid([6, 4]);
    for (const seat of [0, 2, -1]) expect(seenBy(itself, seat)).toBe(seenBy(asked, seat));
  });

  test('an answer of another seat leaves every byte of a view as it was', () => {
    const match = begin({ hand: 3 }, { seats: 3, seed: 5 });
    ok(match.play(0, match.state.asked, { kind: 'bid' }));
    expect(match.waiting().length).toBeGreaterThan(1);
    for (const seat of match.waiting().slice(1)) {
      const others = [-1, 0, 1, 2].filter((who) => who !== seat);
      const before = others.map((who) => JSON.stringify([match.view(who), match.choices(who), match.undoRefusal(who)]));
      ok(match.step(seat, match.state.asked, 0));
      expect(
        others.map((who) => JSON.stringify([match.view(who), match.choices(who), match.undoRefusal(who)])),
      ).toEqual(before);
    }
  });
});
