import { randomBot } from '@cinderhall/bots';
import type { Cost, Goods } from '@cinderhall/kernel';
import { isRefused, Match, type Seat, seedOf } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { kit } from '../src/effect-kit.ts';
import { impact, paid } from '../src/impact.ts';
import { fiftyFirstState, type State } from '../src/index.ts';
import { Table, type Wish } from './table.ts';

const at = (wish: Wish): Table => new Table({ factions: ['texas', 'newYork'], hands: [[], ['docks']], ...wish });

/** What a choice, said in short, costs and touches. */
function of(table: Table, what: string, seat: Seat = 0) {
  const choices = table.match.choices(seat);
  const choice = choices[table.choices(seat).indexOf(what)];
  if (!choice) throw new Error(`no "${what}" among ${table.choices(seat).join(' | ')}`);
  return impact(table.match.view(seat), seat, choice);
}
const cost = (table: Table, what: string, seat: Seat = 0): Cost => of(table, what, seat).cost;

const sumOf = (goods: Goods): number => Object.values(goods).reduce((sum, n) => sum + n, 0);
const sizeOf = ({ goods = {}, any }: Cost): number => sumOf(goods) + (any?.n ?? 0);

describe('what a choice costs', () => {
  test('a card in hand: contacts for its distance', () => {
    const table = at({
      hands: [['negotiator'], ['docks']],
      goods: [{ greyContact: 3, redContact: 3, blueContact: 3 }],
    });
    expect(cost(table, 'construct negotiator')).toEqual({ goods: { greyContact: 3 } });
    expect(cost(table, 'deal negotiator')).toEqual({ goods: { blueContact: 3 } });
    expect(cost(table, 'raze negotiator')).toEqual({ goods: { redContact: 3 } });
  });

  test("a rival's location: its defence, with shields and what the razer's features take off", () => {
    const theirs = ['pub', 'pub+shield', 'school', 'abandoned-suburbs', 'archive+shield'];
    const prices = (mine: string[]): number[] => {
      const table = at({ built: [mine, theirs], goods: [{ redContact: 6 }] });
      return table.state.locations[1]?.map(({ card }) => {
        const { cost, targets } = impact(table.match.view(0), 0, { kind: 'razeRival', card });
        expect(targets).toEqual([{ seat: 1, ref: `card:${card}` }]);
        expect(Object.keys(cost.goods ?? {})).toEqual(['redContact']);
        return cost.goods?.redContact ?? 0;
      }) as number[];
    };
    expect(prices([])).toEqual([3, 4, 3, 5, 6]);
    expect(prices(['armored-car'])).toEqual([2, 3, 2, 4, 5]);
  });

  test('the price of a raze is what is paid', () => {
    const table = at({ built: [['armored-car'], ['archive+shield']], goods: [{ redContact: 6 }] });
    expect(cost(table, 'razeRival archive')).toEqual({ goods: { redContact: 5 } });
    expect(table.do(0, 'razeRival archive')).toContainEqual({ kind: 'paid', seat: 0, goods: { redContact: 5 } });
  });

  test('rebuilding costs when it is known over what and with what', () => {
    const table = at({ hands: [['school'], ['docks']], ruins: [['pub']], goods: [{ brick: 1, development: 1 }] });
    expect(cost(table, 'rebuild school')).toEqual({});
    table.do(0, 'rebuild school');
    expect(cost(table, 'over pub development')).toEqual({ goods: { development: 1 } });
    expect(cost(table, 'over pub')).toEqual({ goods: { brick: 1 } });
  });

  test('rebuilding costs at once where there is only one way', () => {
    const table = at({ hands: [['school'], ['docks']], built: [['pub']], goods: [{ development: 1 }] });
    expect(cost(table, 'rebuild school')).toEqual({ goods: { development: 1 } });
  });

  test('an action costs what its card or board says, each time', () => {
    const table = at({
      factions: ['newYork', 'texas'],
      built: [['abandoned-suburbs']],
      goods: [{ brick: 2, worker: 4 }],
    });
    expect(cost(table, 'use abandoned-suburbs')).toEqual({ goods: { brick: 2 } });
    const boards = table.some(0, 'board');
    expect(boards.length).toBeGreaterThan(0);
    for (const board of boards) expect(sizeOf(cost(table, board))).toBeGreaterThan(0);
  });

  test('once more costs as much again', () => {
    const table = at({ built: [['abandoned-suburbs']], goods: [{ brick: 4 }] });
    table.do(0, 'use abandoned-suburbs');
    expect(cost(table, 'again')).toEqual({ goods: { brick: 2 } });
    expect(cost(table, 'done')).toEqual({});
  });

  test('a visit: one worker, at its owner', () => {
    const table = at({ built: [[], ['assassin']], goods: [{ worker: 1 }] });
    const targets = [{ seat: 1, ref: table.ref('assassin') }];
    expect(of(table, 'visit assassin')).toEqual({ cost: { goods: { worker: 1 } }, targets });
  });

  test('connections: two workers to take one, its own price to play it', () => {
    const table = at({ red: 'thugs', connections: [['thugs']], goods: [{ worker: 2, gun: 3 }] });
    expect(cost(table, 'takeConnection red')).toEqual({ goods: { worker: 2 } });
    expect(sizeOf(cost(table, 'playConnection thugs'))).toBeGreaterThan(0);
  });

  test('a shield', () => {
    const table = at({ built: [['pub']], goods: [{ shield: 1 }] });
    expect(cost(table, 'shield pub')).toEqual({ goods: { shield: 1 } });
    expect(table.do(0, 'shield pub').map(paid)).toContainEqual({ seat: 0, goods: { shield: 1 } });
  });

  test('how it is paid: goods of a cache count as what they are', () => {
    const table = at({ hands: [['negotiator'], ['docks']], goods: [{ greyContact: 2, universalContact: 2 }] });
    expect(cost(table, 'construct negotiator')).toEqual({ goods: { greyContact: 3 } });
    table.do(0, 'construct negotiator');
    expect(cost(table, 'payment 2 greyContact 1 universalContact')).toEqual({
      goods: { greyContact: 2, universalContact: 1 },
    });
    expect(paid({ kind: 'paid', seat: 1, goods: { brick: 1, cachedBrick: 2 } })).toEqual({
      seat: 1,
      goods: { brick: 3 },
    });
  });

  test('what is taken is taken from somebody', () => {
    const table = at({
      built: [['thieves-caravan']],
      goods: [
        { worker: 3, gun: 2 },
        { fuel: 1, iron: 1 },
      ],
    });
    table.do(0, 'use thieves-caravan');
    expect(of(table, 'take 1 fuel')).toEqual({ cost: {}, targets: [{ seat: 1 }] });
  });

  test('the virtual opponent has no seat to aim at', () => {
    const table = new Table({ seats: 1, built: [[], ['pub']], goods: [{ redContact: 3 }] });
    expect(of(table, 'razeRival pub')).toEqual({ cost: { goods: { redContact: 3 } }, targets: [] });
  });
});

