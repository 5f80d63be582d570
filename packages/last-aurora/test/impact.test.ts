import { type AddressedEvent, Chance, type Goods, type Impact, Position, type Seat } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { contents } from '../src/convoy.ts';
import { impact, paid } from '../src/impact.ts';
import { type Choice, lastAurora, type State } from '../src/index.ts';
import { type LaFlow, MARKER_NAMES, SURVIVOR } from '../src/state.ts';
import { Table } from './table.ts';

type Amounts = { [good: string]: number };

const add = (sum: Amounts, goods: Goods): Amounts => {
  for (const [good, n] of Object.entries(goods)) sum[good] = (sum[good] ?? 0) + n;
  return sum;
};

/** Everything a seat owns that can be paid with, by its name. */
function owned({ players }: State, seat: Seat): Amounts {
  const player = players[seat];
  const held: Amounts = { item: player?.items.length ?? 0 };
  for (let marker = 1; marker <= SURVIVOR; marker++) {
    const aside = player?.aside.filter((one) => one === marker).length ?? 0;
    held[MARKER_NAMES[marker] ?? ''] = (contents(player?.convoy ?? [])[marker] ?? 0) + aside;
  }
  return held;
}

/** How many fewer of each good there are. */
const missing = (before: Amounts, after: Amounts): Amounts =>
  Object.fromEntries(
    Object.entries(before)
      .map(([good, n]) => [good, n - (after[good] ?? 0)] as const)
      .filter(([, n]) => n > 0),
  );

function impactOf(table: Table, seat: Seat, what: string): Impact {
  const choice = table.match.choices(seat)[table.choices(seat).indexOf(what)];
  if (!choice) throw new Error(`no ${what} among ${table.choices(seat).join('; ')}`);
  return impact(table.match.view(seat), seat, choice);
}

/** What a choice says it costs; it is made, and its events say the same. */
function costOf(table: Table, seat: Seat, what: string): Goods {
  const { goods = {} } = impactOf(table, seat, what).cost;
  const told: Amounts = {};
  for (const event of table.do(seat, what)) {
    const payment = paid(event);
    if (payment?.seat === seat) add(told, payment.goods);
  }
  expect(told).toEqual(goods);
  return goods;
}

/** As `costOf`, and nothing else is gone either. */
function exactly(table: Table, seat: Seat, what: string): Goods {
  const before = owned(table.state, seat);
  const goods = costOf(table, seat, what);
  expect(missing(before, owned(table.state, seat))).toEqual(goods);
  return goods;
}

