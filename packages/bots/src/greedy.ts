import type { Choice, Game, GameState } from '@cinderhall/kernel';
import { type Bot, chanceOf } from './bot.ts';
import type { Personality } from './data/personalities.ts';
import { valuesOf } from './personality.ts';

const STEPS = 1 << 20;

/**
 * Takes what the game's insight values most. `noise` blurs the values by up to that part of the distance between the
 * best and the worst of the list: it breaks ties, and with more of it the bot errs now and then.
 */
export function greedyBot<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  seed: number,
  noise = 0.02,
  personality?: Personality,
): Bot<S, C> {
  return {
    name: 'greedy',
    think(view, choices, seat) {
      const chance = chanceOf(seed, view, seat);
      const values = valuesOf(game, view, seat, choices, personality);
      const spread = Math.max(...values) - Math.min(...values) || 1;
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (const [i, value] of values.entries()) {
        const blurred = value + (noise * spread * chance.below(STEPS)) / STEPS;
        if (blurred <= most) continue;
        best = i;
        most = blurred;
      }
      return best;
    },
  };
}