/** Whether goods that were paid can have met this price. */
const meets = (goods: Goods, price: Cost): boolean =>
  Object.keys(goods).every((good) => {
    const named = [...Object.keys(price.goods ?? {}), ...(price.any?.of ?? [])];
    return named.includes(good) || kit.world.goods[good]?.paysFor?.some((other) => named.includes(other));
  });

/** What the question how to pay, where one follows, still leaves open. */
const open = ({ decision }: State, seat: Seat): number =>
  decision?.kind === 'effectPayment' && decision.seats.includes(seat) ? sumOf(decision.payments[0] ?? {}) : 0;

test('whole matches: every choice costs what is then paid', () => {
  const priced = new Set<string>();
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const seats = (seed % 4) + 1;
    const options = { expansions: ['newEra', 'winter'], promo1: true, allowUnofficialMix: true };
    const match = Match.start(fiftyFirstState, { seats, seed: seedOf(seed), options });
    if (isRefused(match)) throw new Error(match.refused.key);
    const bot = randomBot(fiftyFirstState, seed);
    while (!match.over) {
      const seat = match.waiting()[0] ?? 0;
      const view = match.view(seat);
      const choices = match.choices(seat);
      for (const choice of choices) {
        const { targets } = impact(view, seat, choice);
        for (const target of targets) expect(target.seat !== seat && target.seat < seats).toBe(true);
      }
      const choice = choices[bot.think(view, choices, seat)] ?? { kind: 'pass' };
      const { cost } = impact(view, seat, choice);
      const done = match.play(seat, match.state.asked, choice);
      if (isRefused(done)) throw new Error(done.refused.key);
      const payments = done.events.map(({ event }) => paid(event)).filter((one) => one?.seat === seat);
      const goods = payments.map((one) => one?.goods ?? {});
      const sum = goods.reduce((all, one) => all + sumOf(one), 0);
      expect([choice.kind, sum + open(match.state, seat)]).toEqual([choice.kind, sizeOf(cost)]);
      for (const one of goods) expect(meets(one, cost)).toBe(true);
      if (sizeOf(cost) > 0) priced.add(choice.kind);
    }
  }
  for (const kind of ['construct', 'deal', 'raze', 'razeRival', 'over', 'use', 'board', 'visit', 'payment', 'shield'])
    expect(priced).toContain(kind);
});
