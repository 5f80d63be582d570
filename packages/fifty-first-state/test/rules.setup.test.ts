import { rule } from '@cinderhall/gauntlet/rule';
import { Chance, isRefused, Match } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { DESIGNS, FACTIONS } from '../src/cards/index.ts';
import { type Choice, fiftyFirstState, type Options, type State } from '../src/index.ts';
import { VARIANTS } from '../src/options.ts';
import { Table } from './table.ts';

const SEED = '1'.repeat(32);
const seedOf = (n: number): string => n.toString(16).padStart(32, '0');

const start = (options: object, seats = 2, seed = SEED) =>
  Match.start<State, Choice>(fiftyFirstState as never, { options, seats, seed });

function begun(options: object, seats = 2, seed = SEED): Match<State, Choice> {
  const match = start(options, seats, seed);
  if (isRefused(match)) throw new Error(match.refused.key);
  return match;
}

/** The rule that a table with these options breaks; null where it may play. */
function refusal(options: object, seats = 2): string | null | undefined {
  const match = start(options, seats);
  return isRefused(match) ? match.refused.rule : null;
}

const laidOut = (options: Partial<Options>, seats = 2, n = 1) => {
  const usual = Object.fromEntries(
    Object.entries(fiftyFirstState.options.fields).map(([name, f]) => [name, f.default]),
  );
  return fiftyFirstState.setup({ ...usual, ...options } as Options, seats, Chance.fromNumber(n));
};

/** How many cards of each set lie in the main deck. */
function setsIn(options: Partial<Options>): Record<string, number> {
  const { cards, deck } = laidOut(options);
  const counted: Record<string, number> = {};
  for (const card of deck) {
    const { set } = DESIGNS[cards[card] as number] as (typeof DESIGNS)[number];
    counted[set] = (counted[set] ?? 0) + 1;
  }
  return counted;
}

rule('R-OPT-001', () => {
  const match = begun({});
  expect(match.options).toMatchObject({ expansions: [], promo1: false, allowUnofficialMix: false });
  expect(match.state.cards.every((design) => DESIGNS[design]?.set === 'base')).toBe(true);
  expect(setsIn({})).toEqual({ base: 88 });
});

rule('R-OPT-002', () => {
  expect(refusal({ expansions: ['newEra'] })).toBeNull();
  expect(refusal({ expansions: ['winter'] })).toBeNull();
  expect(refusal({ expansions: ['newEra', 'winter'] })).toBe('R-OPT-002');
  expect(refusal({ expansions: ['newEra', 'winter'], promo1: true }, 4)).toBe('R-OPT-002');
  expect(refusal({ expansions: ['newEra', 'winter'], allowUnofficialMix: true })).toBeNull();
});

rule('R-OPT-003', () => {
  expect(setsIn({ promo1: true })).toEqual({ base: 88, promo1: 6 });
  expect(setsIn({ promo1: true, expansions: ['newEra'] })).toEqual({ base: 88, newEra: 50, promo1: 6 });
  expect(setsIn({ promo1: true, expansions: ['winter'] })).toEqual({ base: 88, winter: 50, promo1: 6 });
  expect(setsIn({ expansions: ['winter'] }).promo1).toBeUndefined();
});

rule('R-OPT-008', () => {
  expect(VARIANTS).toEqual(['standard', 'mutants', 'newYork', 'merchants', 'appalachians']);
  for (const opponent of VARIANTS) expect(begun({ opponent }, 1).state.options.variant).toBe(opponent);
  const usual = begun({}, 1).state;
  expect([usual.options.variant, usual.opponent?.vp]).toEqual(['standard', 0]);
  // A variant is one value: there is no way to name two.
  expect(isRefused(start({ opponent: ['mutants', 'newYork'] }, 1))).toBe(true);
  // Nobody plays the virtual opponent where there are others.
  for (const seats of [2, 3, 4]) {
    expect(begun({}, seats).state.opponent).toBeNull();
    expect(refusal({ opponent: 'mutants' }, seats)).toBe('R-OPT-008');
  }
});

