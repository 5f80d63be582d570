import type { Level } from '@cinderhall/bots';
import { isRefused, readOptions } from '@cinderhall/kernel';
import { games } from '@cinderhall/registry';
import { describe, expect, test } from 'vitest';
import { playArenaMatch } from '../src/arena.ts';
import { learnedOf } from '../src/learned.ts';

const MATCHES = 24;
const learnedGames = games.filter(({ insight }) => insight.facts);

/** The levels that do not search, each with the one below it. What was learned is there, as for people. */
const RUNGS: readonly (readonly [Level, Level])[] = [
  ['recruit', 'random'],
  ['greedy', 'recruit'],
];

describe.each(learnedGames.map((game) => [game.id, game] as const))('the ladder of %s', (_id, game) => {
  test.each(RUNGS)('%s wins more often than %s', async (above, below) => {
    const options = readOptions(game.options, {}, 2);
    if (isRefused(options)) throw new Error(options.refused.key);
    const learned = await learnedOf(game, null, (why) => {
      throw new Error(why);
    });
    const bots = [above, below].map((level) => ({ level, budget: null }));
    let won = 0;
    for (let i = 0; i < MATCHES; i++)
      won += playArenaMatch({ game, options, bots, seed: 'ladder' }, i, learned)[0]?.win ?? 0;
    expect(won).toBeGreaterThan(MATCHES / 2);
  });
});
