import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nothing, playwrightTally, sum, vitestTally } from '../lib/tally.mjs';
import { folderWith } from './fixture.ts';

test('reads what vitest and Playwright report', () => {
  const folder = folderWith({
    'vitest.json': '{ "numPassedTests": 7, "numFailedTests": 2, "numPendingTests": 1, "numTodoTests": 1 }',
    'playwright.json': '{ "stats": { "expected": 3, "unexpected": 1, "flaky": 1, "skipped": 4 } }',
  });
  expect(vitestTally(join(folder, 'vitest.json'))).toEqual({ passed: 7, failed: 2, skipped: 2 });
  expect(playwrightTally(join(folder, 'playwright.json'))).toEqual({ passed: 3, failed: 2, skipped: 4 });
  expect(vitestTally(join(folder, 'none.json'))).toEqual(nothing);
});

test('a failed part is never hidden behind passed tests', () => {
  const tests = { ok: true, tally: { passed: 5, failed: 0, skipped: 1 } };
  const lint = { ok: false, tally: nothing };
  const browser = { ok: false, tally: { passed: 1, failed: 3, skipped: 0 } };
  expect(sum([tests])).toEqual({ passed: 5, failed: 0, skipped: 1 });
  expect(sum([tests, lint, browser])).toEqual({ passed: 6, failed: 4, skipped: 1 });
});
