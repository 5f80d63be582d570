import { describe, expect, test } from 'vitest';
import type { Choice } from './fixture.ts';
import { dealt, type FixtureMatch, keyOf, ok, play } from './helpers.ts';

const stake = (card: number): Choice => ({ kind: 'stake', card });

/** Three seats, all with two answers to give. */
function bidding(): FixtureMatch {
  const match = dealt([0, 2], [4, 6], [8, 10]);
  play(match, 0, { kind: 'bid' });
  return match;
}

describe('an answer among several', () => {
  test('can be taken back and given again until the last one is in', () => {
    const match = bidding();
    const open = match.hash();
    play(match, 1, stake(4));
    const answered = match.hash();
    ok(match.undo(1));
    expect(match.hash()).toBe(open);
    expect(match.choices(1)).toEqual([stake(4), stake(6)]);
    ok(match.redo(1));
    expect(match.hash()).toBe(answered);
    ok(match.undo(1));
    play(match, 1, stake(6));
    play(match, 0, stake(0));
    ok(match.undo(1));
    play(match, 1, stake(4));
    play(match, 2, stake(10));
    expect(match.state.market).toEqual([0, 4, 10]);
    for (const seat of [0, 1, 2]) expect(keyOf(match.undo(seat))).toBe('undo.resolved');
  });

  test('is taken back by its own seat only', () => {
    const match = bidding();
    play(match, 1, stake(4));
    for (const seat of [0, 2, -1]) expect(keyOf(match.undo(seat))).toBe('undo.secret');
    ok(match.undo(1));
    expect(keyOf(match.undo(1))).toBe('undo.secret');
  });

  test('keeps the number of the decision', () => {
    const match = bidding();
    const { asked } = match.state;
    play(match, 1, stake(4));
    expect(match.state.asked).toBe(asked);
    ok(match.undo(1));
    expect(match.state.asked).toBe(asked);
    ok(match.step(1, asked, 0));
  });

  test('that was the only one cannot be taken back, and the seat hears nothing new', () => {
    const match = dealt([0, 2], [4, 5], [8, 10]);
    play(match, 0, { kind: 'bid' });
    expect(match.waiting()).toEqual([0, 2]);
    expect(keyOf(match.undo(1))).toBe('undo.secret');
  });
});

describe('the step that put the question', () => {
  test('stands from the beginning: refusing it later would tell that an answer is in', () => {
    const match = bidding();
    expect(keyOf(match.undo(0))).toBe('undo.secret');
    play(match, 2, stake(8));
    expect(keyOf(match.undo(0))).toBe('undo.secret');
  });
});

describe('who has answered does not show', () => {
  const seenBy = (match: FixtureMatch, seat: number) =>
    JSON.stringify([match.view(seat), match.choices(seat), match.undoRefusal(seat)]);

  test('in what the others see, choose from, or may undo', () => {
    const match = bidding();
    const before = [0, 2, -1].map((seat) => seenBy(match, seat));
    play(match, 1, stake(4));
    expect([0, 2, -1].map((seat) => seenBy(match, seat))).toEqual(before);
    ok(match.undo(1));
    expect([0, 2, -1].map((seat) => seenBy(match, seat))).toEqual(before);
  });

  test('in what they can do again', () => {
    const match = bidding();
    play(match, 0, stake(0));
    ok(match.undo(0));
    // Seat 1 answers, and takes it back: seat 0 can still give its answer again.
    play(match, 1, stake(4));
    ok(match.undo(1));
    ok(match.redo(0));
    expect(match.state.answers).toEqual([0, -1, -1]);
    ok(match.redo(1));
    expect(match.state.answers).toEqual([0, 0, -1]);
    expect(keyOf(match.redo(2))).toBe('redo.nothing');
  });
});

describe('after the last answer', () => {
  test('play goes on with undo as usual, down to the answers', () => {
    const match = bidding();
    for (const [seat, card] of [
      [0, 0],
      [1, 4],
      [2, 8],
    ] as const)
      play(match, seat, stake(card));
    expect(match.waiting()).toEqual([1]);
    play(match, 1, { kind: 'gain', n: 1 });
    ok(match.undo(1));
    expect(keyOf(match.undo(1))).toBe('undo.resolved');
    expect(keyOf(match.undo(0))).toBe('undo.resolved');
  });

  test('nothing of it can be done again', () => {
    const match = bidding();
    play(match, 0, stake(0));
    ok(match.undo(0));
    for (const [seat, card] of [
      [1, 4],
      [0, 2],
      [2, 8],
    ] as const)
      play(match, seat, stake(card));
    for (const seat of [0, 1, 2]) expect(keyOf(match.redo(seat))).toBe('redo.nothing');
  });
});
