import { type AnyGame, Chance, must, seedOf } from '@cinderhall/kernel';
import { valueWithin } from '../learned/policy.ts';
import { type Platt, type Weights, writeWeights } from '../learned/weights.ts';
import { Adam, type AdamState } from './adam.ts';
import { type Judged, logLoss, platt, type Tenth, tenths } from './calibrate.ts';
import { duel } from './duel.ts';
import { HIDDEN, Net, type NetState, sigmoid } from './net.ts';
import { type Job, type Record, type Sample, SelfPlayer } from './self-play.ts';

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
  /** The share that the new policy won against the last accepted one, and against the game's own values. */
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
}

/** Matches between two steps of the policy. */
const BATCH = 8;
/** One match in so many is held out. */
const HELD_OUT = 8;
/** Rounds whose positions are still learned from. */
const REMEMBERED = 8;
const POLICY_RATE = 0.012;
const NET_RATE = 0.003;
/** What seldom comes up is learned slowly. */
const CALM = 0.5;
const DECAY = 2e-5;
/** A round that loses more clearly than chance would explain is undone. */
const ACCEPTED = 0.45;
/** Of the usual spread of a game's values, so much makes one choice about three times as likely as another. */
const TEMPERATURE = 0.45;
const SPREAD_MATCHES = 6;

const rateIn = (round: number): number => Math.max(0.1, 1 / (1 + round / 5));

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

  /** The first round only looks on, and has to tell the evaluator enough to go by. */
  matchesIn(round: number): number {
    return this.plan.matches * (round === 0 ? 2 : 1);
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
    this.#useNew();
  }

  /** One round: matches that move the policy batch by batch, then the evaluator learns from them, then a gate. */
  async runRound(playAll: PlayAll, told: (done: number) => Promise<void> | void): Promise<RoundReport> {
    const { game, seed, gate } = this.plan;
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
      await told(done + jobs.length);
    }
    this.#rounds = [...this.#rounds, samples].slice(-REMEMBERED);
    const loss = this.#fit();
    const report = this.#gate(gate, matches, loss);
    this.reports.push(report);
    this.#round++;
    this.#useNew();
    return report;
  }

  #job(i: number): Job {
    const { seed, options, seats } = this.plan;
    return { seed: seedOf(seed * 1_000_003 + this.#round * 100_003 + i), options, seats };
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
    this.#policy.step(gradient, size, POLICY_RATE * rateIn(this.#round), DECAY, CALM);
    this.player.theta = this.#policy.values.values;
  }

  #fit(): readonly [before: number, after: number] {
    const known = this.#rounds.flatMap((round) => round.known);
    this.#net.meet(known, this.player.facts.size);
    const before = this.#loss();
    const epochs = this.#round === 0 ? 4 : 2;
    for (let epoch = 0; epoch < epochs; epoch++) this.#net.epoch(known, NET_RATE * rateIn(this.#round));
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

  #gate(gate: number, matches: number, loss: readonly [number, number]): RoundReport {
    const { game, seed } = this.plan;
    const now = this.weights();
    const last = this.#accepted && this.weights(this.#accepted);
    const fresh = 7_919 * (seed + 1) + this.#round * 10_007;
    const againstLast = this.#round === 0 ? 0.5 : duel(game, now, last, gate, fresh);
    const againstInsight = last || this.#round === 0 ? duel(game, now, null, gate, fresh + 5_003) : againstLast;
    const accepted = againstLast >= ACCEPTED;
    if (accepted) this.#accepted = this.#policy.save(this.player.traits.size);
    else if (this.#accepted) this.#policy.load(this.#accepted);
    return { round: this.#round, matches, loss, againstLast, againstInsight, accepted };
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
      facts: facts.names.slice(0, this.#net.save().known),
      hidden: HIDDEN,
      ...this.#net.weights(),
      traits: traits.names.slice(0, policy.values.length),
      theta: policy.values,
      scale,
      chances,
    };
  }

  /** The weights as they are handed out, with chances that were fitted on one half of the held-out positions and tested on the other. */
  result(): { readonly file: object; readonly calibration: Calibration } {
    const judged = this.#judged();
    const half = (which: number): Judged[] => judged.filter((_, i) => Math.floor(i / 40) % 2 === which);
    const bySeats = (seats: number, all: readonly Judged[]): Platt => {
      const own = all.filter((one) => one.seats === seats);
      return platt(own.length > 0 ? own : all);
    };
    const { max } = this.plan.game.seats;
    const chancesOf = (all: readonly Judged[]) => Array.from({ length: max }, (_, i) => bySeats(i + 1, all));
    const tested = chancesOf(half(0));
    const chanceOf = ({ logit, seats }: Judged): number => {
      const [slope, offset] = tested[seats - 1] ?? [1, 0];
      return sigmoid(slope * logit + offset);
    };
    const rest = half(1);
    const calibration = { cases: rest.length, loss: logLoss(rest, chanceOf), tenths: tenths(rest, chanceOf) };
    const weights = this.weights(this.#accepted ?? undefined, chancesOf(judged));
    return { file: writeWeights(slim(weights)), calibration };
  }
}

export interface Calibration {
  readonly cases: number;
  readonly loss: number;
  readonly tenths: readonly Tenth[];
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

/** How far the values of one list usually lie apart. */
function spreadOf(game: AnyGame, seed: number): number {
  let [sum, lists] = [0, 0];
  const { insight } = game;
  const values: number[] = [];
  let asked = -1;
  const settle = (): void => {
    if (values.length > 1) {
      const mean = values.reduce((total, n) => total + n, 0) / values.length;
      sum += Math.sqrt(values.reduce((total, n) => total + (n - mean) ** 2, 0) / values.length);
      lists++;
    }
    values.length = 0;
  };
  const player = new SelfPlayer({
    ...game,
    insight: {
      ...insight,
      value(state, seat, choice) {
        if (state.asked !== asked) settle();
        asked = state.asked;
        const value = insight.value(state, seat, choice);
        values.push(valueWithin(value));
        return value;
      },
    },
  });
  player.scale = 4;
  const chance = Chance.fromNumber(seed);
  for (let i = 0; i < SPREAD_MATCHES; i++)
    player.play({ seed: seedOf(chance.below(0x7fffffff)), options: {}, seats: null });
  settle();
  return lists > 0 ? Math.max(1e-3, sum / lists) : 1;
}
