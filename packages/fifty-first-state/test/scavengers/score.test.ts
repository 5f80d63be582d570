/** Points, reasons and bots where cards of this set are involved. */
import { describe, expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import type { Table } from '../table.ts';
import { heap } from './heap.ts';

describe('points that are one of several goods come in the way of their card', () => {
  const ways = (table: Table, seat = 0): (string | undefined)[] =>
    table.state.players[seat]?.points.map(({ way, n }) => `${way} ${n}`) ?? [];
  const promo2 = { options: { promo2: true } };

  test('a picked icon on a production location, when it is built and when it is visited', () => {
    const built = heap({ hands: [['gleaners-row']], goods: [{ greyContact: 2 }], piles: [[], ['archive']] });
    built.do(0, 'construct gleaners-row', 'icons archive tVp 0');
    const visited = heap({ built: [[], ['rag-bazaar']], goods: [{ worker: 1 }], piles: [[], ['archive']] });
    visited.do(0, 'visit rag-bazaar', 'icons archive tVp 0');
    expect([ways(built), ways(visited)]).toEqual([['production 1'], ['production 1']]);
  });

  test('Borderland Pub and Goods Takeover', () => {
    const pub = heap({ hands: [['borderland-pub']], goods: [{ greyContact: 2 }], ...promo2 });
    pub.do(0, 'construct borderland-pub', 'option 1 vp');
    expect(ways(pub)).toEqual(['production 1']);
    const takeover = heap({
      built: [['petes-office'], ['goods-takeover']],
      hands: [['school']],
      goods: [{ blueContact: 1 }, { worker: 1 }],
      ...promo2,
    });
    takeover.do(0, 'deal school');
    takeover.do(1, 'takeover vp');
    expect([ways(takeover), ways(takeover, 1)]).toEqual([['feature 1'], ['action 1']]);
  });
});

test('a yellow connection with nothing to scavenge would do nothing; one that is not paid for says so', () => {
  const idle = heap({ connections: [['scavengers', 'punks'], ['punks']], piles: [['pub'], []] });
  expect([idle.can(0, 'playConnection scavengers'), idle.why(0, idle.ref('scavengers'))]).toEqual([
    false,
    ['R-BASE-126'],
  ]);
  const poor = heap({ connections: [['scavengers-haul', 'punks'], ['punks']], piles: [[], ['pub']] });
  expect(poor.why(0, poor.ref('scavengers-haul'))).toEqual(['R-BASE-153']);
});

describe('bots', () => {
  const worth = (table: Table, what: string): number => {
    const choice = table.match.choices(0)[table.choices(0).indexOf(what)];
    if (!choice) throw new Error(`no ${what}`);
    return fiftyFirstState.insight.value(table.match.view(0), 0, choice);
  };

  test('scavenge with an empty hand, where contacts would be of little use', () => {
    const table = heap({ connections: [['scavengers', 'punks'], ['punks']], piles: [[], ['pub']] });
    expect(worth(table, 'playConnection scavengers')).toBeGreaterThan(worth(table, 'pass'));
    expect(worth(table, 'playConnection punks')).toBeLessThan(worth(table, 'pass'));
    const taking = heap({ goods: [{ worker: 2 }], red: 'punks', yellow: 'scavengers', piles: [[], ['pub']] });
    expect(worth(taking, 'takeConnection yellow')).toBeGreaterThan(worth(taking, 'takeConnection red'));
  });

  test('rebuild the ruins on which something lies', () => {
    const table = heap({
      hands: [['school']],
      ruins: [['docks', 'pub']],
      onRuins: [['nothing', 'fuel'], []],
      goods: [{ brick: 1 }],
    });
    table.do(0, 'rebuild school');
    expect(worth(table, 'over pub')).toBeGreaterThan(worth(table, 'over docks'));
  });

  test('may raze in the last round for a card that can still be built, or for a feature', () => {
    const last = (built: string[]): Table => {
      const table = heap({
        hands: [['night-rummage', 'quarry']],
        built: [built],
        goods: [{ greyContact: 2, redContact: 2 }],
        piles: [[], ['pub']],
      });
      table.state.ending = true;
      return table;
    };
    expect(last([]).blunders(0)).toMatchObject({ 'raze quarry': 'tooLate' });
    expect(last([]).blunders(0)).not.toHaveProperty('raze night-rummage');
    expect(last(['wreck-haulers']).blunders(0)).not.toHaveProperty('raze quarry');
  });
});
