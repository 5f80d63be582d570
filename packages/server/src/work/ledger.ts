/** Half of what was spent is forgotten after this time. */
export const HALF_LIFE = 60_000;
const MANY = 10_000;

/** How much computing time was spent for whom lately, in milliseconds. */
export class Ledger {
  readonly #accounts = new Map<string, { spent: number; at: number }>();

  spent(key: string, now: number): number {
    const account = this.#accounts.get(key);
    return account ? faded(account, now) : 0;
  }

  charge(key: string, milliseconds: number, now: number): void {
    const spent = this.spent(key, now) + milliseconds;
    // The latest to pay comes last, so that the first ones are those to forget.
    this.#accounts.delete(key);
    this.#accounts.set(key, { spent, at: now });
    for (const [first] of this.#accounts) {
      if (this.#accounts.size <= MANY) break;
      this.#accounts.delete(first);
    }
  }

  /** How long until no more than `allowance` of what a payer has spent is remembered; 0 if that is so now. */
  wait(key: string, allowance: number, now: number): number {
    const spent = this.spent(key, now);
    return spent <= allowance ? 0 : Math.ceil(HALF_LIFE * Math.log2(spent / allowance));
  }
}

const faded = ({ spent, at }: { readonly spent: number; readonly at: number }, now: number): number =>
  spent * 0.5 ** (Math.max(0, now - at) / HALF_LIFE);
