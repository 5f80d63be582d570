/** Raised when the same seed would give other numbers than before; every save carries it. */
export const CHANCE_VERSION = 1;

/**
 * A small seeded generator (sfc32: 128 bits, integer arithmetic only) working in place on four numbers that lie in
 * the state, so that the same seed and the same choices give the same game on every machine.
 */
export class Chance {
  readonly lanes: number[];

  constructor(lanes: number[]) {
    this.lanes = lanes;
  }

  /** A seed is 32 hexadecimal digits (128 bits). */
  static fromSeed(seed: string): Chance {
    const word = (at: number): number => Number.parseInt(seed.slice(at * 8, at * 8 + 8), 16) | 0;
    const chance = new Chance([word(0), word(1), word(2), word(3)]);
    for (let i = 0; i < 16; i++) chance.next();
    return chance;
  }

  /** A generator of its own, for guesses and bots: drawing from it leaves this one where it is. */
  static fromNumber(n: number): Chance {
    return Chance.fromSeed((n >>> 0).toString(16).padStart(8, '0').repeat(4));
  }

  private next(): number {
    const lanes = this.lanes;
    const b = lanes[1] ?? 0;
    const c = lanes[2] ?? 0;
    const d = lanes[3] ?? 0;
    const t = ((lanes[0] ?? 0) + b + d) | 0;
    lanes[3] = (d + 1) | 0;
    lanes[0] = b ^ (b >>> 9);
    lanes[1] = (c + (c << 3)) | 0;
    lanes[2] = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** A whole number from 0 to n − 1, each equally likely. */
  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > 0x100000000) throw new RangeError(`below(${n})`);
    // 2³² is seldom a multiple of n: the first few numbers, as many as are left over, are drawn again.
    const unfair = (-n >>> 0) % n;
    let drawn = this.next();
    while (drawn < unfair) drawn = this.next();
    return drawn % n;
  }

  /** From 1 to `sides`. */
  die(sides: number): number {
    return this.below(sides) + 1;
  }

  pick<T>(items: readonly T[]): T {
    // `below` refuses an empty list; an item itself may be null or undefined.
    return items[this.below(items.length)] as T;
  }

  /** In place; every order equally likely. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = items[i] as T;
      items[i] = items[j] as T;
      items[j] = held;
    }
    return items;
  }
}

export const isSeed = (seed: unknown): seed is string => typeof seed === 'string' && /^[0-9a-f]{32}$/.test(seed);

/** A seed for tests and tools, from a small number. */
export const seedOf = (n: number): string => {
  const chance = Chance.fromNumber(n);
  return Array.from({ length: 4 }, () => chance.below(0x100000000).toString(16).padStart(8, '0')).join('');
};
