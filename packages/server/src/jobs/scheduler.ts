import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { storeErrorKind } from '../store/error-kind.ts';

/** Runs jobs at intervals until it is closed; the runs of a job never overlap. */
export class Scheduler {
  readonly #stop = new AbortController();
  readonly #ended: Promise<void>[] = [];
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  every(milliseconds: number, name: string, round: () => Promise<void>): void {
    this.#ended.push(this.#run(milliseconds, name, round));
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await Promise.all(this.#ended);
  }

  async #run(milliseconds: number, name: string, round: () => Promise<void>): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      // Jitter, so that several processes do not run it at the same moments.
      const wait = milliseconds * (0.75 + Math.random() / 2);
      await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await round();
      } catch (error) {
        if (storeErrorKind(error) !== 'lost') this.#log.error({ error: String(error) }, `${name} failed`);
      }
    }
  }
}
