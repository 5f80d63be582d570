import {
  type AnyGame,
  type Chance,
  type Choice,
  type GameState,
  must,
  type Position,
  type Seat,
} from '@cinderhall/kernel';
import { judge } from './judge.ts';

/** The choice that the game's insight values most; the first of equals. */
export function greediest(game: AnyGame, state: GameState, seat: Seat, choices: readonly Choice[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < choices.length; i++) {
    const value = game.insight.value(state, seat, must(choices[i]));
    if (value <= most) continue;
    best = i;
    most = value;
  }
  return best;
}

/** One move in so many is drawn at random, so that two roll-outs of one world differ. */
export interface RandomMoves {
  readonly chance: Chance;
  readonly oneIn: number;
}

/** Everybody plays on greedily for at most so many steps. */
export function rollOut(position: Position, steps: number, random: RandomMoves | null = null): void {
  const { game } = position;
  for (let i = 0; i < steps; i++) {
    const seat = position.waiting()[0];
    if (seat === undefined) return;
    const choices = position.choices(seat);
    const drawn = random !== null && random.chance.below(random.oneIn) === 0;
    position.advance(
      seat,
      drawn ? random.chance.below(choices.length) : greediest(game, position.state, seat, choices),
    );
  }
}

/**
 * How well the seat stands on the way through one roll-out, looking several times at equal distances. One look far ahead
 * would depend on luck, one close by on where a round happens to be; what is further ahead counts more.
 */
export function rollOutValue(position: Position, seat: Seat, steps: number, looks: number): number {
  let sum = 0;
  let weight = 0;
  for (let look = 1; look <= looks; look++) {
    rollOut(position, Math.round(steps / looks));
    sum += look * judge(position.game, position.state, seat);
    weight += look;
  }
  return sum / weight;
}
