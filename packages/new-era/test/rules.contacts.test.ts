import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { newEra } from '../src/index.ts';
import { Table } from './table.ts';

rule('R-NE-050', () => {
  const table = new Table({ hands: [['skyscraper', 'docks']], goods: [{ conquer3: 1 }] });
  table.do(0, 'conquer skyscraper');
  expect([table.spoils(0), table.hand(0)]).toEqual([['skyscraper'], ['docks']]);
  // Nothing now; in the next production 3 bricks and a point, if wanted.
  expect([table.goods(0), table.vp(0)]).toEqual([{}, 0]);
  table.nextTurn();
  table.do(0, 'card skyscraper');
  expect([table.goods(0).brick, table.vp(0)]).toEqual([3, 1]);
});

rule('R-NE-051', () => {
  const table = new Table({
    built: [
      [],
      [
        { id: 'church', vp: 2, guard: 'minefield' },
        { id: 'den', goods: { scrap: 2, worker: 1 } },
      ],
    ],
    goods: [{ conquer4: 1, conquer3: 2, conquer5: 1 }, { worker: 2 }],
    abroad: [['den']],
  });
  // A feature: 4, and 6 with the Minefield under it.
  table.do(0, 'conquer church');
  expect(table.choices(0)).toEqual(
    expect.arrayContaining(['tokens 1 conquer5 1 conquer4', 'tokens 2 conquer3', 'tokens 1 conquer5 1 conquer3']),
  );
  table.do(0, 'tokens 2 conquer3');
  // Spoils: 2 points and a card; deal: a point. The two points on the Church stay with its owner.
  expect([table.vp(0), table.hand(0).length]).toEqual([2, 1]);
  expect(table.vp(1)).toBe(1 + 2);
  expect([table.ruins(1), table.built(1), table.discard()]).toEqual([['church'], ['den'], ['minefield']]);
  table.do(1, 'hire fuel');
  table.do(0, 'conquer den');
  table.do(0, 'tokens 1 conquer4');
  // The stored goods are the owner's, with the deal's universal resource; the deal with it has ended.
  expect(table.goods(1)).toEqual({ scrap: 2, worker: 1, universal: 1, fuel: 1 });
  expect(table.abroad(0)).toEqual([]);
  expect(table.player(1).kept).toMatchObject({ scrap: 0, worker: 0 });
});

/** What adding no more is called: to attack, or to give up. */
const stopping = ({ state }: Table): string => newEra.describe.choice(state, { kind: 'done' }, 0).key;

rule('R-NE-052', () => {
  const wish = {
    built: [[], ['docks']],
    goods: [
      { conquer3: 1, conquer2: 1, conquer1: 1, anyContact: 1, worker: 2 },
      { defend1: 1, defend3: 1, worker: 2 },
    ],
  };
  const table = new Table(wish);
  table.do(0, 'conquer docks');
  table.do(0, 'tokens 1 conquer3');
  // The defender could answer, so the attacker may declare more.
  expect(table.asked).toBe('reinforce 0');
  expect(table.choices(0)).toEqual(['add conquer1', 'add conquer2', 'add anyContact', 'done']);
  table.do(0, 'add conquer1');
  table.do(0, 'done');
  expect(table.asked).toBe('defend 1');
  // Strength 4 against 3: only what brings it below 3 is worth playing.
  expect(table.choices(1)).toEqual(['defend 0 1', 'defend 1 1', 'done']);
  table.do(1, 'defend 0 1');
  // 1 is left: two more are needed, by one token or by both.
  expect(table.asked).toBe('press 0');
  expect(table.choices(0)).toEqual(['add conquer2', 'add anyContact', 'done']);
  table.do(0, 'add conquer2');
  // That is enough, but the defender could answer, so more may follow at once.
  expect(table.choices(0)).toEqual(['add anyContact', 'done']);
  expect(stopping(table)).toBe('newEra.choice.done.reinforce');
  table.do(0, 'done');
  expect(table.choices(1)).toEqual(['defend 1 0', 'done']);
  table.do(1, 'defend 1 0');
  // 2 again; the universal contact makes it 3, and there is nothing left to answer with.
  table.do(0, 'add anyContact');
  expect([table.ruins(1), table.goods(0)]).toEqual([['docks'], { scrap: 2, worker: 2 }]);
  expect(table.goods(1)).toEqual({ scrap: 1, worker: 2 });
  // Letting it happen, and giving up.
  const calm = new Table(wish);
  calm.do(0, 'conquer docks', 'tokens 1 conquer3', 'done');
  calm.do(1, 'done');
  expect(calm.ruins(1)).toEqual(['docks']);
  expect(calm.goods(1)).toEqual({ defend1: 1, defend3: 1, scrap: 1, worker: 2 });
  const up = new Table(wish);
  up.do(0, 'conquer docks', 'tokens 1 conquer3', 'done');
  up.do(1, 'defend 1 0');
  up.do(0, 'done');
  expect([up.built(1), up.goods(0)]).toEqual([['docks'], { conquer2: 1, conquer1: 1, anyContact: 1, worker: 2 }]);
  expect(up.goods(1)).toEqual({ defend3: 1, worker: 2 });
  // Straight from the board nothing can be added: neither before nor after the answer.
  const board = new Table({
    ...wish,
    goods: [
      { weapon: 1, conquer1: 2, worker: 2 },
      { defend1: 1, worker: 2 },
    ],
  });
  board.do(0, 'conquer docks');
  expect(board.asked).toBe('defend 1');
  board.do(1, 'defend 1 0');
  expect([board.built(1), board.goods(0)]).toEqual([['docks'], { conquer1: 2, worker: 2 }]);
});

