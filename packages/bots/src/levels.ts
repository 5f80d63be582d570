import type { Choice, Game, GameState } from '@cinderhall/kernel';
import type { Bot } from './bot.ts';
import type { Level } from './data/levels.ts';
import type { Personality } from './data/personalities.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { veteranBot } from './veteran.ts';
import { warlordBot } from './warlord.ts';

type MakeBot = <S extends GameState, C extends Choice>(
  game: Game<S, C>,
  seed: number,
  personality?: Personality,
) => Bot<S, C>;

const makers: { readonly [level in Level]: MakeBot } = {
  random: (game, seed) => randomBot(game, seed),
  greedy: (game, seed, personality) => greedyBot(game, seed, undefined, personality),
  veteran: (game, seed, personality) => veteranBot(game, seed, personality),
  warlord: (game, seed, personality) => warlordBot(game, seed, personality),
};

/** A bot of that level for any seat of the game, with a character of its own where one is given. */
export const botOf = <S extends GameState, C extends Choice>(
  level: Level,
  game: Game<S, C>,
  seed: number,
  personality?: Personality,
): Bot<S, C> => makers[level](game, seed, personality);
