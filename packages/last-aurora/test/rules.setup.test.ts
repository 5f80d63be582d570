import { rule } from '@cinderhall/gauntlet/rule';
import { Chance, isRefused, Match } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { CARDS, designOf } from '../src/cards/index.ts';
import { DEFENCE, EXTRA_CARDS, FAME_TRACK, STOP_KINDS } from '../src/data/boards.ts';
import { MAPS } from '../src/data/maps.ts';
import { lastAurora } from '../src/index.ts';
import { mapOf, moored } from '../src/route.ts';
import { setup } from '../src/setup.ts';
import { cardOf, idOf, Table } from './table.ts';

const dealt = (seats: number, options = { map: 'alpha' as 'alpha' | 'beta', mine: false }, seed = 1) =>
  setup(options, seats, Chance.fromNumber(seed));
const periodOf = (card: number): number => {
  const design = designOf(card);
  return 'period' in design ? design.period : 0;
};

rule('R-LA-001', () => {
  const solo = dealt(1);
  expect(solo.options.players).toBe(2);
  expect(solo.deck).toHaveLength(dealt(2).deck.length);
  const table = new Table({ seats: 1, at: 'firing', deal: (d) => d.zone(3, 'war-wolves') });
  table.do(0, 'asItIs');
  expect(table.happened('ambush')).toMatchObject([{ n: 2 }]);
});

rule('R-LA-002', () => {
  for (const map of ['alpha', 'beta'] as const) {
    const table = new Table({ seats: 1, options: { map } });
    expect(mapOf(table.state).id).toBe(map);
    expect(table.state.automa).not.toBeNull();
  }
  expect(dealt(2).automa).toBeNull();
});

rule(['R-LA-003', 'R-LA-020', 'R-LA-420'], () => {
  for (const map of ['alpha', 'beta'] as const)
    for (const seats of [1, 2, 4]) {
      const match = Match.start(lastAurora, { options: { map, mine: true }, seats, seed: '2'.repeat(32) });
      expect(isRefused(match)).toBe(false);
      const start = dealt(seats, { map, mine: true });
      expect(start.itemDeck).toHaveLength(15);
      expect(start.itemDeck).toContain(cardOf('mine'));
      expect(start.reserve.mine).toBe(2);
      expect(dealt(seats, { map, mine: false })).toMatchObject({ reserve: { mine: 0 } });
      expect(dealt(seats, { map, mine: false }).itemDeck).toHaveLength(14);
    }
  expect(dealt(2, { map: 'alpha', mine: true }, 1).itemDeck).not.toEqual(
    dealt(2, { map: 'alpha', mine: true }, 2).itemDeck,
  );
});

rule('R-LA-010', () => {
  expect(dealt(2, { map: 'beta', mine: false }).stops).toHaveLength(33);
  expect(dealt(2, { map: 'alpha', mine: false }).stops).toHaveLength(27);
});

rule('R-LA-011', () => {
  const { stops } = dealt(3);
  expect(MAPS.alpha.stops.every((space) => (stops[space] as number) > 0)).toBe(true);
  const laid = stops.filter((token) => token > 0);
  expect(laid).toHaveLength(10);
  for (const kind of STOP_KINDS.slice(1)) expect(laid.filter((token) => STOP_KINDS[token] === kind)).toHaveLength(2);
  expect(dealt(3, undefined, 2).stops).not.toEqual(stops);
});

rule(['R-LA-012', 'R-LA-400'], () => {
  expect(MAPS.beta.shortcuts.filter(({ avalanche }) => avalanche)).toHaveLength(3);
  expect(MAPS.alpha.shortcuts.filter(({ avalanche }) => avalanche)).toHaveLength(0);
  const start = dealt(2, { map: 'beta', mine: false });
  expect(start.blocked).toBe(0);
  expect(start.stops.filter((token) => token > 0)).toHaveLength(10);
});

rule('R-LA-013', () => {
  expect(moored(new Table({ at: 'setup' }).state)).toBe(18);
  expect(moored(new Table({ at: 'setup', options: { map: 'beta' } }).state)).toBe(22);
});

rule('R-LA-014', () => {
  const table = new Table({ deal: (d) => d.next('results', 'result-93') });
  const { results } = table.match.view(1);
  expect(results).toHaveLength(12);
  expect(results.every((card) => card < 0)).toBe(true);
  // The top back differs from the others, and tells the zone.
  const other = new Table({ deal: (d) => d.next('results', 'result-96') }).match.view(1).results;
  expect(new Set(results.slice(0, -1)).size).toBe(1);
  expect(results.at(-1)).not.toBe(results[0]);
  expect(other.at(-1)).not.toBe(results.at(-1));
  expect(dealt(2).results).not.toEqual(dealt(2, undefined, 2).results);
});

