import { type AnyGame, must, type Outcome, type Seat } from '@cinderhall/kernel';
import type { Learned } from '../learned/learned.ts';
import { chancesAtEnd } from './chances.ts';
import { measured } from './interval.ts';
import { type Judge, judgeOf } from './judge.ts';
import { methodOf } from './method.ts';
import { type Judged, type Judging, judging, WEAKER } from './question.ts';
import { type ReviewedMatch, type SeatTurn, seatTurnsOf } from './reviewed-match.ts';
import { Tries } from './tries.ts';

/** Tries for the first pass over one question, by default. */
export const REVIEW_BUDGET = 60;
/** A game that has to be looked at further ahead than this gets fewer tries, so that a review takes about as long. */
const USUAL_HORIZON = 14;
const FEWEST = 16;
/** Reviews of the same match find the same. */
export const SEED = 0x5ee;
/** Which part of the budget the chances at one turn get. */
const GLANCE = 0.3;
/** How many of the largest changes are looked at again, and how many times as closely. */
const CANDIDATES = 4;
const CLOSELY = 5;
export const COSTLIEST = 3;

/** An answer of the reviewed seat; `turn` counts from 0, as the turns of the match do. */
export interface Verdict extends Judged {
  readonly turn: number;
}

/** The turn that changed the seat's chance most, no matter who made it. */
export interface TurningPoint {
  readonly turn: number;
  readonly before: number;
  readonly after: number;
}

/** A match judged through the eyes of one seat, as far as the work has come. */
export interface SeatReview {
  readonly seat: Seat;
  readonly budget: number;
  /** By which method and weights; see `methodOf`. */
  readonly method: string;
  /** Before every turn the chances of all seats as this one could see them; the last is how the match ended. */
  readonly chances: (readonly number[])[];
  readonly verdicts: Verdict[];
  turningPoint: TurningPoint | null;
  /** How much of the work is done, from 0 to 1. */
  done: number;
}

export interface ReviewSettings {
  readonly budget?: number;
  /** What was learned of the game; without it, its own insight judges. */
  readonly learned?: Learned | null;
  /** Another judge instead. */
  readonly judge?: Judge;
}

/** Judges a match through the eyes of one seat, in steps; every step yields what there is so far. */
export function reviewing(
  match: ReviewedMatch,
  seat: Seat,
  settings: ReviewSettings = {},
): Generator<SeatReview, SeatReview> {
  return reviewingTurns(match.game, seatTurnsOf(match, seat), match.outcome, seat, settings);
}

/** As `reviewing`. It is given nothing but what the seat saw, and how the match ended. */
export function* reviewingTurns(
  game: AnyGame,
  seatTurns: readonly SeatTurn[],
  outcome: Outcome,
  seat: Seat,
  settings: ReviewSettings = {},
): Generator<SeatReview, SeatReview> {
  const setting = settingOf(game, seat, settings);
  const { budget = REVIEW_BUDGET, learned = null } = settings;
  const method = methodOf(learned);
  const review: SeatReview = { seat, budget, method, chances: [], verdicts: [], turningPoint: null, done: 0 };
  const glances = Math.max(4, Math.round(setting.budget * GLANCE));
  const asked = seatTurns.flatMap(({ question }, turn) => (question && question.choices.length > 1 ? [turn] : []));
  // About half of the answers need a second look; that makes the share an estimate.
  const work = seatTurns.length * glances + asked.length * setting.budget * 1.5 + 2 * CANDIDATES * CLOSELY * glances;
  let spent = 0;
  const yielded = function* (steps: Generator<unknown, void>): Generator<SeatReview, void> {
    while (!steps.next().done) {
      spent += 1;
      review.done = Math.min(0.99, spent / work);
      yield review;
    }
  };
  yield* yielded(glancing(setting, seatTurns, outcome, glances, review));
  yield* yielded(judgingAll(setting, seatTurns, asked, review));
  yield* yielded(findingTurningPoint(setting, seatTurns, glances * CLOSELY, review));
  review.done = 1;
  return review;
}

/** How answers of a seat are judged: in a review, and when somebody tries a question again. */
export const settingOf = (
  game: AnyGame,
  seat: Seat,
  { budget = REVIEW_BUDGET, learned = null, judge = judgeOf(game, learned) }: ReviewSettings = {},
): Judging => ({ game, seat, budget: triesFor(judge, budget), seed: SEED, judge });

export const triesFor = ({ horizon }: Judge, budget: number): number => {
  const share = Math.min(1, USUAL_HORIZON / horizon);
  return Math.min(budget, Math.max(FEWEST, Math.round(budget * share)));
};

/** The chances before every turn. */
function* glancing(
  setting: Judging,
  seatTurns: readonly SeatTurn[],
  outcome: Outcome,
  tries: number,
  review: SeatReview,
): Generator<void, void> {
  for (const turn of seatTurns.slice(0, -1)) {
    const found = yield* chancesAt(setting, turn, tries, setting.seed);
    review.chances.push(found[0]?.map((_, seat) => measured(found.map((row) => row[seat] ?? 0)).mean) ?? []);
  }
  review.chances.push(chancesAtEnd(outcome));
}

function* chancesAt(
  { game, seat, judge }: Judging,
  { view }: SeatTurn,
  tries: number,
  seed: number,
): Generator<void, (readonly number[])[]> {
  const search = new Tries(game, { view }, seat, seed, judge);
  const found: (readonly number[])[] = [];
  for (let world = 0; world < tries; world++) {
    found.push(search.chances(world));
    yield;
  }
  return found;
}

function* judgingAll(
  setting: Judging,
  seatTurns: readonly SeatTurn[],
  asked: readonly number[],
  review: SeatReview,
): Generator<void, void> {
  for (const turn of asked) {
    const { view, question } = must(seatTurns[turn]);
    const judged = question && (yield* judging(setting, view, question));
    if (judged) review.verdicts.push({ turn, ...judged });
  }
}

/** The largest changes are measured again in fresh worlds: the largest of many rough ones would be the luckiest. */
function* findingTurningPoint(
  setting: Judging,
  seatTurns: readonly SeatTurn[],
  tries: number,
  review: SeatReview,
): Generator<void, void> {
  const own = review.chances.map((row) => row[setting.seat] ?? 0);
  const change = (turn: number): number => Math.abs((own[turn + 1] ?? 0) - (own[turn] ?? 0));
  const turns = own.slice(0, -2).map((_, turn) => turn);
  const largest = turns.sort((a, b) => change(b) - change(a)).slice(0, CANDIDATES);
  let most = WEAKER;
  for (const turn of largest) {
    const sides = [];
    for (const at of [turn, turn + 1]) {
      const found = yield* chancesAt(setting, must(seatTurns[at]), tries, setting.seed + 1);
      sides.push(measured(found.map((row) => row[setting.seat] ?? 0)));
    }
    const before = must(sides[0]);
    const after = must(sides[1]);
    const size = Math.abs(after.mean - before.mean);
    if (size <= most || size <= Math.hypot(before.reach, after.reach)) continue;
    most = size;
    review.turningPoint = { turn, before: before.mean, after: after.mean };
  }
}

/** The choices that cost the seat most, the costliest first. */
export const costliest = <V extends Judged>(verdicts: readonly V[]): V[] =>
  verdicts
    .filter(({ mark }) => mark === 'mistake' || mark === 'doubtful')
    .sort((a, b) => b.loss - a.loss)
    .slice(0, COSTLIEST);
