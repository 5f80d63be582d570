/** A token bucket. */
export class Bucket {
  readonly #size: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#left = size;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#size, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

const MANY = 10_000;

/** A token bucket for each of many keys. */
export class Buckets {
  readonly #size: number;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(size: number, perSecond: number) {
    this.#size = size;
    this.#perSecond = perSecond;
  }

  take(key: string, now: number): boolean {
    const bucket = this.#buckets.get(key) ?? new Bucket(this.#size, this.#perSecond, now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    for (const [first] of this.#buckets) {
      if (this.#buckets.size <= MANY) break;
      this.#buckets.delete(first);
    }
    return bucket.take(now);
  }
}
