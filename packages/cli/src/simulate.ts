import type { Learned, Level } from '@cinderhall/bots';
import { type AnyGame, EngineError } from '@cinderhall/kernel';
import { type CardUse, CardUses, rounded } from './card-use.ts';
import { type Deal, dealOf, type Played, playMatch } from './play.ts';
import { Stop } from './refusal.ts';

export interface Plan {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly matches: number;
  readonly seed: string;
  readonly bot: Level;
  /** Iterations for one answer, for those who search; by default what the level usually takes. */
  readonly budget?: number;
  /** What those who learn go by. */
  readonly learned?: Learned | null;
  /** Whether to report who used which cards. */
  readonly cards?: boolean;
}

export interface Simulated {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly matches: number;
  readonly steps: number;
  readonly cpuSeconds: number;
  readonly stepsPerCpuSecond: number;
  readonly matchesPerCpuSecond: number;
  readonly meanSteps: number;
  readonly scores: { readonly mean: number; readonly min: number; readonly max: number };
  readonly winShareBySeat: readonly number[];
  /** For each number of rounds the share of the matches that ended in it. */
  readonly shareByRounds?: { readonly [rounds: number]: number };
  /** For each faction the share of the matches it took part in that it won. */
  readonly winShareByFaction?: { readonly [faction: string]: number };
  /** How many seats each faction had, all matches together. */
  readonly seatsByFaction?: { readonly [faction: string]: number };
  /** For every ten points the share of seats that won with so many; where nobody scores there is nothing. */
  readonly wonByTens?: { readonly [from: number]: number };
  /** Of each number that the game keeps for charts, what a seat has of it in the end. */
  readonly meanTally?: { readonly [name: string]: number };
  /** For each kind of line in the final scoring the points that a seat has from it. */
  readonly meanPoints?: { readonly [line: string]: number };
  readonly cards?: CardUse;
}

/** Seconds of play before anything is measured, so that the engine is compiled by then. */
const WARM_UP = 1;
/** About how many seconds pass between two calls of `pause`. */
const SLICE = 0.05;

/** Plays the matches of a plan one after another. Everything but the times follows from the seed. */
export async function simulate(
  plan: Plan,
  pause: (done: number) => Promise<void> | void = () => undefined,
  warmUp = WARM_UP,
): Promise<Simulated> {
  for (let i = 0, spent = 0; spent < warmUp; i++)
    spent += cpuOf(() => playOne(plan, dealOf(plan.seed, `warm-up-${i}`), i));
  const record = new Record(plan);
  let cpu = 0;
  let done = 0;
  let size = 1;
  await pause(0);
  while (done < plan.matches) {
    // Deals are made beforehand: working out seeds is no part of play.
    const deals = Array.from({ length: Math.min(size, plan.matches - done) }, (_, i) => dealOf(plan.seed, done + i));
    const spent = cpuOf(() => {
      for (const [i, deal] of deals.entries()) record.add(playOne(plan, deal, done + i, record.uses));
    });
    cpu += spent;
    done += deals.length;
    if (spent < SLICE) size *= 2;
    await pause(done);
  }
  return record.summary(cpu);
}

