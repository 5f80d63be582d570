/** The worked examples of the rules, with their numbers. */
import { describe, expect, test } from 'vitest';
import { Table } from './table.ts';

describe('worked examples', () => {
  test('1: the Lookout of three players', () => {
    const table = new Table({ seats: 3, phase: 'newTurn' });
    const open: number[] = [];
    while (table.state.decision?.kind === 'pick') {
      open.push(table.state.row.length);
      const seat = table.match.waiting()[0] as number;
      table.do(seat, table.choices(seat)[0] as string);
    }
    expect(open).toEqual([5, 4, 4, 3, 3, 2]);
    expect([0, 1, 2].map((seat) => table.hand(seat).length)).toEqual([3, 3, 3]);
    expect(table.discard()).toHaveLength(1);
  });

  test('2: conquest 2 and 3 reach 5; a 3 does not serve 2 and 1', () => {
    const table = new Table({ built: [[], ['motel']], goods: [{ conquer2: 1, conquer3: 1 }, { worker: 2 }] });
    table.do(0, 'conquer motel');
    expect([table.ruins(1), table.hand(0).length]).toEqual([['motel'], 2]);
    const change = new Table({ hands: [['pub', 'docks']], goods: [{ conquer3: 1, worker: 2 }], passed: [1] });
    change.do(0, 'conquer pub');
    // The token is gone, and with it the conquest of the Docks.
    expect([change.spoils(0), change.goods(0)]).toEqual([['pub'], { worker: 2 }]);
    expect(change.some(0, 'conquer')).toEqual([]);
  });

  test('3: two workers for a weapon', () => {
    const table = new Table({ goods: [{ worker: 2 }] });
    table.do(0, 'hire weapon');
    expect(table.goods(0)).toEqual({ weapon: 1 });
  });

  test('4: 7 on the base, 5 locations, 4 on locations: 16', () => {
    const built = [[{ id: 'shipwreck', vp: 4, slots: 2 }, 'docks', 'pub', 'den', 'motel']];
    expect(new Table({ phase: 'scoring', vp: [7], built }).player(0).score).toBe(16);
  });

  test('5: an action of 2 points, used in four turns, holds 6', () => {
    const table = new Table({
      factions: ['newYork', 'mutants'],
      built: [['shipwreck']],
      goods: [{ worker: 1, scrap: 1 }],
      passed: [1],
    });
    table.do(0, 'use shipwreck');
    for (const points of [
      [4, 2],
      [6, 3],
    ]) {
      table.nextTurn();
      table.back(0);
      table.do(0, 'use shipwreck');
      expect(table.points(0, 'shipwreck')).toEqual(points);
    }
    table.nextTurn();
    table.back(0);
    expect(table.can(0, 'use shipwreck')).toBe(false);
    expect(table.points(0, 'shipwreck')).toEqual([6, 3]);
  });

  test('6: a raid on a location with points and stored goods', () => {
    const den = { id: 'den', vp: 2, goods: { brick: 1, worker: 2 } };
    const table = new Table({ built: [[], [den]], goods: [{ conquer4: 1 }, { worker: 2 }] });
    table.do(0, 'conquer den');
    expect([table.goods(0), table.hand(0).length]).toEqual([{ universal: 1 }, 1]);
    expect([table.vp(1), table.goods(1)]).toEqual([2, { worker: 4, brick: 1, universal: 1 }]);
    expect(table.ruins(1)).toEqual(['den']);
    table.passAll();
    expect(table.player(1).score).toBe(2);
  });

  test('7: redeveloping with a Penal Colony', () => {
    const table = new Table({
      built: [['penal-colony', 'docks']],
      hands: [['haven']],
      goods: [{ redevelop: 1 }, { worker: 2 }],
    });
    table.do(0, 'redevelop haven');
    expect([table.vp(0), table.goods(0)]).toEqual([2, { worker: 1, scrap: 1, universal: 1 }]);
  });

  test('8: a player who has passed is closed to everything', () => {
    const table = new Table({
      seats: 3,
      built: [[], ['docks', 'quarry']],
      abroad: [['quarry']],
      goods: [{ conquer5: 1, deal5: 1, worker: 2 }],
      passed: [1],
    });
    expect(table.choices(0).filter((choice) => /docks|quarry/.test(choice))).toEqual([]);
  });

  test('9: the fourth visit, deal abroad and card under the base are refused', () => {
    const open = ['docks', 'assassin', 'fuel-tank', 'quarry'];
    const visits = new Table({ built: [[], open], goods: [{ worker: 6 }, { worker: 9 }] });
    for (const id of open.slice(0, 3)) {
      visits.do(0, `visit ${id}`);
      visits.do(1, 'hire fuel');
    }
    expect(visits.some(0, 'visit')).toEqual([]);
    const deals = new Table({ built: [[], open], goods: [{ deal3: 4, worker: 2 }, { worker: 9 }] });
    for (const id of open.slice(0, 3)) {
      deals.do(0, `deal ${id}`);
      deals.answer('means');
      deals.do(1, 'hire fuel');
    }
    expect(deals.some(0, 'deal')).toEqual([]);
    const under = new Table({
      hands: [['docks', 'pub', 'motel', 'church']],
      goods: [{ deal2: 2, conquer2: 2, worker: 2 }],
      passed: [1],
    });
    under.do(0, 'deal docks', 'conquer pub', 'deal motel');
    expect([...under.some(0, 'deal'), ...under.some(0, 'conquer')]).toEqual([]);
  });

  test('10: Mutants raid from the board, and a −1 is enough', () => {
    const table = new Table({
      built: [['truck', 'borgos-headquarters'], ['docks']],
      goods: [{ weapon: 1, conquer2: 1, worker: 2 }, { defend1: 1 }],
    });
    table.do(0, 'conquer docks');
    table.do(1, 'defend 1 0');
    expect([table.built(1), table.goods(1)]).toEqual([['docks'], {}]);
    expect([table.goods(0), table.points(0, 'borgos-headquarters')]).toEqual([{ conquer2: 1, worker: 2 }, [0, 0]]);
  });

  test('11: tokens 2 + 2 against 3', () => {
    const wish = (defend1: number, defend3: number) => ({
      built: [[], ['docks']],
      goods: [
        { conquer2: 3, worker: 2 },
        { defend1, defend3, worker: 2 },
      ],
    });
    // −1 alone leaves 3, so there is nothing to ask.
    const one = new Table(wish(1, 0));
    one.do(0, 'conquer docks');
    expect([one.ruins(1), one.goods(1).defend1]).toEqual([['docks'], 1]);
    // −3 leaves 1; another 2 makes it 3.
    const three = new Table(wish(0, 1));
    three.do(0, 'conquer docks', 'done');
    three.do(1, 'defend 0 1');
    three.do(0, 'add conquer2');
    expect(three.ruins(1)).toEqual(['docks']);
    // Unless there is a further token.
    const four = new Table(wish(1, 1));
    four.do(0, 'conquer docks', 'done');
    four.do(1, 'defend 0 1');
    four.do(0, 'add conquer2');
    four.do(1, 'defend 1 0');
    expect([four.built(1), four.goods(0), four.goods(1)]).toEqual([['docks'], { worker: 2 }, { worker: 2 }]);
  });

  test('12: the Mad Salesman with a deal token of 3', () => {
    const table = new Table({
      built: [['mad-salesman'], ['docks']],
      hands: [['pub']],
      goods: [{ deal3: 1 }, { worker: 2 }],
    });
    table.do(0, 'deal pub', 'deal docks');
    expect([table.deals(0), table.abroad(0), table.asked]).toEqual([['pub'], ['docks'], 'act 1']);
  });

  test('13: a Tanker with two points, and three fuel at once', () => {
    const table = new Table({
      built: [[{ id: 'tanker', vp: 2, slots: 2 }], ['oil-rig']],
      goods: [{ conquer3: 1, worker: 2 }, { worker: 2 }],
    });
    table.do(0, 'conquer oil-rig');
    expect([table.goods(0), table.points(0, 'tanker')]).toEqual([{ fuel: 3, worker: 2 }, [3, 3]]);
  });

  test('14: a Foundation becomes a Skyscraper, and nothing becomes a Foundation', () => {
    const table = new Table({
      built: [['foundation', 'docks']],
      hands: [['skyscraper', 'foundation']],
      goods: [{ redevelop: 1 }],
    });
    expect(table.some(0, 'redevelop')).toEqual(['redevelop skyscraper']);
    table.do(0, 'redevelop skyscraper');
    expect([table.built(0), table.vp(0)]).toEqual([['docks', 'skyscraper'], 2]);
  });

  test('15: an upgrade beside three tokens, and the raid after it', () => {
    const table = new Table({
      built: [['upgrade', { id: 'small-factory', vp: 3, slots: 3 }], []],
      goods: [{ worker: 3 }, { conquer4: 1 }],
    });
    table.do(0, 'use upgrade', 'card small-factory');
    expect(table.placed(0, 'small-factory')).toMatchObject({ upgraded: true, slots: 3 });
    table.do(1, 'conquer small-factory');
    expect([table.vp(0), table.ruins(0)]).toEqual([4, ['small-factory']]);
  });

  test('16: open cards of a Lookout', () => {
    for (const [seats, cards] of [
      [2, 5],
      [3, 7],
      [4, 9],
      [5, 11],
    ] as const) {
      const table = new Table({ seats, phase: 'newTurn' });
      const before = table.state.deck.length + table.state.row.length;
      table.answer('pick');
      expect(before - table.state.deck.length - seats).toBe(cards);
    }
  });
});
