import { describe, expect, test } from 'vitest';
import { ITEM_LIMIT } from '../src/data/boards.ts';
import { Table } from './table.ts';

const TORCHES = ['welding-torch-1', 'welding-torch-2', 'nitrous-oxide-1', 'nitrous-oxide-2', 'food-ration-1'];

describe('undo', () => {
  test('not after loot was mounted and a helper has drawn an item', () => {
    const table = new Table({
      at: 'firing',
      seats: 3,
      order: [2, 1, 0],
      deal: (d) => {
        d.enemy('war-wolves', 0, { defence: 1, targets: [1, 2, 2], loot: 'prisoner' });
        d.next('results', 'result-92', 'result-93');
        // One more than they may keep, so that nothing else is turned over before they are asked.
        d.items(1, ...TORCHES.slice(0, ITEM_LIMIT));
        d.cargo(1);
        d.cargo(2);
      },
    });
    table.until('shoot');
    table.do(0, 'attack truck-1:2 war-wolves ?');
    expect(table.asked).toBe('loot 2');
    table.do(2, 'mount prisoner 0');
    expect(table.asked).toBe('itemLimit 1');
    expect(table.player(1).items).toHaveLength(ITEM_LIMIT + 1);
    // The helper is asked what to lay away: that the question came at all may tell what it holds.
    expect(table.stuck(2)).toBe('undo.learned');
  });
});

describe('foresight', () => {
  /** Seat 1 has no fuel, but an item that can be played now, or one that cannot. */
  const table = (item: string): Table =>
    new Table({
      at: 'movement',
      order: [1, 0],
      deal: (d) => {
        d.cargo(0, 'fuel', 'fuel');
        d.cargo(1);
        d.items(1, item);
      },
    });

  test('driving and staying look the same whether the next player has anything to do or not', () => {
    const [able, unable] = [table('nitromethane-1'), table('incendiary-rounds-1')];
    const drive = able.some(0, 'drive')[0] ?? '';
    for (const what of ['stay', drive]) {
      const foreseen = able.foreseen(0, what);
      expect(foreseen, what).not.toBeNull();
      expect(unable.foreseen(0, what), what).toEqual(foreseen);
    }
    able.do(0, 'stay');
    expect(able.asked).toBe('move 1');
    expect(able.stuck(0)).toBe('undo.learned');
    unable.do(0, 'stay');
    expect(unable.asked).not.toBe('move 1');
    expect(unable.stuck(0)).not.toBeNull();
  });
});