/** Process time, which includes what the garbage collector does on other threads. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

function playOne(plan: Plan, deal: Deal, i: number, uses: CardUses | null = null): Played {
  const { game, options, seats, bot, budget, learned } = plan;
  const watch = uses ? uses.see.bind(uses, game) : undefined;
  try {
    return playMatch(game, options, seats, deal, bot, budget, learned, watch);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const reason = {
      key: 'cli.fault',
      params: { match: i, seed: deal.seed, error: { key: error.code, params: error.params } },
    };
    throw new Stop(reason, { cause: error.cause });
  }
}

class Record {
  readonly #plan: Plan;
  readonly #wins: number[];
  readonly #roles = new Map<string, { wins: number; matches: number }>();
  readonly #rounds = new Map<number, number>();
  readonly #tally = new Map<string, number>();
  readonly #points = new Map<string, number>();
  readonly #tens = new Map<number, number>();
  readonly uses: CardUses | null;
  #matches = 0;
  #steps = 0;
  #sum = 0;
  #scores = 0;
  #min = Number.POSITIVE_INFINITY;
  #max = Number.NEGATIVE_INFINITY;

  constructor(plan: Plan) {
    this.#plan = plan;
    this.uses = plan.cards ? new CardUses() : null;
    this.#wins = Array.from({ length: plan.seats }, () => 0);
  }

  add({ steps, outcome, position }: Played): void {
    const { game } = this.#plan;
    const winners = outcome.places.filter((place) => place === 1).length;
    this.#matches += 1;
    this.#steps += steps;
    const rounds = game.round(position.state);
    this.#rounds.set(rounds, (this.#rounds.get(rounds) ?? 0) + 1);
    for (const [name, values] of Object.entries(game.tally(position.state)))
      add(this.#tally, name, values.reduce((sum, n) => sum + n, 0) / Math.max(1, values.length));
    for (const { key, points, under } of outcome.lines)
      add(this.#points, under?.key ?? key, points / outcome.places.length);
    const wins = outcome.places.map((place) => (place === 1 ? 1 / winners : 0));
    this.uses?.end(wins);
    for (const [seat, win] of wins.entries()) {
      this.#wins[seat] = (this.#wins[seat] ?? 0) + win;
      const score = outcome.scores[seat]?.[0];
      if (score !== undefined) this.#score(score, win);
      const role = game.role?.(position.state, seat);
      if (role) this.#role(role.id, win);
    }
  }

  #score(score: number, win: number): void {
    this.#scores += 1;
    const tens = 10 * Math.floor(score / 10);
    if (win > 0) this.#tens.set(tens, (this.#tens.get(tens) ?? 0) + win);
    this.#sum += score;
    this.#min = Math.min(this.#min, score);
    this.#max = Math.max(this.#max, score);
  }

  #role(name: string, win: number): void {
    const { wins, matches } = this.#roles.get(name) ?? { wins: 0, matches: 0 };
    this.#roles.set(name, { wins: wins + win, matches: matches + 1 });
  }

  /** Over all matches; null where there is nothing. */
  #means(sums: ReadonlyMap<string, number>): { readonly [name: string]: number } | null {
    if (sums.size === 0) return null;
    return Object.fromEntries([...sums].map(([name, sum]) => [name, rounded(sum / this.#matches, 3)]));
  }

  summary(cpu: number): Simulated {
    const { game, options, seats } = this.#plan;
    const seconds = Math.max(cpu, 1e-6);
    const scored = this.#scores > 0;
    const factions = [...this.#roles].sort(([a], [b]) => (a < b ? -1 : 1));
    const rounds = [...this.#rounds].sort(([a], [b]) => a - b);
    const tens = [...this.#tens].sort(([a], [b]) => a - b);
    const counted = rounds.some(([n]) => n > 0);
    const [tally, points] = [this.#means(this.#tally), this.#means(this.#points)];
    return {
      game: game.id,
      options,
      seats,
      matches: this.#matches,
      steps: this.#steps,
      cpuSeconds: rounded(seconds, 6),
      stepsPerCpuSecond: Math.round(this.#steps / seconds),
      matchesPerCpuSecond: rounded(this.#matches / seconds, 2),
      meanSteps: rounded(this.#steps / this.#matches, 2),
      scores: {
        mean: scored ? rounded(this.#sum / this.#scores, 3) : 0,
        min: scored ? this.#min : 0,
        max: scored ? this.#max : 0,
      },
      winShareBySeat: this.#wins.map((wins) => rounded(wins / this.#matches, 4)),
      ...(counted
        ? { shareByRounds: Object.fromEntries(rounds.map(([n, matches]) => [n, rounded(matches / this.#matches, 4)])) }
        : {}),
      ...(factions.length > 0
        ? {
            winShareByFaction: Object.fromEntries(factions.map(([name, f]) => [name, rounded(f.wins / f.matches, 4)])),
            seatsByFaction: Object.fromEntries(factions.map(([name, f]) => [name, f.matches])),
          }
        : {}),
      ...(tens.length > 0
        ? { wonByTens: Object.fromEntries(tens.map(([from, wins]) => [from, rounded(wins / this.#scores, 4)])) }
        : {}),
      ...(tally ? { meanTally: tally } : {}),
      ...(points ? { meanPoints: points } : {}),
      ...(this.uses ? { cards: this.uses.shares(this.#matches * seats) } : {}),
    };
  }
}

const add = (sums: Map<string, number>, name: string, n: number): void =>
  void sums.set(name, (sums.get(name) ?? 0) + n);
