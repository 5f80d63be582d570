import { rule } from '@cinderhall/gauntlet/rule';
import { isRefused, Match } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { ashMarket, type State } from '../../src/ash-market/index.ts';
import { scoreOf, setPoints } from '../../src/ash-market/outcome.ts';
import { Table, type Wish } from './table.ts';

const SEVEN = ['beacon', 'beacon', 'masons', 'scribes', 'carters', 'pawnshop', 'tea-tent'];
const SIX = ['watchtower', 'watchtower', 'dog-pit', 'ash-bell', 'engravers', 'ash-vault'];
const SEED = '1'.repeat(32);
const SMALL = { water: 0, scrap: 0, spark: 0 };

rule('R-ASH-043', () => {
  const hands = [
    [...SEVEN, 'whisperers'],
    [...SIX, 'guild-hall'],
  ];
  const table = new Table({ day: [0, 1], lantern: 1, hands, goods: [SMALL, SMALL] });
  table.rest();
  expect(table.asked).toBe('discard 1');
  // Two copies of a card are one choice.
  expect(table.choices(1)).toHaveLength(6);
  table.do(1, 'discard ash-vault');
  expect(table.asked).toBe('discard 0');
  table.do(0, 'discard beacon');
  expect(table.asked).toBe('discard 0');
  table.do(0, 'discard scribes');
  expect([table.hand(0).length, table.hand(1).length, table.state.phase]).toEqual([6, 6, 'dawn']);
  // Face down: only the one who threw it away knows what it was.
  expect(table.ids(table.match.view(1).buried)).toEqual(['ash-vault', '?', '?']);
  expect(table.ids(table.match.view(-1).buried)).toEqual(['?', '?', '?']);
  expect(table.events.filter(({ kind }) => kind === 'discarded')).toHaveLength(3);
  // Nobody else can tell any more which of the cards that were seen in a hand are still there.
  const market = ['masons', 'carters', 'scribes', 'pawnshop'];
  const seen = new Table({ hands: [[...SIX, 'beacon'], ['mule-train']], market, goods: [SMALL, SMALL] });
  seen.do(0, 'envoy beacon');
  seen.do(1, 'pickDeck');
  seen.do(0, 'pick masons');
  expect(seen.hand(0, 1).at(-1)).toBe('masons');
  seen.rest();
  seen.do(0, 'discard dog-pit');
  expect(seen.hand(0, 1)).toEqual(['?', '?', '?', '?', '?', '?']);
  expect(seen.hand(0).at(-1)).toBe('masons');
  // Six cards are not too many.
  const six = new Table({ day: [0, 1], hands: [SIX, []], goods: [SMALL, SMALL] });
  six.rest();
  expect(six.state.phase).toBe('dawn');
});

rule('R-ASH-044', () => {
  const table = new Table({ seats: 3, day: [0, 1, 2], lantern: 2, counter: 'ash-bell' });
  table.rest();
  expect(table.state.lantern).toBe(0);
  const under = (seat: number): string => table.id(table.match.view(seat).counter);
  expect([under(0), under(1), under(2)]).toEqual(['ash-bell', '?', 'ash-bell']);
});

rule('R-ASH-045', () => {
  const built = (n: number) => Array.from({ length: n }, (_, i) => SEVEN[i] ?? 'whisperers');
  const late = (round: number, n: number) => {
    const table = new Table({ day: [0, 1], round, built: [[], built(n)], hands: [[...SEVEN.slice(2), 'dog-pit'], []] });
    table.rest();
    return table;
  };
  expect(late(1, 7).match.over).toBe(false);
  expect(late(1, 8).match.over).toBe(true);
  expect(late(5, 0).match.over).toBe(false);
  expect(late(6, 0).match.over).toBe(true);
  expect(late(6, 0).match.outcome()).not.toBeNull();
  expect(late(5, 0).match.outcome()).toBeNull();
  // Too many cards in hand do not matter any more.
  const full = new Table({ day: [0, 1], round: 6, hands: [[...SEVEN, 'whisperers']], goods: [SMALL, SMALL] });
  full.rest();
  expect([full.match.over, full.hand(0).length]).toEqual([true, 8]);
});

rule('R-ASH-050', () => {
  const table = new Table({ day: [0, 1], hands: [[], []], deck: ['scribes'], discard: ['masons'] });
  const cards = table.state.deck.length + table.state.discard.length;
  table.do(0, 'scout');
  // The last card of the deck is the only one to look at.
  expect([table.hand(0), table.state.deck.length]).toEqual([['scribes'], 0]);
  table.do(1, 'scout');
  expect(table.events.filter(({ kind }) => kind === 'reshuffled')).toHaveLength(1);
  expect([table.state.deck.length, table.state.discard.length]).toEqual([cards - 3, 0]);
  table.do(1, table.choices(1)[0] as string);
  expect(table.match.view(1).deck.filter((card) => card >= 0)).toHaveLength(1);
  const decks = ['2', '3'].map((digit) => {
    const other = new Table({ seed: digit.repeat(32), day: [0, 1], hands: [[], []], deck: [], discard: ['masons'] });
    other.do(0, 'scout');
    return other.state.deck;
  });
  expect(decks[0]).not.toEqual(decks[1]);
  // Whatever is known of cards that go back into the deck is known no more.
  const hoard = new Table({ day: [0, 1], hands: [[...SEVEN], []], deck: [], discard: [], goods: [SMALL, SMALL] });
  hoard.do(0, 'pass');
  hoard.do(1, 'pass');
  hoard.do(0, 'discard beacon');
  expect(hoard.ids(hoard.match.view(0).buried)).toEqual(['beacon']);
  hoard.dawn();
  expect(hoard.state.buried).toEqual([]);
  expect(hoard.match.view(0).deck.every((card) => card < 0)).toBe(true);
  const { deck, discard, market, players } = hoard.state;
  expect(deck.length + discard.length + market.length + 1 + players.flatMap(({ hand }) => hand).length).toBe(56);
});

