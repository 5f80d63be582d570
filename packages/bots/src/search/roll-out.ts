import type { Chance, Choice, Game, GameState, Position, Seat } from '@cinderhall/kernel';

/** One move in so many of a roll-out is drawn blindly, so that two of them differ. */
const BLIND = 12;

/** The choice that the game's insight values most; the first of equals. */
export function greediest(game: Game, state: GameState, seat: Seat, choices: readonly Choice[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < choices.length; i++) {
    const value = game.insight.value(state, seat, choices[i] as Choice);
    if (value <= most) continue;
    best = i;
    most = value;
  }
  return best;
}

/** Everybody plays on greedily, now and then blindly, for at most so many steps. */
export function rollOut(position: Position, chance: Chance, steps: number): void {
  const { game } = position;
  for (let i = 0; i < steps; i++) {
    const seat = position.waiting()[0];
    if (seat === undefined) return;
    const choices = position.choices(seat);
    const blind = chance.below(BLIND) === 0;
    position.advance(seat, blind ? chance.below(choices.length) : greediest(game, position.state, seat, choices));
  }
}
