import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { botOf, cast, type Learned, type Level, levels } from '@cinderhall/bots';
import { type AnyGame, isRefused, loadMatch, Match, type Seat } from '@cinderhall/kernel';
import type { Command } from 'commander';
import { errorCode } from '../error-code.ts';
import { findGame, readCount, readTable, shown } from '../find.ts';
import type { Io } from '../io.ts';
import { learnedOf, tellUnusable } from '../learned.ts';
import { dealOf } from '../play.ts';
import { refusedBy, Stop } from '../refusal.ts';
import { openSave } from '../save-file.ts';
import { COMMANDS, type Rival, Session, type SessionOptions } from '../session.ts';
import { readBot } from './simulate.ts';

interface Options {
  readonly seats?: string;
  readonly seat?: string;
  readonly name?: string;
  readonly bot?: string;
  readonly seed?: string;
  readonly option?: readonly string[];
  readonly load?: string;
  readonly save?: string;
}

export function playCommand(program: Command, io: Io): void {
  program
    .command('play')
    .description(io.say('cli.about.play'))
    .argument('<game>', io.say('cli.arg.game'))
    .option('--seats <K>', io.say('cli.opt.playSeats'))
    .option('--seat <S>', io.say('cli.opt.playSeat'))
    .option('--name <name>', io.say('cli.opt.playName'))
    .option('--bot <name>', io.say('cli.opt.playBot', { names: levels }))
    .option('--seed <S>', io.say('cli.opt.playSeed'))
    .option('--option <key=value>', io.say('cli.opt.option'), (pair: string, all: string[] = []) => [...all, pair])
    .option('--load <file>', io.say('cli.opt.load'))
    .option('--save <file>', io.say('cli.opt.save'))
    .action(async (id: string, options: Options) => {
      const game = findGame(id);
      const level = readBot(options.bot ?? 'veteran', levels);
      const match = options.load === undefined ? dealt(game, options) : resumed(io, game, options.load);
      const seat = readCount('--seat', options.seat ?? '1', 1, match.seats) - 1;
      const name = shown(options.name?.trim() ?? '');
      const learned = await learnedOf(game, null, tellUnusable(io));
      const session = new Session(io, match, {
        name,
        learned,
        ...sessionOptions(match, seat, level, learned, options.save ?? options.load),
      });
      await converse(io, session);
    });
}

function dealt(game: AnyGame, { seats, option = [], seed }: Options): Match {
  const usual = Math.min(game.seats.max, Math.max(game.seats.min, 2));
  const place = readTable(game, option, seats === undefined ? usual : readCount('--seats', seats, 1));
  const own = seed === undefined ? randomBytes(16).toString('hex') : dealOf(seed, 0).seed;
  const match = Match.start(game, { ...place, seed: own });
  if (isRefused(match)) throw refusedBy(match, { game });
  return match;
}

function resumed({ language }: Io, game: AnyGame, path: string): Match {
  const { save, file, game: own } = openSave(path);
  if (own !== game) throw new Stop({ key: 'cli.play.otherGame', params: { title: own.title[language] } }, { file });
  const loaded = loadMatch(game, save);
  if (isRefused(loaded)) throw refusedBy(loaded, { file, game });
  return loaded.match;
}

/** The bots follow from the seed of the match, so that they are the same ones when it is taken up again. */
function sessionOptions(
  match: Match,
  seat: Seat,
  level: Level,
  learned: Learned | null,
  file: string | undefined,
): Omit<SessionOptions, 'name' | 'learned'> {
  const seed = Number.parseInt(match.seed.slice(0, 8), 16);
  const characters = cast(seed, match.seats);
  const rivals = characters.map((character, other): Rival | null =>
    other === seat ? null : { character, bot: botOf(level, match.game, seed + other, character.personality, learned) },
  );
  return {
    seat,
    rivals,
    keep(now, path = file) {
      if (path === undefined) return null;
      write(path, JSON.stringify(now.save()));
      return path;
    },
  };
}

/** Replaces the file at once: after a crash it is the old one or the new one, never half of one. */
function write(path: string, text: string): void {
  try {
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw new Stop({ key: 'cli.file.unwritable', params: { code: errorCode(error) ?? '?' } }, { file: shown(path) });
  }
}

async function converse(io: Io, session: Session): Promise<void> {
  const completer = (typed: string): [string[], string] => [COMMANDS.filter((name) => name.startsWith(typed)), typed];
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ', completer });
  try {
    if (!(await session.begin())) return;
    session.help();
    lines.prompt();
    for await (const line of lines) {
      if (!(await session.take(line))) return;
      lines.prompt();
    }
    // When the input is closed, the shell's next prompt starts on a line of its own.
    if (io.width !== null) io.line('');
  } finally {
    lines.close();
  }
}