describe('what a choice costs', () => {
  test('a meal for a tired or an active survivor costs one food, an exploration no goods', () => {
    const table = new Table({
      deal: (d) => {
        d.cargo(0, 'food', 'food');
        d.one(0, 'navigator').zone = 'exhausted';
      },
    });
    expect(exactly(table, 0, 'feed navigator-1')).toEqual({ food: 1 });
    expect(exactly(table, 0, 'boost leader-1')).toEqual({ food: 1 });
    expect(impactOf(table, 0, 'explore 2')).toEqual({ cost: {}, targets: [] });
  });

  test('a drive costs its first fuel, a fuel for each space beyond the speed, and food where that burns', () => {
    const drive = (what: string, free = false) => {
      const table = new Table({
        at: 'movement',
        order: [1, 0],
        deal: (d) => {
          d.mount(0, 'turbo-truck', 0);
          d.one(0, 'navigator').zone = 'rest';
          d.cargo(0, 'fuel', 'fuel', 'food');
          d.start.stops.fill(0);
          if (free) d.items(0, 'nitromethane-1');
        },
      });
      if (free) expect(exactly(table, 0, 'play nitromethane-1')).toEqual({ item: 1 });
      return exactly(table, 0, what);
    };
    const [near, far, further] = [1, 5, 6];
    expect(drive(`drive ${near} 0 0`)).toEqual({ fuel: 1 });
    expect(drive(`drive ${far} 0 0`)).toEqual({ fuel: 2 });
    expect(drive(`drive ${far} 0 1`)).toEqual({ fuel: 1, food: 1 });
    expect(drive(`drive ${further} 0 1`)).toEqual({ fuel: 2, food: 1 });
    expect(drive(`drive ${near} 0 0`, true)).toEqual({});
    expect(drive('stay')).toEqual({});
  });

  test('a hop costs one fuel whatever the speed, a snap shot one ammo; asking for them costs nothing yet', () => {
    const hop = new Table({ options: { map: 'beta' }, deal: (d) => d.cargo(0, 'fuel', 'fuel') });
    hop.explore(0, 1, 'leader-1');
    expect(exactly(hop, 0, 'bonus 0 2')).toEqual({});
    expect(hop.asked).toBe('hop 0');
    expect(exactly(hop, 0, 'drive 2 0 0')).toEqual({ fuel: 1 });
    const snap = new Table({
      options: { map: 'beta' },
      deal: (d) => {
        d.cargo(0, 'ammo', 'ammo');
        d.enemy('war-wolves', 0);
        d.enemy('night-wolves', 0);
      },
    });
    snap.explore(0, 3, 'leader-1');
    expect(exactly(snap, 0, 'bonus 2 1')).toEqual({});
    expect(snap.asked).toBe('snapShot 0');
    expect(exactly(snap, 0, 'attack truck-1:2 war-wolves ?')).toEqual({ ammo: 1 });
  });

  test('an attack costs one ammo, or the item that stands for it', () => {
    const shoot = (what: string) => {
      const table = new Table({
        at: 'firing',
        order: [1, 0],
        deal: (d) => {
          d.cargo(0, 'ammo');
          d.items(0, 'incendiary-rounds-1');
          d.enemy('war-wolves', 0);
        },
      });
      table.until('shoot', ['asItIs', 'cease']);
      while (table.match.waiting()[0] !== 0) table.do(1, 'cease');
      return exactly(table, 0, what);
    };
    expect(shoot('attack truck-1:2 war-wolves ?')).toEqual({ ammo: 1 });
    expect(shoot('attack truck-1:2 war-wolves incendiary-rounds-1')).toEqual({ item: 1 });
    expect(shoot('cease')).toEqual({});
  });

  test('items that are played, thrown away or traded in cost themselves', () => {
    const table = new Table({
      deal: (d) => {
        d.items(0, 'food-ration-1', 'nitrous-oxide-1', 'welding-torch-1');
        d.zone(3, 'helicopter-wreck');
        d.next('itemDeck', 'incendiary-rounds-1');
        d.one(0, 'navigator').zone = 'rest';
      },
    });
    table.explore(0, 3, 'leader-1');
    table.do(0, 'collect true');
    expect(table.asked).toBe('itemLimit 0');
    expect(impactOf(table, 0, 'play food-ration-1').cost).toEqual({ goods: { item: 1 } });
    expect(exactly(table, 0, 'discardItem nitrous-oxide-1')).toEqual({ item: 1 });
    const trader = new Table({
      deal: (d) => {
        d.zone(3, 'trader');
        d.items(0, 'food-ration-1', 'welding-torch-1');
      },
    });
    trader.explore(0, 3, 'leader-1');
    expect(exactly(trader, 0, 'option 1')).toEqual({});
    expect(trader.asked).toBe('tradeItem 0');
    expect(costOf(trader, 0, 'discardItem food-ration-1')).toEqual({ item: 1 });
  });

  test('the Trader, the Travellers and those in ambush take what is given', () => {
    const trader = new Table({
      deal: (d) => {
        d.zone(3, 'trader');
        d.items(0, 'food-ration-1', 'welding-torch-1');
        d.cargo(0, 'food', 'ammo', 'fuel');
      },
    });
    trader.explore(0, 3, 'leader-1');
    expect(exactly(trader, 0, 'option 0')).toEqual({});
    expect(exactly(trader, 0, 'give food')).toEqual({ food: 1 });
    const travellers = (...cargo: ('ammo' | 'food')[]) => {
      const table = new Table({
        deal: (d) => {
          d.zone(3, 'travellers');
          d.cargo(0, ...cargo);
        },
      });
      table.explore(0, 3, 'leader-1');
      return table;
    };
    // With one kind of resource there is nothing to ask: the option itself is paid for.
    expect(exactly(travellers('ammo'), 0, 'option 0')).toEqual({ ammo: 1 });
    expect(exactly(travellers('ammo'), 0, 'option 1')).toEqual({});
    const rich = travellers('ammo', 'food');
    expect(exactly(rich, 0, 'option 0')).toEqual({});
    expect(exactly(rich, 0, 'payment {"food":1}')).toEqual({ food: 1 });
    const robbed = new Table({
      at: 'firing',
      order: [1, 0],
      deal: (d) => {
        d.zone(3, 'rendall-and-randall');
        d.player(0).space = 9;
      },
    });
    robbed.until('effectOption', ['asItIs']);
    robbed.do(0, 'option 0');
    expect(exactly(robbed, 0, 'give food')).toEqual({ food: 1 });
  });

  test('what the Hustler brings costs nothing', () => {
    const table = new Table({
      at: 'movement',
      order: [1, 0],
      deal: (d) => {
        d.cargo(0, 'food');
        d.crew(0, 'hustler');
      },
    });
    expect(exactly(table, 0, 'ability hustler')).toEqual({});
    expect(exactly(table, 0, 'give fuel')).toEqual({});
  });

  test('what finds no room, and what damage takes along, is a price too', () => {
    const table = new Table({
      deal: (d) => {
        d.zone(3, 'half-track');
        d.mount(0, 'field-tractor', 0);
        d.cargo(0, 'food', 'fuel', 'fuel', 'ammo', 'ammo');
      },
    });
    table.explore(0, 3, 'leader-1');
    expect(table.asked).toBe('shed 0');
    expect(exactly(table, 0, 'shed ammo')).toEqual({ ammo: 1 });
    const full = new Table({
      at: 'firing',
      order: [1, 0],
      deal: (d) => {
        d.zone(3, 'night-wolves');
        d.cargo(0, 'fuel', 'food', 'ammo');
        d.player(0).space = 9;
      },
    });
    full.until('damage', ['asItIs']);
    const hits = full.some(0, 'hit');
    const losing = hits.find((hit) => hit.endsWith(' fuel')) ?? '';
    expect(impactOf(full, 0, hits.find((hit) => hit.endsWith(' -')) ?? '').cost).toEqual({});
    expect(exactly(full, 0, losing)).toEqual({ fuel: 1 });
  });
});

