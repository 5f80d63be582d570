import type { Choice, Game, GameState } from '@cinderhall/kernel';
import { type Bot, chanceOf } from './bot.ts';
import { insightOf } from './search/judgement.ts';
import { sound } from './search/promising.ts';

/** How far behind the best a choice may be and still come up now and then, as a part of how far they lie apart. */
const LENIENCE = 0.25;
const FINE = 1 << 20;

/** About e to the power of −x, by means that every machine has alike. */
const fading = (x: number): number => 1 / (1 + x + (x * x) / 2 + (x * x * x) / 6);

/**
 * Plays soundly but plainly: no plain blunders, mostly something good and not always the best. It does not search. For first
 * matches. It goes by the game's own values: what was learned is so much better in some games that even drawn from at random
 * it beats a player that always takes the best of those values.
 */
export function recruitBot<S extends GameState, C extends Choice>(game: Game<S, C>, seed: number): Bot<S, C> {
  const mind = insightOf(game);
  return {
    name: 'recruit',
    think(view, choices, seat) {
      if (choices.length < 2) return 0;
      const values = mind.values(view, seat, choices);
      const places = sound(game, view, seat, choices);
      const own = places.map((i) => values[i] ?? 0);
      const [most, least] = [Math.max(...own), Math.min(...own)];
      const unit = LENIENCE * (most - least || 1);
      const weights = own.map((value) => fading((most - value) / unit));
      let left = (chanceOf(seed, view, seat).below(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
      const drawn = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      return places[Math.max(0, drawn)] ?? 0;
    },
  };
}
