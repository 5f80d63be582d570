import type { AnyGame, Choice, GameState, Seat } from '@cinderhall/kernel';
import type { Learned } from '../learned/learned.ts';
import { squash } from '../learned/squash.ts';
import { judge, resultOf } from './judge.ts';

/** What a search goes by. */
export interface Judgement {
  /** What each choice is worth at first sight; comparable within the list. */
  values(state: GameState, seat: Seat, choices: readonly Choice[]): number[];
  /** How well a position stands for the seat, from −1 (lost) to 1 (won). */
  judge(state: GameState, seat: Seat): number;
  /** How much one point of those values counts at the root, as a part of the way from a draw to a win. */
  readonly prior: number;
}

/** As the game's own insight sees it. */
export const insightOf = (game: AnyGame): Judgement => ({
  values: (state, seat, choices) => choices.map((choice) => game.insight.value(state, seat, choice)),
  judge: (state, seat) => judge(game, state, seat),
  prior: 0,
});

const PRIOR = 0.025;

/** As it was learned. */
export const learnedJudgement = (game: AnyGame, learned: Learned): Judgement => ({
  values: (state, seat, choices) => learned.values(state, seat, choices),
  judge(state, seat) {
    const outcome = game.outcome(state);
    return outcome ? resultOf(game, state, outcome, seat) : squash(learned.logit(state, seat) / 2);
  },
  prior: PRIOR,
});
