import { type ashMarket, noughtsAndCrosses } from '@cinderhall/samples';
import { expect, expectTypeOf, test } from 'vitest';
import { localized } from '../src/app/languages.ts';
import { defineTable, type GameTable } from '../src/games/types.ts';

type Noughts = typeof noughtsAndCrosses;
type State = Parameters<Noughts['round']>[0];
type Choice = Parameters<Noughts['refs']>[0];
type OtherState = Parameters<(typeof ashMarket)['round']>[0];

const empty = { messages: {}, nouns: {} };

const noughtsTable = defineTable<State, Choice>({
  game: noughtsAndCrosses,
  words: localized(() => empty),
  tokens: [],
  Table: ({ session }) => (session.view.value?.cells.length === 9 ? null : null),
  Progress: () => null,
  verb: ({ kind, cell }) => `${kind} ${cell}`,
  icons: () => ({}),
  eventIcons: () => null,
  closeUp: (session, view, ref) => ({
    title: `${ref} ${view.cells.length} ${session.choices.value.map(({ cell }) => cell).join()}`,
    face: null,
    lines: [],
    origin: null,
    icons: [],
  }),
  tip: ({ cells }) => (cells.every((cell) => cell < 0) ? 'tip.first' : null),
  rule: (_view, choice) => (choice ? `R-${choice.cell}` : null),
  emblem: () => null,
});

test('a table is written with the types of its game and kept as a table of any game', () => {
  const tables: readonly GameTable[] = [noughtsTable];
  expect(tables[0]?.game.id).toBe(noughtsAndCrosses.id);
  expectTypeOf<typeof noughtsTable>().toEqualTypeOf<GameTable>();
});

test('a table whose members read the states of another game is not accepted', () => {
  expectTypeOf<{ tip(view: State): null }>().toExtend<Pick<GameTable<State, Choice>, 'tip'>>();
  expectTypeOf<{ tip(view: OtherState): null }>().not.toExtend<Pick<GameTable<State, Choice>, 'tip'>>();
});
