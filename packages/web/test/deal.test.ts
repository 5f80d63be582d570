import { isRefused, isSeed, Match, seedOf } from '@cinderhall/kernel';
import { ashMarket } from '@cinderhall/samples';
import { describe, expect, test } from 'vitest';
import { LONGEST_DEAL, seedFor } from '../src/local/deal.ts';

function dealt(word?: string): string {
  const match = Match.start(ashMarket, { seats: 3, seed: seedFor(word) ?? 'no seed' });
  if (isRefused(match)) throw new Error(`'${word}' deals nothing`);
  return match.hash();
}

describe('a deal', () => {
  test('the same word deals the same, another word something else', () => {
    expect(dealt('ember')).toBe(dealt('ember'));
    expect(dealt('ember')).not.toBe(dealt('cinder'));
  });
  test('how a word is written makes no difference', () => {
    expect(seedFor('  Żar \u00a0 i popiół ')).toBe(seedFor('żar i POPIÓŁ'));
    expect(seedFor('Z\u0307ar')).toBe(seedFor('żar'));
    expect(seedFor('żar')).not.toBe(seedFor('zar'));
  });
  test('without a word chance decides', () => {
    for (const nothing of [undefined, '', '   ']) {
      const seeds = new Set(Array.from({ length: 20 }, () => seedFor(nothing)));
      expect(seeds.size).toBe(20);
      expect([...seeds].every(isSeed)).toBe(true);
    }
  });
  test('the seed of a match deals that match again', () => {
    expect(seedFor(seedOf(7))).toBe(seedOf(7));
  });
  test('a word has an end', () => {
    expect(isSeed(seedFor('a'.repeat(LONGEST_DEAL)))).toBe(true);
    expect(seedFor('a'.repeat(LONGEST_DEAL + 1))).toBeNull();
  });
});
