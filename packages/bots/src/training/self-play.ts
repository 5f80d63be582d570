import { type AnyGame, Chance, type GameState, must, Position, type Seat } from '@cinderhall/kernel';
import { Evaluator, noteFacts, within } from '../learned/evaluator.ts';
import { commonTraits, isLast, noteTraits, valueWithin } from '../learned/policy.ts';
import { squash } from '../learned/squash.ts';
import type { Weights } from '../learned/weights.ts';
import { resultOf } from '../search/judge.ts';
import { highest } from '../search/roll-out.ts';
import { trainingTable } from './tables.ts';
import { newSparse, type Sparse, Vocabulary } from './vocabulary.ts';

/** A position of one seat, and how the match went for it in the end. */
export interface Sample {
  readonly facts: Sparse;
  readonly seats: number;
  /** From −1 to 1. */
  result: number;
  /** The seat's share of the win. */
  won: number;
  /** What the present evaluator says of the position, in matches that test chances; otherwise 0. */
  readonly logit: number;
}

export interface Record {
  readonly samples: Sample[];
  /** Where the match says that the traits' weights should move; null where nothing judged its positions. */
  readonly gradient: Sparse | null;
  readonly decisions: number;
}

/** One match to play: everything random in it follows from these. */
export interface Job {
  readonly seed: string;
  readonly options: object;
  readonly seats: number | null;
  /** A single position, of any moment, instead of a part of all: to test chances with positions of different matches. */
  readonly once?: boolean;
}

/** Of all decisions so many are looked at as positions to learn from. */
const SAMPLED = 0.1;
const FINE = 1 << 20;
/** A choice that is less likely tells nothing. */
const UNLIKELY = 1e-3;
/** The worth of a decision is what the position is worth so many own decisions later, and what came of it. */
const [SOON, LATER] = [12, 36];
const [BY_SOON, BY_LATER, BY_END] = [0.5, 0.35, 0.15];

interface Decided {
  readonly seat: Seat;
  readonly value: number;
  readonly traits: readonly Sparse[];
  readonly likely: readonly number[];
  readonly chosen: number;
}

/** Plays matches against itself by a policy that is still being learned, and notes what there is to learn from them. */
export class SelfPlayer {
  readonly game: AnyGame;
  readonly facts: Vocabulary;
  readonly traits: Vocabulary;
  theta: Float64Array = new Float64Array(0);
  scale = 1;
  /** What positions are judged by; null: by nothing yet. */
  judge: Weights | null = null;
  #evaluator: Evaluator | null = null;
  /** The places of the common traits by question and kind of choice. */
  readonly #common = new Map<string, Map<string, readonly number[]>>();

  constructor(game: AnyGame, facts = new Vocabulary(), traits = new Vocabulary()) {
    this.game = game;
    this.facts = facts;
    this.traits = traits;
  }

  /** Plays by finished weights, and judges positions by them. */
  playBy(weights: Weights): void {
    const places = weights.traits.map((name) => this.traits.place(name));
    this.theta = new Float64Array(this.traits.size);
    for (const [i, place] of places.entries()) this.theta[place] = weights.theta[i] ?? 0;
    this.scale = weights.scale;
    this.judgeBy(weights);
  }

  judgeBy(weights: Weights | null): void {
    this.judge = weights;
    this.#evaluator = weights && new Evaluator(this.game, weights);
  }

  play({ seed, options, seats: fixed, once }: Job): Record {
    const { game } = this;
    // Not the numbers that the deal is made of: what is drawn here must not depend on it.
    const chance = Chance.fromSeed(swapped(seed));
    const table = trainingTable(game, options, chance, fixed);
    const position = Position.start(game, table.options, table.seats, Chance.fromSeed(seed));
    const samples: (Sample & { readonly seat: Seat })[] = [];
    const decided: Decided[] = [];
    const limit = 50 * game.usualSteps;
    let [steps, met] = [0, 0];
    const note = (who: Seat): void => {
      const facts = this.#factsOf(position.state, who);
      const logit = (once && this.#evaluator?.logit(position.state, who)) || 0;
      samples.push({ facts, seats: table.seats, seat: who, result: 0, won: 0, logit });
    };
    while (!position.over && steps++ < limit) {
      const seat = must(position.waiting()[0]);
      const { length } = position.choices(seat);
      if (length > 1 && once) {
        met++;
        if (chance.below(met) === 0) {
          samples.length = 0;
          note(chance.below(table.seats));
        }
      } else if (length > 1 && chance.below(FINE) < SAMPLED * FINE)
        for (let of = 0; of < Math.min(2, table.seats); of++) note((seat + of) % table.seats);
      position.advance(seat, length > 1 ? this.#decide(position, seat, chance, decided) : 0);
    }
    const outcome = game.outcome(position.state);
    if (!outcome) return { samples: [], gradient: null, decisions: decided.length };
    const winners = outcome.places.filter((place) => place === 1).length;
    const results = outcome.places.map((_, seat) => resultOf(game, position.state, outcome, seat));
    for (const sample of samples) {
      sample.result = must(results[sample.seat]);
      sample.won = outcome.places[sample.seat] === 1 ? 1 / winners : 0;
    }
    const gradient = this.#evaluator && !once ? gradientOf(decided, results, this.traits.size) : null;
    return { samples, gradient, decisions: decided.length };
  }

  #factsOf(state: GameState, seat: Seat): Sparse {
    const facts = newSparse();
    noteFacts(this.game, state, seat, (name, amount) => {
      if (amount === 0) return;
      facts.places.push(this.facts.place(name));
      facts.amounts.push(within(amount));
    });
    return facts;
  }

  #commonOf(decision: string, kind: string): readonly number[] {
    let kinds = this.#common.get(decision);
    if (!kinds) {
      kinds = new Map();
      this.#common.set(decision, kinds);
    }
    let places = kinds.get(kind);
    if (!places) {
      places = commonTraits(decision, kind).map((name) => this.traits.place(name));
      kinds.set(kind, places);
    }
    return places;
  }

