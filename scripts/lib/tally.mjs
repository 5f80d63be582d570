import { existsSync, readFileSync } from 'node:fs';

/**
 * How many tests passed, failed and were skipped.
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/** @type {Tally} */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {string} file vitest's JSON report
 * @returns {Tally}
 */
export function vitestTally(file) {
  const report = read(file);
  if (!report) return nothing;
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report;
  return { passed, failed, skipped: numPendingTests + numTodoTests };
}

/**
 * @param {string} file Playwright's JSON report
 * @returns {Tally}
 */
export function playwrightTally(file) {
  const stats = read(file)?.stats;
  if (!stats) return nothing;
  // A flaky test failed before it passed: that is no pass.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/**
 * @typedef {{ ok: boolean, tally: Tally }} PartResult
 * @param {readonly PartResult[]} parts
 * @returns {Tally} the sum; a part that failed without a failed test of its own (types, lint, a crash) counts as one
 */
export function sum(parts) {
  const total = { ...nothing };
  for (const { ok, tally } of parts) {
    total.passed += tally.passed;
    total.skipped += tally.skipped;
    total.failed += ok ? tally.failed : Math.max(1, tally.failed);
  }
  return total;
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
