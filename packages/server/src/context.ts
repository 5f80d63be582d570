import type { Game } from '@cinderhall/kernel';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { RateCounts } from './http/rate-counts.ts';
import type { Buckets } from './live/bucket.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/store.ts';
import type { Slices } from './work/slices.ts';
import type { Spending } from './work/spending.ts';

/** What every part of the server needs. */
export interface ServerContext {
  readonly config: Config;
  readonly store: Store;
  readonly games: readonly Game[];
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Open tables of guests for the public list, by network. */
  readonly listedByGuests: Buckets;
  /** Requests of each network lately, for the limits of routes. */
  readonly rates: RateCounts;
  /** For replays in the server's own thread. */
  readonly slices: Slices;
  /** What this thread has computed for whom lately. */
  readonly spending: Spending;
  now(): number;
  /** The seed of a new match. */
  newSeed(): string;
}

export const gameIn = ({ games }: ServerContext, id: string): Game | undefined => games.find((game) => game.id === id);
