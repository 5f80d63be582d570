import type { Choice, Game, GameState } from '@cinderhall/kernel';
import type { Bot } from './bot.ts';
import { type Level, levels } from './data/levels.ts';
import type { Personality } from './data/personalities.ts';
import { greedyBot } from './greedy.ts';
import type { Learned } from './learned/learned.ts';
import { randomBot } from './random.ts';
import { recruitBot } from './recruit.ts';
import { veteranBot } from './veteran.ts';
import { warlordBot } from './warlord.ts';

type MakeBot = <S extends GameState, C extends Choice>(
  game: Game<S, C>,
  seed: number,
  personality: Personality | undefined,
  learned: Learned | null,
) => Bot<S, C>;

/** Kept for arenas, so that later ones can be measured against them; nobody is offered to play them. */
const KEPT = ['warlord-1'] as const;
export type AnyLevel = Level | (typeof KEPT)[number];
export const anyLevels: readonly AnyLevel[] = [...levels, ...KEPT];

const makers: { readonly [level in AnyLevel]: MakeBot } = {
  random: (game, seed) => randomBot(game, seed),
  recruit: (game, seed) => recruitBot(game, seed),
  greedy: (game, seed, personality) => greedyBot(game, seed, undefined, personality),
  veteran: (game, seed, personality) => veteranBot(game, seed, personality),
  warlord: (game, seed, personality, learned) => warlordBot(game, seed, personality, learned),
  // The same search by the game's own insight alone.
  'warlord-1': (game, seed, personality) => warlordBot(game, seed, personality),
};

/**
 * A bot of that level for any seat of the game, with a character of its own where one is given. Those that can use what was
 * learned of the game do so where they get it.
 */
export const botOf = <S extends GameState, C extends Choice>(
  level: AnyLevel,
  game: Game<S, C>,
  seed: number,
  personality?: Personality,
  learned: Learned | null = null,
): Bot<S, C> => makers[level](game, seed, personality, learned);

/** Whether a level plays by what was learned of a game, where there is something. */
export const learns = (level: AnyLevel): boolean => level === 'warlord';
