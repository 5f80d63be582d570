import type { Question } from '../bots/bot-workers.ts';
import { Fault } from '../errors.ts';
import { Ledger } from './ledger.ts';

/** For whom something is computed. */
export interface Payer {
  /** A person; a visitor without a session pays as their network. */
  readonly person: string;
  /** Where the request came from, if it is known. People who share an address only share its turn. */
  readonly network?: string | undefined;
}

export interface JobWish {
  readonly payer: Payer;
  /** Lower ranks come first. */
  readonly rank?: number;
  /** Nobody waits for a limit: what the server does by itself is only put in order. */
  readonly unlimited?: boolean;
  /** Others may do it. */
  readonly mayHelp?: boolean;
  /** When it began to wait, if it had to be put back: it keeps its place. */
  readonly since?: number;
}

/** Somebody else who does a job. */
export interface Helper {
  think(question: Question, limit: number): Promise<number>;
}

/** What a job gets when its turn has come. */
export interface Turn {
  /** Milliseconds that it has waited. */
  readonly waited: number;
  /** When it began to. */
  readonly since: number;
  /** Who shall do it; null: a thread of this process. */
  readonly helper: Helper | null;
  /** What it has cost, where that is known better than by the time that it took. */
  cost(milliseconds: number): void;
}

/** Charged when a job begins, so that one person does not get all threads at once; settled when it ends. */
const DEPOSIT = 100;

interface Waiting {
  readonly wish: JobWish;
  readonly since: number;
  start(helper: Helper | null): void;
  refuse(error: Error): void;
}

export interface QueueLimits {
  /** How many jobs run at once. */
  readonly slots: number;
  /** Milliseconds of computing that a person may have had lately. */
  readonly allowance: number;
  /** The same for visitors without a session, who are counted by network. */
  readonly networkAllowance: number;
  /** How many jobs of one person may wait. */
  readonly waitingPerPerson: number;
  /** How many jobs may wait in all. */
  readonly waiting: number;
}

/**
 * Jobs wait here until there is a free thread. The next one is that of the lowest rank, then of the network and of the
 * person for whom least was computed lately: those who ask for much wait for those who ask for little.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #now: () => number;
  readonly #ledger = new Ledger();
  #waiting: Waiting[] = [];
  #running = 0;
  #closed = false;
  /** Called when it changes whether jobs wait that a helper may do. */
  onWaiting: (some: boolean) => void = () => undefined;
  /** Called with what a job has taken. */
  onSpent: (payer: Payer, milliseconds: number) => void = () => undefined;

  constructor(limits: QueueLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Runs a job when its turn comes; what it takes is charged to its payer. */
  async run<T>(wish: JobWish, job: (turn: Turn) => Promise<T>): Promise<T> {
    if (!wish.unlimited) this.#require(wish.payer);
    const since = wish.since ?? this.#now();
    const helper = await new Promise<Helper | null>((start, refuse) => {
      if (this.#closed) return refuse(new Fault('server.closing'));
      this.#waiting.push({ wish, since, start, refuse });
      this.#next();
    });
    const begun = this.#now();
    let cost: number | null = null;
    const setCost = (milliseconds: number) => {
      cost = milliseconds;
    };
    try {
      return await job({ waited: begun - since, since, helper, cost: setCost });
    } finally {
      if (!helper) this.#running -= 1;
      const spent = cost ?? this.#now() - begun;
      this.#charge(wish.payer, spent - DEPOSIT);
      this.onSpent(wish.payer, spent);
      this.#next();
    }
  }

  /** Adds what was computed for somebody elsewhere. */
  chargeElsewhere(key: string, milliseconds: number): void {
    this.#ledger.charge(key, milliseconds, this.#now());
  }

  /** Jobs that still wait are told that the server closes. */
  close(): void {
    this.#closed = true;
    for (const { refuse } of this.#waiting.splice(0)) refuse(new Fault('server.closing'));
  }

  #require({ person, network }: Payer): void {
    const { allowance, networkAllowance, waitingPerPerson, waiting } = this.#limits;
    const wait = this.#ledger.wait(person, person === network ? networkAllowance : allowance, this.#now());
    if (wait > 0) throw new Fault('request.cost', { seconds: Math.ceil(wait / 1000) });
    const own = this.#waiting.filter(({ wish }) => wish.payer.person === person).length;
    if (own >= waitingPerPerson) throw new Fault('request.cost', { seconds: 1 });
    if (this.#waiting.length >= waiting) throw new Fault('server.busy');
  }

  #charge({ person, network }: Payer, milliseconds: number): void {
    for (const key of keysOf({ person, network })) this.#ledger.charge(key, milliseconds, this.#now());
  }

  #next(): void {
    while (this.#running < this.#limits.slots && this.#waiting.length > 0) {
      const first = this.#first();
      this.#waiting = this.#waiting.filter((each) => each !== first);
      if (!first) return;
      this.#running += 1;
      this.#charge(first.wish.payer, DEPOSIT);
      first.start(null);
    }
    this.#tellWaiting();
  }

  /** Listeners are not part of the queue: if one fails, no job has failed. */
  #tellWaiting(): void {
    try {
      this.onWaiting(this.#waiting.some(({ wish }) => wish.mayHelp));
    } catch {
      // They are told again with the next job.
    }
  }

  /** Gives the first job that others may do to a helper; false if there is none. */
  serve(helper: Helper): boolean {
    const first = this.#first(({ wish }) => wish.mayHelp === true);
    if (!first) return false;
    this.#waiting = this.#waiting.filter((each) => each !== first);
    this.#charge(first.wish.payer, DEPOSIT);
    first.start(helper);
    this.#tellWaiting();
    return true;
  }

  #first(fits: (waiting: Waiting) => boolean = () => true): Waiting | undefined {
    const now = this.#now();
    return least(this.#waiting.filter(fits), ({ wish, since }) => [
      wish.rank ?? 0,
      this.#ledger.spent(wish.payer.network ?? wish.payer.person, now),
      this.#ledger.spent(wish.payer.person, now),
      since,
    ]);
  }
}

/** Under which keys a payer is charged. */
export const keysOf = ({ person, network }: Payer): string[] => [...new Set([person, network ?? person])];

/** The one with the least numbers, compared one after another; of those that are alike the first. */
export function least<T>(all: readonly T[], numbersOf: (each: T) => readonly number[]): T | undefined {
  let found: { readonly each: T; readonly key: readonly number[] } | undefined;
  for (const each of all) {
    const key = numbersOf(each);
    if (!found || compare(key, found.key) < 0) found = { each, key };
  }
  return found?.each;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] ?? 0);
  return 0;
}
