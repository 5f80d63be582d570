import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineSchema, Hasher, hashJson, value } from '../src/index.ts';
import { type State, schema } from './fixture.ts';
import { begin, run, viaJson } from './helpers.ts';
import { anyState } from './random-state.ts';

type Path = (string | number)[];

/** The way to every number, text, flag and null; `kind` apart, because it decides which fields there are. */
function leaves(json: unknown, path: Path = []): Path[] {
  if (typeof json !== 'object' || json === null) return path.at(-1) === 'kind' ? [] : [path];
  return Object.entries(json).flatMap(([key, item]) => leaves(item, [...path, key]));
}

/** The values that may stand there instead of this one. */
const others = (leaf: unknown, path: Path): unknown[] => {
  if (path[0] === 'decision' && leaf === null) return [{ kind: 'odd', seats: [0] }];
  if (typeof leaf === 'number') return [leaf + 1, leaf - 1, -leaf - 7, leaf + 2 ** 32];
  if (typeof leaf === 'string') return [`${leaf}x`, `x${leaf}`, leaf === '' ? ' ' : leaf.slice(1)];
  return typeof leaf === 'boolean' ? [!leaf] : [0];
};

function replaced(state: State, path: Path, leaf: unknown): State {
  const twin = viaJson(state) as unknown as Record<string, unknown>;
  let at = twin;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  at[path.at(-1) as string] = leaf;
  return twin as unknown as State;
}

const leafOf = (state: unknown, path: Path): unknown =>
  path.reduce((at, key) => (at as Record<string, unknown>)[key], state);

function backwards(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(backwards);
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).map(([key, item]) => [key, backwards(item)] as const);
  return Object.fromEntries(entries.reverse());
}

describe('the hash of a state', () => {
  test('differs whenever a single leaf differs', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const hash = schema.hash(state);
        for (const path of leaves(state))
          for (const other of others(leafOf(state, path), path))
            expect(schema.hash(replaced(state, path, other)), path.join('.')).not.toBe(hash);
      }),
      { seed: 3, numRuns: 15 },
    );
  });

  test('differs when a list is longer or in another order', () => {
    const { state } = begin({ hand: 3 });
    const hash = schema.hash(state);
    const turned = viaJson(state);
    turned.deck.reverse();
    expect(schema.hash(turned)).not.toBe(hash);
    const moved = viaJson(state);
    moved.hands[1]?.push(moved.hands[0]?.pop() as number);
    expect(schema.hash(moved)).not.toBe(hash);
  });

  test('does not depend on the order of keys, nor on who made the object', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const hash = schema.hash(state);
        expect(schema.hash(backwards(state) as State)).toBe(hash);
        expect(schema.hash(schema.copy(state))).toBe(hash);
        expect(schema.hash(viaJson(state))).toBe(hash);
      }),
      { seed: 4 },
    );
  });

  test('is the same on every machine and in every version', () => {
    const match = begin();
    const hashes = [match.hash()];
    run(match, [0, { kind: 'draw' }], [0, { kind: 'roll' }], [0, { kind: 'pass' }], [1, { kind: 'bid' }]);
    hashes.push(match.hash());
    expect(hashes).toEqual(['48ea9384fc6d9a3c', '770d5e3edd967df5']);
  });

  test('knows no undeclared kind', () => {
    const state = viaJson(begin().state);
    state.tasks.push({ kind: 'nonsense' } as never);
    expect(() => schema.hash(state)).toThrow('undeclared kind: nonsense');
  });

  test('leaves no two plain values alike that differ', () => {
    const free = defineSchema({ fields: { it: value<unknown>() }, tasks: {}, decisions: {}, choices: {} });
    const blank = { chance: [], tasks: [], decision: null, asked: 0, answers: [], known: [] };
    const all = [
      null,
      0,
      1,
      -1,
      0.5,
      1e200,
      1e300,
      2 ** 53,
      '',
      '0',
      'a',
      [],
      {},
      [0],
      [[0]],
      { a: 0 },
      { a: 1 },
      true,
    ];
    const hashes = all.map((it) => free.hash({ ...blank, it }));
    expect(new Set(hashes).size).toBe(all.length);
  });
});

describe('hashJson', () => {
  test('does not depend on the order of keys and leaves out what is not defined', () => {
    expect(hashJson({ a: 1, b: [true, null] })).toBe(hashJson({ b: [true, null], a: 1, c: undefined }));
  });

  test('is pinned', () => {
    expect(hashJson({ a: [1, -2, 3.5, 'ż', true, false, null], b: { c: 2 ** 40 } })).toBe('817af54fb3e63e8f');
  });

  test('tells values apart', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const same = JSON.stringify(backwards(a)) === JSON.stringify(backwards(b));
        if (!same && hashJson(a) === hashJson(b)) expect(viaJson(a)).toEqual(viaJson(b));
      }),
      { seed: 5, numRuns: 150 },
    );
  });
});

test('a hasher spreads small numbers over all its digits', () => {
  const digests = Array.from({ length: 2000 }, (_, n) => {
    const hasher = new Hasher();
    hasher.number(n);
    return hasher.digest();
  });
  for (const half of [0, 8]) expect(new Set(digests.map((digest) => digest.slice(half, half + 8))).size).toBe(2000);
  for (let digit = 0; digit < 16; digit++)
    expect(new Set(digests.map((digest) => digest[digit])).size, `digit ${digit}`).toBe(16);
});
