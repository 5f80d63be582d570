import { randomBot } from '@cinderhall/bots';
import { type Cost, type Goods, isRefused, Match, type Seat, seedOf } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { consequence } from '../src/consequence.ts';
import { kit } from '../src/effect-kit.ts';
import { impact, paid } from '../src/impact.ts';
import { newEra, type State } from '../src/index.ts';
import { Table, type Wish } from './table.ts';

const at = (wish: Wish): Table => new Table({ factions: ['newYork', 'appalachia'], ...wish });

/** What a choice, said in short, costs and touches. */
function of(table: Table, what: string, seat: Seat = 0) {
  const choice = table.match.choices(seat)[table.choices(seat).indexOf(what)];
  if (!choice) throw new Error(`${table.asked}: no "${what}" among ${table.choices(seat).join(' | ')}`);
  return impact(table.match.view(seat), seat, choice);
}
const cost = (table: Table, what: string, seat: Seat = 0): Cost => of(table, what, seat).cost;

const sumOf = (goods: Goods): number => Object.values(goods).reduce((sum, n) => sum + n, 0);
const sizeOf = ({ goods = {}, any }: Cost): number => sumOf(goods) + (any?.n ?? 0);

describe('what a raid leads to', () => {
  const then = (table: Table, what: string, seat: Seat = 0) => {
    const choice = table.match.choices(seat)[table.choices(seat).indexOf(what)];
    if (!choice) throw new Error(`${table.asked}: no "${what}" among ${table.choices(seat).join(' | ')}`);
    const told = consequence(table.match.view(seat), seat, choice);
    return told && [told.key.split('.').at(-1), told.params?.strength, told.params?.distance];
  };
  const built = [[], ['docks', { id: 'den', guard: 'minefield' as const }]];

  test('whether the owner can still stop it, and what a defence leaves of it', () => {
    expect(then(at({ built, goods: [{ conquer3: 1 }] }), 'conquer docks')).toEqual(['sure', 3, 3]);
    const table = at({ built, goods: [{ conquer3: 1 }, { defend1: 1 }] });
    expect(then(table, 'conquer docks')).toEqual(['open', 3, 3]);
    table.do(0, 'conquer docks');
    expect(then(table, 'done', 1)).toEqual(['taken', 3, 3]);
    expect(then(table, 'defend 1 0', 1)).toEqual(['held', 2, 3]);
  });
});

