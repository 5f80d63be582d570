import { Chance, isRefused, Match, must, sha256 } from '@cinderhall/kernel';
import { writeFault } from './artifact.ts';
import { asFault } from './fault.ts';
import { acceptedTables, pairwiseTables, tablesOf } from './pairwise.ts';
import { type FaultFound, type MatchPlan, playMatch, type RunContext } from './play.ts';
import { type Lineup, lineups } from './players.ts';
import { RunStats } from './run-stats.ts';
import { checkWords } from './static.ts';
import { TextChecker } from './text-checker.ts';
import {
  type CheckName,
  type Depth,
  type Effort,
  efforts,
  type Fault,
  type FaultyMatch,
  type Report,
  type Table,
  type Trial,
} from './trial.ts';

export interface Settings {
  readonly depth?: Depth;
  /** Anything; the same one gives the same run. */
  readonly seed?: string | number;
  /** Changes some of the amounts that the depth sets. */
  readonly effort?: Partial<Effort>;
  /** Whether the tables of a run in full are played too; those of a deep run are by default. */
  readonly inFull?: boolean;
  /** Stop after so many faults, as the rest would add nothing new; 3 by default. */
  readonly enough?: number;
  /** Goes on round after round, with other matches, until so many minutes have passed. */
  readonly minutes?: number;
  /** The folder that matches which show a fault are written to. */
  readonly artifacts?: string;
  onProgress?(progress: Progress): void;
}

export interface Progress {
  readonly matches: number;
  readonly steps: number;
  /** From 0 to 1. */
  readonly done: number;
  readonly faults: number;
}

const MOST_MATCHES = 400;

/** One run of a trial, in parts that a test runner can call one by one. */
export class Gauntlet {
  readonly tables: readonly Table[];
  readonly #trial: Trial;
  readonly #effort: Effort;
  readonly #depth: Depth;
  readonly #seed: string;
  readonly #enough: number;
  readonly #artifacts: string | undefined;
  readonly #stats: RunStats;
  readonly #faults = new Map<CheckName, Fault>();
  readonly #played: number[];
  readonly #texts: TextChecker | null;
  #faulty = 0;
  #dealt = 0;
  #cpu = 0;

  constructor(trial: Trial, settings: Settings = {}) {
    const { depth = 'quick', inFull = depth === 'deep', seed = 1, effort = {}, enough = 3, artifacts } = settings;
    this.#trial = trial;
    this.#depth = depth;
    this.#seed = String(seed);
    this.#enough = enough;
    this.#artifacts = artifacts;
    this.#effort = { ...efforts[depth], ...(depth === 'quick' ? trial.quick : {}), ...effort };
    this.#stats = new RunStats(trial);
    const { texts, tables } = this.#timed(() => this.#prepare(inFull));
    this.#texts = texts;
    this.tables = tables;
    this.#played = tables.map(() => 0);
  }

