import type { Platt } from '../learned/weights.ts';
import { sigmoid } from './net.ts';

/** What the evaluator said of a position, and the share of the win that the seat got. */
export interface Judged {
  readonly logit: number;
  readonly won: number;
  readonly seats: number;
}

const STEPS = 60;
/** Draws towards no change, so that a few matches do not settle it. */
const PRIOR = 4;

/** Slope and offset under which the logits fit best what happened (Platt), by Newton's steps. */
export function platt(judged: readonly Judged[]): Platt {
  let [slope, offset] = [1, 0];
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
    slope -= (hbb * ga - hab * gb) / det;
    offset -= (haa * gb - hab * ga) / det;
  }
  return [slope, offset];
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

/** How surprised one is on average by what happened. */
export function logLoss(judged: readonly Judged[], chanceOf: (one: Judged) => number): number {
  let sum = 0;
  for (const one of judged) {
    const p = Math.min(1 - 1e-6, Math.max(1e-6, chanceOf(one)));
    sum -= one.won * Math.log(p) + (1 - one.won) * Math.log(1 - p);
  }
  return sum / Math.max(1, judged.length);
}