rule(['R-LA-015', 'R-LA-016'], () => {
  for (const [seats, extras] of [
    [1, [4, 4, 2]],
    [2, [4, 4, 2]],
    [3, [6, 6, 2]],
    [4, [9, 9, 2]],
  ] as const) {
    const { deck, box } = dealt(seats);
    for (const period of [1, 2, 3]) {
      const own = deck.filter((card) => periodOf(card) === period);
      const isExtra = (card: number): boolean => {
        const design = designOf(card);
        return 'extra' in design && design.extra;
      };
      expect(own.filter(isExtra)).toHaveLength(extras[period - 1] as number);
      expect(own.filter((card) => !isExtra(card))).toHaveLength(8 + 2);
    }
    expect(deck).toHaveLength([0, 40, 40, 44, 50][seats] as number);
    expect(deck.length + box.length).toBe(60);
  }
  expect(EXTRA_CARDS[4]).toEqual([9, 9, 2]);
  // Nobody sees what is in the box.
  expect(new Table().match.view(0).box.every((card) => card < 0)).toBe(true);
});

rule(['R-LA-017', 'R-LA-018'], () => {
  const { deck } = dealt(4);
  const periods = deck.map(periodOf);
  expect(periods).toEqual([...periods].sort((a, b) => b - a));
  expect(periods.at(-1)).toBe(1);
  const enemies = deck.filter((card) => designOf(card).kind === 'enemy');
  for (const [id, period] of [
    ['war-wolves', 1],
    ['night-wolves', 1],
    ['last-howl', 2],
    ['rendall-and-randall', 2],
    ['ulmar', 3],
    ['immortal-wolf', 3],
  ] as const) {
    expect(enemies).toContain(cardOf(id));
    expect(periodOf(cardOf(id))).toBe(period);
  }
});

rule('R-LA-019', () => {
  const { lootDeck } = dealt(2);
  const periods = lootDeck.map((card) => {
    const design = designOf(card);
    return 'loot' in design ? design.loot : 0;
  });
  expect(periods).toEqual([3, 3, 2, 2, 1, 1]);
  const tops = new Set([1, 2, 3, 4, 5, 6].map((seed) => dealt(2, undefined, seed).lootDeck.at(-1)));
  expect(tops.size).toBe(2);
});

rule(['R-LA-021', 'R-LA-024'], () => {
  for (const seats of [2, 3, 4]) {
    const table = new Table({ seats });
    for (let seat = 0; seat < seats; seat++)
      expect(table.held(seat)).toEqual({ ammo: 1, food: 1, fuel: 1, survivor: 2, damage: 0 });
    expect(dealt(seats).reserve).toEqual({
      ammo: 10 - seats,
      food: 10 - seats,
      fuel: 14 - seats,
      item: 6,
      survivor: 20 - 2 * seats,
      mine: 0,
    });
  }
});

rule(['R-LA-022', 'R-LA-030'], () => {
  const table = new Table({
    at: 'setup',
    deal: (d) => d.next('deck', 'trader', 'hermit', 'mechanic'),
  });
  // The first card goes to the rightmost place.
  expect(table.zone()).toEqual(['rusty-trailer-1', 'rusty-trailer-2', 'mechanic', 'hermit', 'trader']);
  // An event that turns up now already strikes convoys that are set up.
  const stormy = new Table({ at: 'setup', order: [0, 1], deal: (d) => d.next('deck', 'ice-storm') });
  expect(stormy.asked).toBe('damage 1');
  expect(stormy.state.round).toBe(0);
});

rule('R-LA-023', () => {
  const table = new Table({ seats: 4 });
  for (let seat = 0; seat < 4; seat++) {
    expect(table.crew(seat)).toEqual([`leader-${seat + 1} active`, `navigator-${seat + 1} active`]);
    expect(table.convoy(seat).map((part) => part.split(':')[0])).toEqual([
      `truck-${seat + 1}@1`,
      `trailer-${seat + 1}@2`,
    ]);
    expect(table.player(seat)).toMatchObject({ space: 0, items: [] });
    expect(FAME_TRACK[table.player(seat).fame]).toBe(0);
  }
});

rule('R-LA-025', () => {
  const orders = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => dealt(3, undefined, seed).order.join()));
  expect(orders.size).toBeGreaterThan(2);
  expect(dealt(4).order.slice().sort()).toEqual([0, 1, 2, 3]);
});

