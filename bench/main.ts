import { Progress, table } from '@cinderhall/cli';
import { games } from '@cinderhall/registry';
import * as samples from '@cinderhall/samples';
import { tinyBudget, usualBudget, type Work } from './measure.ts';
import { type Row, rowsOf } from './rows.ts';

export interface Options {
  readonly json: boolean;
  /** Only to see that everything runs: the figures mean nothing. */
  readonly quick: boolean;
  readonly peer: Work | null;
}

/** Measures everything there is and prints it. */
export function bench({ json, quick, peer }: Options): void {
  const ofSamples = games.filter((game) => Object.values<unknown>(samples).includes(game));
  const progress = new Progress(process.stderr, games.length + 2);
  const rows = rowsOf({
    games,
    cardGame: ofSamples.find((game) => game.cards().length > 0),
    peer,
    budget: quick ? tinyBudget : usualBudget,
    progress: (done) => progress.update(done),
  });
  progress.clear();
  console.log(json ? JSON.stringify({ rows }, null, 2) : shown(rows, peer !== null));
}

function shown(rows: readonly Row[], withPeer: boolean): string {
  const body = rows.map(({ name, unit, ours, peer, ratio }) => [
    name,
    number(ours),
    unit,
    peer === undefined ? '' : number(peer),
    ratio === undefined ? '' : `${ratio} ×`,
  ]);
  return [
    table(['what', 'ours', 'unit', 'peer', 'better by'], body, null),
    '',
    withPeer
      ? 'Peer: boardgame.io’s reducer playing noughts and crosses in the same run; of state-copy: structuredClone.'
      : 'Peer of state-copy: structuredClone. Other peers are not installed.',
    'All times are CPU time. In place, with a copy for each step, and checked as a match does it; legal choices are listed at every step.',
  ].join('\n');
}

const number = (n: number): string => n.toLocaleString('en');
