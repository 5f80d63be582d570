import { beforeEach, expect, test } from 'vitest';
import { type Abilities, fits, leaves, modifier, modifiers } from '../src/index.ts';
import { answer, asked, bench, designs, kit, play, ring } from './fixture.ts';

const note = (n: number): Abilities => ({ triggers: [{ on: 'bell', do: [{ op: 'note', n }] }] });
const fame: Abilities = { triggers: [{ on: 'bell', do: [{ op: 'gain', goods: { fame: 1 } }] }] };
const water: Abilities = { triggers: [{ on: 'bell', do: [{ op: 'gain', goods: { water: 1 } }] }] };

beforeEach(() => {
  designs.length = 0;
});

test('a trigger runs for its owner', () => {
  designs.push(fame);
  const table = bench([{}, {}]);
  play(table, 1, 0);
  ring(table);
  expect(table.state.goods).toEqual([{}, { fame: 1 }]);
  expect(table.events?.map(({ event }) => event)).toContainEqual({ kind: 'triggered', seat: 1, card: 0, index: 0 });
});

test('the index forgets a card that left, and only that card', () => {
  designs.push(fame);
  const table = bench([{}, {}]);
  const first = play(table, 0, 0);
  const second = play(table, 0, 0);
  const before = table.state.index;
  table.state.index = leaves(before, 0, first, fame);
  expect(table.state.index[0]).toEqual({ on: { bell: [second] }, modify: {} });
  expect(before[0]).toEqual({ on: { bell: [first, second] }, modify: {} });
  table.state.index = leaves(table.state.index, 0, second, fame);
  expect(table.state.index[0]).toEqual({ on: {}, modify: {} });
  ring(table);
  expect(table.state.goods[0]).toEqual({});
});

test('order is asked where it could matter, and each trigger runs once', () => {
  designs.push(note(1), note(2), note(3));
  const table = bench([{}, {}]);
  const cards = [0, 1, 2].map((design) => play(table, 0, design));
  ring(table);
  expect(asked(table)).toBe('effectOrder');
  answer(table, { kind: 'trigger', card: cards[2] as number, index: 0 });
  answer(table, { kind: 'trigger', card: cards[1] as number, index: 0 });
  expect(asked(table)).toBe('rest');
  expect(table.state.trace).toEqual([3, 2, 1]);
});

test('triggers that only add goods are not ordered', () => {
  designs.push(fame, water);
  const table = bench([{}, {}]);
  play(table, 0, 0);
  play(table, 0, 1);
  ring(table);
  expect(asked(table)).toBe('rest');
  expect(table.state.goods[0]).toEqual({ fame: 1, water: 1 });
});

test('equal triggers are one choice', () => {
  designs.push(note(1), note(2));
  const table = bench([{}, {}]);
  play(table, 0, 0);
  play(table, 0, 0);
  const other = play(table, 0, 1);
  ring(table);
  expect(table.choices(0)).toHaveLength(2);
  answer(table, { kind: 'trigger', card: other, index: 0 });
  expect(table.state.trace).toEqual([2, 1, 1]);
});

test('seats come in table order, and each orders only its own', () => {
  designs.push(note(1), note(2));
  const table = bench([{}, {}]);
  play(table, 1, 0);
  const later = play(table, 1, 1);
  play(table, 0, 0);
  ring(table);
  expect(table.state.trace).toEqual([1]);
  expect(table.waiting()).toEqual([1]);
  answer(table, { kind: 'trigger', card: later, index: 0 });
  expect(table.state.trace).toEqual([1, 2, 1]);
});

test('a condition narrows a trigger down', () => {
  designs.push({ triggers: [{ on: 'bell', if: { loud: false }, do: [{ op: 'note', n: 1 }] }] });
  const table = bench([{}]);
  play(table, 0, 0);
  ring(table);
  expect(table.state.trace).toEqual([]);
});

test('a condition fits a list when one item does', () => {
  expect(fits({ type: 'fuel' }, { type: ['iron', 'fuel'] })).toBe(true);
  expect(fits({ type: 'fuel' }, { type: ['iron'] })).toBe(false);
  expect(fits({ type: 'fuel', new: true }, { type: 'fuel', new: false })).toBe(false);
  expect(fits(undefined, {})).toBe(true);
});

test('modifiers add up where they speak about the subject', () => {
  designs.push(
    { modifiers: [{ modify: 'cost', if: { kind: 'stall' }, by: -1 }] },
    {
      modifiers: [
        { modify: 'cost', by: -2 },
        { modify: 'types', to: ['fuel'] },
      ],
    },
  );
  const table = bench([{}, {}]);
  play(table, 0, 0);
  play(table, 0, 1);
  const cost = (seat: number, kind: string) => modifier(table.state, table.state.index, seat, 'cost', { kind }, kit);
  expect(cost(0, 'stall')).toBe(-3);
  expect(cost(0, 'guild')).toBe(-2);
  expect(cost(1, 'stall')).toBe(0);
  expect(modifiers(table.state, table.state.index, 0, 'types', {}, kit)).toEqual([{ modify: 'types', to: ['fuel'] }]);
  expect(modifier(table.state, table.state.index, 0, 'types', {}, kit)).toBe(0);
});
