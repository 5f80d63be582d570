import { isRecord } from '@cinderhall/kernel';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { ServerContext } from '../context.ts';

/** How many of the last windows are remembered. */
const MANY = 20_000;
/** The other processes are told after such a part of what is allowed: few ask for that much. */
const PART = 1 / 4;

interface Count {
  hits: number;
  begun: number;
  /** Those of this process that the others have not been told of. */
  untold: number;
}

/** How often something was asked for in the current window, at this process and, nearly, at all others. */
export class RateCounts {
  readonly #counts = new Map<string, Count>();

  /** One more; `tell` is how many the others should be told of now, 0 for none. */
  hit(key: string, max: number, window: number, now: number): { current: number; ttl: number; tell: number } {
    const count = this.#current(key, window, now);
    count.hits += 1;
    count.untold += 1;
    const tell = count.untold >= max * PART ? count.untold : 0;
    if (tell > 0) count.untold = 0;
    return { current: count.hits, ttl: window - (now - count.begun), tell };
  }

  /** What was asked of another process. */
  add(key: string, hits: number, window: number, now: number): void {
    this.#current(key, window, now).hits += hits;
  }

  #current(key: string, window: number, now: number): Count {
    const known = this.#counts.get(key);
    if (known && known.begun + window > now) return known;
    const fresh = { hits: 0, begun: now, untold: 0 };
    this.#counts.delete(key);
    this.#counts.set(key, fresh);
    for (const [first] of this.#counts) {
      if (this.#counts.size <= MANY) break;
      this.#counts.delete(first);
    }
    return fresh;
  }
}

/** What all routes without a limit of their own share. */
const ALL = '*';
export const RATE_WINDOW = 60_000;

/** Where the limits of routes are counted: the network that asks, and the route if it has a limit of its own. */
export function sharedCounts({ rates, store }: Pick<ServerContext, 'rates' | 'store'>): FastifyRateLimitStoreCtor {
  return class Shared implements FastifyRateLimitStore {
    #what = ALL;

    incr(network: string, done: Parameters<FastifyRateLimitStore['incr']>[1], window: number, max: number): void {
      const key = `${this.#what} ${network}`;
      const { tell, ...counted } = rates.hit(key, max, window, Date.now());
      if (tell > 0) store.notify({ rates: [{ key, hits: tell }] });
      done(null, counted);
    }

    child(options: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
      const own = new Shared();
      const route = 'routeInfo' in options && isRecord(options.routeInfo) ? options.routeInfo : options;
      own.#what = `${String(route.method)} ${String(route.url)}`;
      return own;
    }
  };
}
