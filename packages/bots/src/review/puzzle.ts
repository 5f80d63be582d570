import {
  type AnyGame,
  type Choice,
  type GameState,
  hashJson,
  type Message,
  must,
  type Reason,
  type Seat,
} from '@cinderhall/kernel';
import type { Learned } from '../learned/learned.ts';
import { type Arm, halve } from '../search/halving.ts';
import { armsFor, promising } from '../search/promising.ts';
import { greediest } from '../search/roll-out.ts';
import { benefitOf } from './benefit.ts';
import { measured } from './interval.ts';
import { type Judge, judgeOf } from './judge.ts';
import { methodOf } from './method.ts';
import { chanceOf, compare, type Judging } from './question.ts';
import { triesFor } from './review.ts';
import { Tries } from './tries.ts';

/** A question where one answer is clearly the best, as its seat sees it. */
export interface Puzzle {
  /** The same position is the same puzzle, wherever it stands in a file. */
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly seat: Seat;
  readonly round: number;
  readonly view: GameState;
  readonly choices: readonly Choice[];
  readonly answer: number;
  /** For each choice that was tried the chance of the seat after it; null for the others. */
  readonly chances: readonly (number | null)[];
  /** What the seat is asked, and its choices, as messages. */
  readonly asked: Message;
  readonly said: readonly Message[];
  readonly reasons: readonly Reason[];
  /** How it was found: in matches of this seed, with so many tries, by this method (`methodOf`); null where unknown. */
  readonly seed: string | null;
  readonly budget: number | null;
  readonly method: string | null;
}

/** The answer must be ahead of the next best by so much, and with certainty by that. */
const AHEAD = 0.07;
const SURELY = 0.03;
/** Between these chances there is something to win and to lose. */
const [LEAST, MOST] = [0.12, 0.97];
/** More choices than that are no puzzle but a list. */
const WIDEST = 14;
const NARROWEST = 3;

/** What a seat is asked, as far as it sees. */
export interface SeatQuestion {
  readonly view: GameState;
  readonly choices: readonly Choice[];
  readonly seat: Seat;
}

export interface PuzzleSettings {
  readonly budget: number;
  readonly learned?: Learned | null;
  /** Of the matches it is looked for in. */
  readonly seed?: string;
}

export const puzzleId = (view: GameState): string => hashJson(view).slice(0, 12);

/** The question as a puzzle, if two searches with different seeds agree that one answer is clearly the best; else null. */
export function puzzleIn(game: AnyGame, question: SeatQuestion, settings: PuzzleSettings): Puzzle | null {
  const { view, choices, seat } = question;
  const { budget, learned = null, seed = null } = settings;
  if (choices.length < NARROWEST || choices.length > WIDEST) return null;
  const judging = judgings(game, seat, budget, learned);
  const { judge } = judging(0);
  const first = search(judging(0x91), view, choices);
  const answer = must(first[0]).index;
  // What anybody would do at first sight is no puzzle.
  if (!isAhead(first) || answer === greediest(judge.mind, view, seat, choices)) return null;
  const second = search(judging(0x57), view, choices);
  if (second[0]?.index !== answer || !isAhead(second)) return null;
  const rival = must(second[1]).index;
  const { mean, reach } = measured(run(compare(judging(0x33), view, choices, [answer, rival])).map(([a, b]) => a - b));
  if (mean < AHEAD || mean - reach < SURELY) return null;
  const decision = must(view.decision);
  return {
    id: puzzleId(view),
    game: game.id,
    rules: game.rules,
    seat,
    round: game.round(view),
    view,
    choices,
    answer,
    chances: choices.map((_, i) => rounded(second.find(({ index }) => index === i)?.chance ?? null)),
    asked: game.describe.decision(view, decision, seat),
    said: choices.map((choice) => game.describe.choice(view, choice, seat)),
    reasons: reasonsFor(game, question, answer, rival, judge),
    seed,
    budget,
    method: methodOf(learned),
  };
}

const judgings =
  (game: AnyGame, seat: Seat, budget: number, learned: Learned | null) =>
  (seed: number): Judging => {
    const judge = judgeOf(game, learned);
    return { game, seat, budget: triesFor(judge, budget), seed, judge };
  };

/** Why the answer is better than its rival, in the words of the game, or by what it does to the score. */
export function reasonsFor(
  game: AnyGame,
  { view, choices, seat }: SeatQuestion,
  answer: number,
  rival: number,
  { mind }: Judge,
): Reason[] {
  const known = game.insight.reasons(view, seat, must(choices[answer]));
  const pair = { view, choices, better: answer, other: rival };
  return known.length > 0 ? known : run(benefitOf({ game, seat, seed: 0x21, mind }, pair));
}

/** Whether searches with these seeds of their own, with so many tries each, find the same answer clearly the best. */
export function puzzleHolds(
  game: AnyGame,
  { view, choices, seat, answer }: SeatQuestion & Pick<Puzzle, 'answer'>,
  { tries, seeds, learned = null }: { tries: number; seeds: readonly number[]; learned?: Learned | null },
): boolean {
  const judge = judgeOf(game, learned);
  return seeds.every((seed) => {
    const [best, next] = search({ game, seat, budget: tries, seed, judge }, view, choices);
    return best?.index === answer && next !== undefined && best.chance - next.chance >= SURELY;
  });
}

interface Found {
  readonly index: number;
  readonly chance: number;
}

const isAhead = ([best, next]: readonly Found[]): boolean =>
  best !== undefined &&
  next !== undefined &&
  best.chance - next.chance >= AHEAD &&
  best.chance > LEAST &&
  best.chance < MOST;

/** All promising choices by their chances, the best first. */
function search({ game, seat, budget, seed, judge }: Judging, view: GameState, choices: readonly Choice[]): Found[] {
  const tries = new Tries(game, { view, choices }, seat, seed, judge);
  const arms = promising(game, judge.mind, view, seat, choices, armsFor(budget, judge.settings.arms));
  if (arms.length < 2) return [{ index: must(arms[0]).index, chance: 0 }];
  const ranked: readonly Arm[] = run(halve(arms, budget, (arm, world) => tries.chances(world, arm.index)[seat] ?? 0));
  return ranked
    .filter(({ pulls }) => pulls > 0)
    .map((arm) => ({ index: arm.index, chance: chanceOf(arm) }))
    .sort((a, b) => b.chance - a.chance);
}

function run<T>(steps: Generator<void, T>): T {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

const rounded = (chance: number | null): number | null => (chance === null ? null : Math.round(chance * 100) / 100);