rule('R-LA-031', () => {
  const reveal = (reserve: object) =>
    new Table({
      at: 'setup',
      deal: (d) => {
        d.next('deck', 'police-outpost', 'trader', 'hermit', 'mechanic');
        Object.assign(d.start.reserve, reserve);
      },
    });
  const full = reveal({});
  expect(full.state.zone[4]).toMatchObject({ left: [1, 1, 3], right: [3, 5] });
  expect(full.state.zone[3]).toMatchObject({ left: [3] });
  expect(full.state.reserve).toMatchObject({ ammo: 8 - 2, fuel: 12 - 3, item: 5 });
  // One ammo and one fuel are left: the left block gets them.
  const short = reveal({ ammo: 1, fuel: 1, item: 0 });
  expect(short.state.zone[4]).toMatchObject({ left: [1, 3], right: [] });
  // With nothing to lay on it a location is replaced at once.
  const none = reveal({ ammo: 0, fuel: 0, item: 0 });
  expect(none.state.discard).toContain(cardOf('police-outpost'));
  expect(none.zone()).toEqual(['rusty-trailer-1', 'rusty-trailer-2', 'mechanic', 'hermit', 'trader']);
});

rule('R-LA-032', () => {
  const table = new Table({
    at: 'setup',
    seats: 3,
    order: [2, 0, 1],
    deal: (d) => d.next('deck', 'radioactive-snow', 'trader'),
  });
  for (const seat of [1, 0, 2]) {
    expect(table.asked).toBe(`contaminate ${seat}`);
    table.do(seat, `onto leader-${seat + 1}`);
  }
  expect(table.state.discard.map(idOf)).toEqual(['radioactive-snow']);
  expect(table.zone()[4]).toBe('trader');
});

rule(['R-LA-033', 'R-LA-112'], () => {
  const table = new Table({
    at: 'setup',
    deal: (d) => d.next('deck', 'war-wolves', 'trader', 'hermit'),
    order: [0, 1],
  });
  expect(table.zone()[4]).toBe('war-wolves');
  expect(table.can(0, 'explore 4')).toBe(false);
  expect(table.why(0, 'place:4')).toEqual(['R-LA-112']);
  expect(table.can(0, 'explore 3')).toBe(true);
  expect(table.why(0, 'place:3')).toEqual([]);
  const bare = new Table({
    deal: (d) => {
      d.clear(2);
      d.start.deck = [];
    },
  });
  expect(bare.can(0, 'explore 2')).toBe(false);
  expect(bare.why(0, 'place:2')).toEqual(['R-LA-112']);
});

rule('R-LA-034', () => {
  const table = new Table({
    deal: (d) => {
      d.start.deck = [];
    },
  });
  table.explore(0, 3, 'leader-1');
  table.until('turn');
  expect(table.zone()).toEqual(['rusty-trailer-1', 'rusty-trailer-2', 'roof-rack', 'auxiliary-tank', '?']);
});

rule(['R-LA-040', 'R-LA-042', 'R-LA-043'], () => {
  const towing = CARDS.flatMap((design) => ('towing' in design ? [design.towing] : []));
  expect(Math.max(...towing)).toBe(3);
  const table = new Table({
    deal: (d) => {
      d.mount(0, 'field-tractor', 0);
      d.mount(0, 'open-flatbed', 2);
      d.mount(0, 'armed-cart', 3);
      d.zone(1, 'rusty-trailer-1');
      d.zone(3, 'roof-rack');
      d.mount(0, 'supercharger', 1);
    },
  });
  // All of towing 3 is used, so a fourth trailer replaces one of them.
  table.explore(0, 1, 'navigator-1');
  expect(table.choices(0)).toEqual(['mount rusty-trailer-1 1', 'mount rusty-trailer-1 2', 'mount rusty-trailer-1 3']);
  table.do(0, 'mount rusty-trailer-1 3');
  expect(table.convoy(0).map((part) => part.split(':')[0])).toEqual([
    'field-tractor@1',
    'trailer-1@2',
    'supercharger@2',
    'open-flatbed@3',
    'rusty-trailer-1@4',
  ]);
});

rule('R-LA-213', () => {
  expect(DEFENCE.slice(1).map((row) => row.slice(2))).toEqual([
    [2, 3, 4],
    [3, 4, 5],
    [4, 5, 6],
  ]);
  for (const seats of [2, 3, 4]) {
    const table = new Table({
      seats,
      at: 'firing',
      deal: (d) => {
        d.zone(3, 'ulmar');
        d.next('lootDeck', 'gauss-cannon');
      },
    });
    table.until('damage');
    expect(table.happened('ambush')).toMatchObject([{ n: seats + 1 }]);
    expect(table.state.enemies[0]?.loot).toBe(cardOf('gauss-cannon'));
    for (const seat of [0, 1, -1]) expect(table.match.view(seat).enemies[0]?.loot).toBeLessThan(0);
  }
});
