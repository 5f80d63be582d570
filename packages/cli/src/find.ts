import { type AnyGame, isRefused, Match, type Message, optionFields, parseOption } from '@cinderhall/kernel';
import { gameOf, games } from '@cinderhall/registry';
import { nearest } from './nearest.ts';
import { refusedBy, Stop, usage } from './refusal.ts';

/** The game of that id; the error for an unknown one suggests the nearest ids. */
export function findGame(id: string): AnyGame {
  const game = gameOf(id);
  if (game) return game;
  throw new Stop({ key: 'cli.game.unknown', params: { game: shown(id) } }, { hint: gamesHint(id) });
}

function gamesHint(typed: string): Message {
  const namesOf = ({ id, title }: AnyGame) => [id, ...Object.values(title)];
  const near = nearest(typed, games.flatMap(namesOf));
  const ids = games.filter((game) => namesOf(game).some((name) => near.includes(name)));
  return ids.length > 0 ? meant(ids.map(({ id }) => id)) : { key: 'cli.hint.games' };
}

export const meant = (names: readonly string[]): Message => ({ key: 'cli.hint.meant', params: { names } });

/** A word of the command line as it may be shown back. */
export const shown = (text: string): string => text.replace(/\p{C}/gu, '?').slice(0, 60);

export interface Table {
  readonly options: object;
  readonly seats: number;
}

/** Reads the options and seats of a table from the command line. */
export function readTable(game: AnyGame, pairs: readonly string[], seats: number): Table {
  const input: { [name: string]: unknown } = Object.create(null);
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) throw usage({ key: 'cli.option.pair', params: { given: shown(pair) } });
    const name = pair.slice(0, at);
    input[name] = parseOption(game.options, name, pair.slice(at + 1));
  }
  const match = Match.start(game, { options: input, seats, seed: '0'.repeat(32) });
  if (!isRefused(match)) return { options: match.options, seats };
  throw refusedBy(match, { game, hint: optionHint(game, match.refused) });
}

function optionHint(game: AnyGame, { key, params }: Message): Message | null {
  const names = Object.keys(game.options.fields);
  const option = String(params?.option ?? '');
  if (key === 'refused.option.unknown') {
    const near = nearest(option, names);
    if (near.length > 0) return meant(near);
    return names.length > 0 ? { key: 'cli.hint.options', params: { names } } : { key: 'cli.hint.noOptions' };
  }
  const field = key === 'refused.option.value' ? fieldOf(game, option) : undefined;
  return field ? { key: 'cli.hint.values', params: { values: valuesOf(field) } } : null;
}

export interface AnyField {
  readonly type: 'flag' | 'pick' | 'number' | 'many' | 'data';
  readonly default: unknown;
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

export const fieldOf = (game: AnyGame, name: string): AnyField | undefined =>
  optionFields(game.options).find(([own]) => own === name)?.[1];

/** What an option takes, in the way it is typed. */
export function valuesOf(field: AnyField): string {
  switch (field.type) {
    case 'flag':
      return 'true, false';
    case 'pick':
      return field.values?.join(', ') ?? '';
    case 'number':
      return `${field.min}–${field.max}`;
    case 'many':
      return `[${field.values?.join(',') ?? ''}]`;
    case 'data':
      return 'JSON';
  }
}

const COUNT = /^\d{1,9}$/;

/** A whole number of an option such as `--matches`. */
export function readCount(name: string, text: string, min: number, max = 999_999_999): number {
  const number = Number(text);
  if (COUNT.test(text) && number >= min && number <= max) return number;
  throw usage({ key: 'cli.number', params: { name, given: shown(text), min, max } });
}
