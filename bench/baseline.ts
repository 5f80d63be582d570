import type { Row } from './rows.ts';

/** How many times better than its peer each row was when it was last kept: ratios, because machines differ. */
export type Baseline = { readonly [name: string]: number };

/** A row that falls by more than this part of its ratio is told. */
const FALL = 0.1;

export const baselineOf = (rows: readonly Row[]): Baseline =>
  Object.fromEntries(rows.flatMap(({ name, ratio }) => (ratio === undefined ? [] : [[name, ratio]])));

/** Old and new ratio of a row, as two columns; empty where there is nothing to compare. */
export function besideBaseline({ name, ratio }: Row, baseline: Baseline): [kept: string, change: string] {
  const kept = baseline[name];
  if (kept === undefined) return ['', ''];
  return [`${kept} ×`, ratio === undefined ? '' : percent(ratio / kept - 1)];
}

/** One line for each row that fell by more than a tenth. */
export const fallen = (rows: readonly Row[], baseline: Baseline): string[] =>
  rows.flatMap(({ name, ratio }) => {
    const kept = baseline[name];
    if (ratio === undefined || kept === undefined || ratio >= kept * (1 - FALL)) return [];
    return [`${name} fell by ${percent(1 - ratio / kept)}: from ${kept} × to ${ratio} ×.`];
  });

const percent = (part: number): string => `${Math.round(part * 100)} %`;
