import { LANGUAGES } from '@cinderhall/kernel';
import { Command, type CommanderError } from 'commander';
import description from '../package.json' with { type: 'json' };
import { arenaCommand } from './commands/arena.ts';
import { cardsCommand } from './commands/cards.ts';
import { gamesCommand } from './commands/games.ts';
import { hostCommands } from './commands/host.ts';
import { learnCommand } from './commands/learn.ts';
import { playCommand } from './commands/play.ts';
import { puzzlesCommand } from './commands/puzzles.ts';
import { replayCommand } from './commands/replay.ts';
import { reviewCommand } from './commands/review.ts';
import { simulateCommand } from './commands/simulate.ts';
import { verifyCommand } from './commands/verify.ts';
import { meant, shown } from './find.ts';
import type { LoadHost } from './host.ts';
import type { Io } from './io.ts';
import { nearest } from './nearest.ts';
import { type Stop, usage } from './refusal.ts';

const commands = [
  gamesCommand,
  cardsCommand,
  simulateCommand,
  arenaCommand,
  learnCommand,
  playCommand,
  replayCommand,
  reviewCommand,
  puzzlesCommand,
  verifyCommand,
];

/** The heads of help, which commander writes in English. */
const titles: { readonly [title: string]: string } = {
  'Usage:': 'cli.title.usage',
  'Arguments:': 'cli.title.arguments',
  'Options:': 'cli.title.options',
  'Global Options:': 'cli.title.global',
  'Commands:': 'cli.title.commands',
};

export function programOf(io: Io, load: LoadHost): Command {
  const program = new Command('cinderhall')
    .description(io.say('cli.about'))
    .version(description.version, '-V, --version', io.say('cli.opt.version'))
    .option(`--lang <${LANGUAGES.join('|')}>`, io.say('cli.opt.lang', { names: LANGUAGES }))
    .helpCommand(false)
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => (titles[title] ? io.say(titles[title]) : title),
    })
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      // Errors are said by us, in the reader's language.
      writeErr: () => undefined,
      getOutHelpWidth: () => io.width ?? 100,
      getOutHasColors: () => false,
    })
    .exitOverride();
  for (const add of commands) add(program, io);
  hostCommands(program, io, load);
  for (const command of [program, ...program.commands]) command.helpOption('-h, --help', io.say('cli.opt.help'));
  return program;
}

/** What commander found wrong with the command line, as one of our own sentences. */
export function usageError(error: CommanderError, program: Command, args: readonly string[]): Stop {
  const [, what = ''] = /'([^']*)'/.exec(error.message) ?? [];
  const given = shown(what);
  const command = program.commands.find((each) => args.includes(each.name()));
  const names = (command ?? program).options.concat(program.options).flatMap(({ long }) => (long ? [long] : []));
  const see = { key: 'cli.see', params: { command: command ? `cinderhall ${command.name()}` : 'cinderhall' } };
  const near = (known: readonly string[]) => {
    const found = nearest(what, known);
    return found.length > 0 ? meant(found) : see;
  };
  switch (error.code) {
    case 'commander.unknownOption':
      return usage({ key: 'cli.usage.option', params: { what: given } }, near(names));
    case 'commander.unknownCommand':
      return usage(
        { key: 'cli.usage.command', params: { what: given } },
        near(program.commands.map((each) => each.name())),
      );
    case 'commander.missingArgument':
      return usage({ key: 'cli.usage.argument', params: { what: given } }, see);
    case 'commander.optionMissingArgument':
      return usage({ key: 'cli.usage.value', params: { what: given } }, see);
    case 'commander.excessArguments':
      return usage({ key: 'cli.usage.tooMany' }, see);
    default:
      return usage({ key: 'cli.usage.other', params: { what: shown(error.message) } }, see);
  }
}
