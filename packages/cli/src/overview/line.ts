import type { GameState, Message, Param, Seat } from '@cinderhall/kernel';

/** One line of a table in words: what it is (a word of `cli.table.`), and what lies there. */
export interface Line {
  readonly head: string;
  readonly things: readonly Param[];
}

/** What a game's table shows beside its numbers, for people who have no picture of it. It tells what the view shows. */
export interface Overview<S extends GameState = GameState> {
  /** What lies before a seat. */
  before(view: S, seat: Seat): readonly Line[];
  /** What belongs to nobody, and an opponent that has no seat. */
  between(view: S): readonly Line[];
}

export const line = (head: string, things: readonly Param[]): Line => ({ head, things });

/** A line that is left out where nothing lies there. */
export const lineIfAny = (head: string, things: readonly Param[]): Line[] =>
  things.length > 0 ? [{ head, things }] : [];

const count = (n: number): Message => ({ key: 'cli.table.cards', params: { n } });

/** Cards by name; of those that the reader cannot see, how many. */
export function cardsOf(cards: readonly number[], nameOf: (card: number) => Param): Param[] {
  const hidden = cards.filter((card) => card < 0).length;
  return [...cards.filter((card) => card >= 0).map(nameOf), ...(hidden > 0 ? [count(hidden)] : [])];
}

/** Goods with their amounts, as the nouns of the game. */
export const goodsOf = (goods: { readonly [good: string]: number }, prefix: string): Param[] =>
  Object.entries(goods).flatMap(([good, n]) => (n > 0 ? [{ noun: `${prefix}.${good}`, count: n }] : []));

/** A thing with what lies on it or has happened to it. */
export const withMore = (name: Param, on: readonly Param[]): Param =>
  on.length > 0 ? { key: 'cli.table.with', params: { name, on } } : name;

/** A short word about a thing. */
export const note = (key: string, params: { readonly [name: string]: Param } = {}): Message => ({
  key: `cli.table.note.${key}`,
  params,
});
