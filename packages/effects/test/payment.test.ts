import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { affordable, type Cost, payments, times } from '../src/index.ts';
import { bench, kit } from './fixture.ts';

const ways = (purse: { [good: string]: number }, cost: Cost) => payments(kit.world, bench([purse]).state, 0, cost);

describe('payments', () => {
  test.each([
    ['its own good', { water: 2 }, { goods: { water: 2 } }, [{ water: 2 }]],
    ['a wild good for another', { water: 1, spark: 1 }, { goods: { water: 2 } }, [{ water: 1, spark: 1 }]],
    ['never another good for a wild one', { water: 5 }, { goods: { spark: 1 } }, []],
    ['nothing for nothing', {}, {}, [{}]],
    ['a mix, each once', { water: 1, scrap: 1 }, { any: { of: ['water', 'scrap'], n: 2 } }, [{ scrap: 1, water: 1 }]],
    [
      'a mix in every proportion',
      { water: 2, scrap: 2 },
      { any: { of: ['water', 'scrap'], n: 2 } },
      [{ water: 2 }, { scrap: 1, water: 1 }, { scrap: 2 }],
    ],
    [
      'fixed and mixed needs share a purse',
      { water: 2, scrap: 1 },
      { goods: { water: 1 }, any: { of: ['water', 'scrap'], n: 1 } },
      [{ water: 2 }, { scrap: 1, water: 1 }],
    ],
    ['not more than there is', { water: 1 }, { goods: { water: 1 }, any: { of: ['water'], n: 1 } }, []],
    ['one wild good only once', { spark: 1 }, { goods: { water: 1, scrap: 1 } }, []],
  ] as const)('%s', (_name, purse, cost, expected) => {
    expect(ways(purse, cost as Cost)).toEqual(expected);
  });

  test('every way pays the whole cost, is within the purse and is listed once; affordable agrees', () => {
    const amount = fc.integer({ min: 0, max: 3 });
    const purse = fc.record({ water: amount, scrap: amount, spark: amount });
    const cost = fc.record({
      goods: fc.record({ water: amount, scrap: amount }),
      any: fc.record({ of: fc.constant(['water', 'scrap']), n: amount }),
    });
    fc.assert(
      fc.property(purse, cost, (own, due) => {
        const found = ways(own, due);
        const total = due.goods.water + due.goods.scrap + due.any.n;
        for (const way of found) {
          expect(Object.values(way).reduce((sum, n) => sum + n, 0)).toBe(total);
          for (const good in way) expect(way[good]).toBeLessThanOrEqual(own[good as keyof typeof own]);
        }
        expect(new Set(found.map((way) => JSON.stringify(way))).size).toBe(found.length);
        const enough = own.water + own.scrap + own.spark >= total;
        const sparksNeeded = Math.max(0, due.goods.water - own.water) + Math.max(0, due.goods.scrap - own.scrap);
        expect(found.length > 0).toBe(enough && sparksNeeded <= own.spark);
        expect(affordable(kit.world, bench([own]).state, 0, due)).toBe(found.length > 0);
      }),
      { seed: 51, numRuns: 300 },
    );
  });

  test('times multiplies both parts', () => {
    expect(times({ goods: { water: 1 }, any: { of: ['scrap'], n: 2 } }, 3)).toEqual({
      goods: { water: 3 },
      any: { of: ['scrap'], n: 6 },
    });
    expect(times({}, 3)).toEqual({});
  });
});
