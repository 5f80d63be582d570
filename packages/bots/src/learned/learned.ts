import type { AnyGame, Choice, GameId, GameState, Seat } from '@cinderhall/kernel';
import { Evaluator } from './evaluator.ts';
import { Policy } from './policy.ts';
import { type Platt, readWeights, type Weights } from './weights.ts';

const UNCHANGED: Platt = [1, 0];

/** What was learned of a game, ready to be asked. */
export class Learned {
  readonly weights: Weights;
  readonly #evaluator: Evaluator;
  readonly #policy: Policy;

  constructor(game: AnyGame, weights: Weights) {
    this.weights = weights;
    this.#evaluator = new Evaluator(game, weights);
    this.#policy = new Policy(game, weights);
  }

  /** How well a position stands for a seat: above 0 it rather wins. */
  logit(state: GameState, seat: Seat): number {
    return this.#evaluator.logit(state, seat);
  }

  /** What each choice is worth at first sight; a difference of one makes it about three times as likely. */
  values(state: GameState, seat: Seat, choices: readonly Choice[]): number[] {
    return this.#policy.values(state, seat, choices);
  }

  /**
   * The chance that the seat wins, from 0 to 1, by what it sees: so many of a hundred such positions were won in matches
   * that were not learned from. It is for showing; no move depends on it.
   */
  chanceToWin(view: GameState, seat: Seat): number {
    const { chances } = this.weights;
    const [slope, offset] = chances[view.known.length - 1] ?? chances.at(-1) ?? UNCHANGED;
    return 1 / (1 + Math.exp(-(slope * this.logit(view, seat) + offset)));
  }
}

/** Fetches the file of weights of a game; null where it has none. */
export type LoadWeights = (game: GameId) => Promise<unknown>;
/** Called when there is a file that cannot be read. */
export type Complain = (game: GameId, why: string) => void;

/** What was learned of each game, fetched when it is first asked for. Where there is nothing, bots play by the game's own values. */
export class Library {
  readonly #load: LoadWeights;
  readonly #complain: Complain;
  readonly #known = new Map<GameId, Promise<Learned | null>>();

  constructor(load: LoadWeights, complain: Complain) {
    this.#load = load;
    this.#complain = complain;
  }

  of(game: AnyGame): Promise<Learned | null> {
    let found = this.#known.get(game.id);
    if (!found) {
      found = this.#read(game);
      this.#known.set(game.id, found);
    }
    return found;
  }

  async #read(game: AnyGame): Promise<Learned | null> {
    try {
      const file = await this.#load(game.id);
      if (file === null || file === undefined) return null;
      const weights = readWeights(game.id, file);
      if (typeof weights !== 'string') return new Learned(game, weights);
      this.#complain(game.id, weights);
    } catch (error) {
      // What could not be fetched now may be there next time.
      this.#known.delete(game.id);
      this.#complain(game.id, error instanceof Error ? error.message : String(error));
    }
    return null;
  }
}
