import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  Chance,
  card,
  cardRef,
  cardsInSight,
  defineSchema,
  fillBlanks,
  forget,
  list,
  remember,
  seen,
  shuffleZone,
} from '../src/index.ts';
import { backOf, CARDS, type State, schema } from './fixture.ts';
import { altered, begin, dealt, run } from './helpers.ts';
import { anyState } from './random-state.ts';

/** Every card with where it lies, in order of number. */
function homes(state: State): number[] {
  const found: number[] = [];
  schema.mapCards(state, (card, home) => {
    if (home) found.push(card);
    return card;
  });
  return found.sort((a, b) => a - b);
}

const allCards = Array.from({ length: CARDS }, (_, card) => card);
const guess = (view: State, seed = 1) => fillBlanks(schema, view, Chance.fromNumber(seed), CARDS, backOf);

describe('fillBlanks', () => {
  test('gives a state that looks the same to the seat and has every card once', () => {
    fc.assert(
      fc.property(anyState, fc.nat(3), fc.nat(), (state, seat, seed) => {
        const view = schema.view(state, seat);
        const filled = guess(view, seed);
        expect(schema.view(filled, seat)).toEqual(view);
        expect(homes(filled)).toEqual(allCards);
        for (const [i, card] of filled.deck.entries()) expect(backOf(card)).toBe(backOf(state.deck[i] as number));
      }),
      { seed: 10, numRuns: 200 },
    );
  });

  test('leaves the view alone and does not know the true generator', () => {
    const match = begin();
    const view = match.view(0);
    const before = JSON.stringify(view);
    const filled = guess(view);
    expect(JSON.stringify(view)).toBe(before);
    expect(filled.chance).toHaveLength(4);
    expect(filled.chance).not.toEqual(match.state.chance);
    expect(filled.chance.every((lane) => lane === (lane | 0))).toBe(true);
  });

  test('obeys what the seat remembers', () => {
    const match = begin();
    const top = match.state.deck.at(-1);
    run(match, [0, { kind: 'peek' }], [0, { kind: 'pass' }]);
    const tops = Array.from({ length: 20 }, (_, seed) => guess(match.view(0), seed).deck.at(-1));
    expect(new Set(tops)).toEqual(new Set([top]));
    const others = Array.from({ length: 20 }, (_, seed) => guess(match.view(1), seed).deck.at(-1));
    expect(new Set(others).size).toBeGreaterThan(1);
  });

  test('deals differently for different chances, and the same for the same', () => {
    const view = begin().view(0);
    expect(guess(view, 5)).toEqual(guess(view, 5));
    expect(guess(view, 5)).not.toEqual(guess(view, 6));
  });

  test('a hidden mention of a card stays blank: only its owner knows which it is', () => {
    const match = begin();
    const [card] = match.state.hands[0] as [number];
    run(match, [0, { kind: 'trap', card }]);
    const filled = guess(match.view(1));
    expect(filled.tasks.at(-1)).toEqual({ kind: 'unveil', seat: 0, card: -1 - backOf(card) });
    expect(schema.view(filled, 1)).toEqual(match.view(1));
  });

  test('a card that is only mentioned lies somewhere all the same', () => {
    const match = dealt([5], [2, 4]);
    run(match, [0, { kind: 'offer', card: 5 }]);
    expect(match.view(1).decision).toMatchObject({ card: 5 });
    for (let seed = 0; seed < 5; seed++) expect(homes(guess(match.view(1), seed))).toEqual(allCards);
  });

  test('a mention takes no card away from the places where cards lie', () => {
    const fields = { first: seen('count', cardRef()), zone: seen('count', list(card())) };
    const own = defineSchema({ fields, tasks: {}, decisions: {}, choices: {} });
    const kernel = { chance: [], tasks: [], decision: null, asked: 0, answers: [-1], known: [[]] };
    const filled = fillBlanks(own, { ...kernel, first: -1, zone: [-1, -1] }, Chance.fromNumber(1), 2);
    expect([filled.first, ...filled.zone.sort()]).toEqual([-1, 0, 1]);
  });

  test('a blank for which no card is left stays one', () => {
    const view = begin().view(0);
    view.deck.push(-3, -1);
    expect(homes(guess(view)).filter((card) => card < 0)).toHaveLength(2);
  });

  test('without other backs all cards are alike', () => {
    const state = altered(begin(), (own) => {
      own.hands = [[0, 1], [2]];
      own.deck = [3, 4];
      own.market = [];
    });
    expect(homes(fillBlanks(schema, schema.view(state, 0), Chance.fromNumber(2), 5))).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('what seats remember', () => {
  const fresh = () => altered(begin({}, { seats: 3 }), () => {});

  test('is kept once, for each seat apart', () => {
    const state = fresh();
    remember(state, 0, [5, 6]);
    remember(state, 0, [6, 7]);
    remember(state, 2, [5]);
    expect(state.known).toEqual([[5, 6, 7], [], [5]]);
  });

  test('is forgotten by everybody', () => {
    const state = fresh();
    state.known = [[5, 6, 7], [], [5]];
    forget(state, [5, 7]);
    expect(state.known).toEqual([[6], [], []]);
  });

  test('is gone when the zone is shuffled, and only for that zone', () => {
    const state = fresh();
    const zone = [1, 2, 3, 4, 5, 6];
    state.known = [[1, 9], [6], []];
    shuffleZone(state, zone, Chance.fromNumber(6));
    expect(state.known).toEqual([[9], [], []]);
    expect([...zone].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(zone).not.toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('in play: buried, then seen where it lies, until the pile is mixed', () => {
    const match = begin();
    const [card] = match.state.hands[0] as [number];
    run(match, [0, { kind: 'bury', card }]);
    expect(match.view(0).pile).toEqual([card]);
    expect(match.view(1).pile).toEqual([-1 - backOf(card)]);
    run(match, [0, { kind: 'mix' }]);
    expect(match.view(0).pile).toEqual([-1 - backOf(card)]);
    expect(match.state.known).toEqual([[], []]);
  });
});

test('cards in sight: those in the open, in the own hand, and those remembered', () => {
  const state = altered(begin(), (own) => {
    own.hands = [
      [0, 1],
      [2, 3],
    ];
    own.market = [4];
    own.deck = [5, 6];
    own.known = [[6], []];
  });
  expect(cardsInSight(schema, state, 0)).toEqual(new Set([0, 1, 4, 6]));
  expect(cardsInSight(schema, state, 1)).toEqual(new Set([2, 3, 4]));
  expect(cardsInSight(schema, state, -1)).toEqual(new Set([4]));
});
