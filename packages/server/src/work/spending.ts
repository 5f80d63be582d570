import { performance } from 'node:perf_hooks';
import { Fault } from '../errors.ts';
import { Ledger } from './ledger.ts';

/** Milliseconds that somebody may have had lately. Playing takes a hundredth of it. */
const ALLOWANCE = 10_000;

/**
 * What the server's own thread computes for somebody: loading matches, states, previews, reasons, steps taken back.
 * Somebody who has had much of it is asked to wait. Answers to the game's questions are never refused for it.
 */
export class Spending {
  readonly #ledger = new Ledger();
  readonly #limited: boolean;
  readonly #now: () => number;

  constructor(limited: boolean, now: () => number = () => performance.now()) {
    this.#limited = limited;
    this.#now = now;
  }

  allows(payer: string): boolean {
    return this.#wait(payer) === 0;
  }

  #wait(payer: string): number {
    return this.#limited ? this.#ledger.wait(payer, ALLOWANCE, this.#now()) : 0;
  }

  require(payer: string): void {
    const wait = this.#wait(payer);
    if (wait > 0) throw new Fault('request.cost', { seconds: Math.ceil(wait / 1000) });
  }

  charge(payer: string, milliseconds: number): void {
    if (milliseconds > 0) this.#ledger.charge(payer, milliseconds, this.#now());
  }

  /** Charges what takes no turns with anything else. */
  measure<T>(payer: string, work: () => T): T {
    const begun = this.#now();
    try {
      return work();
    } finally {
      this.charge(payer, this.#now() - begun);
    }
  }
}
