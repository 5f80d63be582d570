import {
  type AnyGame,
  Chance,
  type Choice,
  type GameState,
  type Message,
  must,
  Position,
  type Reason,
  type Seat,
  sha256,
} from '@cinderhall/kernel';
import { greedyBot } from '../greedy.ts';
import { type Arm, halve, meanOf } from '../search/halving.ts';
import { insightOf } from '../search/judgement.ts';
import { armsFor, promising } from '../search/promising.ts';
import { greediest } from '../search/roll-out.ts';
import { SETTINGS } from '../warlord.ts';
import { appraise } from './chances.ts';
import { measured } from './interval.ts';
import { compare, type Judging } from './question.ts';
import { triesFor } from './review.ts';
import { Tries } from './tries.ts';

/** A question where one answer is clearly the best, as its seat sees it. */
export interface Puzzle {
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
}

/** The answer must be ahead of the next best by so much, and with certainty by that. */
const AHEAD = 0.07;
const SURELY = 0.03;
/** Between these chances there is something to win and to lose. */
const [LEAST, MOST] = [0.12, 0.97];
/** More choices than that are no puzzle but a list. */
const WIDEST = 14;
const NARROWEST = 3;

/** The question as a puzzle, if two searches with different seeds agree that one answer is clearly the best; else null. */
export function puzzleIn(
  game: AnyGame,
  view: GameState,
  choices: readonly Choice[],
  seat: Seat,
  budget: number,
): Puzzle | null {
  if (choices.length < NARROWEST || choices.length > WIDEST) return null;
  const judging = (seed: number): Judging => ({ game, seat, budget: triesFor(game, budget), seed, appraise });
  const first = search(judging(0x91), view, choices);
  const answer = must(first[0]).index;
  // What anybody would do at first sight is no puzzle.
  if (!isAhead(first) || answer === greediest(insightOf(game), view, seat, choices)) return null;
  const second = search(judging(0x57), view, choices);
  if (second[0]?.index !== answer || !isAhead(second)) return null;
  const rival = must(second[1]).index;
  const { mean, reach } = measured(run(compare(judging(0x33), view, choices, [answer, rival])).map(([a, b]) => a - b));
  if (mean < AHEAD || mean - reach < SURELY) return null;
  const decision = must(view.decision);
  return {
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
    reasons: game.insight.reasons(view, seat, must(choices[answer])),
  };
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
function search({ game, seat, budget, seed, appraise }: Judging, view: GameState, choices: readonly Choice[]): Found[] {
  const tries = new Tries(game, { view, choices }, seat, seed, appraise);
  const arms = promising(game, insightOf(game), view, seat, choices, armsFor(budget, SETTINGS.arms));
  if (arms.length < 2) return [{ index: must(arms[0]).index, chance: 0 }];
  const ranked: readonly Arm[] = run(halve(arms, budget, (arm, world) => tries.chances(world, arm.index)[seat] ?? 0));
  return ranked.map((arm) => ({ index: arm.index, chance: meanOf(arm) })).sort((a, b) => b.chance - a.chance);
}

function run<T>(steps: Generator<void, T>): T {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
  }
}

const rounded = (chance: number | null): number | null => (chance === null ? null : Math.round(chance * 100) / 100);

export interface Quest {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly seed: string;
  readonly budget: number;
}

/** How many questions are left out between two that are looked at, so that one match does not give the same puzzle twice. */
const STRIDE = 2;
/** At most so many of one match, and so many with the same answer in words. */
const PER_MATCH = 2;
const PER_ANSWER = 2;

/** Puzzles from the matches of greedy bots, one match after another; null after each question without one. */
export function* seekingPuzzles({ game, options, seats, seed, budget }: Quest): Generator<Puzzle | null, never> {
  const answers = new Map<string, number>();
  const isFresh = ({ said, answer }: Puzzle): boolean => {
    const words = JSON.stringify(said[answer]);
    const before = answers.get(words) ?? 0;
    answers.set(words, before + 1);
    return before < PER_ANSWER;
  };
  for (let match = 0; ; match++) {
    const chance = Chance.fromSeed(sha256(`${seed}/${match}`).slice(0, 32));
    const position = Position.start(game, options, seats, chance);
    const bots = Array.from({ length: seats }, (_, seat) => greedyBot(game, match * seats + seat, 0.1));
    let found = 0;
    for (let step = 0; !position.over && found < PER_MATCH; step++) {
      const seat = must(position.waiting()[0]);
      const choices = position.choices(seat);
      const view = game.schema.view(position.state, seat);
      if (step % STRIDE === 0) {
        const puzzle = puzzleIn(game, view, choices, seat, budget);
        const fresh = puzzle !== null && isFresh(puzzle);
        if (fresh) found += 1;
        yield fresh ? puzzle : null;
      }
      position.advance(seat, must(bots[seat]).think(view, choices, seat));
    }
  }
}
