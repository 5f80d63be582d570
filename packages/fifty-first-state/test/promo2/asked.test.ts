/** Goods Takeover asks out of turn: who is asked, what that tells, and what becomes of undo and of those who are gone. */
import { isRefused } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { Table, type Wish } from '../table.ts';

/** Seat 0 acts; seat 1 owns Goods Takeover and a worker, unless a test wants something else. */
const play = (wish: Wish = {}): Table =>
  new Table({
    factions: ['texas', 'newYork', 'mutantsUnion'],
    built: [['bus-station'], ['goods-takeover']],
    hands: [['school', 'pub'], ['docks'], ['docks']],
    goods: [{ blueContact: 3, worker: 2 }, { worker: 1, greyContact: 1 }, { greyContact: 1 }],
    ...wish,
    options: { promo2: true, ...wish.options },
  });

test.each(['letGo', 'takeover worker'])('the deal can be taken back until its owner has answered: %s', (answer) => {
  const table = play();
  table.do(0, 'deal school');
  expect([table.asked, table.stuck(0)]).toEqual(['takeover 1', null]);
  expect(isRefused(table.match.undo(0))).toBe(false);
  expect(table.asked).toBe('act 0');
  table.do(0, 'deal school');
  table.do(1, answer);
  expect(table.asked).toBe('act 1');
  expect(table.stuck(0)).not.toBeNull();
});

test('nobody is asked where nobody could answer', () => {
  const asked = (wish: Wish): unknown => {
    const table = play(wish);
    table.do(0, 'deal school');
    return table.asked;
  };
  expect(asked({})).toBe('takeover 1');
  expect(asked({ built: [['bus-station'], []] })).toBe('act 1');
  expect(asked({ goods: [{ blueContact: 3 }, { greyContact: 1 }] })).toBe('act 1');
  expect(asked({ goods: [{ blueContact: 3 }, { universalContact: 1, greyContact: 1 }] })).toBe('act 1');
  // Nothing that could be taken over.
  expect(asked({ built: [[], ['goods-takeover']] })).toBe('act 1');
  // It is used, or its owner has passed.
  const used = play();
  used.do(0, 'deal school');
  used.do(1, 'takeover worker');
  used.do(1, 'construct docks');
  used.do(0, 'deal pub');
  expect(used.asked).toBe('act 1');
  const passed = play({ first: 1 });
  passed.do(1, 'pass');
  passed.do(0, 'deal school');
  expect(passed.asked).toBe('act 0');
});

test('the question tells everybody only what lies open', () => {
  // Whatever the owner holds in hand, others see the same.
  const seen = [['docks'], ['quarry']].map((hand) => {
    const table = play({ hands: [['school'], hand] });
    table.do(0, 'deal school');
    const { deck, cards, ...rest } = table.match.view(0) as unknown as { [field: string]: unknown };
    return JSON.stringify({ ...rest, decision: table.state.decision });
  });
  expect(seen[0]).toBe(seen[1]);
});

test('whoever resigns while being asked is answered for, and the match goes on', () => {
  const table = play({ seats: 3 });
  table.do(0, 'deal school');
  expect(table.asked).toBe('takeover 1');
  expect(isRefused(table.match.resign(1))).toBe(false);
  expect(table.match.waiting()).toEqual([1]);
  table.do(1, 'letGo');
  expect(table.asked).toBe('act 1');
});
