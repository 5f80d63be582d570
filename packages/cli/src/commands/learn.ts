import { setImmediate } from 'node:timers/promises';
import type { Weights } from '@cinderhall/bots';
import type { RoundReport } from '@cinderhall/bots/training';
import { type AnyGame, type Language, optionFields, parseOption } from '@cinderhall/kernel';
import type { Command } from 'commander';
import { everyCore } from '../arena-workers.ts';
import { findGame, meant, readCount, readTable, shown } from '../find.ts';
import type { Io } from '../io.ts';
import { type LearnPlan, type LearnReport, learn, REPORT_FILE, refit, WEIGHTS_FILE } from '../learn.ts';
import { learnedOf } from '../learned.ts';
import { nearest } from '../nearest.ts';
import { Progress } from '../progress.ts';
import { Stop, usage } from '../refusal.ts';
import { table } from '../table.ts';

interface Options {
  readonly sets?: string;
  readonly option?: readonly string[];
  readonly seats?: string;
  readonly minutes?: string;
  readonly rounds?: string;
  readonly matches?: string;
  readonly seed?: string;
  readonly workers?: string;
  readonly tests?: string;
  readonly fits?: string;
  readonly chances?: boolean;
  readonly weights?: string;
  readonly resume?: boolean;
  readonly out?: string;
  readonly json?: boolean;
}

const MINUTES = '8';
const MATCHES = '400';
const GATE = 120;
const FITS = 6_000;
const TESTS = 2_000;
/** Progress counts in thousandths of the whole. */
const WHOLE = 1_000;

export function learnCommand(program: Command, io: Io): void {
  program
    .command('learn')
    .description(io.say('cli.about.learn'))
    .argument('<game>', io.say('cli.arg.game'))
    .option('--sets <a,b…>', io.say('cli.opt.learnSets'))
    .option('--option <key=value>', io.say('cli.opt.option'), (pair: string, all: string[] = []) => [...all, pair])
    .option('--seats <K>', io.say('cli.opt.learnSeats'))
    .option('--minutes <N>', io.say('cli.opt.minutes'))
    .option('--rounds <N>', io.say('cli.opt.rounds'))
    .option('--matches <N>', io.say('cli.opt.learnMatches'))
    .option('--seed <N>', io.say('cli.opt.learnSeed'))
    .option('--workers <N>', io.say('cli.opt.workers'))
    .option('--tests <N>', io.say('cli.opt.learnTests'))
    .option('--fits <N>', io.say('cli.opt.learnFits'))
    .option('--chances', io.say('cli.opt.learnChances'))
    .option('--weights <file>', io.say('cli.opt.weights'))
    .option('--resume', io.say('cli.opt.resume'))
    .option('--out <folder>', io.say('cli.opt.out'))
    .option('--json', io.say('cli.opt.json'))
    .action(async (id: string, options: Options) => {
      const plan = planOf(id, options);
      const progress = new Progress(io.stderr, WHOLE);
      const onProgress = async (part: number): Promise<void> => {
        progress.update(Math.min(WHOLE, Math.round(part * WHOLE)));
        await setImmediate();
      };
      const learned = options.chances ? await finishedWeights(plan.game, options.weights ?? null, io.language) : null;
      const report = await (learned ? refit(plan, learned, onProgress) : learn(plan, onProgress)).finally(() =>
        progress.clear(),
      );
      if (options.json) io.json(report);
      else for (const line of linesOf(io, plan, report)) io.line(line);
    });
}

/** The weights whose chances are to be fitted; without any there is nothing to do. */
async function finishedWeights(game: AnyGame, file: string | null, language: Language): Promise<Weights> {
  const reasons: string[] = [];
  const found = await learnedOf(game, file, (why) => reasons.push(why));
  if (found) return found.weights;
  const [why] = reasons;
  if (why !== undefined) throw new Stop({ key: 'cli.weights.unreadable', params: { why } });
  throw new Stop({ key: 'cli.weights.none', params: { title: game.title[language] } });
}

