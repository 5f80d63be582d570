import type { Command } from 'commander';
import { catalogueOf, kindsOf, spoken } from '../catalogue.ts';
import { findGame, shown } from '../find.ts';
import type { Io } from '../io.ts';
import { Stop } from '../refusal.ts';
import { table } from '../table.ts';

export function cardsCommand(program: Command, io: Io): void {
  program
    .command('cards')
    .description(io.say('cli.about.cards'))
    .argument('<game>', io.say('cli.arg.game'))
    .option('--kind <K>', io.say('cli.opt.kind'))
    .option('--json', io.say('cli.opt.json'))
    .action((id: string, { kind, json }: { kind?: string; json?: boolean }) => printCards(io, id, kind, json === true));
}

function printCards(io: Io, id: string, kind: string | undefined, json: boolean): void {
  const game = findGame(id);
  const kinds = kindsOf(game);
  const cards = spoken(game, catalogueOf(game, kind));
  if (kind !== undefined && cards.length === 0) {
    const hint = kinds.length > 0 ? { key: 'cli.hint.kinds', params: { names: kinds } } : null;
    throw new Stop({ key: 'cli.kind.unknown', params: { kind: shown(kind) } }, { hint });
  }
  if (json) io.json(cards);
  else if (cards.length > 0) {
    const heads = ['id', 'name', 'set', 'copies', 'origin', 'text'].map((head) => io.say(`cli.head.${head}`));
    const rows = catalogueOf(game, kind).map(({ id, name, set, copies, origin }, i) => [
      id,
      name[io.language],
      set,
      `${copies}`,
      io.say(`cli.origin.${origin}`),
      cards[i]?.text[io.language] ?? '',
    ]);
    io.line(table(heads, rows, io.width));
  } else if (kinds.length > 0) io.line(io.say('cli.cards.onlyKinds'));
  else io.line(io.say('cli.cards.none', { title: game.title[io.language] }));
  if (!json && kind === undefined && kinds.length > 0) io.note(io.say('cli.cards.kinds', { names: kinds }));
}
