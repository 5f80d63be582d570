import { type Choice, type Game, type GameState, must, type Reason, type Seat } from '@cinderhall/kernel';
import type { Learned } from './learned/learned.ts';
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
  learned: Learned | null = null,
): Thought<readonly Hint[]> {
  const ranked: readonly Ranked[] =
    choices.length > 1
      ? yield* warlordBot(game, SEED, undefined, learned).consider(view, choices, seat, budget)
      : choices.map((_, index) => ({ index, value: 0 }));
  return inOrder(
    ranked.slice(0, HINTS).map(({ index, value }) => ({
      index,
      value,
      reasons: game.insight.reasons(view, seat, must(choices[index])),
    })),
  );
}

/**
 * The order is what the search found, and it sees further than any single number: a value that was found with less
 * search is no higher than the one before it, and a reason whose number says more than the same reason of a better
 * choice is left out.
 */
export function inOrder(best: readonly Hint[]): Hint[] {
  const most = new Map<string, number>();
  let highest = Number.POSITIVE_INFINITY;
  return best.map(({ index, value, reasons }) => {
    highest = Math.min(highest, value);
    const fitting = reasons.filter((reason) => (numberOf(reason) ?? 0) <= (most.get(reason.key) ?? Number.MAX_VALUE));
    for (const reason of fitting) {
      const n = numberOf(reason);
      if (n !== null) most.set(reason.key, n);
    }
    return { index, value: highest, reasons: fitting };
  });
}

/** What a reason says in numbers, such as how many points something brings. */
const numberOf = ({ params }: Reason): number | null => (typeof params?.n === 'number' ? params.n : null);

/** The best three choices at once. */
export const hints = <S extends GameState, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: Seat,
  choices: readonly C[],
  budget = HINT_BUDGET,
  learned: Learned | null = null,
): readonly Hint[] => finish(hinting(game, view, seat, choices, budget, learned));