describe('what a choice costs', () => {
  test('a contact costs when it is known by what means', () => {
    const table = at({ hands: [['docks', 'den']], goods: [{ scrap: 1, incorporate3: 1, incorporate2: 1 }] });
    expect(cost(table, 'incorporate docks')).toEqual({});
    table.do(0, 'incorporate docks');
    expect(cost(table, 'field')).toEqual({ goods: { scrap: 1 } });
    expect(cost(table, 'tokens 1 incorporate3')).toEqual({ goods: { incorporate3: 1 } });
  });

  test('a contact costs at once where there is only one means', () => {
    const table = at({ hands: [['docks']], goods: [{ scrap: 1 }] });
    expect(cost(table, 'incorporate docks')).toEqual({ goods: { scrap: 1 } });
    expect(cost(at({ hands: [['docks']], goods: [{ deal3: 1 }] }), 'deal docks')).toEqual({ goods: { deal3: 1 } });
  });

  test("a rival's location: the tokens that reach its defence, aimed at its owner", () => {
    const built = [[], ['docks', 'church', 'gatherers', { id: 'den', guard: 'minefield' }]];
    for (const [id, token] of [
      ['docks', 'conquer3'],
      ['church', 'conquer4'],
      ['gatherers', 'conquer5'],
    ] as const) {
      const table = at({ built, goods: [{ [token]: 1 }] });
      const targets = [{ seat: 1, ref: table.ref(id) }];
      expect(of(table, `conquer ${id}`)).toEqual({ cost: { goods: { [token]: 1 } }, targets });
    }
    const table = at({ built, goods: [{ conquer3: 2, conquer5: 1 }] });
    expect(table.can(0, 'conquer den')).toBe(true);
    table.do(0, 'conquer den');
    expect(of(table, 'tokens 2 conquer3')).toEqual({
      cost: { goods: { conquer3: 2 } },
      targets: [{ seat: 1, ref: table.ref('den') }],
    });
  });

  test('a shoot-out: what is added, and what the defender plays', () => {
    const table = at({
      built: [[], ['docks']],
      goods: [
        { conquer3: 1, conquer2: 1, conquer1: 1 },
        { defend1: 2, defend3: 1 },
      ],
    });
    table.do(0, 'conquer docks', 'tokens 1 conquer3');
    expect(of(table, 'add conquer1')).toEqual({
      cost: { goods: { conquer1: 1 } },
      targets: [{ seat: 1, ref: table.ref('docks') }],
    });
    expect(cost(table, 'done')).toEqual({});
    table.do(0, 'done');
    const played = { cost: { goods: { defend1: 1, defend3: 1 } }, targets: [{ seat: 0 }] };
    expect(of(table, 'defend 1 1', 1)).toEqual(played);
    expect(table.do(1, 'defend 1 1').map(paid)).toContainEqual({ seat: 1, goods: played.cost.goods });
  });

  test('the board', () => {
    const table = at({ factions: ['merchants', 'newYork'], goods: [{ brick: 1, fuel: 1 }] });
    expect(cost(table, 'fieldToken deal')).toEqual({ goods: { fuel: 1 } });
    expect(cost(table, 'fieldToken incorporate').any?.n).toBe(1);
  });

  test('redeveloping and rebuilding', () => {
    const goods = [{ redevelop: 1, brick: 2 }];
    const table = at({ hands: [['docks', 'den']], built: [['foundation']], goods });
    expect(cost(table, 'redevelop docks')).toEqual({});
    table.do(0, 'redevelop docks');
    expect(cost(table, 'over foundation token')).toEqual({ goods: { redevelop: 1 } });
    expect(cost(table, 'over foundation field')).toEqual({ goods: { brick: 2 } });
    const single = at({ hands: [['docks', 'den']], built: [['foundation']], goods: [{ redevelop: 1 }] });
    expect(cost(single, 'redevelop docks')).toEqual({ goods: { redevelop: 1 } });
    const ruined = at({ hands: [['docks']], ruins: [['den', 'church']], goods: [{ brick: 1 }] });
    expect(cost(ruined, 'rebuild docks')).toEqual({});
    ruined.do(0, 'rebuild docks');
    expect(cost(ruined, 'card den')).toEqual({ goods: { brick: 1 } });
    const one = at({ hands: [['docks']], ruins: [['den']], goods: [{ brick: 1 }] });
    expect(cost(one, 'rebuild docks')).toEqual({ goods: { brick: 1 } });
  });

  test('an action: workers, more for a second use, and what the card asks for', () => {
    const wish = {
      built: [['gatherers', 'combat-zone'], ['den']],
      goods: [{ worker: 9, incorporate1: 2, conquer1: 2, deal1: 2 }],
    };
    const table = at(wish);
    const { goods, any } = cost(table, 'use gatherers');
    expect([goods?.worker, any?.n]).toEqual([1, 1]);
    expect(cost(table, 'use combat-zone')).toEqual({ goods: { worker: 1 } });
    table.do(0, 'use combat-zone');
    expect(cost(table, 'use combat-zone')).toEqual({ goods: { worker: 2 } });
    const led = at({ ...wish, leaders: ['foreman'] });
    led.do(0, 'use combat-zone');
    expect(cost(led, 'use combat-zone')).toEqual({ goods: { worker: 1 } });
  });

  test('visits, hired hands and leaders', () => {
    const table = at({ built: [[], ['docks', 'den', 'breakers-yard']], goods: [{ worker: 3 }] });
    const [visit = ''] = table.some(0, 'visit');
    const id = visit.split(' ')[1] ?? '';
    expect(of(table, visit)).toEqual({ cost: { goods: { worker: 1 } }, targets: [{ seat: 1, ref: table.ref(id) }] });
    expect(cost(table, 'hire fuel')).toEqual({ goods: { worker: 2 } });
  });

  test('an instant costs its price', () => {
    const table = at({ hands: [['thugs', 'punks']], goods: [{ scrap: 5, weapon: 5, fuel: 5, brick: 5 }] });
    expect(sizeOf(cost(table, 'instant thugs'))).toBeGreaterThan(0);
    expect(cost(table, 'instant punks')).toEqual({});
  });

  test('a swap costs card by card, as far as there is something to choose', () => {
    const table = at({ hands: [['docks', 'den', 'church']] });
    expect(cost(table, 'swap')).toEqual({});
    table.do(0, 'swap');
    expect(cost(table, 'card docks')).toEqual({ goods: { card: 1 } });
    const two = at({ hands: [['docks', 'den']] });
    two.do(0, 'swap');
    expect(cost(two, 'card docks')).toEqual({ goods: { card: 2 } });
    expect(two.do(0, 'card docks').filter((event) => paid(event) !== null)).toHaveLength(2);
  });

  test('the second of two deals is free', () => {
    const table = at({ hands: [['docks', 'den', 'church']], built: [['mad-salesman']], goods: [{ deal5: 2 }] });
    expect(cost(table, 'deal docks')).toEqual({ goods: { deal5: 1 } });
    table.do(0, 'deal docks');
    expect(table.asked).toBe('secondDeal 0');
    expect(cost(table, 'deal den')).toEqual({});
  });

  test('a broken deal and stolen goods touch their owners', () => {
    const table = at({
      built: [['barracks', 'thieves-caravan'], ['den']],
      abroad: [['den']],
      goods: [{ worker: 3 }, { fuel: 1, scrap: 1, worker: 1, deal1: 1 }],
    });
    expect(of(table, 'breakDeal den')).toEqual({ cost: {}, targets: [{ seat: 1, ref: table.ref('den') }] });
    table.do(0, 'use barracks');
    for (const take of table.some(0, 'take')) expect(of(table, take)).toEqual({ cost: {}, targets: [{ seat: 1 }] });
    expect(table.some(0, 'take')).not.toEqual([]);
  });
});

