import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { card, defineSchema, dict, fixed, int, kinds, list, seen } from '../src/index.ts';
import { schema } from './fixture.ts';
import { begin, viaJson } from './helpers.ts';
import { anyState } from './random-state.ts';

/** Every object inside a value, with the path that leads to it. */
function objects(value: unknown, path = ''): [path: string, object: object][] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, item]) => objects(item, `${path}.${key}`));
  return [[path, value], ...below];
}

/** Shared on purpose: what never changes. */
const shared = /^\.(prices|riddles|effect)/;

describe('copy', () => {
  test('equals a journey through JSON', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const copy = schema.copy(state);
        expect(copy).toEqual(viaJson(state));
        expect(JSON.stringify(copy)).toBe(JSON.stringify(state));
      }),
      { seed: 1 },
    );
  });

  test('shares nothing that can change, and everything that is fixed', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const copied = new Map(objects(schema.copy(state)));
        for (const [path, object] of objects(state)) {
          if (shared.test(path)) expect(copied.get(path), path).toBe(object);
          else expect(copied.get(path), path).not.toBe(object);
        }
      }),
      { seed: 2 },
    );
  });

  test('takes the blanks of a view', () => {
    const match = begin({}, { seats: 3 });
    for (const seat of [-1, 0, 1, 2]) {
      const view = match.view(seat);
      expect(schema.copy(view)).toEqual(view);
    }
  });

  test('takes a blank where a whole object would stand, or a table of lists', () => {
    const fields = { plan: seen('nobody', kinds({ go: { n: int() } })), table: dict(list(int())) };
    const own = defineSchema({ fields, tasks: {}, decisions: {}, choices: {} });
    const kernel = { chance: [], tasks: [], decision: null, asked: 0, answers: [-1], known: [[]] };
    const state = { ...kernel, plan: { kind: 'go' as const, n: 1 }, table: { a: [1] } };
    const copy = own.copy(state);
    copy.table.a?.push(2);
    expect(state.table).toEqual({ a: [1] });
    const view = own.view(state, 0);
    expect(view.plan).toBeNull();
    expect(own.copy(view)).toEqual(view);
  });

  test('does not take a task of an undeclared kind', () => {
    const state = schema.copy(begin().state);
    state.tasks.push({ kind: 'nonsense' } as never);
    expect(() => schema.copy(state)).toThrow('undeclared kind: nonsense');
  });
});

test('cards cannot lie in a fixed field, because they move', () => {
  const parts = { fields: { all: fixed(list(card())) }, tasks: {}, decisions: {}, choices: {} };
  expect(() => defineSchema(parts)).toThrow('fixed');
});
