import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '@cinderhall/kernel';
import type { TableSettings, TableSummary } from '@cinderhall/protocol';
import { SPECTATOR } from '@cinderhall/table';
import { Fault } from '../errors.ts';
import type { Present } from '../notices/notice.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { settingsOf } from '../tables/settings.ts';
import type { LiveMatch } from './live-match.ts';

/** A connection that watches a table. */
export interface Watcher {
  readonly person: string | null;
  /** The seats that share this screen; empty if it is not shared. */
  sharedSeats: readonly Seat[];
  /** The seat that it shows now. */
  seat: Seat;
  /** The number of entries that it was last sent, for each seat it has shown. */
  readonly lastSent: Map<Seat, number>;
  send(text: string): void;
  /** The person may not watch any more: the connection forgets the table. */
  dismiss(): void;
}

/** A summary that is valid for this version of the table and this length of its log. */
export interface CachedSummary {
  readonly length: number;
  readonly version: number;
  readonly summary: TableSummary;
}

/** A table in memory: its rows as last read, its match, and its watchers. Work on it goes through its queue. */
export class Table {
  readonly id: string;
  row: TableRow;
  seats: readonly SeatRow[];
  settings: TableSettings;
  /** Null before the match begins, and while it is not loaded. */
  live: LiveMatch | null = null;
  readonly watchers = new Set<Watcher>();
  /** Who watches it on other processes, by their names. */
  readonly elsewhere = new Map<string, Present>();
  used: number;
  /** The length of the log for which a bot is thinking; −1 for none. */
  thinking = -1;
  /** The share of its usual budget that the last bot to answer here had; less than 1 under pressure. */
  botShare = 1;
  /** Summaries for lists, by reader, so that the match need not be loaded for them. */
  readonly summaries = new Map<string | null, CachedSummary>();
  /** The length of the log at the last snapshot. */
  snapshot = -1;
  /** Milliseconds that this thread has spent on playing its match from the log. */
  replayed = 0;
  #last: Promise<unknown> = Promise.resolve();
  #busy = 0;

  constructor(row: TableRow, seats: readonly SeatRow[], now: number) {
    this.id = row.id;
    this.row = row;
    this.seats = seats;
    this.settings = settingsOf(row);
    this.used = now;
  }

  read(row: TableRow, seats: readonly SeatRow[]): void {
    this.row = row;
    this.seats = seats;
    this.settings = settingsOf(row);
  }

  get idle(): boolean {
    return this.#busy === 0 && this.watchers.size === 0;
  }

  /** Milliseconds since the match began. */
  time(now: number): number {
    return Math.max(0, now - (this.row.started ?? now));
  }

  seatsOf(person: string | null): Seat[] {
    if (person === null) return [];
    return this.seats
      .filter((seat) => seat.person === person && (seat.kind === 'person' || seat.kind === 'shared'))
      .map(({ seat }) => seat);
  }

  /** Gives a watcher the seats of its person. */
  assignSeats(watcher: Watcher): void {
    const own = this.seatsOf(watcher.person);
    const shared = own.filter((seat) => this.seats[seat]?.kind === 'shared');
    watcher.sharedSeats = shared;
    watcher.seat = shared.length > 0 ? SPECTATOR : (own[0] ?? SPECTATOR);
  }

  /** Whether the seats of a watcher still belong to its person. */
  hasValidSeats({ person, seat, sharedSeats }: Watcher): boolean {
    const own = this.seatsOf(person);
    return [...sharedSeats, ...(seat === SPECTATOR ? [] : [seat])].every((each) => own.includes(each));
  }

  /** The same for requests that only look: after `patience` milliseconds of waiting for others it is given up. */
  async enqueueBriefly<T>(work: () => Promise<T>, patience: number): Promise<T> {
    const turn = new AbortController();
    const waiting = sleep(patience, undefined, { signal: turn.signal, ref: false }).then(
      () => {
        throw new Fault('store.lost');
      },
      () => new Promise<never>(() => undefined),
    );
    let late = false;
    waiting.catch(() => {
      late = true;
    });
    const done = this.enqueue(async () => {
      if (late) throw new Fault('store.lost');
      turn.abort();
      return work();
    });
    return Promise.race([done, waiting]);
  }

  /** Runs one after another: nothing sees a match between a step and its commit. */
  enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.#busy += 1;
    const mine = this.#last.then(work).finally(() => {
      this.#busy -= 1;
    });
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
