import type { AnyGame, Choice, GameState, Reason, Seat } from '@cinderhall/kernel';
import { must } from '@cinderhall/kernel';
import { type Arm, halve } from '../search/halving.ts';
import { armsFor, promising } from '../search/promising.ts';
import { benefitOf } from './benefit.ts';
import { measured } from './interval.ts';
import type { Judge } from './judge.ts';
import type { Question } from './reviewed-match.ts';
import { Tries } from './tries.ts';

export const MARKS = ['best', 'good', 'doubtful', 'mistake'] as const;
export type Mark = (typeof MARKS)[number];

/** Parts of a win. */
export const COSTLY = 0.08;
export const WEAKER = 0.02;
/** So much the first choice must be ahead of every other one to be called the best, not just a good one. */
const ALONE = 0.02;
/** The comparison that decides is made by so many searches of their own, none of which found the better choice. */
const REPEATS = 3;

/** A choice of a question, and the chance of the seat after it. */
export interface Tried {
  readonly index: number;
  readonly chance: number;
}

/** An answer judged from what its seat could see. */
export interface Judged {
  readonly mark: Mark;
  readonly chosen: number;
  /** What the search prefers; the chosen one where it is as good as any. */
  readonly better: number;
  /** The chance of the seat to win with the better choice, and with the chosen one. */
  readonly before: number;
  readonly after: number;
  /** By how much the better one is ahead, and how sure that is. */
  readonly loss: number;
  readonly reach: number;
  readonly tried: readonly Tried[];
  /** Why the better one: in the words of the game, or what it does to the score. */
  readonly reasons: readonly Reason[];
}

export interface Judging {
  readonly game: AnyGame;
  readonly seat: Seat;
  /** Tries for the first pass over the choices of one question. */
  readonly budget: number;
  readonly seed: number;
  readonly judge: Judge;
}

/**
 * Judges one answer, in steps. A first search finds what might be better; others, in worlds of their own, compare both.
 * Null where there was nothing to decide: all other choices are plain blunders.
 */
export function* judging(setting: Judging, view: GameState, question: Question): Generator<void, Judged | null> {
  const { game, seat, budget, seed, judge } = setting;
  const { choices, chosen } = question;
  const search = new Tries(game, { view, choices }, seat, seed, judge);
  const arms = worthTrying(setting, view, question);
  if (arms.length < 2) return null;
  const ranked = yield* halve(arms, budget, (arm, world) => search.chances(world, arm.index)[seat] ?? 0);
  const tried = ranked
    .filter(({ pulls }) => pulls > 0)
    .map((arm) => ({ index: arm.index, chance: chanceOf(arm) }))
    .sort((a, b) => b.chance - a.chance);
  const own = must(tried.find(({ index }) => index === chosen)).chance;
  const top = must(ranked.find(({ pulls }) => pulls > 0)).index;
  const equal = { chosen, better: chosen, before: own, after: own, loss: 0, reach: 0, tried, reasons: [] };
  if (top === chosen) {
    const second = tried.find(({ index }) => index !== chosen)?.chance ?? 0;
    return { ...equal, mark: own - second >= ALONE ? 'best' : 'good' };
  }
  const both = yield* compare(setting, view, choices, [top, chosen]);
  const { mean: loss, reach } = measured(both.map(([best, taken]) => best - taken));
  const mark = markOf(loss, reach);
  if (mark === 'good') return { ...equal, mark, reach };
  const after = measured(both.map(([, taken]) => taken)).mean;
  const known = game.insight.reasons(view, seat, must(choices[top]));
  const pair = { view, choices, better: top, other: chosen };
  const reasons = known.length > 0 ? known : yield* benefitOf({ game, seat, seed, mind: judge.mind }, pair);
  return { mark, chosen, better: top, before: after + loss, after, loss, reach, tried, reasons };
}

/** Only what is clearly above the noise counts: the whole interval lies above zero, for a mistake above what is weaker. */
export function markOf(loss: number, reach: number): Mark {
  if (loss >= COSTLY && loss - reach >= WEAKER) return 'mistake';
  return loss >= WEAKER && loss - reach > 0 ? 'doubtful' : 'good';
}

/** What an arm was found to be worth, without what it is preferred by. */
export const chanceOf = ({ sum, pulls }: Arm): number => (pulls === 0 ? 0 : sum / pulls);

/** The choices that a search looks at, and the one that was taken. */
function worthTrying({ game, seat, budget, judge }: Judging, view: GameState, { choices, chosen }: Question): Arm[] {
  const arms = promising(game, judge.mind, view, seat, choices, armsFor(budget, judge.settings.arms));
  return arms.some(({ index }) => index === chosen) ? arms : [...arms, { index: chosen, lean: 0, sum: 0, pulls: 0 }];
}

/** The chances of two choices in the same fresh worlds. */
export function* compare(
  { game, seat, budget, seed, judge }: Judging,
  view: GameState,
  choices: readonly Choice[],
  [one, other]: readonly [number, number],
): Generator<void, (readonly [number, number])[]> {
  const pairs: (readonly [number, number])[] = [];
  const each = Math.max(4, Math.round(budget / (2 * REPEATS)));
  for (let repeat = 1; repeat <= REPEATS; repeat++) {
    const search = new Tries(game, { view, choices }, seat, seed + repeat, judge);
    for (let world = 0; world < each; world++) {
      const first = search.chances(world, one)[seat] ?? 0;
      yield;
      pairs.push([first, search.chances(world, other)[seat] ?? 0]);
      yield;
    }
  }
  return pairs;
}
