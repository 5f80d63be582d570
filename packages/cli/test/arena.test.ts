import { isRefused, readOptions } from '@cinderhall/kernel';
import { ashMarket, noughtsAndCrosses } from '@cinderhall/samples';
import { expect, test } from 'vitest';
import { type Pairing, playArenaMatch, seatingOf, standings, wilson } from '../src/arena.ts';
import { cinderhall } from './helpers.ts';

const pairing = (changes: Partial<Pairing> = {}): Pairing => {
  const options = readOptions(ashMarket.options, {}, 3);
  if (isRefused(options)) throw new Error('options');
  return {
    game: ashMarket,
    options,
    bots: ['greedy', 'random', 'random'].map((level) => ({ level: level as 'greedy', budget: null })),
    seed: 'a',
    ...changes,
  };
};

const firstOnly: typeof ashMarket.insight.blunder = (_view, _seat, choice, choices) =>
  choice === choices[0] ? null : { key: 'never' };

test('every bot sits in every seat, with the same deals', () => {
  const seats = [0, 1, 2].map((i) => [0, 1, 2].map((bot) => seatingOf(3, i).seatOf(bot)));
  expect(seats).toEqual([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]);
  expect([0, 1, 2, 3].map((i) => seatingOf(3, i).deal)).toEqual([0, 0, 0, 1]);
});

test('the same seed plays the same matches; a share of the wins goes to each winner', () => {
  const plain = () => playArenaMatch(pairing(), 4).map(({ times, ...rest }) => rest);
  expect(plain()).toEqual(plain());
  const wins = playArenaMatch(pairing(), 4).reduce((sum, { win }) => sum + win, 0);
  expect(wins).toBeCloseTo(1);
});

test('bots that search make no plain blunders, unless they may', () => {
  // To this game everything but its first choice is a blunder.
  const strict = { ...ashMarket, insight: { ...ashMarket.insight, blunder: firstOnly } };
  const bots = [1, 2, 3].map(() => ({ level: 'veteran' as const, budget: 8 }));
  const blunders = (unfiltered: boolean) =>
    playArenaMatch(pairing({ game: strict, bots, unfiltered }), 0).reduce((sum, one) => sum + one.blunders, 0);
  expect(blunders(false)).toBe(0);
  expect(blunders(true)).toBeGreaterThan(0);
});

test('standings add up what happened to each bot', () => {
  const result = { win: 1, score: 10, moves: 2, choices: 6, blunders: 1, times: [3, 5] };
  const found = standings(
    ['a', 'b'],
    [
      { bot: 0, ...result },
      { bot: 1, ...result, win: 0, score: 4 },
      { bot: 0, ...result, win: 0 },
    ],
  );
  expect(found[0]).toMatchObject({
    bot: 'a',
    winShare: 0.5,
    meanScore: 10,
    millisecondsPerMove: 4,
    choicesPerMove: 3,
    milliseconds95: 5,
  });
  expect(found[1]).toMatchObject({ bot: 'b', winShare: 0, meanScore: 4, blundersPerMatch: 1 });
});

test('the interval is that of Wilson', () => {
  expect(wilson(0.5, 100)).toEqual([0.4038, 0.5962]);
  expect(wilson(1, 20)).toEqual([0.8389, 1]);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test('the command plays on workers and prints JSON alone', () => {
  const args = [
    'arena',
    'noughts-and-crosses',
    '--bots',
    'veteran,random:9',
    '--matches',
    '5',
    '--budget',
    '40',
    '--json',
  ];
  const { code, out } = cinderhall([...args, '--workers', '2']);
  expect(code).toBe(0);
  const said = JSON.parse(out);
  // Five are rounded up, so that both sit in both seats equally often.
  expect(said).toMatchObject({ game: noughtsAndCrosses.id, matches: 6, budget: 40 });
  expect(said.bots.map(({ bot }: { bot: string }) => bot)).toEqual(['veteran:40', 'random:9']);
  expect(said.bots[0].winShare).toBeGreaterThan(said.bots[1].winShare);
  // With one thread the same happens, timed by what the process spends.
  const alone = JSON.parse(cinderhall([...args, '--workers', '1']).out);
  expect([said.clock, alone.clock]).toEqual(['wall', 'cpu']);
  expect(alone.bots[0].winShare).toBe(said.bots[0].winShare);
});

test('who forgets the bots, or names an unknown one, is told', () => {
  expect(cinderhall(['arena', 'ash-market']).code).toBe(2);
  const { code, err } = cinderhall(['arena', 'ash-market', '--bots', 'greedy,vetran']);
  expect(code).toBe(2);
  expect(err).toContain('veteran');
});
