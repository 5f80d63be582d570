import { type AnyGame, Chance, must, Position, sha256 } from '@cinderhall/kernel';
import { greedyBot } from '../greedy.ts';
import type { Learned } from '../learned/learned.ts';
import { type Puzzle, puzzleIn } from './puzzle.ts';

/** Where puzzles are looked for, and how closely. */
export interface PuzzleSearch {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly seed: string;
  readonly budget: number;
  readonly learned?: Learned | null;
}

/** How many questions are left out between two that are looked at, so that one match does not give the same puzzle twice. */
const STRIDE = 2;
/** At most so many of one match, and so many with the same answer in words. */
const PER_MATCH = 2;
const PER_ANSWER = 2;

/** Puzzles from the matches of greedy bots, one match after another; null after each question without one. */
export function* seekingPuzzles({
  game,
  options,
  seats,
  seed,
  budget,
  learned = null,
}: PuzzleSearch): Generator<Puzzle | null, never> {
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
        const puzzle = puzzleIn(game, { view, choices, seat }, { budget, learned, seed });
        const fresh = puzzle !== null && isFresh(puzzle);
        if (fresh) found += 1;
        yield fresh ? puzzle : null;
      }
      position.advance(seat, must(bots[seat]).think(view, choices, seat));
    }
  }
}
