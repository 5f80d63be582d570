import type { Choice, Game, GameState } from '@cinderhall/kernel';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { veteranBot } from './veteran.ts';
import { warlordBot } from './warlord.ts';

const makers = { random: randomBot, greedy: greedyBot, veteran: veteranBot, warlord: warlordBot } as const;

export type Level = keyof typeof makers;

/** The rungs of the ladder, the weakest first. */
export const levels = Object.keys(makers) as readonly Level[];

export const isLevel = (name: unknown): name is Level => levels.some((level) => level === name);

/** A bot of that level for any seat of the game. */
export const botOf = <S extends GameState, C extends Choice>(level: Level, game: Game<S, C>, seed: number): Bot<S, C> =>
  makers[level](game, seed);