function planOf(id: string, options: Options): LearnPlan {
  const game = findGame(id);
  const pairs = [...(options.option ?? []), ...setPairs(game, options.sets)];
  const seats = options.seats === undefined ? null : readCount('--seats', options.seats, 1);
  // Refuses what the game would refuse; what is not given is left to vary.
  readTable(game, pairs, seats ?? Math.max(game.seats.min, Math.min(2, game.seats.max)));
  return {
    game,
    seed: readCount('--seed', options.seed ?? '1', 0),
    options: Object.fromEntries(
      pairs.map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at), parseOption(game.options, pair.slice(0, at), pair.slice(at + 1))];
      }),
    ),
    seats,
    matches: readCount('--matches', options.matches ?? MATCHES, 8),
    gate: GATE,
    workers: options.workers === undefined ? everyCore() : readCount('--workers', options.workers, 1),
    rounds: options.rounds === undefined ? null : readCount('--rounds', options.rounds, 1),
    minutes: readCount('--minutes', options.minutes ?? MINUTES, 1),
    resume: options.resume ?? false,
    fits: options.fits === undefined ? FITS : readCount('--fits', options.fits, 1),
    tests: options.tests === undefined ? TESTS : readCount('--tests', options.tests, 1),
    folder: options.out ?? `artifacts/learn/${game.id}`,
  };
}

/** Sets are options of a game: values of a list that may hold several, or flags of their own. */
function setPairs(game: AnyGame, given: string | undefined): string[] {
  if (given === undefined) return [];
  const fields = optionFields(game.options);
  const lists = new Map<string, string[]>();
  const pairs = given.split(',').flatMap((set) => {
    const list = fields.find(([, field]) => field.type === 'many' && field.values.includes(set))?.[0];
    if (list !== undefined) {
      lists.set(list, [...(lists.get(list) ?? []), set]);
      return [];
    }
    if (fields.some(([name, field]) => name === set && field.type === 'flag')) return [`${set}=true`];
    const names = fields.flatMap(([name, field]) =>
      field.type === 'many' ? field.values : field.type === 'flag' ? [name] : [],
    );
    const near = nearest(set, names);
    throw usage(
      { key: 'cli.set.unknown', params: { given: shown(set) } },
      near.length > 0 ? meant(near) : { key: 'cli.hint.kinds', params: { names } },
    );
  });
  return [...pairs, ...[...lists].map(([name, values]) => `${name}=${values.join(',')}`)];
}

function linesOf(io: Io, { game, folder }: LearnPlan, { matches, rounds, calibration }: LearnReport): string[] {
  const percent = (part: number): string => `${(part * 100).toFixed(0)} %`;
  const row = ({ round, loss, gate }: RoundReport): string[] => [
    `${round + 1}`,
    loss[1].toFixed(3),
    gate ? percent(gate.againstLast) : '',
    gate ? percent(gate.againstInsight) : '',
    gate ? io.say(gate.accepted ? 'cli.learn.accepted' : 'cli.learn.undone') : '',
  ];
  const heads = ['round', 'loss', 'last', 'insight', 'gate'].map((head) => io.say(`cli.learn.${head}`));
  const chances = calibration.tenths.map(({ from, cases, said, won }) => [
    `${percent(from)} – ${percent(from + 0.1)}`,
    `${cases}`,
    percent(said),
    percent(won),
  ]);
  const chanceHeads = ['tenth', 'cases', 'said', 'won'].map((head) => io.say(`cli.learn.${head}`));
  return [
    io.say('cli.learn.title', { title: game.title[io.language], matches }),
    table(heads, rounds.map(row), io.width),
    table(chanceHeads, chances, io.width),
    io.say('cli.learn.written', { weights: `${folder}/${WEIGHTS_FILE}`, report: `${folder}/${REPORT_FILE}` }),
  ];
}
