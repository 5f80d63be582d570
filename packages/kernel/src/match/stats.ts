import type { AnyGame, GameState } from '../game.ts';

/** Numbers over time: for each name, for the set-up and after each entry of the log, one number a seat. */
export interface Stats {
  readonly names: readonly string[];
  readonly values: { readonly [name: string]: readonly (readonly number[])[] };
  readonly rounds: readonly number[];
}

/** Takes down a game's own numbers while a match is played again. */
export class StatsRecorder {
  readonly #game: AnyGame;
  readonly #values: { [name: string]: (readonly number[])[] } = {};
  readonly #rounds: number[] = [];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** Records the present state, or a view of it. */
  record(state: GameState): void {
    this.#rounds.push(this.#game.round(state));
    for (const [name, row] of Object.entries(this.#game.tally(state))) {
      this.#values[name] ??= [];
      this.#values[name].push(row);
    }
  }

  get stats(): Stats {
    return { names: Object.keys(this.#values), values: this.#values, rounds: this.#rounds };
  }
}
