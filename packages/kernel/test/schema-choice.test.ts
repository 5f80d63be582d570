import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Choice, schema } from './fixture.ts';
import { begin, nested } from './helpers.ts';

describe('choices in short form', () => {
  test('the kind alone, or the kind and the fields in declared order', () => {
    expect(schema.shorten({ kind: 'pass' })).toBe('pass');
    expect(schema.shorten({ kind: 'gain', n: 2 })).toEqual(['gain', 2]);
    const route: Choice = { why: null, to: [{ x: 1 }], kind: 'route', fast: true };
    expect(schema.shorten(route)).toEqual(['route', [{ x: 1 }], true, null]);
  });

  test('and back, for everything that can be chosen', () => {
    const match = begin({ hand: 3 });
    for (const choice of match.choices(0)) {
      const short = schema.shorten(choice);
      expect(schema.lengthen(JSON.parse(JSON.stringify(short)))).toEqual(choice);
    }
    const route: Choice = { kind: 'route', to: ['a', ['b']], fast: false, why: 'because' };
    expect(schema.lengthen(schema.shorten(route))).toEqual(route);
  });

  test.each([
    [undefined],
    [null],
    [7],
    [true],
    [{}],
    [{ kind: 'pass' }],
    [[]],
    [[['pass']]],
    [''],
    ['nonsense'],
    ['__proto__'],
    ['constructor'],
    ['toString'],
    [['__proto__', 1]],
    [['hasOwnProperty']],
    [{ toString: () => 'pass' }],
    [[{ toString: () => 'pass' }]],
    [Object('pass')],
    ['gain'],
    [['gain']],
    [['gain', 1, 2]],
    [['gain', '1']],
    [['gain', 1.5]],
    [['gain', Number.NaN]],
    [['gain', 10]],
    [['gain', { valueOf: () => 1 }]],
    [['gain', null]],
    [['pass', 0]],
    [['route', [], 'yes', null]],
    [['route', [], true, 5]],
    [['route', nested(20_000), true, null]],
    [['route', undefined, true, null]],
    [nested(20_000)],
    [Array(200_000).fill('gain')],
    ['x'.repeat(1_000_000)],
  ])('what describes no choice is none: %#', (short) => {
    expect(schema.lengthen(short)).toBeNull();
  });

  test('no value whatever makes it throw', () => {
    const kind = fc.constantFrom('pass', 'gain', 'route', 'show', '__proto__', 'kind');
    const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });
    fc.assert(
      fc.property(
        fc.oneof(anything, fc.tuple(kind, anything), fc.tuple(kind, anything, anything, anything)),
        (short) => {
          const choice = schema.lengthen(short);
          if (choice) expect(schema.lengthen(schema.shorten(choice))).toEqual(choice);
        },
      ),
      { seed: 7, numRuns: 500 },
    );
  });
});
