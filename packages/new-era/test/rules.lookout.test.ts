import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { Table } from './table.ts';

/** How many cards lay open for each pick, and how many were laid open in all. */
function lookout(seats: number, first = 0) {
  const table = new Table({ seats, first, phase: 'newTurn' });
  const before = table.state.deck.length + table.state.row.length;
  const picks: [seat: number, open: number][] = [];
  while (table.state.decision?.kind === 'pick') {
    const seat = table.match.waiting()[0] as number;
    picks.push([seat, table.state.row.length]);
    table.do(seat, table.choices(seat)[0] as string);
  }
  // What left the pile, but for the card that each drew unseen.
  const opened = before - table.state.deck.length - seats;
  return { table, picks, opened };
}

rule('R-NE-010', () => {
  const { picks } = lookout(5, 3);
  expect(picks.slice(0, 5)).toEqual([
    [3, 5],
    [4, 4],
    [0, 4],
    [1, 4],
    [2, 4],
  ]);
});

rule('R-NE-011', () => {
  const { picks } = lookout(5, 3);
  expect(picks.slice(5)).toEqual([
    [3, 3],
    [4, 3],
    [0, 3],
    [1, 3],
    [2, 2],
  ]);
});

rule('R-NE-012', () => {
  const { table } = lookout(3);
  for (const seat of [0, 1, 2]) {
    expect(table.hand(seat)).toHaveLength(3);
    const seen = table.hand(seat, (seat + 1) % 3);
    // The two picked cards everybody saw; the third nobody else knows.
    expect(seen.slice(0, 2)).toEqual(table.hand(seat).slice(0, 2));
    expect(seen[2]).toBe('?');
  }
});

rule('R-NE-013', () => {
  const { table } = lookout(4);
  expect(table.state.row).toEqual([]);
  expect(table.state.discard).toHaveLength(1);
  const left = table.events.find(({ kind }) => kind === 'leftOver');
  expect(table.state.discard).toEqual([left?.card]);
});

rule('R-NE-014', () => {
  expect(lookout(2).picks.map(([, open]) => open)).toEqual([5, 4, 3, 2]);
});

rule('R-NE-015', () => {
  for (const seats of [2, 3, 4, 5]) {
    const { table, opened } = lookout(seats);
    expect(opened).toBe(2 * seats + 1);
    expect(table.state.discard).toHaveLength(1);
    expect(table.kinds().filter((kind) => kind === 'drew')).toHaveLength(seats);
    expect(table.state.players.reduce((sum, { hand }) => sum + hand.length, 0)).toBe(3 * seats);
  }
});

rule('R-NE-016', () => {
  const table = new Table({ phase: 'newTurn', deck: ['docks', 'pub', 'church', 'motel', 'punks'] });
  expect(table.can(0, 'card punks')).toBe(true);
  table.do(0, 'card punks');
  expect(table.hand(0)).toEqual(['punks']);
});