  get faults(): readonly Fault[] {
    return [...this.#faults.values()];
  }

  /** Nothing more will be played: there is no table, or there are faults enough. */
  get stopped(): boolean {
    return this.#texts === null || this.tables.length === 0 || this.#faulty >= this.#enough;
  }

  get progress(): Omit<Progress, 'done'> {
    return { matches: this.#stats.matches, steps: this.#stats.steps, faults: this.#faults.size };
  }

  /** Plays a table's share of the steps: one match at least. `after` each match hears what part of it is done. */
  playTable(at: number, after: (part: number) => void = () => undefined): void {
    const share = this.#effort.steps / this.tables.length;
    const most = Math.ceil(MOST_MATCHES / this.tables.length);
    const before = this.#stats.steps;
    for (let turn = 0; turn < most && !this.stopped && (turn === 0 || this.#stats.steps - before < share); turn++) {
      this.playOnce(at, turn);
      after(Math.min(1, Math.max((turn + 1) / most, (this.#stats.steps - before) / share)));
    }
  }

  /** Plays one match at a table; from turn to turn others play it. */
  playOnce(at: number, turn: number): void {
    const { steps, costly } = this.#effort;
    const { usualSteps } = this.#trial.game;
    // Short games come to their limit of matches first; then more of their steps can be looked at. Where there are many
    // tables, one match at each is more than was asked for.
    const expected = Math.max(Math.min(steps, MOST_MATCHES * usualSteps), this.tables.length * usualSteps);
    this.#play(at, must(lineups[(at + turn) % lineups.length]), Math.min(1, costly / expected));
  }

  /** Spends further steps on using what was not used yet: for one card after the other at a table that has it. */
  hunt(until: () => boolean = () => false, steps = this.#effort.hunt): void {
    const end = this.#stats.steps + steps;
    let at = -1;
    for (let i = 0; !this.stopped && this.#stats.missing.length > 0 && this.#stats.steps < end && !until(); i++) {
      const wanted = [...this.#stats.wanted];
      at = this.#nextWith(must(wanted[i % wanted.length]), at);
      this.#play(at, 'hunt', 0);
    }
  }

  /** The next table, in turn, that has the card; if none has it, simply the next. */
  #nextWith(card: string, after: number): number {
    const { game, holds } = this.#trial;
    const { length } = this.tables;
    const inTurn = Array.from({ length }, (_, i) => (after + 1 + i) % length);
    const found = inTurn.find((at) => {
      if (!holds) return true;
      const match = Match.start(game, { ...must(this.tables[at]), seed: seedOf(this.#seed, 'holds') });
      return !isRefused(match) && holds(match.state, card);
    });
    return found ?? must(inTurn[0]);
  }

  /** To be called when everything was played. */
  judgeCoverage(): void {
    const { missing, total } = this.#stats;
    if (this.stopped || missing.length <= total * (1 - this.#effort.coverage)) return;
    const some = `${missing.slice(0, 8).join(', ')}${missing.length > 8 ? ' …' : ''}`;
    this.#note('coverage', `${missing.length} of ${total} ways to use a card never happened: ${some}`, null);
  }

  report(): Report {
    const { matches, steps, costly, longestMatch, longestList, worlds, missing, total } = this.#stats;
    return {
      game: this.#trial.game.id,
      depth: this.#depth,
      seed: this.#seed,
      matches,
      steps,
      costly,
      cpuSeconds: Math.round(this.#cpu * 100) / 100,
      longestMatch,
      longestList,
      tables: this.tables.map((table, i) => ({ ...table, matches: must(this.#played[i]) })),
      coverage: { used: total - missing.length, total, missing },
      worlds: { ...worlds },
      faults: this.faults,
    };
  }

  /** What needs no match. */
  #prepare(inFull: boolean): { texts: TextChecker | null; tables: Table[] } {
    const { game, rules, seats = range(game.seats.min, game.seats.max), optionSets, deepTables = [] } = this.#trial;
    try {
      const texts = new TextChecker(game, rules);
      const chance = Chance.fromSeed(seedOf(this.#seed, 'options'));
      const { tables, refusals } = optionSets ? tablesOf(game, seats, optionSets) : pairwiseTables(game, seats, chance);
      const more = acceptedTables(game, inFull ? deepTables : []);
      for (const { table, reason } of more.refused)
        this.#note('options', `${JSON.stringify(table)} is refused: ${reason.key}`, null);
      tables.push(...more.tables);
      if (tables.length === 0) this.#note('options', 'the game accepts no options at all', null);
      try {
        checkWords(this.#trial, texts);
        for (const refusal of refusals) texts.reason('the refusal of options', refusal);
      } catch (error) {
        this.#fault('text', error);
      }
      return { texts, tables };
    } catch (error) {
      this.#fault('options', error);
      return { texts: null, tables: [] };
    }
  }

  #play(at: number, lineup: Lineup, share: number): void {
    const { seats, options } = must(this.tables[at]);
    const number = this.#dealt++;
    this.#played[at] = must(this.#played[at]) + 1;
    const seed = seedOf(this.#seed, `match ${number}`);
    const plan: MatchPlan = { setup: { options, seats, seed }, lineup, share, drawn: seedOf(seed, 'drawn') };
    const run: RunContext = {
      trial: this.#trial,
      stats: this.#stats,
      texts: this.#texts as TextChecker,
      effort: this.#effort,
    };
    const shown: FaultFound | null = this.#timed(() => playMatch(run, plan));
    if (!shown) return;
    const { check, message } = shown.found.fault;
    this.#note(check, message, () => this.#timed(() => shown.shortened()));
  }

  #fault(check: CheckName, error: unknown): void {
    const fault = asFault(check, 'before any match', error);
    this.#note(fault.check, fault.message, null);
  }

  #note(check: CheckName, message: string, shortened: (() => FaultyMatch) | null): void {
    this.#faulty += 1;
    const known = this.#faults.get(check);
    if (known) {
      this.#faults.set(check, { ...known, times: known.times + 1 });
      return;
    }
    const match = shortened?.() ?? null;
    const fault: Fault = { check, message, times: 1, match };
    const file = this.#artifacts && match ? writeFault(this.#artifacts, this.#trial.game.id, fault) : undefined;
    this.#faults.set(check, file ? { ...fault, file } : fault);
  }

  #timed<T>(run: () => T): T {
    const before = process.cpuUsage();
    try {
      return run();
    } finally {
      const { user, system } = process.cpuUsage(before);
      this.#cpu += (user + system) / 1e6;
    }
  }
}

const range = (min: number, max: number): number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i);

const seedOf = (seed: string, what: string): string => sha256(`${seed}/${what}`).slice(0, 32);
