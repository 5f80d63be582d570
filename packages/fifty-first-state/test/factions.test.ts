import { rule } from '@cinderhall/gauntlet/rule';
import { isRefused } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { Table } from './table.ts';

rule('R-BASE-010', () => {
  const having = (deck: string[], discard?: string[]): Table =>
    new Table({
      factions: ['mississippi', 'newYork'],
      hands: [[], ['docks']],
      connections: [['punks']],
      goods: [{ gun: 2, brick: 1 }, { greyContact: 1 }],
      deck,
      ...(discard ? { discard } : {}),
    });
  const table = having(['pub', 'school']);
  const events = table.do(0, 'board 1');
  // The top card of the deck lies in the State; only its owner sees what it is, and the step cannot be taken back.
  expect([table.ruins(0), table.ruins(0, 1), table.ruins(0, -1)]).toEqual([['school'], ['?'], ['?']]);
  expect(events.filter(({ kind }) => kind === 'foundRuins')).toHaveLength(1);
  expect([table.goods(0), table.hand(0)]).toEqual([{ brick: 1, redContact: 1 }, []]);
  expect(isRefused(table.match.undo(0))).toBe(true);
  // With nothing to draw there are no ruins, but the contact all the same.
  const empty = having([], []);
  empty.do(0, 'board 1');
  expect([empty.ruins(0), empty.goods(0)]).toEqual([[], { brick: 1, redContact: 1 }]);
});
