import { setImmediate } from 'node:timers/promises';
import { type AnyLevel, levels } from '@cinderhall/bots';
import type { Command } from 'commander';
import { type Entrant, wilson } from '../arena.ts';
import { findGame, meant, readCount, readTable, shown } from '../find.ts';
import type { Io } from '../io.ts';
import { learnedOf, tellUnusable } from '../learned.ts';
import { nearest } from '../nearest.ts';
import { Progress } from '../progress.ts';
import { usage } from '../refusal.ts';
import { type Plan, type Simulated, simulate } from '../simulate.ts';
import { table } from '../table.ts';

interface Options {
  readonly matches?: string;
  readonly seats?: string;
  readonly seed?: string;
  readonly bot?: string;
  readonly option?: readonly string[];
  readonly cards?: boolean;
  readonly json?: boolean;
}

export function simulateCommand(program: Command, io: Io): void {
  program
    .command('simulate')
    .description(io.say('cli.about.simulate'))
    .argument('<game>', io.say('cli.arg.game'))
    .option('--matches <N>', io.say('cli.opt.matches'))
    .option('--seats <K>', io.say('cli.opt.seats'))
    .option('--seed <S>', io.say('cli.opt.seed'))
    .option('--bot <name>', io.say('cli.opt.bot', { names: levels }))
    .option('--option <key=value>', io.say('cli.opt.option'), (pair: string, all: string[] = []) => [...all, pair])
    .option('--cards', io.say('cli.opt.cardUse'))
    .option('--json', io.say('cli.opt.json'))
    .action(async (id: string, options: Options) => {
      const plan = planOf(id, options);
      const progress = new Progress(io.stderr, plan.matches);
      // Between two slices of play the terminal gets its turn.
      const learned = await learnedOf(plan.game, null, tellUnusable(io));
      const result = await simulate({ ...plan, learned }, async (done) => {
        progress.update(done);
        await setImmediate();
      }).finally(() => progress.clear());
      if (options.json) io.json(result);
      else io.line(shownResult(io, plan, result));
    });
}

function planOf(
  id: string,
  { matches = '100', seats, seed = '1', bot = 'random', option = [], cards = false }: Options,
): Plan {
  const count = readCount('--matches', matches, 1);
  const places = seats === undefined ? null : readCount('--seats', seats, 0);
  const { level, budget } = readEntrant(bot, '--bot', null, levels);
  const game = findGame(id);
  return {
    game,
    ...readTable(game, option, places ?? game.seats.max),
    matches: count,
    seed,
    bot: level,
    cards,
    ...(budget === null ? {} : { budget }),
  };
}

/** A level by its name, one of these. */
export function readBot<L extends AnyLevel>(name: string, among: readonly L[]): L {
  const found = among.find((level) => level === name);
  if (found) return found;
  const near = nearest(name, among);
  throw usage(
    { key: 'cli.bot.unknown', params: { given: shown(name) } },
    near.length > 0 ? meant(near) : { key: 'cli.hint.kinds', params: { names: among } },
  );
}

/** `veteran` or `veteran:80`: a level, with a budget of its own or the common one. */
export function readEntrant<L extends AnyLevel>(
  text: string,
  option: string,
  common: number | null,
  among: readonly L[],
): Entrant & { readonly level: L } {
  const [name = '', own] = text.split(':');
  return { level: readBot(name, among), budget: own === undefined ? common : readCount(option, own, 1) };
}

export const entrantName = ({ level, budget }: Entrant): string => (budget === null ? level : `${level}:${budget}`);

function shownResult(io: Io, { game, bot, budget, seats }: Plan, result: Simulated): string {
  const share = (part: number): string => `${(part * 100).toFixed(1)} %`;
  const about = (part: number, of: number): string => `${share(part)} (${wilson(part, of).map(share).join(' – ')})`;
  const factions = Object.entries(result.winShareByFaction ?? {});
  const rounds = Object.entries(result.shareByRounds ?? {});
  const tens = seats === 1 ? Object.entries(result.wonByTens ?? {}) : [];
  const rows = [
    ['matches', `${result.matches}`],
    ['steps', io.say('cli.sim.steps', { steps: result.steps, mean: result.meanSteps })],
    ['scores', io.say('cli.sim.scores', result.scores)],
    [
      'wins',
      result.winShareBySeat
        .map((part, seat) => `${io.say('seat.name', { n: seat + 1 })}: ${about(part, result.matches)}`)
        .join('\n'),
    ],
    ...(rounds.length > 0 ? [['rounds', rounds.map(([n, part]) => `${n}: ${share(part)}`).join('\n')]] : []),
    ...(factions.length > 0
      ? [
          [
            'factions',
            factions.map(([name, part]) => `${name}: ${about(part, result.seatsByFaction?.[name] ?? 0)}`).join('\n'),
          ],
        ]
      : []),
    ...(tens.length > 0 ? [['wonByTens', tens.map(([from, part]) => `${from} +: ${share(part)}`).join('\n')]] : []),
    ...means('tally', result.meanTally),
    ...means('points', result.meanPoints),
    ['cpu', `${result.cpuSeconds.toFixed(2)} s`],
    [
      'speed',
      io.say('cli.sim.speed', { steps: result.stepsPerCpuSecond, matches: Math.round(result.matchesPerCpuSecond) }),
    ],
  ].map(([head, text]) => [io.say(`cli.head.${head}`), text ?? '']);
  const title = io.say('cli.sim.table', {
    title: game.title[io.language],
    seats,
    bot: entrantName({ level: bot, budget: budget ?? null }),
  });
  const summary = `${title}\n${table(['', ''], rows, io.width).trimStart()}`;
  if (!result.cards) return summary;
  const uses = Object.entries(result.cards).flatMap(([card, ways]) =>
    Object.entries(ways).map(([way, { share: of, won }]) => [card, way, share(of), share(won)]),
  );
  const heads = ['card', 'way', 'usedBy', 'won'].map((head) => io.say(`cli.head.${head}`));
  return `${summary}\n\n${table(heads, uses, io.width)}`;
}

/** A row of the summary, if there is anything in it. A key is called by its last word. */
function means(head: string, of: Simulated['meanTally']): string[][] {
  const rows = Object.entries(of ?? {}).map(([name, mean]) => `${name.split('.').at(-1)}: ${mean}`);
  return rows.length > 0 ? [[head, rows.join('\n')]] : [];
}