rule('R-OPT-009', () => {
  const factions = FACTIONS.map(({ id }) => id);
  expect(factions).toHaveLength(9);
  const sets = [
    { expansions: ['newEra'], factions },
    { expansions: ['winter'], promo1: true, factions },
    { expansions: ['scavengers'], promo2: true },
    { expansions: ['allies'], headquarters: true, cities: true },
    { expansions: ['noMansLand'], arena: true, borders: true },
    ...VARIANTS.map((opponent) => ({ opponent, promo1: true })),
  ];
  for (const options of sets) {
    const seats = 'opponent' in options ? 1 : 3;
    const editions = ['master', 'ultimate'].map((edition) => begun({ ...options, edition }, seats));
    // The same steps lead to the same game.
    for (const match of editions)
      for (let i = 0; i < 60 && !match.over; i++) {
        const seat = match.waiting()[0] as number;
        match.step(seat, match.state.asked, i % match.choices(seat).length);
      }
    const [master, ultimate] = editions;
    expect(master?.state.round).toBeGreaterThan(0);
    expect(master?.hash()).toBe(ultimate?.hash());
  }
});

rule('R-SETUP-002', () => {
  expect(setsIn({ expansions: ['newEra'] })).toEqual({ base: 88, newEra: 50 });
  expect(setsIn({ expansions: ['winter'] })).toEqual({ base: 88, winter: 50 });
  const all: Partial<Options> = { expansions: ['newEra', 'winter'], allowUnofficialMix: true, promo1: true };
  expect(setsIn(all)).toEqual({ base: 88, newEra: 50, winter: 50, promo1: 6 });
  const [one, other] = [1, 2].map((n) => laidOut({}, 2, n));
  expect(one?.discard).toEqual([]);
  expect(one?.deck).not.toEqual(other?.deck);
  expect([...(one?.deck ?? [])].sort()).toEqual([...(other?.deck ?? [])].sort());
  const match = begun({}, 2);
  for (const seat of [-1, 0, 1]) expect(match.view(seat).deck).toEqual(Array(88 - 12).fill(-1));
});

rule('R-SETUP-003', () => {
  const names = (cards: readonly number[], pile: readonly number[]) =>
    pile.map((card) => DESIGNS[cards[card] as number]?.id);
  const orders = Array.from({ length: 12 }, (_, n) => {
    const { cards, red, blue } = laidOut({ expansions: ['winter'] }, 2, n);
    expect([red.discard, blue.discard, red.open, blue.open]).toEqual([[], [], null, null]);
    return [names(cards, red.deck).join(), names(cards, blue.deck).join()];
  });
  for (const [red, blue] of orders) {
    expect(red?.split(',').sort()).toEqual(['punks', 'punks', 'punks', 'punks', 'thugs', 'thugs']);
    expect(blue?.split(',').sort()).toEqual([
      'junk-train',
      'junk-train',
      'merchants',
      'merchants',
      'merchants',
      'merchants',
    ]);
  }
  expect(new Set(orders.map(([red]) => red)).size).toBeGreaterThan(3);
  expect(new Set(orders.map(([, blue]) => blue)).size).toBeGreaterThan(3);
  const { red, blue } = begun({}).view(0);
  expect([...red.deck, ...blue.deck].every((card) => card < 0)).toBe(true);
});

rule('R-SETUP-004', () => {
  // At random: every board of those allowed comes up, and never one twice.
  const factions = ['texas', 'hegemony', 'newYork', 'mutantsUnion'];
  const drawn = Array.from({ length: 20 }, (_, n) => begun({ factions }, 3, seedOf(n)).state.players);
  const ids = drawn.map((players) => players.map(({ faction }) => FACTIONS[faction]?.id));
  for (const three of ids) expect(new Set(three).size).toBe(3);
  expect(new Set(ids.flat())).toEqual(new Set(factions));
  expect(new Set(ids.map(([first]) => first)).size).toBe(4);
  // By choice: from the last player in turn order to the first, who was drawn beforehand.
  const firsts = new Set<number>();
  for (let n = 0; n < 8; n++) {
    const table = new Table({ seats: 3, phase: 'setup', seed: seedOf(n), options: { assign: 'choose', factions } });
    const { first } = table.state;
    firsts.add(first);
    const order = [(first + 2) % 3, (first + 1) % 3, first];
    for (const [at, seat] of order.entries()) {
      expect(table.asked).toBe(`faction ${seat}`);
      const free = ['newYork', 'mutantsUnion', 'hegemony', 'texas'].slice(at);
      expect(table.choices(seat)).toEqual(free.map((id) => `faction ${id}`));
      table.do(seat, `faction ${free[0]}`);
    }
    expect(table.state.first).toBe(first);
    expect(order.map((seat) => FACTIONS[table.state.players[seat]?.faction ?? -1]?.id)).toEqual([
      'newYork',
      'mutantsUnion',
      'hegemony',
    ]);
    expect(table.asked).toBe('keep 0,1,2');
  }
  expect(firsts).toEqual(new Set([0, 1, 2]));
  // As many boards as players there must be.
  expect(refusal({ factions: ['texas', 'newYork'] }, 3)).toBe('R-SETUP-004');
  expect(refusal({ factions: ['texas', 'newYork'] }, 2)).toBeNull();
});

