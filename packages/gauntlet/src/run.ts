import type { Choice, GameState } from '@cinderhall/kernel';
import { Gauntlet, type Settings } from './gauntlet.ts';
import type { Report, Trial } from './trial.ts';

/** Runs a whole trial. Faults of the game are in the report; nothing is thrown for them. */
export function runGauntlet<S extends GameState, C extends Choice>(
  trial: Trial<S, C>,
  settings: Settings = {},
): Report {
  const gauntlet = new Gauntlet(trial, settings);
  const tell = (done: number): void => settings.onProgress?.({ ...gauntlet.progress, done });
  if (settings.minutes) runFor(gauntlet, settings.minutes, tell);
  else runOnce(gauntlet, tell);
  gauntlet.judgeCoverage();
  tell(1);
  return gauntlet.report();
}

function runOnce(gauntlet: Gauntlet, tell: (done: number) => void): void {
  const { length } = gauntlet.tables;
  for (let at = 0; at < length; at++) gauntlet.playTable(at, (part) => tell((at + part) / length));
  gauntlet.hunt(() => {
    tell(1);
    return false;
  });
}

/** Goes round all tables again and again, so that a short time is spent evenly, too. */
function runFor(gauntlet: Gauntlet, minutes: number, tell: (done: number) => void): void {
  const started = performance.now();
  const late = (): boolean => {
    const gone = (performance.now() - started) / (minutes * 60_000);
    tell(Math.min(1, gone));
    return gone >= 1;
  };
  for (let turn = 0; !gauntlet.stopped && !late(); turn++) {
    const { steps } = gauntlet.progress;
    for (let at = 0; at < gauntlet.tables.length && !gauntlet.stopped && !late(); at++) gauntlet.playOnce(at, turn);
    // As much time again at most goes into the hunt for unused cards.
    gauntlet.hunt(late, gauntlet.progress.steps - steps);
  }
}