/** Whether goods that were paid can have met this price. */
const meets = (goods: Goods, price: Cost): boolean => {
  const named = [...Object.keys(price.goods ?? {}), ...(price.any?.of ?? [])];
  const stands = (good: string) => kit.world.goods[good]?.paysFor?.some((other) => named.includes(other)) ?? false;
  return Object.keys(goods).every((good) => named.includes(good) || stands(good));
};

/** What the question how to pay, where one follows, still leaves open. */
const open = ({ decision }: State, seat: Seat): number =>
  decision?.kind === 'effectPayment' && decision.seats.includes(seat) ? sumOf(decision.payments[0] ?? {}) : 0;

test('whole matches: every choice costs what is then paid', () => {
  const priced = new Set<string>();
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const seats = (seed % 4) + 2;
    const match = Match.start(newEra, { seats, seed: seedOf(seed), options: { classic51: seed % 2 === 0 } });
    if (isRefused(match)) throw new Error(match.refused.key);
    const bot = randomBot(newEra, seed);
    while (!match.over) {
      const seat = match.waiting()[0] ?? 0;
      const view = match.view(seat);
      const choices = match.choices(seat);
      for (const one of choices)
        for (const target of impact(view, seat, one).targets)
          expect(target.seat !== seat && target.seat < seats).toBe(true);
      const choice = choices[bot.think(view, choices, seat)] ?? { kind: 'pass' };
      const { cost } = impact(view, seat, choice);
      const done = match.play(seat, match.state.asked, choice);
      if (isRefused(done)) throw new Error(done.refused.key);
      const payments = done.events.map(({ event }) => paid(event)).filter((one) => one?.seat === seat);
      const sum = payments.reduce((all, one) => all + sumOf(one?.goods ?? {}), 0);
      expect([choice.kind, sum + open(match.state, seat)]).toEqual([choice.kind, sizeOf(cost)]);
      for (const one of payments) expect(meets(one?.goods ?? {}, cost)).toBe(true);
      if (sizeOf(cost) > 0) priced.add(choice.kind);
    }
  }
  for (const kind of ['field', 'tokens', 'fieldToken', 'over', 'use', 'visit', 'hire', 'instant', 'payment', 'card'])
    expect(priced).toContain(kind);
});
