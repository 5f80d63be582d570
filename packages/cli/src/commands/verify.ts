import { cardsHash, isRefused, say, verifySave } from '@cinderhall/kernel';
import type { Command } from 'commander';
import { shown } from '../find.ts';
import type { Io } from '../io.ts';
import { ownLexicon } from '../language.ts';
import { refusedBy, Stop, usage } from '../refusal.ts';
import { type Opened, openSave } from '../save-file.ts';
import { table } from '../table.ts';

export function verifyCommand(program: Command, io: Io): void {
  program
    .command('verify')
    .description(io.say('cli.about.verify'))
    .argument('<file>', io.say('cli.arg.file'))
    .option('--commitment <hash>', io.say('cli.opt.commitment'))
    .option('--json', io.say('cli.opt.json'))
    .action((path: string, { commitment, json }: { commitment?: string; json?: boolean }) => {
      const published = commitment?.toLowerCase();
      if (published !== undefined && !/^[0-9a-f]{64}$/.test(published))
        throw usage({ key: 'cli.verify.notCommitment', params: { given: shown(commitment ?? '') } });
      try {
        const opened = openSave(path);
        const found = check(opened, published);
        if (json) io.json({ ok: true, ...found });
        else io.line(shownCheck(io, opened, found));
      } catch (error) {
        // A failed check is a result too: with --json it is printed as JSON.
        if (json && error instanceof Stop) {
          const { reason } = error;
          io.json({ ok: false, refused: reason, words: say(ownLexicon(io.language), reason) });
        }
        throw error;
      }
    });
}

function check({ game, save, file }: Opened, published: string | undefined) {
  const sound = verifySave(game, save);
  if (isRefused(sound)) throw refusedBy(sound, { file, game });
  if (published !== undefined && published !== sound.commitment)
    throw new Stop({ key: 'cli.verify.commitment' }, { file });
  const { seats, options, seed, rules } = save;
  return { game: game.id, rules, options, seats, seed, ...sound, sameCards: save.cards === cardsHash(game) };
}

function shownCheck(io: Io, { game, save }: Opened, found: ReturnType<typeof check>): string {
  const log = found.wholly
    ? io.say('cli.verify.log', { steps: found.steps })
    : io.say('cli.verify.part', { steps: found.steps, from: (save.base?.at ?? 0) + 1 });
  const rows = [
    ['game', game.title[io.language]],
    ['seed', `${found.seed} — ${io.say('cli.verify.seed')}`],
    ['commitment', found.commitment],
    ['log', log],
    ['hash', `${found.hash} — ${io.say('cli.verify.hash')}`],
    ['cards', io.say(found.sameCards ? 'cli.verify.cards.same' : 'cli.verify.cards.differ')],
  ].map(([head, text]) => [io.say(`cli.head.${head}`), text ?? '']);
  return `${table(['', ''], rows, io.width).trimStart()}\n${io.say('cli.verify.ok')}`;
}
