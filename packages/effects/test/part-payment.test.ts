import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { affordableParts, countOf, someOf, together, without } from '../src/index.ts';
import { bench, kit } from './fixture.ts';

const goods = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 3 }));

describe('goods in parts', () => {
  test('what is taken away and laid together again is the same', () => {
    fc.assert(
      fc.property(goods, (all) => {
        const parts = someOf(all);
        expect(new Set(parts.map((part) => JSON.stringify(Object.entries(part).sort()))).size).toBe(parts.length);
        for (const part of parts) expect(countOf(together(without(all, part), part))).toBe(countOf(all));
      }),
      { seed: 51 },
    );
  });

  test('of a price, all of it first and nothing last', () => {
    expect(someOf({ a: 2, b: 1 })).toEqual([{ a: 2, b: 1 }, { a: 2 }, { a: 1, b: 1 }, { a: 1 }, { b: 1 }, {}]);
    expect(without({ a: 2, b: 1 }, { a: 5 })).toEqual({ b: 1 });
  });

  test('a seat can lay down what it could pay, but never the whole price', () => {
    const parts = (purse: { [good: string]: number }) =>
      affordableParts(kit.world, bench([purse]).state, 0, { water: 2, scrap: 1 });
    expect(parts({ water: 5, scrap: 5 })).toEqual([{ water: 2 }, { water: 1, scrap: 1 }, { water: 1 }, { scrap: 1 }]);
    expect(parts({ scrap: 1 })).toEqual([{ scrap: 1 }]);
    // A wild good stands for one of them at a time.
    expect(parts({ spark: 1 })).toEqual([{ water: 1 }, { scrap: 1 }]);
    expect(parts({})).toEqual([]);
  });
});
