import { isLanguage } from '@cinderhall/kernel';
import { CommanderError } from 'commander';
import { shown } from './find.ts';
import type { LoadHost } from './host.ts';
import { Io } from './io.ts';
import { languageOf } from './language.ts';
import { programOf, usageError } from './program.ts';
import { Stop, USAGE, usage } from './refusal.ts';

export { workInArena } from './arena-workers.ts';
export { workAtLearning } from './learn-workers.ts';
export { workInReview } from './review-workers.ts';

/** Runs one command line; the outcome is the exit code of this process. */
export async function main(args: readonly string[], load: LoadHost): Promise<void> {
  // A reader of our output may stop early, as `head` does: that is not an error.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit();
    });
  process.exitCode = await run(
    args,
    new Io(languageOf(args, process.env), process.stdout, process.stderr, process.env),
    load,
  );
}

/** The caller provides the host, because most commands need none. */
const noHost: LoadHost = () => Promise.reject(new Error('there is no hall here'));

export async function run(args: readonly string[], io: Io, load: LoadHost = noHost): Promise<number> {
  const program = programOf(io, load);
  try {
    program.hook('preAction', () => {
      const { lang } = program.opts<{ lang?: string }>();
      if (lang !== undefined && !isLanguage(lang))
        throw usage({ key: 'cli.lang.unknown', params: { given: shown(lang) } });
    });
    if (args.length === 0) {
      io.note(program.helpInformation().trimEnd());
      return USAGE;
    }
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      return complain(io, usageError(error, program, args));
    }
    if (error instanceof Stop) return complain(io, error);
    throw error;
  }
}

/** One line: what is wrong, and what may help. */
function complain(io: Io, { reason, hint, file, game, exitCode, cause }: Stop): number {
  const own = game && Object.hasOwn(game.words.en.messages, reason.key);
  const sentence = own ? io.sayOf(game, reason) : io.say(reason.key, reason.params ?? {});
  const help = hint ? ` (${io.say(hint.key, hint.params ?? {})})` : '';
  io.note(`cinderhall: ${file === null ? '' : `${file}: `}${sentence}${help}`);
  if (cause instanceof Error && cause.stack) io.note(cause.stack);
  return exitCode;
}
