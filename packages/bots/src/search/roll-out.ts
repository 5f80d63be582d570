import type { Chance, Choice, Game, GameState, Position, Seat } from '@cinderhall/kernel';

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

/**
 * Everybody plays on greedily for at most so many steps. One move in `blind` is drawn at random, so that two roll-outs
 * of one world differ; 0: none.
 */
export function rollOut(position: Position, chance: Chance, steps: number, blind: number): void {
  const { game } = position;
  for (let i = 0; i < steps; i++) {
    const seat = position.waiting()[0];
    if (seat === undefined) return;
    const choices = position.choices(seat);
    const drawn = blind > 0 && chance.below(blind) === 0;
    position.advance(seat, drawn ? chance.below(choices.length) : greediest(game, position.state, seat, choices));
  }
}
