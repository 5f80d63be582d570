import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHANCE_VERSION, Chance, isSeed, seedOf } from '../src/index.ts';

const draws = (chance: Chance, n: number, count: number): number[] =>
  Array.from({ length: count }, () => chance.below(n));

describe('the same seed gives the same numbers for ever (or CHANCE_VERSION must be raised)', () => {
  test('version', () => expect(CHANCE_VERSION).toBe(1));

  test('a seed of its own', () => {
    const chance = Chance.fromSeed('00112233445566778899aabbccddeeff');
    expect(draws(chance, 2 ** 32, 4)).toEqual([1275674082, 3039334875, 4276471690, 3767044900]);
    expect(draws(chance, 6, 12)).toEqual([3, 2, 4, 3, 0, 0, 4, 3, 3, 2, 1, 4]);
    expect(chance.shuffle([0, 1, 2, 3, 4, 5, 6, 7])).toEqual([4, 6, 0, 1, 5, 7, 2, 3]);
    expect(chance.lanes).toEqual([-1791452803, -308067468, -1019563681, -857870554]);
  });

  test('a small number', () => {
    expect(seedOf(1)).toBe('a821eb0960c4eb8562d5f973ecc0ddb5');
    expect(draws(Chance.fromNumber(1), 100, 6)).toEqual([45, 85, 95, 45, 26, 73]);
  });

  test('agrees with sfc32 as its author wrote it, in unsigned arithmetic', () => {
    const chance = Chance.fromSeed('0000000000000000deadbeef00000001');
    let [a, b, c, counter] = [0n, 0n, 0xdeadbeefn, 1n];
    const word = (n: bigint) => BigInt.asUintN(32, n);
    const next = () => {
      const result = word(a + b + counter);
      counter = word(counter + 1n);
      a = b ^ (b >> 9n);
      b = word(c + (c << 3n));
      c = word(((c << 21n) | (c >> 11n)) + result);
      return Number(result);
    };
    for (let i = 0; i < 16; i++) next();
    for (let i = 0; i < 200; i++) expect(chance.below(2 ** 32)).toBe(next());
  });
});

describe('numbers', () => {
  test('lie in their range, and the lanes stay 32-bit integers', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const chance = Chance.fromNumber(seed);
        for (const drawn of draws(chance, n, 5)) {
          expect(Number.isInteger(drawn)).toBe(true);
          expect(drawn >= 0 && drawn < n).toBe(true);
        }
        expect(chance.lanes.every((lane) => lane === (lane | 0))).toBe(true);
      }),
      { seed: 8 },
    );
  });

  // The 99.9 % quantiles of chi-square for n − 1 degrees of freedom; seeds are fixed, so this passes always or never.
  test.each([
    [2, 10.8],
    [3, 13.8],
    [6, 20.5],
    [10, 27.9],
    [52, 87.9],
  ])('are equally likely, below %i', (n, limit) => {
    const rounds = n * 2000;
    const counts = Array<number>(n).fill(0);
    for (const drawn of draws(Chance.fromNumber(7), n, rounds)) counts[drawn] = (counts[drawn] as number) + 1;
    const square = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(square).toBeLessThan(limit);
  });

  test('no remainder favours the small ones: three quarters of 2³² are drawn evenly', () => {
    const n = 3 * 2 ** 30;
    const low = draws(Chance.fromNumber(3), n, 9000).filter((drawn) => drawn < 2 ** 30).length;
    // Plain remainders would give a half; fair ones give a third.
    expect(low / 9000).toBeCloseTo(1 / 3, 1);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY])('there is none below %d', (n) => {
    expect(() => Chance.fromNumber(1).below(n)).toThrow(RangeError);
  });

  test('a die has no nought', () => {
    const chance = Chance.fromNumber(5);
    expect(new Set(Array.from({ length: 200 }, () => chance.die(6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('pick takes one of them; from nothing there is nothing to take', () => {
    const chance = Chance.fromNumber(6);
    expect(new Set(Array.from({ length: 60 }, () => chance.pick(['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
    expect(() => chance.pick([])).toThrow(RangeError);
    expect(chance.pick([null])).toBe(null);
  });
});

describe('shuffle', () => {
  test('is a permutation, in place', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.nat(), (items, seed) => {
        const before = [...items].sort((a, b) => a - b);
        expect(Chance.fromNumber(seed).shuffle(items)).toBe(items);
        expect([...items].sort((a, b) => a - b)).toEqual(before);
      }),
      { seed: 9 },
    );
  });

  test('reaches all orders of three about equally often', () => {
    const chance = Chance.fromNumber(11);
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = chance.shuffle(['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe('seeds', () => {
  test('are 32 hexadecimal digits in small letters', () => {
    expect(isSeed('0123456789abcdef0123456789abcdef')).toBe(true);
    const hostile = [
      '',
      'x',
      '0'.repeat(31),
      '0'.repeat(33),
      'G'.repeat(32),
      'ABCDEF'.padEnd(32, '0'),
      `${'0'.repeat(32)}\n`,
    ];
    for (const seed of [...hostile, null, 7, ['0'.repeat(32)], { toString: () => '0'.repeat(32) }])
      expect(isSeed(seed)).toBe(false);
  });

  test('from small numbers are seeds, and all different', () => {
    const seeds = Array.from({ length: 500 }, (_, n) => seedOf(n));
    expect(seeds.every(isSeed)).toBe(true);
    expect(new Set(seeds).size).toBe(500);
  });

  test('each digit of a seed counts', () => {
    const zero = '0'.repeat(32);
    const first = (seed: string) => Chance.fromSeed(seed).below(2 ** 32);
    for (let i = 0; i < 32; i++) expect(first(`${zero.slice(0, i)}1${zero.slice(i + 1)}`)).not.toBe(first(zero));
  });
});
