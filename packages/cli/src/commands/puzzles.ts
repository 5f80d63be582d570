import { readFileSync, writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { type Puzzle, puzzleHolds, seekingPuzzles } from '@cinderhall/bots/review';
import { must } from '@cinderhall/kernel';
import type { Command } from 'commander';
import { findGame, readCount, readTable, shown } from '../find.ts';
import type { Io } from '../io.ts';
import { learnedOf, tellUnusable } from '../learned.ts';
import { Progress } from '../progress.ts';
import { Stop, usage } from '../refusal.ts';

interface Options {
  readonly n?: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly budget?: string;
  readonly option?: readonly string[];
  readonly out?: string;
  readonly check?: string;
  readonly json?: boolean;
}

const USUAL = { n: '30', budget: '60', seats: '2' } as const;
/** A puzzle that is checked meets more tries than the search that found it had. */
const CHECK_TRIES = 200;
/** Seeds that no search of puzzles uses. */
const CHECK_SEEDS = [0xc1, 0xc2];

export function puzzlesCommand(program: Command, io: Io): void {
  program
    .command('puzzles')
    .description(io.say('cli.about.puzzles'))
    .argument('[game]', io.say('cli.arg.game'))
    .option('--n <N>', io.say('cli.opt.puzzles', { n: USUAL.n }))
    .option('--seats <K>', io.say('cli.opt.puzzleSeats'))
    .option('--seed <S>', io.say('cli.opt.seed'))
    .option('--budget <K>', io.say('cli.opt.reviewBudget', { n: USUAL.budget }))
    .option('--option <key=value>', io.say('cli.opt.option'), (pair: string, all: string[] = []) => [...all, pair])
    .option('--out <file>', io.say('cli.opt.puzzleFile'))
    .option('--check <file>', io.say('cli.opt.puzzleCheck', { n: CHECK_TRIES }))
    .option('--json', io.say('cli.opt.json'))
    .action(async (id: string | undefined, options: Options) => {
      if (options.check !== undefined) await check(io, options.check, options);
      else if (id === undefined) throw usage({ key: 'cli.puzzles.which' });
      else await seek(io, id, options);
    });
}

const write = (file: string, puzzles: readonly Puzzle[]): void =>
  writeFileSync(file, `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);

async function seek(io: Io, id: string, options: Options): Promise<void> {
  const game = findGame(id);
  const wanted = readCount('--n', options.n ?? USUAL.n, 1);
  const budget = readCount('--budget', options.budget ?? USUAL.budget, 1);
  const place = readTable(game, options.option ?? [], readCount('--seats', options.seats ?? USUAL.seats, 1));
  const learned = await learnedOf(game, null, tellUnusable(io));
  const progress = new Progress(io.stderr, wanted);
  const found: Puzzle[] = [];
  let looked = 0;
  for (const puzzle of seekingPuzzles({ game, ...place, seed: options.seed ?? '1', budget, learned })) {
    looked += 1;
    progress.update(found.length);
    await setImmediate();
    if (!puzzle) continue;
    found.push(puzzle);
    // What was found so far is not lost when somebody stops the search.
    if (options.out) write(options.out, found);
    if (found.length >= wanted) break;
  }
  progress.clear();
  if (options.json) {
    io.json(found);
    return;
  }
  io.line(io.say('cli.puzzles.head', { title: game.title[io.language], n: found.length, looked }));
  for (const [i, { asked, said, answer }] of found.entries())
    io.wrapped(`${io.sayOf(game, asked)} ${io.sayOf(game, must(said[answer]))}`, { head: `${i + 1}. ` });
}

/** Looks at the puzzles of a file again, with more tries and fresh seeds, and drops those that do not hold. */
async function check(io: Io, path: string, options: Options): Promise<void> {
  const file = shown(path);
  const puzzles = readPuzzles(path, file);
  const tries = Math.max(CHECK_TRIES, readCount('--budget', options.budget ?? String(CHECK_TRIES), 1));
  const progress = new Progress(io.stderr, puzzles.length);
  const checked: { readonly puzzle: Puzzle; readonly holds: boolean }[] = [];
  for (const puzzle of puzzles) {
    progress.update(checked.length);
    await setImmediate();
    const game = findGame(puzzle.game);
    const learned = await learnedOf(game, null, tellUnusable(io));
    checked.push({ puzzle, holds: puzzleHolds(game, puzzle, { tries, seeds: CHECK_SEEDS, learned }) });
  }
  progress.clear();
  const kept = checked.filter(({ holds }) => holds).map(({ puzzle }) => puzzle);
  write(options.out ?? path, kept);
  const dropped = checked.filter(({ holds }) => !holds).map(({ puzzle }) => puzzle);
  if (options.json) {
    io.json({ tries, kept: kept.map(({ id }) => id), dropped: dropped.map(({ id }) => id) });
    return;
  }
  io.line(io.say('cli.puzzles.checked', { n: kept.length, of: puzzles.length, tries }));
  for (const { id, game, asked, said, answer } of dropped)
    io.wrapped(`${io.sayOf(findGame(game), asked)} ${io.sayOf(findGame(game), must(said[answer]))}`, {
      head: `${id}: `,
    });
}

function readPuzzles(path: string, file: string): readonly Puzzle[] {
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new Stop({ key: 'cli.puzzles.unreadable' }, { file });
  }
  if (!Array.isArray(found) || !found.every(isPuzzle)) throw new Stop({ key: 'cli.puzzles.unreadable' }, { file });
  return found;
}

const isPuzzle = (one: unknown): one is Puzzle =>
  typeof one === 'object' && one !== null && 'game' in one && 'view' in one && 'choices' in one && 'answer' in one;
