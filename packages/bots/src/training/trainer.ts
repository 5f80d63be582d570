import { type AnyGame, Chance, must, seedOf } from '@cinderhall/kernel';
import type { Platt, Weights } from '../learned/weights.ts';
import { Adam, type AdamState } from './adam.ts';
import { type Judged, logLoss, plattBySeats } from './calibrate.ts';
import { duel } from './duel.ts';
import { HIDDEN, Net, type NetState, sigmoid } from './net.ts';
import { type PackedSamples, pack, unpack } from './packed.ts';
import { type Job, type Record, type Sample, SelfPlayer } from './self-play.ts';
import { spreadOf } from './spread.ts';

/** Plays some matches by the trainer's present policy, in any order, and answers in the order of the jobs. */
export type PlayAll = (jobs: readonly Job[]) => Promise<readonly Record[]> | readonly Record[];

export interface Plan {
  readonly game: AnyGame;
  readonly seed: number;
  /** Options that every table has; everything else varies. */
  readonly options: object;
  /** So many at every table; null: as the game has it. */
  readonly seats: number | null;
  /** Matches in a round of training. */
  readonly matches: number;
  /** Matches of a gate. */
  readonly gate: number;
}

/** What a round of training came to. */
export interface RoundReport {
  readonly round: number;
  readonly matches: number;
  /** On matches that were not learned from: before and after this round's fitting. */
  readonly loss: readonly [before: number, after: number];
  /** What its gate found; null where it had none. */
  readonly gate: Gate | null;
}

/** The share that the new policy won against the last accepted one, and against the game's own values. */
export interface Gate {
  readonly againstLast: number;
  readonly againstInsight: number;
  readonly accepted: boolean;
}

export interface TrainerState {
  readonly round: number;
  readonly played: number;
  readonly scale: number;
  readonly facts: readonly string[];
  readonly traits: readonly string[];
  readonly net: NetState;
  readonly policy: AdamState;
  readonly accepted: AdamState | null;
  readonly reports: readonly RoundReport[];
  readonly rounds: readonly (readonly [known: PackedSamples, fresh: PackedSamples])[];
}

/** Matches between two steps of the policy. */
const BATCH = 16;
/** One match in so many is held out. */
const HELD_OUT = 8;
/** Rounds whose positions are still learned from. */
const REMEMBERED = 6;
const POLICY_RATE = 0.016;
const NET_RATE = 0.002;
/** What seldom comes up is learned slowly, so that single examples weigh little. */
const CALM = 0.15;
const DECAY = 2e-5;
/** The first round changes no policy; it has to give the evaluator enough to go by. */
const FIRST_ROUNDS = 4;
const FIRST_EPOCHS = 4;
/** A gate follows after so many rounds: a single one changes too little to be seen among the luck of its matches. */
const GATE_EVERY = 8;
/** What loses more clearly than chance would explain is undone. */
const ACCEPTED = 0.42;
/** Of the usual spread of a game's values, so much makes one choice about three times as likely as another. */
const TEMPERATURE = 0.45;
/** After so many matches everything is learned half as fast as in the beginning. */
const HALF = 16_000;

/** The match with this number, at a table as the plan wants it. */
export const jobFor = ({ seed, options, seats }: Plan, number: number): Job => ({
  seed: seedOf(seed * 1_000_003 + number),
  options,
  seats,
});

/** Learns a game by playing it against itself: positions first, then choices by what positions they lead to, and again. */
export class Trainer {
  readonly plan: Plan;
  readonly player: SelfPlayer;
  readonly reports: RoundReport[] = [];
  readonly #net: Net;
  #policy = new Adam();
  #accepted: AdamState | null = null;
  #round = 0;
  #played = 0;
  /** The positions of the last rounds: to learn from, and to test with. */
  #rounds: { readonly known: Sample[]; readonly fresh: Sample[] }[] = [];

  constructor(plan: Plan) {
    this.plan = plan;
    this.player = new SelfPlayer(plan.game);
    this.#net = new Net(plan.seed);
  }

  get round(): number {
    return this.#round;
  }

  matchesIn(round: number): number {
    return this.plan.matches * (round === 0 ? FIRST_ROUNDS : 1);
  }

  get #pace(): number {
    return 1 / (1 + this.#played / HALF);
  }

  get played(): number {
    return this.#played;
  }

  save(): TrainerState {
    const { facts, traits, scale } = this.player;
    return {
      round: this.#round,
      played: this.#played,
      scale,
      facts: facts.names,
      traits: traits.names,
      net: this.#net.save(),
      policy: this.#policy.save(traits.size),
      accepted: this.#accepted,
      reports: this.reports,
      rounds: this.#rounds.map(({ known, fresh }) => [pack(known), pack(fresh)] as const),
    };
  }

  load(state: TrainerState): void {
    const { facts, traits } = this.player;
    for (const name of state.facts) facts.place(name);
    for (const name of state.traits) traits.place(name);
    this.player.scale = state.scale;
    this.#round = state.round;
    this.#played = state.played;
    this.#net.load(state.net);
    this.#policy.load(state.policy);
    this.#accepted = state.accepted;
    this.reports.push(...state.reports);
    this.#rounds = state.rounds.map(([known, fresh]) => ({ known: unpack(known), fresh: unpack(fresh) }));
    this.#useNew();
  }

