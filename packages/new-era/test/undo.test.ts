import { describe, expect, test } from 'vitest';
import { Table } from './table.ts';

describe('undo', () => {
  test('not for a defender who let it happen, once the attacker has seen the card of the spoils', () => {
    const table = new Table({
      built: [[], ['scrap-trader']],
      goods: [
        { conquer5: 1, worker: 2 },
        { defend1: 1, defend3: 1, worker: 2 },
      ],
      deck: ['docks'],
    });
    table.do(0, 'conquer scrap-trader');
    expect(table.asked).toBe('defend 1');
    table.do(1, 'done');
    expect(table.hand(0)).toEqual(['docks']);
    expect(table.stuck(1)).toBe('undo.shown');
  });
});

describe('foresight', () => {
  /** Seat 1 has a token with which it can use one of these cards, but not the other. */
  const table = (card: string): Table =>
    new Table({ hands: [['docks'], [card]], goods: [{ worker: 2 }, { incorporate1: 1 }] });

  test('passing looks the same whether the next player has anything to do or not', () => {
    const [able, unable] = [table('docks'), table('hangar')];
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

  test('what is paid and gained is foreseen', () => {
    const own = new Table({ hands: [['docks'], []], goods: [{ incorporate1: 1 }, { worker: 2 }] });
    const foreseen = own.foreseen(0, 'incorporate docks')?.players[0];
    expect(foreseen).toMatchObject({ hand: [], goods: { incorporate1: 0 } });
    expect(foreseen?.locations).toHaveLength(1);
  });
});
