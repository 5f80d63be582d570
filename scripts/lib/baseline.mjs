/**
 * How many times better than its peer each row was when it was last kept: ratios, because machines differ.
 * @typedef {{ readonly [name: string]: number }} Baseline
 * @typedef {Pick<import('../../bench/rows.ts').Row, 'name' | 'ratio'>} Rated
 */

/** A row that falls by more than this part of its ratio is told. */
const FALL = 0.1;

/**
 * @param {readonly Rated[]} rows
 * @returns {Baseline}
 */
export const baselineOf = (rows) =>
  Object.fromEntries(rows.flatMap(({ name, ratio }) => (ratio === undefined ? [] : [[name, ratio]])));

/**
 * What was kept of a row and how it has changed, as two columns; empty where there is nothing to compare.
 * @param {Rated} row
 * @param {Baseline} baseline
 * @returns {[kept: string, change: string]}
 */
export function besideBaseline({ name, ratio }, baseline) {
  const kept = baseline[name];
  if (kept === undefined) return ['', ''];
  return [`${kept} ×`, ratio === undefined ? '' : percent(ratio / kept - 1)];
}

/**
 * One line for each row that fell by more than a tenth.
 * @param {readonly Rated[]} rows
 * @param {Baseline} baseline
 */
export const fallen = (rows, baseline) =>
  rows.flatMap(({ name, ratio }) => {
    const kept = baseline[name];
    if (ratio === undefined || kept === undefined || ratio >= kept * (1 - FALL)) return [];
    return [`${name} fell by ${percent(1 - ratio / kept)}: from ${kept} × to ${ratio} ×.`];
  });

/** @param {number} part */
const percent = (part) => `${Math.round(part * 100)} %`;
