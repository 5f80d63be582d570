import type { Choice, Game, GameState } from '@cinderhall/kernel';
import type { Bot } from './bot.ts';
import type { Personality } from './data/personalities.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { veteranBot } from './veteran.ts';
import { warlordBot } from './warlord.ts';

/** The rungs of the ladder, the weakest first. */
export const levels = ['random', 'greedy', 'veteran', 'warlord'] as const;

export type Level = (typeof levels)[number];

export const isLevel = (name: unknown): name is Level => levels.some((level) => level === name);

/** A bot of that level for any seat of the game, with a character of its own where one is given. */
export function botOf<S extends GameState, C extends Choice>(
  level: Level,
  game: Game<S, C>,
  seed: number,
  personality?: Personality,
): Bot<S, C> {
  switch (level) {
    case 'random':
      return randomBot(game, seed);
    case 'greedy':
      return greedyBot(game, seed, undefined, personality);
    case 'veteran':
      return veteranBot(game, seed, personality);
    case 'warlord':
      return warlordBot(game, seed, personality);
  }
}
