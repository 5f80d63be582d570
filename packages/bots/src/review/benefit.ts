import type { AnyGame, Choice, GameState, Position, Reason, Seat } from '@cinderhall/kernel';
import type { Judgement } from '../search/judgement.ts';
import { rollOut } from '../search/roll-out.ts';
import { Worlds } from '../search/worlds.ts';
import { measured } from './interval.ts';

/** Two choices of a question, one of which was found to be better. */
export interface Pair {
  readonly view: GameState;
  readonly choices: readonly Choice[];
  readonly better: number;
  readonly other: number;
}

interface Playing {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly seed: number;
  readonly mind: Judgement;
}

const WORLDS = 24;
/** A difference that rounds to nothing is no reason. */
const LEAST = 0.5;
/** More steps than any match has from a question to its end: a match that never ends is given up. */
const LONGEST = 5000;
type Until = 'round' | 'match';

interface Scores {
  readonly own: number;
  readonly rival: number;
}

/**
 * Why a choice is better than another, where the game has no words for it: everybody plays on greedily after both, in the
 * same worlds, and what that does to the score is a reason.
 */
export function* benefitOf(playing: Playing, pair: Pair): Generator<void, Reason[]> {
  const { game, seat } = playing;
  if (!('score' in game.tally(pair.view))) return [];
  for (const until of ['round', 'match'] as const) {
    if (until === 'round' && game.round(pair.view) === 0) continue;
    const worlds = new Worlds(game, pair.view, seat, playing.seed);
    const differences: Scores[] = [];
    for (let world = 0; world < WORLDS; world++) {
      const better = scoresAfter(playing, worlds.position(world), pair.better, until);
      yield;
      const other = scoresAfter(playing, worlds.position(world), pair.other, until);
      yield;
      differences.push({ own: better.own - other.own, rival: other.rival - better.rival });
    }
    for (const whose of ['own', 'rival'] as const) {
      const { mean, reach } = measured(differences.map((one) => one[whose]));
      if (mean >= LEAST && mean > reach)
        return [{ key: `review.reason.${whose}.${until}`, params: { n: Math.round(mean) } }];
    }
  }
  return [];
}

/** The seat's own score and the best of the others, once everybody has played on that far. */
function scoresAfter({ game, seat, mind }: Playing, position: Position, choice: number, until: Until): Scores {
  const round = game.round(position.state);
  position.advance(seat, choice);
  for (let step = 0; step < LONGEST && !position.over; step++) {
    if (until === 'round' && game.round(position.state) !== round) break;
    rollOut(position, mind, 1);
  }
  const { score = [] } = game.tally(position.state);
  const rivals = score.filter((_, each) => each !== seat);
  return { own: score[seat] ?? 0, rival: rivals.length > 0 ? Math.max(...rivals) : 0 };
}