const over = (wish: Wish): State => {
  const table = new Table({ day: [0, 1], round: 6, ...wish });
  table.rest();
  return table.state;
};
const points = (state: State, rule: string): number[] => [
  ...[0, 1].map((seat) =>
    (ashMarket.outcome(state)?.lines ?? [])
      .filter((line) => line.seat === seat && (line.under ?? line).rule === rule)
      .reduce((sum, line) => sum + line.points, 0),
  ),
];

rule('R-ASH-051', () => {
  // Beacon 3, Masons 3, Pawnshop 2.
  const state = over({ built: [['beacon', 'masons'], ['pawnshop']], goods: [{ fame: 4 }, { fame: 0 }] });
  expect(points(state, 'R-ASH-051')).toEqual([10, 2]);
  // With the set of two kinds; the score is the sum of its lines.
  expect(ashMarket.outcome(state)?.scores.map(([score]) => score)).toEqual([11, 2]);
  expect(ashMarket.outcome(new Table({ day: [0, 1] }).state)).toBeNull();
});

rule('R-ASH-052', () => {
  const state = over({ goods: [{ seal: 2 }, { seal: 0 }], seals: 1 });
  expect(points(state, 'R-ASH-052')).toEqual([4, 0]);
  expect(scoreOf(state, 0)).toBe(4);
});

rule('R-ASH-053', () => {
  const sets = (...built: string[]): number => setPoints(over({ built: [built] }), 0);
  expect(sets()).toBe(0);
  expect(sets('pawnshop', 'pawnshop')).toBe(0);
  expect(sets('pawnshop', 'masons')).toBe(1);
  expect(sets('pawnshop', 'masons', 'pilgrims')).toBe(3);
  expect(sets('pawnshop', 'masons', 'pilgrims', 'beacon')).toBe(6);
  // The second set is made of what the first one leaves.
  expect(sets('pawnshop', 'masons', 'pilgrims', 'beacon', 'pawnshop', 'masons', 'scribes')).toBe(7);
  expect(points(over({ built: [['pawnshop', 'masons']] }), 'R-ASH-053')).toEqual([1, 0]);
});

rule('R-ASH-054', () => {
  const places = (wish: Wish): readonly number[] => ashMarket.outcome(over(wish))?.places ?? [];
  expect(places({ goods: [{ fame: 3 }, { fame: 4 }] })).toEqual([2, 1]);
  // Water, scrap and spark count alike.
  expect(
    places({
      goods: [
        { water: 2, scrap: 2, spark: 1 },
        { water: 4, scrap: 0 },
      ],
    }),
  ).toEqual([1, 2]);
  expect(places({ day: [1, 0] })).toEqual([2, 1]);
  expect(places({ day: [0, 1] })).toEqual([1, 2]);
  // Goods go before the order, the score before the goods.
  expect(places({ day: [1, 0], goods: [{ spark: 1 }] })).toEqual([1, 2]);
  expect(places({ goods: [{ spark: 5 }, { fame: 1 }] })).toEqual([2, 1]);
});

rule('R-ASH-060', () => {
  const ends = (rounds: number, round: number): boolean => {
    const table = new Table({ day: [0, 1], round, options: { rounds } });
    table.rest();
    return table.match.over;
  };
  expect([ends(3, 2), ends(3, 3), ends(8, 7), ends(8, 8)]).toEqual([false, true, false, true]);
  for (const rounds of [2, 9])
    expect(isRefused(Match.start(ashMarket, { seats: 2, seed: SEED, options: { rounds } }))).toBe(true);
});

rule('R-ASH-061', () => {
  const taken = (raids: 'calm' | 'usual' | 'harsh'): unknown => {
    const goods = [
      { water: 0, scrap: 0, spark: 1 },
      { water: 9, scrap: 0 },
    ];
    const table = new Table({ seats: 3, day: [0, 1, 2], options: { raids }, goods, hands: [[], [], []] });
    table.do(0, 'raid 1');
    return table.goods(0).water;
  };
  expect([taken('calm'), taken('usual'), taken('harsh')]).toEqual([1, 2, 3]);
});

rule('R-ASH-062', () => {
  const hands = [
    ['beacon', 'carters'],
    ['dog-pit', 'pawnshop'],
    ['masons', 'scribes'],
  ];
  const table = new Table({ seats: 3, lantern: 2, options: { openDawn: true }, hands });
  expect(table.asked).toBe('envoy 2');
  table.do(2, 'envoy scribes');
  expect(table.asked).toBe('envoy 0');
  expect(table.id(table.match.view(0).envoys[2] ?? -1)).toBe('scribes');
  table.do(0, 'envoy carters');
  expect(table.asked).toBe('envoy 1');
  const harsh = Match.start(ashMarket, { seats: 3, seed: SEED, options: { raids: 'harsh', openDawn: true } });
  expect(harsh).toMatchObject({ refused: { rule: 'R-ASH-062' } });
});

rule('R-ASH-063', () => {
  const two = Match.start(ashMarket, { seats: 2, seed: SEED, options: { raids: 'harsh' } });
  expect(two).toMatchObject({ refused: { rule: 'R-ASH-063' } });
  expect(isRefused(Match.start(ashMarket, { seats: 3, seed: SEED, options: { raids: 'harsh' } }))).toBe(false);
});