  /** One round: matches that move the policy batch by batch, then the evaluator learns from them, then a gate. */
  async runRound(playAll: PlayAll, onProgress: (done: number) => Promise<void> | void): Promise<RoundReport> {
    const { game, seed } = this.plan;
    const matches = this.matchesIn(this.#round);
    if (this.#round === 0) this.player.scale = 1 / (TEMPERATURE * spreadOf(game, seed));
    const samples = { known: [] as Sample[], fresh: [] as Sample[] };
    for (let done = 0; done < matches; done += BATCH) {
      const jobs = Array.from({ length: Math.min(BATCH, matches - done) }, (_, i) => this.#job(done + i));
      const records = await playAll(jobs);
      for (const [i, record] of records.entries())
        ((done + i) % HELD_OUT === 0 ? samples.fresh : samples.known).push(...record.samples);
      this.#follow(records);
      this.#played += jobs.length;
      await onProgress(done + jobs.length);
    }
    this.#rounds = [...this.#rounds, samples].slice(-REMEMBERED);
    const loss = this.#fit(samples.known);
    const gate = this.#round === 0 || (this.#round + 1) % GATE_EVERY === 0 ? this.#gate() : null;
    const report = { round: this.#round, matches, loss, gate };
    this.reports.push(report);
    this.#round++;
    this.#useNew();
    return report;
  }

  #job(i: number): Job {
    return jobFor(this.plan, this.#round * 100_003 + i);
  }

  #follow(records: readonly Record[]): void {
    const size = this.player.traits.size;
    const gradient = new Float64Array(size);
    let n = 0;
    for (const { gradient: one } of records) {
      if (!one) continue;
      n++;
      for (const [i, place] of one.places.entries())
        gradient[place] = (gradient[place] as number) - must(one.amounts[i]);
    }
    if (n === 0) return;
    this.#policy.step(gradient, size, POLICY_RATE * this.#pace, DECAY, CALM);
    this.player.theta = this.#policy.values.values;
  }

  /** Learns from the positions of this round and as many older ones: whatever is met too often is learned by heart. */
  #fit(latest: readonly Sample[]): readonly [before: number, after: number] {
    this.#net.meet(latest, this.player.facts.size);
    const before = this.#loss();
    if (this.#round === 0) for (let i = 0; i < FIRST_EPOCHS; i++) this.#net.epoch(latest, NET_RATE);
    else {
      const older = this.#rounds.slice(0, -1).flatMap(({ known }) => known);
      const chance = Chance.fromNumber(this.plan.seed * 31 + this.#round);
      const some = older.filter(() => chance.below(older.length) < latest.length);
      this.#net.epoch([...latest, ...some], NET_RATE * this.#pace);
    }
    return [before, this.#loss()];
  }

  #judged(): Judged[] {
    const sums = new Float64Array(HIDDEN + 1);
    return this.#rounds
      .flatMap(({ fresh }) => fresh)
      .map((sample) => ({ logit: this.#net.logit(sample, sums), won: sample.won, seats: sample.seats }));
  }

  #loss(): number {
    return logLoss(this.#judged(), ({ logit }) => sigmoid(logit));
  }

  #gate(): Gate {
    const { game, seed, gate } = this.plan;
    const now = this.weights();
    const last = this.#accepted && this.weights(this.#accepted);
    const fresh = 7_919 * (seed + 1) + this.#round * 10_007;
    const againstLast = this.#round === 0 ? 0.5 : duel(game, now, last, gate, fresh);
    const againstInsight = last || this.#round === 0 ? duel(game, now, null, gate, fresh + 5_003) : againstLast;
    const accepted = againstLast >= ACCEPTED;
    if (accepted) this.#accepted = this.#policy.save(this.player.traits.size);
    else if (this.#accepted) this.#policy.load(this.#accepted);
    return { againstLast, againstInsight, accepted };
  }

  #useNew(): void {
    this.player.theta = this.#policy.values.values;
    this.player.judgeBy(this.weights());
  }

  /** What was learned so far. */
  weights(policy: AdamState = this.#policy.save(this.player.traits.size), chances: readonly Platt[] = []): Weights {
    const { facts, traits, scale } = this.player;
    return {
      game: this.plan.game.id,
      matches: this.#played,
      plays: true,
      facts: facts.names.slice(0, this.#net.known),
      hidden: HIDDEN,
      ...this.#net.weights(),
      traits: traits.names.slice(0, policy.values.length),
      theta: policy.values,
      scale,
      chances,
    };
  }

  /** The weights as they are kept at a gate, with chances that are fitted on the few held-out positions. */
  result(): Weights {
    const chances = plattBySeats(this.#judged(), this.plan.game.seats.max);
    return slim(this.weights(this.#accepted ?? undefined, chances));
  }
}

/** Without what says next to nothing. */
const NEGLIGIBLE = 0.01;
function slim(weights: Weights): Weights {
  const { traits, theta } = weights;
  const kept = traits.map((_, i) => i).filter((i) => Math.abs(theta[i] ?? 0) > NEGLIGIBLE);
  return {
    ...weights,
    traits: kept.map((i) => must(traits[i])),
    theta: Float64Array.from(kept, (i) => theta[i] ?? 0),
  };
}