rule('R-NE-052', () => {
  // Both sides answer with several tokens at once.
  const table = new Table({
    built: [[], ['docks']],
    goods: [
      { conquer3: 1, conquer1: 2, anyContact: 2, worker: 2 },
      { defend1: 2, defend3: 1, worker: 2 },
    ],
  });
  table.do(0, 'conquer docks', 'tokens 1 conquer3', 'done');
  table.do(1, 'defend 1 1');
  // 3 − 4: no single token makes up for that, all four together do.
  expect(table.asked).toBe('press 0');
  table.do(0, 'add conquer1', 'add conquer1', 'add anyContact');
  expect(stopping(table)).toBe('newEra.choice.done.press');
  expect([table.asked, table.state.decision]).toMatchObject(['press 0', { strength: 2 }]);
  table.do(0, 'add anyContact');
  expect([table.asked, table.state.decision]).toMatchObject(['defend 1', { strength: 3 }]);
  table.do(1, 'defend 1 0');
  // 2, and the attacker has nothing left.
  expect([table.built(1), table.goods(0), table.goods(1)]).toEqual([['docks'], { worker: 2 }, { worker: 2 }]);
  // Two tokens of one kind may be what it takes.
  const pair = new Table({ built: [[], ['docks']], goods: [{ conquer4: 1 }, { defend1: 3 }] });
  pair.do(0, 'conquer docks');
  expect(pair.choices(1)).toEqual(['defend 2 0', 'defend 3 0', 'done']);
  // Whoever stops short of the distance gives up, and what was added is gone.
  const short = new Table({
    built: [[], ['docks']],
    goods: [
      { conquer3: 1, conquer1: 3, worker: 2 },
      { defend3: 1, worker: 2 },
    ],
  });
  short.do(0, 'conquer docks', 'tokens 1 conquer3', 'done');
  short.do(1, 'defend 0 1');
  short.do(0, 'add conquer1', 'done');
  expect([short.built(1), short.goods(0)]).toEqual([['docks'], { conquer1: 2, worker: 2 }]);
  // Nothing is asked of an attacker whose tokens together are not enough.
  const weak = new Table({
    built: [[], ['docks']],
    goods: [
      { conquer3: 1, conquer1: 2, worker: 2 },
      { defend3: 1, worker: 2 },
    ],
  });
  weak.do(0, 'conquer docks', 'done');
  weak.do(1, 'defend 0 1');
  expect([weak.asked, weak.built(1), weak.goods(0)]).toEqual(['act 1', ['docks'], { conquer1: 2, worker: 2 }]);
});

rule('R-NE-053', () => {
  const table = new Table({ hands: [['church', 'docks']], goods: [{ deal2: 1 }] });
  table.do(0, 'deal church');
  expect([table.deals(0), table.vp(0)]).toEqual([['church'], 0]);
  for (const points of [1, 2]) {
    table.nextTurn();
    expect(table.vp(0)).toBe(points);
  }
});

