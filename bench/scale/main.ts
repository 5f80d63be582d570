import { Progress } from '@cinderhall/cli';
import type { Row } from '../rows.ts';
import { type Measured, modelRows as rowsOfModel } from './model.ts';
import { scaleRows as rowsOfScale, type ScaleParts, tinyScale, usualScale } from './scale.ts';

/** Measures our server with ever more tables and processes. */
export async function scaleRows(quick: boolean, parts: Omit<ScaleParts, 'tell'>): Promise<Row[]> {
  const plan = quick ? tinyScale : usualScale;
  const progress = new Progress(process.stderr, plan.counts.length + plan.processes.length + 2);
  let done = 0;
  try {
    return await rowsOfScale(plan, { ...parts, tell: () => progress.update(done++) });
  } finally {
    progress.clear();
  }
}

/** What halls of three sizes need, by what was measured. */
export const modelRows = (measured: Measured): Row[] => rowsOfModel([1_000, 100_000, 1_000_000], measured);
