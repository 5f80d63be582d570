import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlain, isRecord, type Misfit } from '../src/index.ts';
import { schema } from './fixture.ts';
import { begin, nested, viaJson } from './helpers.ts';
import { anyState } from './random-state.ts';

/** The misfits of a state of two seats after a change. */
function after(change: (state: Record<string, never>) => void): Misfit[] {
  const state = viaJson(begin().state);
  change(state as unknown as Record<string, never>);
  return schema.misfits(state);
}

const setting = (name: string, value: unknown) => after((state) => Object.assign(state, { [name]: value }));

describe('misfits', () => {
  test('there are none in a state of the game', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(schema.misfits(viaJson(state))).toEqual([]);
      }),
      { seed: 6 },
    );
  });

  test.each([undefined, null, 5, 'text', [], new Map(), new Date(0)])('not a state at all: %s', (value) => {
    expect(schema.misfits(value)).toEqual([{ path: '', problem: 'type' }]);
  });

  test('missing', () => {
    expect(after((state) => delete state.deck)).toEqual([{ path: 'deck', problem: 'missing' }]);
    expect(setting('prices', [{ name: 'x' }])).toEqual([{ path: 'prices[0].cost', problem: 'missing' }]);
  });

  test.each(['extra', 'toString', '__proto__'])('undeclared: %s', (name) => {
    const define = (state: object) => Object.defineProperty(state, name, { value: 1, enumerable: true });
    expect(after(define)).toEqual([{ path: name, problem: 'undeclared' }]);
  });

  test.each([
    ['secret', '5', 'secret', 'type'],
    ['secret', 1.5, 'secret', 'type'],
    ['secret', 1e300, 'secret', 'type'],
    ['secret', null, 'secret', 'type'],
    ['secret', 100, 'secret', 'range'],
    ['secret', -1, 'secret', 'range'],
    ['title', 5, 'title', 'type'],
    ['ended', 0, 'ended', 'type'],
    ['mood', 'rain', 'mood', 'range'],
    ['mood', ['calm'], 'mood', 'range'],
    ['deck', {}, 'deck', 'type'],
    ['deck', [1, 'x'], 'deck[1]', 'type'],
    ['deck', [-1], 'deck[0]', 'range'],
    ['deck', [0.5], 'deck[0]', 'type'],
    ['vaults', [null, {}], 'vaults[1]', 'type'],
    ['hands', [[], [null]], 'hands[1][0]', 'type'],
    ['hands', [[]], 'hands', 'range'],
    ['riddles', ['a', 'b', 'c'], 'riddles', 'range'],
    ['notes', [], 'notes', 'type'],
    ['notes', { x: 'y' }, 'notes.x', 'type'],
    ['notes', JSON.parse('{"__proto__":1}'), 'notes.__proto__', 'undeclared'],
    ['effect', { n: Number.NaN }, 'effect', 'type'],
    ['effect', undefined, 'effect', 'type'],
    ['orders', [7], 'orders[0]', 'type'],
    ['orders', [{ kind: 'fly' }], 'orders[0].kind', 'range'],
    ['orders', [{ kind: 'constructor' }], 'orders[0].kind', 'range'],
    ['orders', [{ kind: ['rest'] }], 'orders[0].kind', 'range'],
    ['orders', [{}], 'orders[0].kind', 'range'],
    ['prices', [null], 'prices[0]', 'type'],
    ['decision', { kind: 'act' }, 'decision.seats', 'missing'],
    ['decision', { kind: 'act', seats: [-1] }, 'decision.seats[0]', 'range'],
    ['decision', 7, 'decision', 'type'],
    ['tasks', [{ kind: 'turn', seat: 0, more: 1 }], 'tasks[0].more', 'undeclared'],
  ])('%s = %j: %s, %s', (name, value, path, problem) => {
    expect(setting(name, value)).toEqual([{ path, problem }]);
  });

  test('reports all of them', () => {
    const found = after((state) => Object.assign(state, { secret: 'x', title: 1, more: 1 }));
    expect(found).toEqual([
      { path: 'secret', problem: 'type' },
      { path: 'title', problem: 'type' },
      { path: 'more', problem: 'undeclared' },
    ]);
  });

  test('stands a flood of them, and any depth', () => {
    expect(setting('effect', nested(20_000))).toEqual([{ path: 'effect', problem: 'type' }]);
    expect(setting('deck', Array(150_000).fill('x'))).toHaveLength(150_000);
  });
});

describe('plain values', () => {
  class Own {}

  test.each([null, true, 0, -1.5, '', [], {}, [[{ a: [1] }]], Object.create(null)])('%j is one', (value) => {
    expect(isPlain(value)).toBe(true);
  });

  test.each([
    [undefined],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [10n],
    [Symbol('s')],
    [() => 1],
    [new Own()],
    [new Date(0)],
    [[undefined]],
    [{ a: { b: new Map() } }],
    [nested(100)],
  ])('%s is none', (value) => {
    expect(isPlain(value)).toBe(false);
  });

  test('many of them side by side are no nesting', () => {
    expect([nested(30), ...Array(200).fill(1)].every(isPlain)).toBe(true);
  });

  test('a record is a plain object only', () => {
    expect([{}, Object.create(null)].every(isRecord)).toBe(true);
    expect([null, [], new Own(), 1, 'x', undefined].some(isRecord)).toBe(false);
  });
});
