import type { Sample } from './self-play.ts';

/** Positions in a few long lists: many of them are kept for later, and nothing of them as objects. */
export interface PackedSamples {
  /** How many facts each has. */
  readonly lengths: Int32Array;
  readonly places: Int32Array;
  readonly amounts: Float64Array;
  /** Seats, result and share of the win of each. */
  readonly rest: Float64Array;
}

const REST = 3;

export function pack(samples: readonly Sample[]): PackedSamples {
  const lengths = Int32Array.from(samples, ({ facts }) => facts.places.length);
  const all = lengths.reduce((sum, n) => sum + n, 0);
  const packed = {
    lengths,
    places: new Int32Array(all),
    amounts: new Float64Array(all),
    rest: new Float64Array(samples.length * REST),
  };
  let at = 0;
  for (const [i, { facts, seats, result, won }] of samples.entries()) {
    packed.places.set(facts.places, at);
    packed.amounts.set(facts.amounts, at);
    packed.rest.set([seats, result, won], i * REST);
    at += facts.places.length;
  }
  return packed;
}

export function unpack({ lengths, places, amounts, rest }: PackedSamples): Sample[] {
  let at = 0;
  return Array.from(lengths, (n, i) => {
    const facts = { places: [...places.subarray(at, at + n)], amounts: [...amounts.subarray(at, at + n)] };
    at += n;
    const [seats = 0, result = 0, won = 0] = rest.subarray(i * REST, (i + 1) * REST);
    return { facts, seats, result, won, logit: 0 };
  });
}
