import { games } from '@cinderhall/registry';
import type { Command } from 'commander';
import { type AnyField, valuesOf } from '../find.ts';
import type { Io } from '../io.ts';
import { table } from '../table.ts';

export function gamesCommand(program: Command, io: Io): void {
  program
    .command('games')
    .description(io.say('cli.about.games'))
    .option('--json', io.say('cli.opt.json'))
    .action(({ json }: { json?: boolean }) => (json ? io.json(listed()) : io.line(shownTable(io))));
}

const fieldsOf = (options: { readonly fields: object }): [name: string, field: AnyField][] =>
  Object.entries(options.fields);

const listed = () =>
  games.map(({ id, title, rules, seats, options }) => ({
    id,
    title,
    rules,
    seats,
    options: Object.fromEntries(fieldsOf(options)),
    presets: options.presets ?? {},
  }));

function shownTable(io: Io): string {
  const rows = games.map(({ id, title, seats, options }) => [
    id,
    title[io.language],
    seats.min === seats.max ? `${seats.min}` : `${seats.min}–${seats.max}`,
    fieldsOf(options)
      .map(([name, field]) => `${name}=${shownDefault(field)} (${valuesOf(field)})`)
      .join('\n'),
  ]);
  return table(
    ['game', 'title', 'seats', 'options'].map((head) => io.say(`cli.head.${head}`)),
    rows,
    io.width,
  );
}

/** The default of an option, in the way it is typed. */
const shownDefault = ({ type, default: value }: AnyField): string =>
  type === 'many' && Array.isArray(value) ? value.join(',') : type === 'data' ? '…' : String(value);