  /** The traits of each choice, the common ones included. */
  #traitsOf(position: Position, seat: Seat): { readonly traits: readonly Sparse[]; readonly values: number[] } {
    const { game, theta } = this;
    const { state } = position;
    const last = isLast(game, state);
    const decision = state.decision?.kind ?? '';
    const values: number[] = [];
    let found = newSparse();
    const note = (name: string, amount: number): void => {
      if (amount === 0) return;
      found.places.push(this.traits.place(name));
      found.amounts.push(amount);
    };
    const traits = position.choices(seat).map((choice) => {
      found = newSparse();
      const value = valueWithin(game.insight.value(state, seat, choice));
      const [own = 0, times = 0, late = 0] = this.#commonOf(decision, choice.kind);
      found.places.push(own, times);
      found.amounts.push(1, value);
      if (last) {
        found.places.push(late);
        found.amounts.push(1);
      }
      noteTraits(game, state, seat, choice, note);
      const { places, amounts } = found;
      let sum = this.scale * value;
      for (let i = 0; i < places.length; i++) sum += (theta[places[i] as number] ?? 0) * (amounts[i] as number);
      values.push(sum);
      return found;
    });
    return { traits, values };
  }

  /** Draws a choice, the better ones more often, and notes what there was to choose from. */
  #decide(position: Position, seat: Seat, chance: Chance, decided: Decided[]): number {
    const { traits, values } = this.#traitsOf(position, seat);
    const likely = softmax(values);
    const chosen = drawn(likely, chance);
    if (this.#evaluator) {
      const value = squash(this.#evaluator.logit(position.state, seat) / 2);
      decided.push({ seat, value, traits, likely, chosen });
    }
    return chosen;
  }
}

const swapped = (seed: string): string => seed.slice(seed.length / 2) + seed.slice(0, seed.length / 2);

export function softmax(values: readonly number[]): number[] {
  const most = must(values[highest(values)]);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((total, n) => total + n, 0);
  return powers.map((n) => n / sum);
}

export function drawn(likely: readonly number[], chance: Chance): number {
  let left = chance.below(FINE) / FINE;
  for (const [i, n] of likely.entries()) {
    left -= n;
    if (left < 0) return i;
  }
  return highest(likely);
}

/** How much better than expected each decision turned out, times where it pulls: towards what was chosen, away from the rest. */
function gradientOf(decided: readonly Decided[], results: readonly number[], size: number): Sparse {
  const pull = new Float64Array(size);
  for (const [seat, result] of results.entries()) {
    const own = decided.filter((one) => one.seat === seat);
    for (const [i, { value, traits, likely, chosen }] of own.entries()) {
      const soon = own[i + SOON]?.value ?? result;
      const later = own[i + LATER]?.value ?? result;
      const better = BY_SOON * soon + BY_LATER * later + BY_END * result - value;
      for (const [choice, { places, amounts }] of traits.entries()) {
        const by = (choice === chosen ? 1 : 0) - (likely[choice] as number);
        if (Math.abs(by) < UNLIKELY) continue;
        for (let k = 0; k < places.length; k++) {
          const place = places[k] as number;
          pull[place] = (pull[place] as number) + better * by * (amounts[k] as number);
        }
      }
    }
  }
  const sum = newSparse();
  for (const [place, amount] of pull.entries()) {
    if (amount === 0) continue;
    sum.places.push(place);
    sum.amounts.push(amount);
  }
  return sum;
}
