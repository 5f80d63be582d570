import { type Chance, type Choice, type GameState, must, type Position, type Seat } from '@cinderhall/kernel';
import type { Judgement } from './judgement.ts';

/** The place of the highest number; the first of equals. */
export function highest(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (must(values[i]) > must(values[best])) best = i;
  return best;
}

/** The choice that is worth most at first sight. */
export const greediest = (mind: Judgement, state: GameState, seat: Seat, choices: readonly Choice[]): number =>
  choices.length === 1 ? 0 : highest(mind.values(state, seat, choices));

/** One move in so many is drawn at random, so that two roll-outs of one world differ. */
export interface RandomMoves {
  readonly chance: Chance;
  readonly oneIn: number;
}

/** Everybody plays on greedily for at most so many steps. */
export function rollOut(position: Position, mind: Judgement, steps: number, random: RandomMoves | null = null): void {
  for (let i = 0; i < steps; i++) {
    const seat = position.waiting()[0];
    if (seat === undefined) return;
    const choices = position.choices(seat);
    const drawn = random !== null && random.chance.below(random.oneIn) === 0;
    position.advance(
      seat,
      drawn ? random.chance.below(choices.length) : greediest(mind, position.state, seat, choices),
    );
  }
}

/**
 * How well the seat stands on the way through one roll-out, looking several times at equal distances. One look far ahead
 * would depend on luck, one close by on where a round happens to be; what is further ahead counts more.
 */
export function rollOutValue(position: Position, mind: Judgement, seat: Seat, steps: number, looks: number): number {
  let sum = 0;
  let weight = 0;
  for (let look = 1; look <= looks; look++) {
    rollOut(position, mind, Math.round(steps / looks));
    sum += look * mind.judge(position.state, seat);
    weight += look;
  }
  return sum / weight;
}
