import { type Platt, readWeights, type Weights, writeWeights } from '../learned/weights.ts';
import { type Judged, logLoss, plattBySeats, type Tenth, tenths } from './calibrate.ts';
import { sigmoid } from './net.ts';
import type { SelfPlayer } from './self-play.ts';
import { jobFor, type Plan, type PlayAll } from './trainer.ts';

/** Matches that chances are fitted on, and others that they are tested with; one position of each counts. */
export interface Amounts {
  readonly fits: number;
  readonly tests: number;
}

export interface Calibration {
  readonly cases: number;
  readonly loss: number;
  readonly tenths: readonly Tenth[];
}

/** Seeds of these matches lie apart from those that are learned from, and from each other. */
const [FITTING, TESTING] = [800_000_000, 900_000_000];
const BATCH = 64;

/**
 * Fits the chances of finished weights on fresh matches and tests them with others. The few matches that a training holds out
 * would do for a first guess; slope and offset for every number of seats take thousands.
 */
export async function fitChances(
  { player, plan }: { readonly player: SelfPlayer; readonly plan: Plan },
  learned: Weights,
  playAll: PlayAll,
  { fits, tests }: Amounts,
  onProgress: (done: number) => Promise<void> | void = () => undefined,
): Promise<{ readonly weights: Weights; readonly calibration: Calibration }> {
  const weights = asWritten(learned);
  player.playBy(weights);
  const judge = async (from: number, matches: number, before: number): Promise<Judged[]> => {
    const judged: Judged[] = [];
    for (let done = 0; done < matches; done += BATCH) {
      const jobs = Array.from({ length: Math.min(BATCH, matches - done) }, (_, i) => ({
        ...jobFor(plan, from + done + i),
        once: true,
      }));
      for (const { samples } of await playAll(jobs)) judged.push(...samples);
      await onProgress(before + done + jobs.length);
    }
    return judged;
  };
  const chances = plattBySeats(await judge(FITTING, fits, 0), plan.game.seats.max);
  const tested = await judge(TESTING, tests, fits);
  const chanceOf = ({ logit, seats }: Judged): number => chanceBy(chances[seats - 1], logit);
  const calibration = { cases: tested.length, loss: logLoss(tested, chanceOf), tenths: tenths(tested, chanceOf) };
  return { weights: { ...weights, chances }, calibration };
}

function chanceBy(fitted: Platt = [1, 0], logit: number): number {
  return sigmoid(fitted[0] * logit + fitted[1]);
}

/** A file holds rounded numbers: chances are fitted on what players will have. */
function asWritten(weights: Weights): Weights {
  const read = readWeights(weights.game, JSON.parse(JSON.stringify(writeWeights(weights))));
  if (typeof read === 'string') throw new Error(read);
  return read;
}
