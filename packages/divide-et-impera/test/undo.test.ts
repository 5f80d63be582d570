import { describe, expect, test } from 'vitest';
import { Table } from './table.ts';

describe('undo', () => {
  const begun = (): Table => {
    const table = new Table({
      seats: 3,
      sides: [
        { hand: ['DEI062', 'DEI026'], units: { g01: 1, g03: 1, g05: 1 }, leader: 'r04' },
        { units: { g01: 2, g09: 2 }, leader: 'g05' },
        { units: { g01: 1, g03: 3 }, leader: 'r04' },
      ],
    });
    table.do(0, 'up DEI062');
    return table;
  };

  test('not after a rival who was eliminated has drawn a Sweet Boost, which another would draw otherwise', () => {
    const table = begun();
    table.do(0, 'use eliminate');
    expect(table.stuck(0)).toBeNull();
    // What is foreseen shows the back of the token alone.
    expect(table.foreseen(0, 'eliminate g01 1')?.players[1]?.sweets).toEqual([-5]);
    table.do(0, 'eliminate g01 1');
    expect(table.player(1).sweets).toHaveLength(1);
    expect(table.stuck(0)).toBe('undo.shown');
    // What is done later on can still be taken back, down to that.
    table.do(0, 'done');
    expect(table.stuck(0)).toBeNull();
    table.match.undo(0);
    expect(table.stuck(0)).toBe('undo.shown');
  });
});
