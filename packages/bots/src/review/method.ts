import { sha256 } from '@cinderhall/kernel';
import type { Learned } from '../learned/learned.ts';
import { writeWeights } from '../learned/weights.ts';

/** Raised when the same match would be judged differently. */
const METHOD = 2;

const hashes = new WeakMap<Learned, string>();

/** Names how a match was judged: reviews by another method, or by other weights, cannot be compared with it. */
export function methodOf(learned: Learned | null): string {
  if (!learned) return `${METHOD}-insight`;
  let hash = hashes.get(learned);
  if (hash === undefined) {
    hash = sha256(JSON.stringify(writeWeights(learned.weights))).slice(0, 12);
    hashes.set(learned, hash);
  }
  return `${METHOD}-${hash}`;
}