rule('R-NE-054', () => {
  const wish = {
    seats: 3,
    built: [[], [{ id: 'docks', guard: 'watchtower' }, 'den', 'barbed-wire']],
    goods: [{ deal3: 1, worker: 2 }, { worker: 4 }],
  };
  const table = new Table(wish);
  // The Docks are at 3 for a deal, whatever lies under them; a feature is at 4, a defensive location has no deal.
  expect(table.some(0, 'deal')).toEqual(['deal docks']);
  table.do(0, 'deal docks');
  expect([table.goods(0), table.abroad(0)]).toEqual([{ worker: 2, scrap: 1 }, ['docks']]);
  table.nextTurn();
  expect(table.goods(0)).toMatchObject({ scrap: 1 });
  const twice = new Table({ ...wish, abroad: [['docks']] });
  expect(twice.some(0, 'deal')).toEqual([]);
  const far = new Table({ ...wish, goods: [{ deal5: 1 }] });
  expect(far.some(0, 'deal')).toEqual(['deal docks', 'deal den']);
  expect(new Table({ ...wish, passed: [1], goods: [{ deal5: 1, worker: 2 }] }).some(0, 'deal')).toEqual([]);
});

rule('R-NE-055', () => {
  const table = new Table({
    hands: [['barbed-wire', 'minefield', 'church']],
    built: [['docks', 'den', 'bus-station']],
    deals: [['pub', 'motel', 'camp']],
    goods: [
      { deal2: 2, deal1: 1 },
      { conquer5: 1, conquer3: 1, worker: 2 },
    ],
  });
  // The base is full, and yet there is room; an ordinary deal is refused.
  expect(table.some(0, 'deal')).toEqual(['deal barbed-wire', 'deal minefield']);
  table.do(0, 'deal barbed-wire');
  table.do(0, 'tokens 1 deal1');
  expect(table.choices(0)).toEqual(['card docks', 'card den', 'card bus-station']);
  table.do(0, 'card docks');
  // A deal made: the Bus Station gives its worker.
  expect(table.goods(0)).toEqual({ deal2: 2, worker: 1 });
  expect(table.id(table.placed(0, 'docks').guard)).toBe('barbed-wire');
  // 3 and 1: a conquest of 3 is not enough any more, 4 and 5 reach what they did.
  expect(table.some(1, 'conquer')).toEqual(['conquer docks', 'conquer den', 'conquer bus-station']);
  table.do(1, 'conquer docks');
  // Only the 5 was of use.
  expect(table.goods(1)).toEqual({ conquer3: 1, scrap: 2, worker: 2 });
  expect(table.discard()).toEqual(['barbed-wire']);
  // Only one under each.
  table.do(0, 'deal minefield');
  table.do(0, 'card den');
  expect(table.state.players[0]?.locations.map(({ guard }) => guard === null)).toEqual([false, true]);
  const full = new Table({
    hands: [['minefield']],
    built: [[{ id: 'docks', guard: 'barbed-wire' }]],
    goods: [{ deal2: 1, worker: 2 }],
  });
  expect(full.some(0, 'deal')).toEqual([]);
  expect(full.why(0, full.ref('minefield'))).toContain('R-NE-055');
});

rule('R-NE-056', () => {
  const hands = [['school', 'museum', 'docks', 'church']];
  const table = new Table({ hands, goods: [{ incorporate1: 1, incorporate2: 1 }], built: [['old-cinema']] });
  table.do(0, 'incorporate school');
  table.do(0, 'tokens 1 incorporate1');
  // It produces a worker at once, and one more is its one-time gift.
  expect(table.goods(0)).toEqual({ worker: 2, incorporate2: 1 });
  table.back(0);
  table.do(0, 'incorporate museum');
  // One-time points: two heritage locations, itself included.
  expect(table.vp(0)).toBe(2);
  expect(table.built(0)).toEqual(['old-cinema', 'school', 'museum']);
  // One-time goods come by redeveloping and rebuilding too.
  const other = new Table({
    hands: [['church', 'museum']],
    built: [['old-cinema']],
    ruins: [['pub']],
    goods: [{ redevelop: 1, brick: 1 }],
  });
  other.do(0, 'redevelop church');
  expect(other.vp(0)).toBe(2 + 2);
  other.back(0);
  other.do(0, 'rebuild museum');
  expect(other.vp(0)).toBe(4 + 1 + 2);
});

