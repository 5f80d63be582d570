import { type AnyGame, type Chance, type GameState, Position, type Seat } from '@cinderhall/kernel';
import { chanceOf } from '../bot.ts';

/** Worlds that look to a seat like what it sees; the same number is the same world. */
export class Worlds {
  readonly #game: AnyGame;
  readonly #view: GameState;
  readonly #seat: Seat;
  readonly #seed: number;
  /** The world that was asked for last: several choices are tried in it one after another. */
  #last: { readonly n: number; readonly position: Position } | null = null;

  constructor(game: AnyGame, view: GameState, seat: Seat, seed: number) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#seed = seed;
  }

  /** The chance that belongs to a world: all choices tried in it meet the same luck. */
  chance(n: number): Chance {
    return chanceOf(this.#seed + Math.imul(n + 1, 0x9e3779b1), this.#view, this.#seat);
  }

  /** A world of one's own to play on in. */
  position(n: number): Position {
    if (this.#last?.n !== n) {
      const position = new Position(this.#game, this.#game.guess(this.#view, this.#seat, this.chance(n)));
      this.#last = { n, position };
    }
    return this.#last.position.copy();
  }
}
