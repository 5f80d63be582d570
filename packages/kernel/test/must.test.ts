import { expect, test } from 'vitest';
import { at, EngineError, must } from '../src/index.ts';
import { speaks } from './helpers.ts';

const faultOf = (run: () => unknown): EngineError => {
  try {
    run();
  } catch (error) {
    if (error instanceof EngineError) return error;
  }
  throw new Error('no EngineError was thrown');
};

test('at gives the item, or throws', () => {
  expect(at([5, 0, 7], 1)).toBe(0);
  expect(at([5, 0, 7], -1)).toBe(7);
  for (const index of [3, -4, 0.5, Number.NaN]) {
    const { code, params } = faultOf(() => at([5, 0, 7], index));
    expect([code, params]).toEqual(['engine.noSuchIndex', { index: Number.isNaN(index) ? 'NaN' : index, length: 3 }]);
    speaks({ key: code, params });
  }
});

test('must gives the value, or throws', () => {
  expect([must(0, 'a number'), must('', 'a text'), must(false, 'a flag')]).toEqual([0, '', false]);
  for (const nothing of [null, undefined]) {
    const { code, params } = faultOf(() => must(nothing, 'card 17'));
    expect([code, params]).toEqual(['engine.missing', { what: 'card 17' }]);
    speaks({ key: code, params });
  }
});
