import type { Seat } from '@cinderhall/kernel';
import type { TableSettings, TableSummary } from '@cinderhall/protocol';
import { SPECTATOR } from '@cinderhall/table';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { settingsOf } from '../tables/settings.ts';
import type { LiveMatch } from './live-match.ts';

/** Somebody's open connection at a table. */
export interface Watcher {
  readonly person: string | null;
  /** The seats that share this screen; empty where everybody has a screen of their own. */
  sharedSeats: readonly Seat[];
  /** Where it looks from now. */
  seat: Seat;
  /** How many entries it was last sent, for each seat it ever looked from. */
  readonly lastSent: Map<Seat, number>;
  send(text: string): void;
}

/** A summary that holds as long as the table and its log are the same. */
export interface CachedSummary {
  readonly length: number;
  readonly version: number;
  readonly summary: TableSummary;
}

/** A table in memory: the rows as last read, its match, and who is watching. Whatever touches it waits in line. */
export class Table {
  readonly id: string;
  row: TableRow;
  seats: readonly SeatRow[];
  settings: TableSettings;
  /** Null before the match begins, and after something went wrong until it is read again. */
  live: LiveMatch | null = null;
  readonly watchers = new Set<Watcher>();
  used: number;
  /** A bot is thinking about the entry after this many. */
  thinking = -1;
  /** What lists say about the match, by reader: so that it need not be brought back for that while nobody plays. */
  readonly summaries = new Map<string | null, CachedSummary>();
  /** How many entries the last snapshot covers. */
  snapshot = -1;
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

  /** Puts a watcher where its person sits. */
  assignSeats(watcher: Watcher): void {
    const own = this.seatsOf(watcher.person);
    const shared = own.filter((seat) => this.seats[seat]?.kind === 'shared');
    watcher.sharedSeats = shared;
    watcher.seat = shared.length > 0 ? SPECTATOR : (own[0] ?? SPECTATOR);
  }

  /** Whether everything a watcher looks from is still theirs. */
  hasValidSeats({ person, seat, sharedSeats }: Watcher): boolean {
    const own = this.seatsOf(person);
    return [...sharedSeats, ...(seat === SPECTATOR ? [] : [seat])].every((each) => own.includes(each));
  }

  /** One after another: nobody sees a match between a step and its commit. */
  enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.#busy += 1;
    const mine = this.#last.then(work).finally(() => {
      this.#busy -= 1;
    });
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
