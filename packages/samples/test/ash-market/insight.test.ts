import { describe, expect, test } from 'vitest';
import { ashMarket } from '../../src/ash-market/index.ts';
import { Table } from './table.ts';

/** What a greedy player would choose, in short. */
function best(table: Table, seat: number): string | undefined {
  const view = table.match.view(seat);
  const values = table.match.choices(seat).map((choice) => ashMarket.insight.value(view, seat, choice));
  return table.choices(seat)[values.indexOf(Math.max(...values))];
}

describe('what bots may know', () => {
  test('a better card is worth more', () => {
    const hands = [['water-seller', 'ash-vault']];
    const goods = [{ water: 4, scrap: 4 }];
    expect(best(new Table({ day: [0, 1], round: 6, hands, goods }), 0)).toBe('build ash-vault');
    expect(best(new Table({ hands }), 0)).toBe('envoy water-seller');
  });

  test('the lantern shows what is worth taking', () => {
    const wish = {
      hands: [['mule-train'], ['dog-pit']],
      market: ['dog-pit', 'dog-pit', 'whisperers', 'whisperers'],
      counter: 'ash-vault',
    };
    expect(best(new Table({ ...wish, lantern: 0 }), 0)).toBe('pickCounter');
  });

  test('one pays with what is worth least, and takes what is worth most', () => {
    const table = new Table({ day: [0, 1], hands: [['watchtower']], goods: [{ scrap: 2, spark: 2 }, { spark: 1 }] });
    table.do(0, 'build watchtower');
    expect(best(table, 0)).toBe('payment {"scrap":2}');
    const raid = new Table({ day: [0, 1], hands: [[], []], goods: [{ scrap: 1, water: 0 }, { spark: 1 }] });
    raid.do(0, 'raid 1');
    expect(best(raid, 0)).toBe('take 1 spark');
  });

  test('the lead is the score ahead of the best of the others', () => {
    const table = new Table({ seats: 3, built: [['beacon'], ['pawnshop']], goods: [{}, { fame: 4 }] });
    const leads = [0, 1, 2].map((seat) => ashMarket.insight.features(table.match.view(seat), seat).lead);
    expect(leads).toEqual([-3, 3, -6]);
    expect(ashMarket.tally(table.state).score).toEqual([3, 6, 0]);
  });
});
