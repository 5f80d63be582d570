import { Chance, must } from '@cinderhall/kernel';
import { Adam, type AdamState } from './adam.ts';
import type { Sample } from './self-play.ts';
import { Growing } from './vocabulary.ts';

export const HIDDEN = 32;
const WIDTH = HIDDEN + 1;
const BATCH = 192;
const DECAY = 1e-4;
/** Facts that seldom come up move the net slowly: one match must not tell what a card is worth. */
const CALM = 1;
/** How strongly hidden units begin, so that none of them is dead or saturated. */
const BEGIN = 0.15;

export interface NetState {
  readonly rows: AdamState;
  readonly rest: AdamState;
  readonly units: Float64Array;
  readonly known: number;
  readonly lanes: readonly number[];
}

/** The evaluator while it learns: facts are divided by how much they usually vary. */
export class Net {
  /** Rows by fact; then what is not bound to a fact: biases, then what the hidden units add. */
  readonly #rows = new Adam();
  readonly #rest = new Adam();
  readonly #unit = new Growing();
  #known = 0;
  readonly #chance: Chance;

  constructor(seed: number) {
    this.#chance = Chance.fromNumber(seed);
    this.#rest.values.reserve(WIDTH + HIDDEN);
    for (let i = 0; i < HIDDEN; i++) this.#rest.values.values[WIDTH + i] = this.#small() / BEGIN / Math.sqrt(HIDDEN);
  }

  #small(): number {
    return (BEGIN * (this.#chance.below(2001) - 1000)) / 1000;
  }

  get known(): number {
    return this.#known;
  }

  /** Takes in facts that are new, with how much they vary in these samples. */
  meet(samples: readonly Sample[], facts: number): void {
    if (facts === this.#known) return;
    const squares = new Float64Array(facts);
    for (const { facts: one } of samples)
      for (const [i, place] of one.places.entries())
        squares[place] = (squares[place] as number) + must(one.amounts[i]) ** 2;
    this.#unit.reserve(facts);
    this.#rows.values.reserve(facts * WIDTH);
    for (let fact = this.#known; fact < facts; fact++) {
      // What is seldom there is not blown up by being divided by next to nothing: few examples should not count much.
      this.#unit.values[fact] = Math.max(1, Math.sqrt((squares[fact] as number) / Math.max(1, samples.length)));
      for (let i = 0; i < HIDDEN; i++) this.#rows.values.values[fact * WIDTH + i] = this.#small();
    }
    this.#known = facts;
  }

  /** Log-odds of a sample; `sums` is filled with what the hidden units got. */
  logit({ facts: { places, amounts } }: Sample, sums: Float64Array): number {
    const rows = this.#rows.values.values;
    const rest = this.#rest.values.values;
    for (let i = 0; i < WIDTH; i++) sums[i] = rest[i] as number;
    for (let k = 0; k < places.length; k++) {
      const place = places[k] as number;
      const x = (amounts[k] as number) / (this.#unit.values[place] as number);
      const at = place * WIDTH;
      for (let i = 0; i < WIDTH; i++) sums[i] = (sums[i] as number) + (rows[at + i] as number) * x;
    }
    let z = sums[HIDDEN] as number;
    for (let i = 0; i < HIDDEN; i++)
      if ((sums[i] as number) > 0) z += (sums[i] as number) * (rest[WIDTH + i] as number);
    return z;
  }

  /** One walk through the samples in a new order. */
  epoch(samples: readonly Sample[], rate: number): void {
    const order = this.#chance.shuffle([...samples]);
    const size = this.#known * WIDTH;
    const rows = new Float64Array(size);
    const rest = new Float64Array(WIDTH + HIDDEN);
    const sums = new Float64Array(WIDTH);
    for (let from = 0; from < order.length; from += BATCH) {
      rows.fill(0);
      rest.fill(0);
      const batch = order.slice(from, from + BATCH);
      for (const sample of batch) this.#learn(sample, sums, rows, rest, batch.length);
      this.#rows.step(rows, size, rate, DECAY, CALM);
      this.#rest.step(rest, WIDTH + HIDDEN, rate);
    }
  }

  #learn(sample: Sample, sums: Float64Array, rows: Float64Array, rest: Float64Array, of: number): void {
    const z = this.logit(sample, sums);
    const error = (sigmoid(z) - (sample.result + 1) / 2) / of;
    const out = this.#rest.values.values;
    for (let i = 0; i < HIDDEN; i++) {
      const active = (sums[i] as number) > 0;
      if (active) rest[WIDTH + i] = (rest[WIDTH + i] as number) + error * (sums[i] as number);
      // From here on `sums` holds the gradients that are propagated back to the facts.
      sums[i] = active ? error * (out[WIDTH + i] as number) : 0;
    }
    sums[HIDDEN] = error;
    for (let i = 0; i < WIDTH; i++) rest[i] = (rest[i] as number) + (sums[i] as number);
    const { places, amounts } = sample.facts;
    for (let k = 0; k < places.length; k++) {
      const place = places[k] as number;
      const x = (amounts[k] as number) / (this.#unit.values[place] as number);
      const at = place * WIDTH;
      for (let i = 0; i < WIDTH; i++) rows[at + i] = (rows[at + i] as number) + (sums[i] as number) * x;
    }
  }

  save(): NetState {
    return {
      rows: this.#rows.save(this.#known * WIDTH),
      rest: this.#rest.save(WIDTH + HIDDEN),
      units: this.#unit.values.slice(),
      known: this.#known,
      lanes: [...this.#chance.lanes],
    };
  }

  load({ rows, rest, units, known, lanes }: NetState): void {
    this.#rows.load(rows);
    this.#rest.load(rest);
    this.#unit.values = units.slice();
    this.#known = known;
    this.#chance.lanes.splice(0, lanes.length, ...lanes);
  }

  /** As it is used in play. */
  weights(): { rows: Float64Array; bias: Float64Array; out: Float64Array } {
    const rows = this.#rows.values.values.slice(0, this.#known * WIDTH);
    for (let i = 0; i < rows.length; i++)
      rows[i] = (rows[i] as number) / (this.#unit.values[Math.floor(i / WIDTH)] as number);
    const rest = this.#rest.values.values;
    return { rows, bias: rest.slice(0, WIDTH), out: rest.slice(WIDTH, WIDTH + HIDDEN) };
  }
}

export const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));
