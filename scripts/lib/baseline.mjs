import { moreIsBetter, worth } from './better.mjs';

/**
 * What was kept of the rows. Machines differ, so `besidePeers` has how many times better than its peer a row was; a row without
 * a peer is measured against a fixed work on the same machine instead.
 * @typedef {{ readonly [name: string]: number }} Figures
 * @typedef {{ readonly besidePeers: Figures, readonly besideFixedWork: Figures }} Baseline
 * @typedef {Pick<import('../../bench/rows.ts').Row, 'name' | 'unit' | 'ours' | 'ratio'>} Rated
 */

/** @type {Baseline} */
export const nothingKept = { besidePeers: {}, besideFixedWork: {} };

/** A row that falls by more than this part of what it was is told. */
const FALL = 0.1;

/**
 * The baseline with these rows as they are now; what was not measured stays.
 * @param {readonly Rated[]} rows
 * @param {Baseline} before
 * @param {number} machine how many thousand units of the fixed work it does in a CPU-second
 * @returns {Baseline}
 */
export function baselineOf(rows, before, machine) {
  /** @param {readonly Rated[]} some */
  const figures = (some) =>
    Object.fromEntries(some.map((row) => [row.name, Number(rated(row, machine).toPrecision(4))]));
  return {
    besidePeers: { ...before.besidePeers, ...figures(rows.filter(hasPeer)) },
    besideFixedWork: { ...before.besideFixedWork, ...figures(rows.filter((row) => !hasPeer(row) && row.ours > 0)) },
  };
}

/**
 * What was kept of a row and how it has changed, as two columns; empty where there is nothing to compare.
 * @param {Rated} row
 * @param {Baseline} baseline
 * @param {number} machine
 * @returns {[kept: string, change: string]}
 */
export function besideBaseline(row, baseline, machine) {
  const kept = keptOf(row, baseline);
  if (kept === undefined) return ['', ''];
  return [shown(row, kept, machine), percent(rated(row, machine) / kept - 1)];
}

/**
 * One line for each row that became worse by more than a tenth.
 * @param {readonly Rated[]} rows
 * @param {Baseline} baseline
 * @param {number} machine
 */
export const fallen = (rows, baseline, machine) =>
  rows.flatMap((row) => {
    const kept = keptOf(row, baseline);
    if (kept === undefined) return [];
    const now = rated(row, machine);
    if (now >= kept * (1 - FALL)) return [];
    const figure = row.ratio === undefined ? `${row.ours} ${row.unit}` : `${row.ratio} ×`;
    return [`${row.name} fell by ${percent(1 - now / kept)}: from ${shown(row, kept, machine)} to ${figure}.`];
  });

/** @param {Rated} row */
const hasPeer = ({ ratio }) => ratio !== undefined;

/**
 * @param {Rated} row
 * @param {Baseline} baseline
 */
const keptOf = (row, { besidePeers, besideFixedWork }) => (hasPeer(row) ? besidePeers : besideFixedWork)[row.name];

/**
 * @param {Rated} row
 * @param {number} machine
 */
const rated = ({ unit, ours, ratio }, machine) => ratio ?? worth(unit, ours, machine);

/**
 * What was kept, in the row's own unit, as it would be on this machine.
 * @param {Rated} row
 * @param {number} kept
 * @param {number} machine
 */
function shown({ unit, ratio }, kept, machine) {
  if (ratio !== undefined) return `${kept} ×`;
  const figure = kept / worth(unit, 1, machine);
  return `${Number((moreIsBetter(unit) ? figure : 1 / figure).toPrecision(3)).toLocaleString('en')} ${unit}`;
}

/** @param {number} part */
const percent = (part) => `${Math.round(part * 100)} %`;
