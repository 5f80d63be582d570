import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { type Weights, writeWeights } from '@cinderhall/bots';
import {
  type Amounts,
  type Calibration,
  fitChances,
  type Plan,
  type RoundReport,
  SelfPlayer,
  Trainer,
  type TrainerState,
} from '@cinderhall/bots/training';
import { openCrew } from './learn-workers.ts';

export interface LearnPlan extends Plan, Amounts {
  readonly workers: number;
  /** When to stop: after so many rounds, or with the first one that ends after so many minutes. */
  readonly rounds: number | null;
  readonly minutes: number;
  readonly resume: boolean;
  readonly folder: string;
}

export interface LearnReport {
  readonly game: string;
  readonly seed: number;
  readonly options: object;
  readonly matches: number;
  readonly rounds: readonly RoundReport[];
  readonly calibration: Calibration;
}

/** Called after each batch with how much of the whole is done, from 0 to 1. */
export type OnProgress = (part: number) => Promise<void> | void;

const STATE = 'state.bin';
export const WEIGHTS_FILE = 'weights.json';
export const REPORT_FILE = 'report.json';

/** Replaces a file at once: when the training is stopped, what the last gate has left is still whole. */
function put(folder: string, name: string, contents: string | Uint8Array): void {
  const file = join(folder, name);
  writeFileSync(`${file}.new`, contents);
  renameSync(`${file}.new`, file);
}

/** Trains a game round by round, and writes after every gate the weights and what it takes to go on later, in the end a report. */
export async function learn(
  plan: LearnPlan,
  onProgress: OnProgress,
  now: () => number = () => performance.now(),
): Promise<LearnReport> {
  const { folder, workers, rounds, minutes, resume } = plan;
  mkdirSync(folder, { recursive: true });
  const trainer = new Trainer(plan);
  const kept = join(folder, STATE);
  if (resume && existsSync(kept)) trainer.load(deserialize(readFileSync(kept)) as TrainerState);
  const crew = openCrew(trainer, workers);
  const begun = now();
  const first = trainer.round;
  const keep = (): void => {
    put(folder, STATE, serialize(trainer.save()));
    putWeights(folder, trainer.result());
  };
  const spent = (): number => (now() - begun) / 60_000;
  try {
    do {
      await trainer.runRound(crew.play, (done) => {
        const inRound = done / trainer.matchesIn(trainer.round);
        return onProgress(rounds === null ? spent() / minutes : (trainer.round - first + inRound) / rounds);
      });
      if (trainer.reports.at(-1)?.gate) keep();
    } while (rounds === null ? spent() < minutes : trainer.round - first < rounds);
    keep();
    const { weights, calibration } = await fitChances(trainer, trainer.result(), crew.play, plan);
    return report(plan, weights, trainer.reports, calibration);
  } finally {
    await crew.close();
  }
}

/** Leaves what was learned as it is, and only fits and tests its chances anew. */
export async function refit(plan: LearnPlan, learned: Weights, onProgress: OnProgress): Promise<LearnReport> {
  mkdirSync(plan.folder, { recursive: true });
  const learning = { player: new SelfPlayer(plan.game), plan };
  const crew = openCrew(learning, plan.workers);
  try {
    const { weights, calibration } = await fitChances(learning, learned, crew.play, plan, (done) =>
      onProgress(done / (plan.fits + plan.tests)),
    );
    return report(plan, weights, [], calibration);
  } finally {
    await crew.close();
  }
}

const putWeights = (folder: string, weights: Weights): void =>
  put(folder, WEIGHTS_FILE, JSON.stringify(writeWeights(weights)));

/** Writes the finished weights and the report about them. */
function report(
  { game, seed, options, folder }: LearnPlan,
  weights: Weights,
  rounds: readonly RoundReport[],
  calibration: Calibration,
): LearnReport {
  const whole = { game: game.id, seed, options, matches: weights.matches, rounds, calibration };
  putWeights(folder, weights);
  put(folder, REPORT_FILE, `${JSON.stringify(whole, null, 2)}\n`);
  return whole;
}
