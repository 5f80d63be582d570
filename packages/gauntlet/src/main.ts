import { counted, formatReport } from './format.ts';
import type { Progress } from './gauntlet.ts';
import { runGauntlet } from './run.ts';
import type { Trial } from './trial.ts';

export interface Wishes {
  readonly deep: boolean;
  readonly minutes?: number;
  readonly seed: string;
  readonly json: boolean;
  /** The folder that faulty matches are written to. */
  readonly artifacts: string;
}

/** The shortest time between two drawings of the progress line, in milliseconds. */
const INTERVAL = 200;

/** `npm run gauntlet`: runs a trial, prints its report, and answers with the exit code. */
export function main(trial: Trial, { deep, minutes, seed, json, artifacts }: Wishes): number {
  const report = runGauntlet(trial, {
    // A run of some minutes looks closer than the quick one.
    depth: deep || minutes !== undefined ? 'deep' : 'quick',
    seed,
    artifacts,
    ...(minutes === undefined ? {} : { minutes }),
    ...(process.stderr.isTTY ? { onProgress: progressLine() } : {}),
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  process.stdout.write(`${json ? JSON.stringify(report, null, 2) : formatReport(report)}\n`);
  return report.faults.length === 0 ? 0 : 1;
}

function progressLine(): (progress: Progress) => void {
  let next = 0;
  return ({ matches, steps, done, faults }) => {
    if (performance.now() < next) return;
    next = performance.now() + INTERVAL;
    const text = `${Math.floor(done * 100)} %  ${counted(matches, 'match', 'matches')}, ${counted(steps, 'step')}, ${counted(faults, 'fault')}`;
    process.stderr.write(`\r\u001b[K${text}`);
  };
}
