/** Milliseconds that a long computation may have at once. */
const SLICE = 8;

/** Whether the time of a slice is over. */
export type IsOver = () => boolean;

/**
 * Lets long computations take turns in one thread, one slice at a time: between two slices, everything else that waits
 * for the thread comes first.
 */
export class Slices {
  readonly #now: () => number;
  readonly #length: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor(now: () => number = () => performance.now(), length = SLICE) {
    this.#now = now;
    this.#length = length;
  }

  run<T>(work: (isOver: IsOver) => T): Promise<T> {
    const mine = this.#last.then(async () => {
      await new Promise(setImmediate);
      const end = this.#now() + this.#length;
      return work(() => this.#now() >= end);
    });
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
