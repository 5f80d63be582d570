import type { Platt } from '../learned/weights.ts';
import { sigmoid } from './net.ts';

/** What the evaluator predicted for a position, and the share of the win that the seat got. */
export interface Judged {
  readonly logit: number;
  readonly won: number;
  readonly seats: number;
}

const STEPS = 60;
/** Draws towards no change, so that a few matches do not settle it. */
const PRIOR = 4;
/** What no evaluator can be wrong by: a slope beyond these says that there was too little to go by. */
const [FLATTEST, STEEPEST] = [0.2, 4];
const SMALLEST = 1e-6;

/** How badly slope and offset fit, which has a single lowest point. */
function misfit(judged: readonly Judged[], slope: number, offset: number): number {
  let sum = (PRIOR / 2) * ((slope - 1) ** 2 + offset ** 2);
  for (const { logit, won } of judged) {
    const z = slope * logit + offset;
    // log(1 + e^z) − won·z, without overflow.
    sum += Math.max(z, 0) + Math.log1p(Math.exp(-Math.abs(z))) - won * z;
  }
  return sum;
}

/** Slope and offset under which the logits fit best what happened (Platt), by Newton's steps that never make it worse. */
export function platt(judged: readonly Judged[]): Platt {
  let [slope, offset] = [1, 0];
  let fit = misfit(judged, slope, offset);
  for (let step = 0; step < STEPS; step++) {
    let [ga, gb, haa, hab, hbb] = [PRIOR * (slope - 1), PRIOR * offset, PRIOR, 0, PRIOR];
    for (const { logit, won } of judged) {
      const p = sigmoid(slope * logit + offset);
      const w = p * (1 - p);
      ga += (p - won) * logit;
      gb += p - won;
      haa += w * logit * logit;
      hab += w * logit;
      hbb += w;
    }
    const det = haa * hbb - hab * hab;
    const [da, db] = [(hbb * ga - hab * gb) / det, (haa * gb - hab * ga) / det];
    let length = 1;
    let next = misfit(judged, slope - da, offset - db);
    while (next > fit && length > SMALLEST) {
      length /= 2;
      next = misfit(judged, slope - length * da, offset - length * db);
    }
    if (!(next < fit)) break;
    slope -= length * da;
    offset -= length * db;
    fit = next;
  }
  return [Math.max(FLATTEST, Math.min(STEEPEST, slope)), offset];
}

/** By seats at the table, from one on; what was never seen is taken from all together. */
export function plattBySeats(judged: readonly Judged[], most: number): Platt[] {
  return Array.from({ length: most }, (_, i) => {
    const own = judged.filter(({ seats }) => seats === i + 1);
    return platt(own.length > 0 ? own : judged);
  });
}

export interface Tenth {
  readonly from: number;
  readonly cases: number;
  readonly said: number;
  readonly won: number;
}

/** Said and seen: for each tenth of the chances how many positions it was said of, and how many of those were won. */
export function tenths(judged: readonly Judged[], chanceOf: (one: Judged) => number): Tenth[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const own = judged.filter((one) => Math.min(9, Math.floor(chanceOf(one) * 10)) === tenth);
    const mean = (of: (one: Judged) => number): number =>
      own.length > 0 ? own.reduce((sum, one) => sum + of(one), 0) / own.length : 0;
    return { from: tenth / 10, cases: own.length, said: mean(chanceOf), won: mean(({ won }) => won) };
  });
}

/** The average log loss of the predictions. */
export function logLoss(judged: readonly Judged[], chanceOf: (one: Judged) => number): number {
  let sum = 0;
  for (const one of judged) {
    const p = Math.min(1 - 1e-6, Math.max(1e-6, chanceOf(one)));
    sum -= one.won * Math.log(p) + (1 - one.won) * Math.log(1 - p);
  }
  return sum / Math.max(1, judged.length);
}
