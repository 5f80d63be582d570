import { Progress, table } from '@cinderhall/cli';
import { games } from '@cinderhall/registry';
import * as samples from '@cinderhall/samples';
import * as calibration from './calibration.ts';
import { tinyBudget, usualBudget, type Work } from './measure.ts';
import { type Row, rowsOf } from './rows.ts';

export interface Options {
  /** Only to see that everything runs: the figures mean nothing. */
  readonly quick: boolean;
  readonly peer: Work | null;
}

/** How much of a fixed work this machine does in a CPU-second, in thousands of units. */
export const speedOfMachine = (): number => calibration.speedOfMachine(usualBudget);

/** Measures the engine. */
export function engineRows({ quick, peer }: Options): Row[] {
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
  return rows;
}

/** A part that has no rows: it was left out, or it failed. */
interface Missing {
  readonly part: string;
  readonly why: string;
  readonly failed: boolean;
}

interface Said {
  readonly json: boolean;
  readonly withPeer: boolean;
  /** What was kept of a row, and how it has changed. */
  readonly beside: (row: Row) => [kept: string, change: string];
  /** What is worse than it was, in words. */
  readonly fell: readonly string[];
}

export function print(rows: readonly Row[], missing: readonly Missing[], said: Said): void {
  for (const { part, why, failed } of missing)
    console.error(`No rows of the part ${part}: ${failed ? 'it failed' : 'it was left out'}. ${why}`);
  const all = { rows, ...(missing.length > 0 ? { missing } : {}) };
  console.log(said.json ? JSON.stringify(all, null, 2) : shown(rows, said));
}

interface Compared {
  readonly name: string;
  readonly unit: string;
  readonly old: number;
  readonly new: number;
  readonly ratio: number;
}

interface Comparison {
  readonly commit: string;
  readonly rounds: number;
  readonly missing: readonly string[];
}

export function printCompared(rows: readonly Compared[], about: Comparison, json: boolean): void {
  const { commit, rounds, missing } = about;
  for (const what of missing) console.error(`No rows of the part ${what}.`);
  console.log(json ? JSON.stringify({ against: commit, rounds, rows }, null, 2) : compared(rows, about));
}

function compared(rows: readonly Compared[], { commit, rounds }: Comparison): string {
  const body = rows.map((row) => [row.name, number(row.old), number(row.new), row.unit, `${row.ratio.toFixed(2)} ×`]);
  const said = `Old: ${commit}. Medians of ${rounds} rounds, old and new in turn; better by: the median of the rounds’ ratios.`;
  return [table(['what', 'old', 'new', 'unit', 'better by'], body, null), '', said].join('\n');
}

function shown(rows: readonly Row[], { withPeer, beside, fell }: Said): string {
  const body = rows.map((row) => {
    const { name, unit, ours, peer, ratio } = row;
    return [
      name,
      number(ours),
      unit,
      peer === undefined ? '' : number(peer),
      ratio === undefined ? '' : `${ratio} ×`,
      ...beside(row),
    ];
  });
  return [
    table(['what', 'ours', 'unit', 'peer', 'better by', 'kept', 'change'], body, null),
    '',
    ...(fell.length > 0 ? [...fell, ''] : []),
    withPeer
      ? 'Peer: boardgame.io’s reducer playing noughts and crosses in the same run; of state-copy: structuredClone.'
      : 'Peer of state-copy: structuredClone. Other peers are not installed.',
    'Servers: 50 matches of two clients each over loopback; ours stores every move on the disk, theirs (boardgame.io’s) in memory.',
    'Scale: real matches of the four games, people answer at random at a fixed pace; CPU is that of all threads of all our processes, without what they use while nobody moves.',
    'Table: 51st State with 200 cards laid out, in Chromium; input is from a click or key to the next picture, its cpu the work of the page’s thread until then; after-input is what it works on for the next frames.',
    'Last fifth, rounds, seats: how many times the CPU time of a step in the first fifth of a match, in the first round, or with fewer seats. Veteran and warlord: about questions from the middle of matches.',
    'Kept: what bench/baseline.json has, which `npm run bench -- --keep` renews: the ratio beside the peer, or else the figure as this machine should reach it, judged by a fixed work.',
    'Times of the engine are CPU time. In place, with a copy for each step, and checked as a match does it; legal choices are listed at every step.',
  ].join('\n');
}

const number = (n: number): string => n.toLocaleString('en');
