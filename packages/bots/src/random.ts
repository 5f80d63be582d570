import type { Choice, Game, GameState } from '@cinderhall/kernel';
import { type Bot, chanceOf } from './bot.ts';

/** Weights are whole numbers, so that every machine draws alike. */
export type Weigh<C> = (choice: C) => number;

/** Every choice equally likely, or as likely as its weight says. */
export function randomBot<S extends GameState, C extends Choice>(
  _game: Game<S, C>,
  seed: number,
  weigh?: Weigh<C>,
): Bot<S, C> {
  return {
    name: 'random',
    think(view, choices, seat) {
      const chance = chanceOf(seed, view, seat);
      if (!weigh) return chance.below(choices.length);
      const weights = choices.map(weigh);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      if (sum === 0) return chance.below(choices.length);
      let left = chance.below(sum);
      return weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
    },
  };
}
