import { type Choice, type Game, type GameState, must, type Reason, type Seat } from '@cinderhall/kernel';
import { finish, type Ranked, type Thought } from './thinking.ts';
import { warlordBot } from './warlord.ts';

/** One of the best choices, and why. */
export interface Hint {
  readonly index: number;
  /** From −1 (lost) to 1 (won). */
  readonly value: number;
  /** In the words of the game. */
  readonly reasons: readonly Reason[];
}

export const HINTS = 3;
export const HINT_BUDGET = 150;
/** Everybody who asks about the same position hears the same. */
const SEED = 0x41d;

/** The best three choices of the seat to move, in steps; run it with `finish`, or with `finishSlowly` where nothing may block. */
export function* hinting<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: Seat,
  choices: readonly C[],
  budget = HINT_BUDGET,
): Thought<readonly Hint[]> {
  const ranked: readonly Ranked[] =
    choices.length > 1
      ? yield* warlordBot(game, SEED).consider(view, choices, seat, budget)
      : choices.map((_, index) => ({ index, value: 0 }));
  return ranked.slice(0, HINTS).map(({ index, value }) => ({
    index,
    value,
    reasons: game.insight.reasons(view, seat, must(choices[index])),
  }));
}

/** The best three choices at once. */
export const hints = <S extends GameState, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: Seat,
  choices: readonly C[],
  budget = HINT_BUDGET,
): readonly Hint[] => finish(hinting(game, view, seat, choices, budget));
