import { type AnyGame, Chance, isRefused, Match, must, type Seat, seedOf } from '@cinderhall/kernel';
import { ashMarket, noughtsAndCrosses } from '@cinderhall/samples';
import { describe, expect, test } from 'vitest';
import { greedyBot } from '../src/index.ts';
import { measured } from '../src/review/interval.ts';
import { markOf } from '../src/review/question.ts';
import {
  appraise,
  costliest,
  judgeOf,
  lineAfter,
  movesOf,
  type ReviewedMatch,
  reviewedMatchOf,
  reviewing,
  reviewingTurns,
  type SeatReview,
  type SeatTurn,
  seatTurnsOf,
} from '../src/review.ts';
import { started } from './tables.ts';

const BUDGET = 40;

function played(...cells: number[]): Match {
  const match: Match = started(noughtsAndCrosses as AnyGame);
  for (const cell of cells) match.play(must(match.waiting()[0]), match.state.asked, { kind: 'mark', cell });
  return match;
}

function market(steps = Number.POSITIVE_INFINITY): Match {
  const match: Match = started(ashMarket as AnyGame, 4);
  const bot = greedyBot(ashMarket as AnyGame, 4);
  for (let i = 0; i < steps && !match.over; i++) {
    const seat = must(match.waiting()[0]);
    match.step(seat, match.state.asked, bot.think(match.view(seat), match.choices(seat), seat));
  }
  return match;
}

function reviewed(match: Match): ReviewedMatch {
  const found = reviewedMatchOf(match.game, match.save());
  if (isRefused(found)) throw new Error(found.refused.key);
  return found;
}

