import type { AnyGame, Choice, GameState, Note, Seat } from '@cinderhall/kernel';
import { walkChoice } from './walk.ts';
import type { Weights } from './weights.ts';

/** Beyond this many points a value says nothing more. */
const MOST_VALUE = 12;
export const valueWithin = (value: number): number => Math.max(-MOST_VALUE, Math.min(MOST_VALUE, value));

/** The names of the traits that every choice has: its kind, that times its value, and that in the last round. */
export const commonTraits = (decision: string, kind: string): readonly [own: string, value: string, last: string] => [
  `${decision}/${kind}`,
  `${decision}/${kind}·value`,
  `${decision}/${kind}·last`,
];

/** Notes what the game says of a choice, or what is found by walking through it. */
export function noteTraits(game: AnyGame, state: GameState, seat: Seat, choice: Choice, note: Note): void {
  const { traits } = game.insight;
  if (traits) traits(state, seat, choice, note);
  else walkChoice(state, choice, note);
}

export const isLast = (game: AnyGame, state: GameState): boolean => game.isLastRound?.(state) ?? false;

/** What choices are worth: the game's own values and what was learned of their traits. */
export class Policy {
  readonly #game: AnyGame;
  readonly #scale: number;
  readonly #theta: ReadonlyMap<string, number>;
  /** By question and kind of choice what the common traits count. */
  readonly #common = new Map<string, Map<string, readonly number[]>>();
  #sum = 0;
  readonly #note: Note = (name, amount) => {
    this.#sum += (this.#theta.get(name) ?? 0) * amount;
  };

  constructor(game: AnyGame, { scale, traits, theta }: Weights) {
    this.#game = game;
    this.#scale = scale;
    this.#theta = new Map(traits.map((name, i) => [name, theta[i] ?? 0]));
  }

  value(state: GameState, seat: Seat, choice: Choice, last: boolean): number {
    const value = valueWithin(this.#game.insight.value(state, seat, choice));
    const [own = 0, times = 0, late = 0] = this.#commonOf(state.decision?.kind ?? '', choice.kind);
    this.#sum = value * (this.#scale + times) + own + (last ? late : 0);
    noteTraits(this.#game, state, seat, choice, this.#note);
    return this.#sum;
  }

  values(state: GameState, seat: Seat, choices: readonly Choice[]): number[] {
    const last = isLast(this.#game, state);
    return choices.map((choice) => this.value(state, seat, choice, last));
  }

  #commonOf(decision: string, kind: string): readonly number[] {
    let kinds = this.#common.get(decision);
    if (!kinds) {
      kinds = new Map();
      this.#common.set(decision, kinds);
    }
    let found = kinds.get(kind);
    if (!found) {
      found = commonTraits(decision, kind).map((name) => this.#theta.get(name) ?? 0);
      kinds.set(kind, found);
    }
    return found;
  }
}
