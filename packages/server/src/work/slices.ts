import { AsyncLocalStorage } from 'node:async_hooks';
import { keysOf, least, type Payer } from './fair-queue.ts';
import { Ledger } from './ledger.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** Milliseconds that a long computation may have at once. */
const SLICE = 8;
/** For whom something is computed that nobody asked for. */
const SERVER: Payer = { person: 'the server' };

/** Whether the time of a slice is over. */
export type IsOver = () => boolean;

interface Waiting {
  readonly payer: Payer;
  work(isOver: IsOver): void;
}

/**
 * Lets long computations take turns in one thread, one slice at a time: between two slices, everything else that waits
 * for the thread comes first. The next slice goes to the network and the person for whom least was computed lately, so
 * that many guests at one address hold up somebody else no longer than one of them would.
 */
export class Slices {
  readonly #now: () => number;
  readonly #length: number;
  readonly #payers = new AsyncLocalStorage<Payer>();
  readonly #ledger = new Ledger();
  #waiting: Waiting[] = [];
  #working = false;

  constructor(now: () => number = () => performance.now(), length = SLICE) {
    this.#now = now;
    this.#length = length;
  }

  /** All slices that are needed for `work` are for this payer. */
  during<T>(payer: Payer, work: () => Promise<T>): Promise<T> {
    return this.#payers.run(payer, work);
  }

  run<T>(work: (isOver: IsOver) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const payer = this.#payers.getStore() ?? SERVER;
      this.#waiting.push({
        payer,
        work: (isOver) => {
          try {
            resolve(work(isOver));
          } catch (error) {
            reject(error);
          }
        },
      });
      if (!this.#working) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#working = true;
    while (this.#waiting.length > 0) {
      await yieldToEventLoop();
      const begun = this.#now();
      const first = least(this.#waiting, ({ payer }) => [
        this.#ledger.spent(payer.network ?? payer.person, begun),
        this.#ledger.spent(payer.person, begun),
      ]);
      if (!first) break;
      this.#waiting = this.#waiting.filter((each) => each !== first);
      first.work(() => this.#now() >= begun + this.#length);
      for (const key of keysOf(first.payer)) this.#ledger.charge(key, this.#now() - begun, begun);
    }
    this.#working = false;
  }
}
