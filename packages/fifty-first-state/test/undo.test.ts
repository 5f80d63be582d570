import { describe, expect, test } from 'vitest';
import { Table } from './table.ts';

describe('undo', () => {
  test("not after the last choice of one's production, when the next player has drawn a card", () => {
    const table = new Table({ phase: 'production', built: [['storehouse'], ['pub']], goods: [{}, { worker: 3 }] });
    expect(table.asked).toBe('effectOption 0');
    const before = table.state.players[1]?.hand.length ?? 0;
    // Only backs are foreseen.
    const drawn = table.foreseen(0, 'option 1 fuel')?.players[1]?.hand.slice(before) ?? [];
    expect(new Set(drawn)).toEqual(new Set([-1]));
    table.do(0, 'option 1 fuel');
    expect(table.state.players[1]?.hand).toHaveLength(before + drawn.length);
    expect(table.stuck(0)).toBe('undo.shown');
  });

  test('but after a turn that showed nobody anything, as long as the next has not decided', () => {
    const table = new Table({ built: [['archive'], []], goods: [{ worker: 2 }, { worker: 3 }] });
    table.do(0, 'use archive');
    while (table.state.decision?.kind === 'again') table.do(0, 'done');
    expect(table.asked).toBe('act 1');
    expect(table.stuck(0)).toBeNull();
  });
});

describe('foresight', () => {
  /** Seat 1 has a contact with which it can build one of these cards, but not the other. */
  const table = (card: string): Table => new Table({ goods: [{ worker: 2 }, { greyContact: 1 }], hands: [[], [card]] });

  test('passing looks the same whether the next player has anything to do or not', () => {
    const [able, unable] = [table('archive'), table('abandoned-suburbs')];
    const foreseen = able.foreseen(0, 'pass');
    expect(foreseen?.decision).toMatchObject({ kind: 'act', seats: [1] });
    expect(unable.foreseen(0, 'pass')).toEqual(foreseen);
    able.do(0, 'pass');
    expect(able.asked).toBe('act 1');
    // Whether it was asked may tell what it holds.
    expect(able.stuck(0)).toBe('undo.learned');
    unable.do(0, 'pass');
    expect(unable.asked).not.toBe('act 1');
    expect(unable.stuck(0)).not.toBeNull();
  });
});
