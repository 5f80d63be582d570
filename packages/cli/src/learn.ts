import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { writeWeights } from '@cinderhall/bots';
import { type Calibration, type Plan, type RoundReport, Trainer, type TrainerState } from '@cinderhall/bots/training';
import { openCrew } from './learn-workers.ts';

export interface LearnPlan extends Plan {
  readonly workers: number;
  /** When to stop: after so many rounds, or with the first one that ends after so many minutes. */
  readonly rounds: number | null;
  readonly minutes: number;
  readonly resume: boolean;
  /** Fresh matches that the chances are tested with in the end. */
  readonly tests: number;
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

/** Hears after each batch how much of the whole is done, from 0 to 1. */
export type Told = (part: number, trainer: Trainer) => Promise<void> | void;

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
  told: Told,
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
    put(folder, WEIGHTS_FILE, JSON.stringify(writeWeights(trainer.result())));
  };
  const spent = (): number => (now() - begun) / 60_000;
  try {
    do {
      await trainer.runRound(crew.play, (done) => {
        const inRound = done / trainer.matchesIn(trainer.round);
        return told(rounds === null ? spent() / minutes : (trainer.round - first + inRound) / rounds, trainer);
      });
      if (trainer.reports.at(-1)?.gate) keep();
    } while (rounds === null ? spent() < minutes : trainer.round - first < rounds);
    keep();
    const calibration = await trainer.calibration(crew.play, plan.tests);
    const report = reportOf(plan, trainer, calibration);
    put(folder, REPORT_FILE, `${JSON.stringify(report, null, 2)}\n`);
    return report;
  } finally {
    await crew.close();
  }
}

const reportOf = ({ game, seed, options }: LearnPlan, trainer: Trainer, calibration: Calibration): LearnReport => ({
  game: game.id,
  seed,
  options,
  matches: trainer.played,
  rounds: trainer.reports,
  calibration,
});
