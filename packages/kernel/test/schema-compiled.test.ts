import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineSchema, hashJson } from '../src/index.ts';
import { parts, schema, visible } from './fixture-schema.ts';
import { anyState } from './random-state.ts';

const compiled = { of: hashJson(schema.root), copy: schema.copy };

test('views of a compiled schema are blanked copies, equal to those that are built', () => {
  const quick = defineSchema(parts, { ...visible, compiled });
  expect([schema.isCompiled, quick.isCompiled]).toEqual([false, true]);
  fc.assert(
    fc.property(anyState, fc.integer({ min: -1, max: 4 }), (state, seat) => {
      const before = JSON.stringify(state);
      const view = quick.view(state, seat);
      expect(view).toEqual(schema.view(state, seat));
      expect(JSON.stringify(state)).toBe(before);
      // A view of a view is that view.
      expect(quick.view(view, seat)).toEqual(schema.view(view, seat));
    }),
    { seed: 4 },
  );
});

test('what was compiled from another schema is not used', () => {
  const stale = { ...compiled, of: hashJson('another') };
  expect(defineSchema(parts, { ...visible, compiled: stale }).isCompiled).toBe(false);
});
