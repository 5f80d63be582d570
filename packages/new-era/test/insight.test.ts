import { describe, expect, test } from 'vitest';
import { newEra } from '../src/index.ts';
import { Table } from './table.ts';

/** What a greedy player would choose, in short. */
function best(table: Table, seat: number): string | undefined {
  const view = table.match.view(seat);
  const values = table.match.choices(seat).map((choice) => newEra.insight.value(view, seat, choice));
  return table.choices(seat)[values.indexOf(Math.max(...values))];
}

describe('what bots may know', () => {
  test('points that can be had now come first', () => {
    const goods = [{ worker: 2, scrap: 1 }];
    expect(best(new Table({ built: [['shipwreck'], ['pub']], goods }), 0)).toBe('use shipwreck');
  });

  test('the better card is taken from the row', () => {
    const deck = ['foundation', 'foundation', 'rat', 'underground-warehouse', 'hangar'];
    expect(best(new Table({ phase: 'newTurn', deck }), 0)).toBe('card hangar');
  });

  test('whoever can keep a location by a token does', () => {
    const table = new Table({ built: [[], ['hangar']], goods: [{ weapon: 1 }, { defend1: 1, defend3: 1 }] });
    table.do(0, 'conquer hangar');
    expect(best(table, 1)).toBe('defend 1 0');
  });

  test('a contact is paid with the smallest token that will do', () => {
    const table = new Table({ hands: [['docks']], goods: [{ incorporate1: 1, incorporate3: 1 }] });
    table.do(0, 'incorporate docks');
    expect(best(table, 0)).toBe('tokens 1 incorporate1');
  });

  test('goods are stored before one passes, and a deal is not broken for nothing', () => {
    const table = new Table({ built: [['den'], ['docks']], abroad: [['docks']], goods: [{ worker: 1 }], passed: [] });
    expect(best(table, 0)).toMatch(/^(visit docks|store worker den)$/);
    const idle = new Table({ built: [['den']], goods: [{ worker: 1 }] });
    expect(best(idle, 0)).toBe('store worker den');
  });

  test('the lead is the score ahead of the best of the others', () => {
    const table = new Table({ seats: 3, vp: [2, 6], built: [['docks'], [], ['pub', 'den']], goods: [{ worker: 2 }] });
    const leads = [0, 1, 2].map((seat) => newEra.insight.features(table.match.view(seat), seat).lead);
    expect(leads).toEqual([-3, 3, -4]);
    expect(newEra.tally(table.state).score).toEqual([3, 6, 2]);
  });
});