describe('whom a choice is aimed at', () => {
  test('a mine at everybody who has not passed that road', () => {
    const table = new Table({
      at: 'movement',
      seats: 3,
      options: { mine: true },
      order: [2, 1, 0],
      deal: (d) => {
        d.items(0, 'mine');
        d.player(1).space = 1;
        d.start.stops.fill(0);
      },
    });
    table.do(0, 'drive 3 0 0', 'play mine');
    expect(impactOf(table, 0, 'layMine 0')).toEqual({ cost: {}, targets: [{ seat: 2, ref: 'convoy:2' }] });
    expect(impactOf(table, 0, 'layMine 1').targets).toEqual([
      { seat: 2, ref: 'convoy:2' },
      { seat: 1, ref: 'convoy:1' },
    ]);
  });

  test('a target token at the one whose place it takes', () => {
    const table = new Table({
      at: 'firing',
      seats: 3,
      order: [2, 1, 0],
      deal: (d) => {
        d.cargo(0, 'ammo');
        d.enemy('war-wolves', 0, { targets: [1, 2, 2, 0] });
        d.next('results', 'result-87');
      },
    });
    table.until('shoot', ['asItIs']);
    table.do(0, 'attack truck-1:2 war-wolves ?');
    expect(table.asked).toBe('target 0');
    expect(impactOf(table, 0, 'replaceTarget 1').targets).toEqual([{ seat: 2, ref: 'target:1' }]);
    expect(impactOf(table, 0, 'replaceTarget 3').targets).toEqual([]);
  });
});

/** The game with an ear at every answer, also at those that a question with one answer gives itself. */
function listening(heard: (state: State, seat: Seat, choice: Choice) => void): typeof lastAurora {
  const decisions = Object.fromEntries(
    Object.entries(lastAurora.decisions).map(([kind, handler]) => [
      kind,
      {
        ...handler,
        choose(state: State, decision: never, seat: Seat, choice: Choice, flow: LaFlow) {
          state.decision = decision;
          heard(state, seat, choice);
          state.decision = null;
          handler.choose(state, decision, seat, choice as never, flow);
        },
      },
    ]),
  );
  return { ...lastAurora, decisions: decisions as typeof lastAurora.decisions };
}

/** Which goods a seat may lose in a step beyond what its choice costs: it was charged before, or went with a survivor. */
const owing = (choice: Choice, state: State): Goods =>
  choice.kind === 'empty' && state.decision?.kind === 'lift' ? { [MARKER_NAMES[state.decision.marker] ?? '']: 1 } : {};

test.each([
  { seats: 1, map: 'alpha' },
  { seats: 2, map: 'beta' },
  { seats: 3, map: 'alpha' },
  { seats: 4, map: 'beta' },
] as const)('whole matches of $seats on $map pay what was said, and nothing else', ({ seats, map }) => {
  const kinds = new Set<string>();
  for (let n = 0; n < 12; n++) {
    const events: AddressedEvent[] = [];
    let open: { seat: Seat; choice: Choice; due: Goods; before: Amounts; more: Goods } | null = null;
    const close = (state: State): void => {
      if (!open) return;
      const { seat, choice, due, before, more } = open;
      const told: Amounts = {};
      let died = false;
      for (const { event } of events.splice(0)) {
        const payment = paid(event);
        if (payment) expect(payment.seat).toBe(seat);
        if (payment) add(told, payment.goods);
        died ||= event.kind === 'died' || event.kind === 'eliminated';
      }
      expect(told, JSON.stringify(choice)).toEqual(due);
      if (Object.keys(due).length > 0) kinds.add(choice.kind);
      const allowed = add(add({}, due), more);
      for (const [good, gone] of Object.entries(missing(before, owned(state, seat))))
        if (!died) expect(gone, `${good} of ${JSON.stringify(choice)}`).toBeLessThanOrEqual(allowed[good] ?? 0);
    };
    const game = listening((state, seat, choice) => {
      close(state);
      const { goods = {} } = impact(state, seat, choice).cost;
      open = { seat, choice, due: goods, before: owned(state, seat), more: owing(choice, state) };
      events.length = 0;
    });
    const chance = Chance.fromNumber(100 * seats + n);
    const position = Position.start(game, { map, mine: true }, seats, chance, events);
    while (!position.over) {
      const seat = position.waiting()[0] ?? 0;
      const choices = position.choices(seat);
      position.advance(seat, chance.below(choices.length));
    }
    close(position.state);
  }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['attack', 'boost', 'drive', 'feed', 'hit', 'play']));
});