rule('R-SETUP-005', () => {
  for (const seats of [1, 2, 3, 4]) {
    const { players, opponent } = begun({}, seats).state;
    expect(players.map(({ goods }) => goods.vp)).toEqual(Array(seats).fill(0));
    expect(opponent?.vp ?? 0).toBe(0);
  }
});

const SIX = ['school', 'pub', 'docks', 'quarry', 'arena', 'church'];
const OTHER_SIX = ['shelter', 'archive', 'motel', 'camp', 'rubble', 'refinery'];

rule('R-SETUP-006', () => {
  const deck = [...OTHER_SIX, ...SIX];
  const table = new Table({ phase: 'setup', deck });
  expect(table.asked).toBe('keep 0,1');
  expect([table.hand(0).sort(), table.hand(1).sort()]).toEqual([[...SIX].sort(), [...OTHER_SIX].sort()]);
  expect(table.hand(0, 1)).toEqual(Array(6).fill('?'));
  // Two of six: fifteen pairs, nothing else.
  expect(table.choices(0)).toHaveLength(15);
  expect(table.some(0, 'drop')).toHaveLength(15);
  const pair = table.choices(0).find((one) => one.includes('pub') && one.includes('docks')) as string;
  table.do(0, pair);
  // What one has chosen shows only when all have.
  expect(table.asked).toBe('keep 1');
  expect([table.discard(), table.ids(table.match.view(1).discard)]).toEqual([[], []]);
  expect(table.hand(0, 1)).toHaveLength(6);
  table.do(1, table.choices(1).find((one) => one.includes('camp') && one.includes('rubble')) as string);
  expect(table.discard().sort()).toEqual(['camp', 'docks', 'pub', 'rubble']);
  expect(table.hand(0).sort()).toEqual(['arena', 'church', 'quarry', 'school']);
  expect(table.hand(1).sort()).toEqual(['archive', 'motel', 'refinery', 'shelter']);
  expect(table.state.phase).toBe('lookout');
});

rule('R-SETUP-007', () => {
  const firsts = new Set<number>();
  for (let n = 0; n < 16; n++) {
    const table = new Table({ phase: 'setup', seats: 4, seed: seedOf(n) });
    const { first } = table.state;
    firsts.add(first);
    for (const seat of [0, 1, 2, 3]) table.do(seat, table.choices(seat)[0] as string);
    expect(table.state.first).toBe(first);
    expect(table.asked).toBe(`pick ${first}`);
  }
  expect(firsts).toEqual(new Set([0, 1, 2, 3]));
});

rule('R-SETUP-008', () => {
  const table = new Table({
    phase: 'setup',
    seats: 3,
    options: { expansions: [], factions: ['newYork', 'texas', 'hegemony'] },
  });
  for (const seat of [0, 1, 2]) {
    expect(table.goods(seat)).toEqual({});
    table.do(seat, table.choices(seat)[0] as string);
  }
  expect([0, 1, 2].map((seat) => table.goods(seat))).toEqual([{}, {}, {}]);
  table.answer('pick');
  // The first production phase brings the first goods.
  expect(table.state.phase).toBe('action');
  for (const seat of [0, 1, 2]) expect(table.goods(seat)).toMatchObject({ greyContact: 1 });
});
