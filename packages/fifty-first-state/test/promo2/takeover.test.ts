import { rule } from '@cinderhall/gauntlet/rule';
import { isRefused } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import { Table, type Wish } from '../table.ts';

/** Seat 1 owns Goods Takeover and a worker; seat 0 acts. */
const play = (built: string[], wish: Wish = {}): Table =>
  new Table({
    factions: ['texas', 'newYork', 'mutantsUnion'],
    built: [built, ['goods-takeover']],
    hands: [['school', 'pub'], ['docks'], ['docks']],
    goods: [{ redContact: 3, blueContact: 3, worker: 2 }, { worker: 1, greyContact: 1 }, { greyContact: 1 }],
    ...wish,
    options: { promo2: true, ...wish.options },
  });

rule('R-PROMO-009', () => {
  // A raze, a deal: what waits for them.
  const raze = play(['rifle']);
  raze.do(0, 'raze school');
  expect([raze.asked, raze.choices(1)]).toEqual(['takeover 1', ['takeover card', 'letGo']]);
  expect(raze.hand(0)).toHaveLength(2);
  raze.do(1, 'takeover card');
  expect([raze.goods(1), raze.hand(1).length, raze.placed(1, 'goods-takeover').spent]).toEqual([
    { greyContact: 1 },
    2,
    { worker: 1 },
  ]);
  const deal = play(['bus-station']);
  deal.do(0, 'deal school');
  deal.do(1, 'takeover worker');
  expect([deal.goods(1).worker, deal.goods(0).worker]).toEqual([1, 4]);
  // Once a round, although there is a worker again.
  deal.do(1, 'construct docks');
  deal.do(0, 'deal pub');
  expect(deal.asked).toBe('act 1');
  // To let it go costs nothing, and the next time is another chance.
  const later = play(['bus-station']);
  later.do(0, 'deal school');
  later.do(1, 'letGo');
  later.do(1, 'construct docks');
  later.do(0, 'deal pub');
  expect([later.asked, later.goods(1).worker]).toEqual(['takeover 1', 1]);
});

rule('R-PROMO-009', () => {
  // Two features at once: one of the goods. Truck brings ammo, Bus Station a worker.
  const both = play(['truck', 'bus-station']);
  both.do(0, 'deal school');
  expect(both.choices(1)).toEqual(['takeover ammo', 'takeover worker', 'letGo']);
  // Not for deals, spoils, bonuses, production or actions by themselves.
  for (const [what, built] of [
    ['deal school', []],
    ['raze pub', []],
    ['use archive', ['archive']],
    ['board 4', []],
  ] as const) {
    const plain = play([...built]);
    plain.do(0, what);
    expect(plain.state.decision?.kind).not.toBe('takeover');
  }
  const bonus = play([], {
    hands: [['church'], ['docks']],
    goods: [{ greyContact: 2 }, { worker: 1, greyContact: 1 }],
  });
  bonus.do(0, 'construct church');
  expect(bonus.asked).toBe('act 1');
  // Not without a worker, not after passing, not for oneself.
  const poor = play(['bus-station'], { goods: [{ blueContact: 1, worker: 1 }, { greyContact: 1 }] });
  poor.do(0, 'deal school');
  expect(poor.asked).toBe('act 1');
  const passed = play(['bus-station'], { first: 1 });
  passed.do(1, 'pass');
  passed.do(0, 'deal school');
  expect(passed.asked).toBe('act 0');
  const own = play(['bus-station', 'fixer'], {
    built: [['bus-station', 'goods-takeover'], []],
  });
  own.do(0, 'deal school');
  expect(own.asked).toBe('act 1');
});

rule('R-PROMO-009', () => {
  // Secret Stock's addition, and the contact of Zee Tower.
  const stock = play(['secret-stock'], { factions: ['mutantsUnion', 'newYork'] });
  stock.do(0, 'board 3', 'option 2 gun');
  expect([stock.asked, stock.choices(1)]).toEqual(['takeover 1', ['takeover gun', 'letGo']]);
  const without = play(['secret-stock'], { factions: ['mutantsUnion', 'newYork'] });
  without.do(0, 'board 3', 'option 1 fuel');
  expect(without.asked).toBe('act 1');
  const tower = play(['zee-tower'], { connections: [['merchants']] });
  tower.do(0, 'playConnection merchants');
  tower.do(1, 'takeover blueContact');
  expect([tower.goods(0).blueContact, tower.goods(1).blueContact]).toEqual([6, 1]);
  // In the Production phase, points included: Patriot Tower has five workers and brings two points.
  const phase = play(['patriot-tower', 'school'], { phase: 'production', goods: [] });
  expect([phase.asked, phase.choices(1)]).toEqual(['takeover 1', ['takeover vp', 'letGo']]);
  phase.do(1, 'takeover vp');
  expect([phase.vp(0), phase.vp(1)]).toEqual([2, 1]);
});

test('the card is spent and its owner told: price, words and value of the answer', () => {
  const table = play(['bus-station']);
  table.do(0, 'deal school');
  const view = table.match.view(1);
  const [take] = table.match.choices(1);
  if (!take) throw new Error('nothing to choose');
  expect(fiftyFirstState.impact(view, 1, take).cost).toEqual({ goods: { worker: 1 } });
  expect(fiftyFirstState.insight.reasons?.(view, 1, take).map(({ rule }) => rule)).toEqual(['R-PROMO-009']);
  // The deal cannot be taken back once the rival has answered.
  table.do(1, 'letGo');
  expect(isRefused(table.match.undo(0))).toBe(true);
});

test('Goods Takeover is an action to an attack, and Body Hunters clear it', () => {
  const hunters = play(['bus-station'], {
    built: [['bus-station'], ['goods-takeover', 'body-hunters']],
    goods: [
      { blueContact: 2, worker: 1 },
      { worker: 2, greyContact: 1 },
    ],
  });
  hunters.do(0, 'deal school');
  hunters.do(1, 'takeover worker');
  hunters.do(1, 'use body-hunters');
  expect(hunters.placed(1, 'goods-takeover').used).toBe(0);
});
