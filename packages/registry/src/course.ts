import type { Game, GameState } from '@cinderhall/kernel';

/** Numbers over time: for each name, for the set-up and after each moment, one number a seat. */
export interface Course {
  readonly names: readonly string[];
  readonly values: { readonly [name: string]: readonly (readonly number[])[] };
  readonly rounds: readonly number[];
}

/** Which round it is; some games call it a turn. */
export function roundOf(state: object): number {
  const { round, turn } = state as { readonly round?: unknown; readonly turn?: unknown };
  const now = round ?? turn;
  return typeof now === 'number' ? now : 0;
}

/** Takes down the game's own numbers while a match is played again. */
export class Chronicle {
  readonly #game: Game;
  readonly #values: { [name: string]: (readonly number[])[] } = {};
  readonly #rounds: number[] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  /** The match as it stands now, or as somebody sees it. */
  note(state: GameState): void {
    this.#rounds.push(roundOf(state));
    for (const [name, row] of Object.entries(this.#game.tally(state))) {
      this.#values[name] ??= [];
      this.#values[name].push(row);
    }
  }

  get course(): Course {
    return { names: Object.keys(this.#values), values: this.#values, rounds: this.#rounds };
  }
}
