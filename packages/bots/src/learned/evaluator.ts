import type { AnyGame, GameState, Note, Seat } from '@cinderhall/kernel';
import { walkView } from './walk.ts';
import type { Weights } from './weights.ts';

/** Notes the facts of a position: as the game tells them, or what is found by walking through the seat's view. */
export function noteFacts(game: AnyGame, state: GameState, seat: Seat, note: Note): void {
  const { facts } = game.insight;
  if (facts) facts(state, seat, note);
  else walkView(game.schema.view(state, seat), seat, note);
}

/** Facts that say more than any should are cut off there, so that one odd number cannot drown all others. */
export const MOST_FACT = 1_000;
export const within = (amount: number): number => Math.max(-MOST_FACT, Math.min(MOST_FACT, amount));

/**
 * A small net: a hidden layer of rectified units beside a straight line. It adds up in the order in which facts are noted
 * and uses nothing but sums and products, so every machine gets the same number.
 */
export class Evaluator {
  readonly #game: AnyGame;
  readonly #weights: Weights;
  readonly #place: ReadonlyMap<string, number>;
  readonly #sums: Float64Array;
  readonly #note: Note;

  constructor(game: AnyGame, weights: Weights) {
    this.#game = game;
    this.#weights = weights;
    this.#place = new Map(weights.facts.map((name, i) => [name, i * (weights.hidden + 1)]));
    const width = weights.hidden + 1;
    const sums = new Float64Array(width);
    this.#sums = sums;
    const { rows } = weights;
    this.#note = (name, amount) => {
      const at = this.#place.get(name);
      if (at === undefined || amount === 0) return;
      const x = within(amount);
      for (let i = 0; i < width; i++) sums[i] = (sums[i] as number) + (rows[at + i] as number) * x;
    };
  }

  /** How well the position stands for the seat: above 0 it rather wins. */
  logit(state: GameState, seat: Seat): number {
    const { bias, out, hidden } = this.#weights;
    const sums = this.#sums;
    sums.set(bias);
    noteFacts(this.#game, state, seat, this.#note);
    let sum = sums[hidden] as number;
    for (let i = 0; i < hidden; i++) if ((sums[i] as number) > 0) sum += (sums[i] as number) * (out[i] as number);
    return sum;
  }
}
