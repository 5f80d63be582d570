import { botOf, type Level } from '@cinderhall/bots';
import { must } from '@cinderhall/kernel';
import { cpuSeconds } from '../load/table.ts';
import { tableOf } from '../play.ts';
import { played } from '../saves.ts';
import { longGames, SHARE } from './beginnings.ts';

/** Milliseconds of CPU for an answer of a bot, in matches of the four games that have begun. */
export function botAnswer(level: Level, answers: number): number {
  const costs: number[] = [];
  for (let i = 0; i < answers; i++)
    for (const game of longGames) {
      const match = played(tableOf(game, 2), i, Math.floor(game.usualSteps * SHARE));
      const seat = must(match.waiting()[0]);
      const [view, choices, bot] = [match.view(seat), match.choices(seat), botOf(level, game, i)];
      const before = cpuSeconds();
      bot.think(view, choices, seat);
      costs.push((cpuSeconds() - before) * 1000);
    }
  // The mean, because it is about how many cores are needed.
  return costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
}
