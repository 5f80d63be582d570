import { writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { type Puzzle, seekingPuzzles } from '@cinderhall/bots/review';
import { must } from '@cinderhall/kernel';
import type { Command } from 'commander';
import { findGame, readCount, readTable } from '../find.ts';
import type { Io } from '../io.ts';
import { Progress } from '../progress.ts';

interface Options {
  readonly n?: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly budget?: string;
  readonly option?: readonly string[];
  readonly out?: string;
  readonly json?: boolean;
}

const USUAL = { n: '30', budget: '60', seats: '2' } as const;

export function puzzlesCommand(program: Command, io: Io): void {
  program
    .command('puzzles')
    .description(io.say('cli.about.puzzles'))
    .argument('<game>', io.say('cli.arg.game'))
    .option('--n <N>', io.say('cli.opt.puzzles', { n: USUAL.n }))
    .option('--seats <K>', io.say('cli.opt.puzzleSeats'))
    .option('--seed <S>', io.say('cli.opt.seed'))
    .option('--budget <K>', io.say('cli.opt.reviewBudget', { n: USUAL.budget }))
    .option('--option <key=value>', io.say('cli.opt.option'), (pair: string, all: string[] = []) => [...all, pair])
    .option('--out <file>', io.say('cli.opt.puzzleFile'))
    .option('--json', io.say('cli.opt.json'))
    .action(async (id: string, options: Options) => {
      const game = findGame(id);
      const wanted = readCount('--n', options.n ?? USUAL.n, 1);
      const budget = readCount('--budget', options.budget ?? USUAL.budget, 1);
      const place = readTable(game, options.option ?? [], readCount('--seats', options.seats ?? USUAL.seats, 1));
      const progress = new Progress(io.stderr, wanted);
      const found: Puzzle[] = [];
      const store = () => options.out && writeFileSync(options.out, `${JSON.stringify(found)}\n`);
      let looked = 0;
      for (const puzzle of seekingPuzzles({ game, ...place, seed: options.seed ?? '1', budget })) {
        looked += 1;
        progress.update(found.length);
        await setImmediate();
        if (!puzzle) continue;
        found.push(puzzle);
        // What was found so far is not lost when somebody stops the search.
        store();
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
    });
}
