import { type Choice, isRefused, LANGUAGES, Match, seedOf } from '@cinderhall/kernel';
import { ashMarket, noughtsAndCrosses } from '@cinderhall/samples';
import { describe, expect, test } from 'vitest';
import { type Bot, botOf, botWords, budgetOf, greedyBot, isLevel, levels, randomBot, STAND_IN } from '../src/index.ts';

function start() {
  const match = Match.start(noughtsAndCrosses, { seats: 2, seed: seedOf(1) });
  if (isRefused(match)) throw new Error(match.refused.key);
  return match;
}

function play(bots: readonly Bot<never, never>[]): string[] {
  const match = start();
  const cells: string[] = [];
  while (!match.over) {
    const seat = match.waiting()[0] as number;
    const choices = match.choices(seat);
    const index = (bots[seat] as Bot).think(match.view(seat), choices, seat);
    cells.push(JSON.stringify(choices[index]));
    match.step(seat, match.state.asked, index);
  }
  return cells;
}

describe.each(levels)('%s', (level) => {
  test('gives the same answers for the same seed', () => {
    const bots = () => [1, 2].map((seed) => botOf(level, noughtsAndCrosses, seed) as Bot<never, never>);
    expect(play(bots())).toEqual(play(bots()));
  });

  test('gives other answers for another seed, where there is anything to guess', () => {
    const match = Match.start(ashMarket, { seats: 2, seed: seedOf(3) });
    if (isRefused(match)) throw new Error(match.refused.key);
    const seat = match.waiting()[0] as number;
    const even = { ...ashMarket, insight: { ...ashMarket.insight, value: () => 0, features: () => ({ lead: 0 }) } };
    const game = (level === 'greedy' ? even : ashMarket) as typeof ashMarket;
    const answers = Array.from({ length: 12 }, (_, seed) =>
      botOf(level, game, seed).think(match.view(seat), match.choices(seat), seat, 20),
    );
    expect(new Set(answers).size).toBeGreaterThan(1);
  });

  test('remembers nothing: asked again, it answers the same', () => {
    const match = start();
    const bot = botOf(level, noughtsAndCrosses, 5);
    const think = () => bot.think(match.view(0), match.choices(0), 0);
    const first = think();
    expect([think(), think()]).toEqual([first, first]);
  });
});

test('recruit takes the better choices more often, others now and then, and never a plain blunder', () => {
  const match = start();
  const worst = match.choices(0)[8];
  const insight = {
    ...noughtsAndCrosses.insight,
    blunder: (_view: unknown, _seat: number, choice: unknown) => (choice === worst ? { key: 'x' } : null),
  };
  const counts = Array<number>(9).fill(0);
  for (let seed = 0; seed < 900; seed++) {
    const bot = botOf('recruit', { ...noughtsAndCrosses, insight }, seed);
    const index = bot.think(match.view(0), match.choices(0), 0);
    counts[index] = (counts[index] as number) + 1;
  }
  const [corner, side, , , centre] = counts as [number, number, number, number, number];
  expect(centre).toBeGreaterThan(corner);
  expect(corner).toBeGreaterThan(side);
  expect(side).toBeGreaterThan(0);
  expect(counts[8]).toBe(0);
});

test('random takes each choice about equally often', () => {
  const match = start();
  const counts = Array<number>(9).fill(0);
  for (let seed = 0; seed < 9000; seed++) {
    const index = randomBot(noughtsAndCrosses, seed).think(match.view(0), match.choices(0), 0);
    counts[index] = (counts[index] as number) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('random obeys weights, and draws evenly where all are nought', () => {
  const match = start();
  const think = (seed: number, weigh: (choice: { cell: number }) => number) =>
    randomBot(noughtsAndCrosses, seed, weigh).think(match.view(0), match.choices(0), 0);
  const seeds = Array.from({ length: 50 }, (_, seed) => seed);
  expect(new Set(seeds.map((seed) => think(seed, ({ cell }) => (cell === 3 ? 1 : 0))))).toEqual(new Set([3]));
  expect(new Set(seeds.map((seed) => think(seed, () => 0))).size).toBeGreaterThan(4);
});

test('greedy completes its line, and blocks the other', () => {
  const match = start();
  for (const cell of [0, 3, 1]) match.play(match.waiting()[0] as number, match.state.asked, { kind: 'mark', cell });
  const chosen = (seed: number) =>
    match.choices(1)[greedyBot(noughtsAndCrosses, seed).think(match.view(1), match.choices(1), 1)];
  for (let seed = 0; seed < 20; seed++) expect(chosen(seed)).toEqual({ kind: 'mark', cell: 2 });
});

test('greedy breaks ties by its seed, and without noise takes the first of the best', () => {
  const match = start();
  const even = { ...noughtsAndCrosses, insight: { ...noughtsAndCrosses.insight, value: () => 7 } };
  const think = (seed: number, noise?: number) =>
    greedyBot(even, seed, noise).think(match.view(0), match.choices(0), 0);
  expect(new Set(Array.from({ length: 60 }, (_, seed) => think(seed))).size).toBe(9);
  expect(think(3, 0)).toBe(0);
});

test('levels are known by name, and have one in every language', () => {
  expect(levels).toEqual(['random', 'recruit', 'greedy', 'veteran', 'warlord']);
  expect(isLevel('greedy')).toBe(true);
  expect(isLevel('toString')).toBe(false);
  for (const language of LANGUAGES)
    expect(Object.keys(botWords[language].messages)).toEqual(
      levels.flatMap((level) => [`bot.${level}`, `bot.${level}.about`]),
    );
  expect(isLevel(STAND_IN)).toBe(true);
});

test.each(levels)('%s is made by its name, and searches if it has a budget', (level) => {
  const bot: Bot = botOf(level, noughtsAndCrosses, 1);
  expect(bot.name).toBe(level);
  expect('consider' in bot).toBe(budgetOf(level) > 0);
  const choices: Choice[] = [{ kind: 'a' }];
  expect(bot.think(start().view(0), choices, 0)).toBe(0);
});
