import { setImmediate } from 'node:timers/promises';
import { anyLevels } from '@cinderhall/bots';
import type { Command } from 'commander';
import { type Entrant, standings } from '../arena.ts';
import { everyCore, playArena } from '../arena-workers.ts';
import { findGame, readCount, readTable } from '../find.ts';
import type { Io } from '../io.ts';
import { tellUnusable } from '../learned.ts';
import { Progress } from '../progress.ts';
import { usage } from '../refusal.ts';
import { table } from '../table.ts';
import { entrantName, readEntrant } from './simulate.ts';

interface Options {
  readonly bots?: string;
  readonly matches?: string;
  readonly budget?: string;
  readonly seed?: string;
  readonly workers?: string;
  readonly weights?: string;
  readonly option?: readonly string[];
  readonly unfiltered?: boolean;
  readonly json?: boolean;
}

export function arenaCommand(program: Command, io: Io): void {
  program
    .command('arena')
    .description(io.say('cli.about.arena'))
    .argument('<game>', io.say('cli.arg.game'))
    .option('--bots <a,b…>', io.say('cli.opt.bots', { names: anyLevels }))
    .option('--matches <N>', io.say('cli.opt.matches'))
    .option('--budget <K>', io.say('cli.opt.budget'))
    .option('--seed <S>', io.say('cli.opt.seed'))
    .option('--workers <N>', io.say('cli.opt.workers'))
    .option('--weights <file>', io.say('cli.opt.weights'))
    .option('--option <key=value>', io.say('cli.opt.option'), (pair: string, all: string[] = []) => [...all, pair])
    .option('--unfiltered', io.say('cli.opt.unfiltered'))
    .option('--json', io.say('cli.opt.json'))
    .action(async (id: string, options: Options) => {
      const game = findGame(id);
      const budget = options.budget === undefined ? null : readCount('--budget', options.budget, 1);
      const bots = readBots(options.bots, budget);
      const wanted = readCount('--matches', options.matches ?? '100', 1);
      const place = readTable(game, options.option ?? [], bots.length);
      // Every rotation of the seats gets every deal.
      const matches = Math.ceil(wanted / bots.length) * bots.length;
      const pairing = {
        game,
        options: place.options,
        bots,
        seed: options.seed ?? '1',
        unfiltered: options.unfiltered ?? false,
      };
      const progress = new Progress(io.stderr, matches);
      const crew = {
        workers: options.workers === undefined ? everyCore() : readCount('--workers', options.workers, 1),
        weights: options.weights ?? null,
        tell: tellUnusable(io),
      };
      const onProgress = async (done: number): Promise<void> => {
        progress.update(done);
        await setImmediate();
      };
      const { results, clock } = await playArena(pairing, matches, onProgress, crew).finally(() => progress.clear());
      const ranked = standings(bots.map(entrantName), results);
      if (options.json)
        io.json({
          game: game.id,
          options: place.options,
          matches,
          budget,
          seed: pairing.seed,
          clock,
          bots: ranked,
        });
      else {
        const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
        const rows = ranked.map((one) => [
          one.bot,
          percent(one.winShare),
          `${percent(one.interval[0])} – ${percent(one.interval[1])}`,
          `${one.meanScore}`,
          `${one.millisecondsPerMove} ms`,
          `${one.milliseconds95} ms`,
          `${one.choicesPerMove}`,
          ...(game.insight.blunder ? [`${one.blundersPerMatch}`] : []),
        ]);
        const names = ['bot', 'wins', 'interval', 'score', clock === 'cpu' ? 'cpu' : 'time', 'slow', 'choices'];
        if (game.insight.blunder) names.push('blunders');
        const heads = names.map((head) => io.say(`cli.arena.${head}`));
        io.line(io.say('cli.arena.title', { title: game.title[io.language], matches }));
        io.line(table(heads, rows, io.width));
      }
    });
}

/** `veteran,warlord:80`: levels, each with a budget of its own or the common one. */
function readBots(given: string | undefined, common: number | null): Entrant[] {
  if (!given)
    throw usage(
      { key: 'cli.usage.value', params: { what: '--bots' } },
      { key: 'cli.hint.kinds', params: { names: anyLevels } },
    );
  return given.split(',').map((text) => readEntrant(text, '--bots', common, anyLevels));
}