rule('R-NE-057', () => {
  const table = new Table({
    hands: [['barbed-wire', 'dog-handlers']],
    goods: [
      { conquer2: 1, incorporate2: 1 },
      { conquer3: 1, deal5: 1, worker: 2 },
    ],
  });
  table.do(0, 'conquer barbed-wire');
  expect(table.spoils(0)).toEqual(['barbed-wire']);
  table.do(1, 'hire fuel');
  table.do(0, 'incorporate dog-handlers');
  expect(table.goods(0)).toEqual({ worker: 1, defend1: 1 });
  expect(table.some(1, 'deal')).toEqual([]);
  expect(table.why(1, table.ref('dog-handlers'))).toEqual([]);
  table.do(1, 'conquer dog-handlers');
  table.do(0, 'done');
  // The owner keeps what he has and gets nothing for it.
  expect(table.goods(0)).toEqual({ worker: 1, defend1: 1 });
  expect(table.goods(1)).toEqual({ deal5: 1, fuel: 1, worker: 2, weapon: 1 });
});

rule('R-NE-058', () => {
  const wish = {
    seats: 3,
    built: [[], ['docks', 'den', 'motel']],
    ruins: [[], ['pub']],
    deals: [[], ['church']],
    leaders: [null, 'warlord'],
    goods: [{ conquer4: 1, worker: 2 }],
  };
  // 3 and 4 are within reach, 5 is not; nothing else of the other's can be raided.
  expect(new Table(wish).some(0, 'conquer')).toEqual(['conquer docks', 'conquer den']);
  expect(new Table({ ...wish, passed: [1] }).some(0, 'conquer')).toEqual([]);
  const tower = new Table({ ...wish, built: [[], ['docks', 'watchtower']] });
  expect(tower.some(0, 'conquer')).toEqual(['conquer docks', 'conquer watchtower']);
  const more = new Table({ ...wish, built: [[], ['docks', 'watchtower']], goods: [{ conquer3: 1, worker: 2 }] });
  expect(more.some(0, 'conquer')).toEqual([]);
});

rule('R-NE-059', () => {
  const table = new Table({
    built: [['truck', 'mesmerizers-dwelling', 'hunters'], ['docks']],
    goods: [{ weapon: 1 }, { defend1: 1 }],
  });
  table.do(0, 'conquer docks');
  table.do(1, 'defend 1 0');
  expect(table.kinds()).toContain('repelled');
  expect(table.goods(0)).toEqual({});
  expect(table.points(0, 'mesmerizers-dwelling')).toEqual([0, 0]);
});

rule('R-NE-060', () => {
  const built = ['truck', 'mesmerizers-dwelling', 'petes-office', 'borgos-headquarters'];
  const table = new Table({
    built: [built, ['docks', 'assassin']],
    hands: [['pub', 'church']],
    goods: [{ conquer3: 2, deal3: 2 }, { worker: 8 }],
  });
  const counts = () => [table.goods(0).universal, ...built.slice(1).map((id) => table.points(0, id)[0])];
  table.do(0, 'conquer pub');
  expect(counts()).toEqual([1, 1, 0, 0]);
  table.do(1, 'hire fuel');
  // The Truck's universal resource would pay for the board as well.
  table.do(0, 'conquer docks', 'tokens 1 conquer3');
  expect(counts()).toEqual([2, 2, 0, 1]);
  table.do(1, 'hire fuel');
  table.do(0, 'deal church');
  expect(counts()).toEqual([3, 2, 1, 1]);
  table.do(1, 'hire fuel');
  table.do(0, 'deal assassin');
  expect(counts()).toEqual([4, 2, 2, 1]);
});

rule('R-NE-061', () => {
  const table = new Table({
    seats: 3,
    phase: 'production',
    built: [['docks']],
    abroad: [[], ['docks'], ['docks']],
  });
  for (const seat of [0, 1, 2]) expect(table.goods(seat).scrap).toBe(seat === 1 ? 2 : 1);
});
