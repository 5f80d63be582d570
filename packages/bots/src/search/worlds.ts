import { type Chance, type Game, type GameState, Position, type Seat } from '@cinderhall/kernel';
import { chanceOf } from '../bot.ts';

/** Worlds that look to a seat like what it sees; the same number is the same world. */
export class Worlds {
  readonly #game: Game;
  readonly #view: GameState;
  readonly #seat: Seat;
  readonly #seed: number;

  constructor(game: Game, view: GameState, seat: Seat, seed: number) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#seed = seed;
  }

  /** The chance that belongs to a world: all choices tried in it meet the same luck. */
  chance(n: number): Chance {
    return chanceOf(this.#seed + Math.imul(n + 1, 0x9e3779b1), this.#view, this.#seat);
  }

  position(n: number): Position {
    const chance = this.chance(n);
    return new Position(this.#game, this.#game.guess(this.#view, this.#seat, chance));
  }
}