function finishReview(steps: Generator<SeatReview, SeatReview>): SeatReview {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe('a reviewed match', () => {
  test('a running match is refused', () => {
    expect(reviewedMatchOf(noughtsAndCrosses, played(0, 1, 2).save())).toMatchObject({
      refused: { key: 'review.running' },
    });
    expect(reviewedMatchOf(ashMarket as AnyGame, market(20).save())).toMatchObject({
      refused: { key: 'review.running' },
    });
  });

  test('what was taken back does not count, and what was done again does', () => {
    const match = played(0, 3, 1);
    match.undo(0);
    match.redo(0);
    match.play(1, match.state.asked, { kind: 'mark', cell: 4 });
    match.undo(1);
    match.play(1, match.state.asked, { kind: 'mark', cell: 5 });
    match.play(0, match.state.asked, { kind: 'mark', cell: 2 });
    const { turns, outcome } = reviewed(match);
    expect(turns.map(({ by }) => by)).toEqual([0, 1, 0, 1, 0]);
    expect(turns.map(({ question }) => question?.choices[question.chosen])).toMatchObject(
      [0, 3, 1, 5, 2].map((cell) => ({ cell })),
    );
    expect(outcome.places).toEqual([1, 2]);
  });

  test('a seat’s turns hold its views, and only its own questions', () => {
    const match = market();
    const whole = reviewed(match);
    for (const seat of [0, 1]) {
      const turns = seatTurnsOf(whole, seat);
      expect(turns).toHaveLength(whole.turns.length + 1);
      for (const [i, { before, by }] of whole.turns.entries()) {
        expect(turns[i]?.view).toEqual(match.game.schema.view(before, seat));
        expect(turns[i]?.question === null).toBe(by !== seat);
      }
    }
  });
});

describe('a review', () => {
  test('finds the win that was missed, and what it cost', () => {
    // The first seat has 0 and 1, and marks 8 instead of 2; the second then wins.
    const review = finishReview(reviewing(reviewed(played(0, 3, 1, 4, 8, 5)), 0, { budget: BUDGET }));
    const missed = must(review.verdicts.find(({ turn }) => turn === 4));
    expect(missed.mark).toBe('mistake');
    expect(missed.tried[0]?.index).toBe(missed.better);
    expect(missed.loss - missed.reach).toBeGreaterThan(0);
    expect(costliest(review.verdicts)[0]).toEqual(missed);
    const { question } = must(seatTurnsOf(reviewed(played(0, 3, 1, 4, 8, 5)), 0)[4]);
    expect(question?.choices[missed.better]).toMatchObject({ cell: 2 });
  });

  test('calls the winning move the best', () => {
    const review = finishReview(reviewing(reviewed(played(0, 3, 1, 4, 2)), 0, { budget: BUDGET }));
    expect(review.verdicts.at(-1)).toMatchObject({ turn: 4, mark: 'best', loss: 0 });
  });

  test('has chances for all seats at every turn, and ends with the result', () => {
    const { game, outcome, ...match } = reviewed(market());
    const last = seatTurnsOf({ game, outcome, ...match }, 1).slice(-10);
    const { chances, done } = finishReview(reviewingTurns(game, last, outcome, 1, { budget: 8 }));
    expect(chances).toHaveLength(last.length);
    expect(done).toBe(1);
    for (const row of chances) expect(row.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    const winner = chances.at(-1)?.indexOf(1);
    expect(winner).toBe(outcome.places.indexOf(1));
  });

  test('is the same every time, and grows while it works', () => {
    const match = reviewed(market());
    const turns = seatTurnsOf(match, 0).slice(-12);
    const review = () => reviewingTurns(match.game, turns, match.outcome, 0, { budget: 8 });
    const first = finishReview(review());
    expect(finishReview(review())).toEqual(first);
    const steps = review();
    const early = steps.next().value;
    expect(early.chances.length).toBeLessThan(first.chances.length);
    expect(early.done).toBeLessThan(1);
  });

  test('what the seat could not see makes no difference', () => {
    const whole = reviewed(market());
    for (const seat of [0, 1]) {
      const seen = seatTurnsOf(whole, seat);
      let different = 0;
      // The same match with another truth behind what the seat saw.
      const turns = whole.turns.map((turn, i) => {
        const before = ashMarket.guess(turn.before as never, seat, Chance.fromNumber(i));
        if (ashMarket.schema.hash(before) !== ashMarket.schema.hash(turn.before as never)) different++;
        return { ...turn, before };
      });
      expect(different).toBeGreaterThan(10);
      const other: ReviewedMatch = { ...whole, turns };
      expect(seatTurnsOf(other, seat)).toEqual(seen);
      const review = (turns: readonly SeatTurn[]) =>
        finishReview(reviewingTurns(whole.game, turns.slice(-15), whole.outcome, seat, { budget: 8 }));
      expect(review(seatTurnsOf(other, seat))).toEqual(review(seen));
    }
  });

  test('an appraisal of one’s own takes the place of the usual one', () => {
    const even: SeatTurn[] = seatTurnsOf(reviewed(played(0, 3, 1, 4, 8, 5)), 0);
    const review = finishReview(
      reviewingTurns(noughtsAndCrosses as AnyGame, even, { places: [2, 1], scores: [], ties: [], lines: [] }, 0, {
        budget: 8,
        judge: { ...judgeOf(noughtsAndCrosses as AnyGame, null), appraise: () => [0.5, 0.5] },
      }),
    );
    expect(review.chances[0]).toEqual([0.5, 0.5]);
    expect(new Set(review.verdicts.map(({ mark }) => mark))).toEqual(new Set(['good']));
    expect(review.turningPoint).toBe(null);
  });
});

describe('marks', () => {
  test('a difference within the noise is no mistake', () => {
    expect(markOf(0.2, 0.25)).toBe('good');
    expect(markOf(0.2, 0.19)).toBe('doubtful');
    expect(markOf(0.2, 0.1)).toBe('mistake');
    expect(markOf(0.05, 0.01)).toBe('doubtful');
    expect(markOf(0.01, 0)).toBe('good');
  });

  test('the interval narrows with the number of measurements', () => {
    const few = measured([0, 1, 0, 1]);
    const many = measured(Array.from({ length: 64 }, (_, i) => i % 2));
    expect(few.mean).toBe(0.5);
    expect(many.reach).toBeLessThan(few.reach / 3);
    expect(measured([0.3]).reach).toBe(1);
  });
});

test('chances of a state add up, and who is ahead has the better one', () => {
  const match = Match.start(ashMarket as AnyGame, { seats: 3, seed: seedOf(2) });
  if (isRefused(match)) throw new Error(match.refused.key);
  const chances = appraise(match.game, match.state);
  expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  const leads = chances.map((_, seat: Seat) => match.game.insight.features(match.state, seat).lead);
  expect(leads.indexOf(Math.max(...leads))).toBe(chances.indexOf(Math.max(...chances)));
});

describe('what is told of a move', () => {
  const found = reviewed(market());
  const isPayment = ({ key }: { key: string }): boolean => key === 'ash.event.paid';

  test('begins with the deed, and what was paid for it comes after', () => {
    const told = found.turns.flatMap((_, turn) => [0, 1].map((seat) => must(movesOf(found, seat)[turn]).said));
    const bought = told.filter((said) => said.some(isPayment) && !said.every(isPayment));
    expect(bought.length).toBeGreaterThan(0);
    expect(bought.filter(([first]) => first && isPayment(first))).toEqual([]);
  });

  test('is the choice for one’s own steps of a line, and for no others', () => {
    const turn = seatTurnsOf(found, 0).findIndex(({ question }) => (question?.choices.length ?? 0) > 1);
    const steps = lineAfter(found, 0, turn, 0, judgeOf(found.game, null).mind);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps[0]).toMatchObject({ by: 0, chosenSaid: { key: expect.any(String) } });
    expect(steps.filter(({ by, chosenSaid }) => (by === 0) !== (chosenSaid !== null))).toEqual([]);
  });
});
