import { type Outcome, scoreParts } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { ashMarket } from '../../src/ash-market/index.ts';
import { Table } from './table.ts';

/** The worked examples of rules/en.md, move by move. */
describe('the examples of the rules', () => {
  test('1: three envoys', () => {
    const table = new Table({
      seats: 3,
      lantern: 1,
      hands: [
        ['mule-train', 'beacon'],
        ['mule-train', 'dog-pit'],
        ['road-wolves', 'ash-bell'],
      ],
      market: ['masons', 'carters', 'scribes', 'pawnshop'],
      counter: 'ash-vault',
    });
    table.do(2, 'envoy road-wolves');
    table.do(0, 'envoy mule-train');
    table.do(1, 'envoy mule-train');
    expect(table.state.order).toEqual([2, 1, 0]);
    table.do(2, 'pick scribes');
    expect(ashMarket.describe.choice(table.match.view(1), { kind: 'pickCounter' }, 1).params).toEqual({
      card: { key: 'ash.card.ash-vault' },
    });
    table.do(1, 'pickCounter');
    table.do(0, 'pick masons');
    expect([0, 1, 2].map((seat) => table.hand(seat))).toEqual([
      ['beacon', 'masons'],
      ['dog-pit', 'ash-vault'],
      ['ash-bell', 'scribes'],
    ]);
    // Seat 3 knows what seat 1 took from the market, but not what seat 2 took from under the counter.
    expect(table.hand(0, 2)).toEqual(['?', 'masons']);
    expect(table.hand(1, 2)).toEqual(['?', '?']);
    expect(table.state.market).toHaveLength(4);
  });

  test('2: a price and its ways', () => {
    const table = new Table({
      day: [0, 1],
      built: [['masons']],
      hands: [['ash-vault']],
      goods: [{ water: 1, scrap: 2, spark: 1 }],
    });
    table.do(0, 'build ash-vault');
    expect(table.choices(0)).toHaveLength(3);
    table.do(0, 'payment {"water":1,"scrap":2}');
    expect(table.goods(0)).toMatchObject({ water: 0, scrap: 0, spark: 1 });
    expect(table.built(0)).toEqual(['masons', 'ash-vault']);
  });

  test('3: a raid', () => {
    const table = new Table({
      day: [0, 1],
      built: [['road-wolves'], ['dog-pit']],
      hands: [[], ['ash-bell', 'pawnshop']],
      goods: [
        { water: 0, scrap: 1 },
        { water: 2, scrap: 0, spark: 1 },
      ],
    });
    const raided = table.do(0, 'raid 1').find(({ kind }) => kind === 'raided');
    expect(raided?.n).toBe(3);
    table.do(1, 'guard ash-bell');
    table.do(0, 'take 1 spark');
    expect(table.goods(0)).toMatchObject({ water: 1, scrap: 0, spark: 1 });
    // The Dog Pit answers when all is over.
    expect(table.goods(1)).toMatchObject({ water: 1, scrap: 1, spark: 0 });
  });

  test('4: the score', () => {
    const table = new Table({
      day: [0, 1],
      round: 6,
      built: [['beacon', 'masons', 'pawnshop', 'tea-tent', 'pilgrims', 'watchtower']],
      goods: [{ fame: 4, seal: 1 }],
      seals: 2,
    });
    table.rest();
    const parts = scoreParts(table.match.outcome() as Outcome, 0);
    expect(parts.map(({ points }) => points)).toEqual([13, 4, 2, 7]);
    const built = parts[0]?.lines.map(({ key, points }) => `${key.slice('ash.card.'.length)} ${points}`);
    expect(built).toEqual(['beacon 3', 'masons 3', 'pawnshop 2', 'tea-tent 2', 'watchtower 2', 'pilgrims 1']);
    expect(table.match.outcome()?.scores[0]?.[0]).toBe(26);
  });
});
