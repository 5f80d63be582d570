import { isSeed, sha256 } from '@cinderhall/kernel';
import { randomHex } from './random.ts';

export const LONGEST_DEAL = 40;

export const randomSeed = (): string => randomHex(16);

/**
 * What is dealt: by chance without a word, and always the same with the same one, however it is written. The seed of a
 * match is such a word too. Null: too long for a word.
 */
export function seedFor(deal = ''): string | null {
  const word = deal.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
  if (word.length > LONGEST_DEAL) return null;
  if (word === '') return randomSeed();
  return isSeed(word) ? word : sha256(`deal ${word}`).slice(0, 32);
}
