import type { Choice, Game, GameState } from '@cinderhall/kernel';
import { type Bot, chanceOf } from './bot.ts';
import type { Learned } from './learned/learned.ts';
import { insightOf, type Judgement, learnedJudgement } from './search/judgement.ts';
import { sound } from './search/promising.ts';

/** How far behind the best a choice may be and still come up now and then: as a part of how far they lie apart, and learned. */
const [AS_VALUED, AS_LEARNED] = [0.3, 3];
const FINE = 1 << 20;

/** About e to the power of −x, by means that every machine has alike. */
const fading = (x: number): number => 1 / (1 + x + (x * x) / 2 + (x * x * x) / 6);

/**
 * Plays soundly but plainly: no plain blunders, mostly something good and not always the best. It does not search. For first
 * matches.
 */
export function recruitBot<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  seed: number,
  learned: Learned | null = null,
): Bot<S, C> {
  const plays = learned?.weights.plays ? learned : null;
  const mind: Judgement = plays ? learnedJudgement(game, plays) : insightOf(game);
  return {
    name: 'recruit',
    think(view, choices, seat) {
      if (choices.length < 2) return 0;
      const values = mind.values(view, seat, choices);
      const places = sound(game, view, seat, choices);
      const own = places.map((i) => values[i] ?? 0);
      const [most, least] = [Math.max(...own), Math.min(...own)];
      const unit = plays ? AS_LEARNED : AS_VALUED * (most - least || 1);
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
