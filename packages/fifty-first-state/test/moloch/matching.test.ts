import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostServed } from '../../src/sets/moloch/matching.ts';

type Groups = Parameters<typeof mostServed>[0];

/** Every thing is served by each of its servers, or not at all. */
function byTrying(groups: Groups): number {
  const things = groups.flatMap(({ things: own }, group) => own.map((servers) => ({ group, servers })));
  const room = groups.map(({ most }) => most);
  const busy = new Set<number>();
  const from = (at: number): number => {
    const thing = things[at];
    if (!thing) return 0;
    let best = from(at + 1);
    for (const server of thing.servers) {
      if (busy.has(server) || (room[thing.group] ?? 0) === 0) continue;
      busy.add(server);
      room[thing.group] = (room[thing.group] ?? 0) - 1;
      best = Math.max(best, 1 + from(at + 1));
      room[thing.group] = (room[thing.group] ?? 0) + 1;
      busy.delete(server);
    }
    return best;
  };
  return from(0);
}

const servers = fc.subarray([0, 1, 2, 3]);
const groups = fc.array(fc.record({ most: fc.nat(4), things: fc.array(servers, { maxLength: 5 }) }), { maxLength: 2 });

test('as many things are served as trying everything finds', () => {
  fc.assert(
    fc.property(groups, (some) => {
      expect(mostServed(some)).toBe(byTrying(some));
    }),
    { seed: 51, numRuns: 500 },
  );
});

test('a thing that has given way to another of its group is served again, and nothing twice', () => {
  expect(mostServed([{ most: 4, things: [[0, 1, 3], [0], [1], [2], []] }])).toBe(4);
  expect(mostServed([{ most: 4, things: [[0], [1, 2], [0, 1, 3], [0]] }])).toBe(3);
});
