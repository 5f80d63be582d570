import type { Choice, Game, GameState, Seat } from '@cinderhall/kernel';
import type { Bot } from './bot.ts';
import { budgetOf } from './data/levels.ts';
import type { Personality } from './data/personalities.ts';
import { halve, meanOf } from './search/halving.ts';
import { insightOf } from './search/judgement.ts';
import { armsFor, promising } from './search/promising.ts';
import { rollOut } from './search/roll-out.ts';
import { Worlds } from './search/worlds.ts';
import { finish, type Thinker, type Thought } from './thinking.ts';

export interface VeteranSettings {
  /** More choices than this are not tried: the game's insight sorts them out. */
  readonly arms: number;
  /** How far a roll-out looks, in steps of one seat's share of the table. */
  readonly horizon: number;
  /** One move in so many of a roll-out is drawn at random. */
  readonly randomOneIn: number;
}
const SETTINGS: VeteranSettings = { arms: 16, horizon: 14, randomOneIn: 12 };

/** Flat Monte Carlo: every choice is played out in guessed worlds, the hopeful ones more often. */
export function veteranBot<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  seed: number,
  personality?: Personality,
  settings: VeteranSettings = SETTINGS,
): Bot<S, C> & Thinker<S, C> {
  const mind = insightOf(game);
  function* consider(view: S, choices: readonly C[], seat: Seat, budget = budgetOf('veteran')): Thought {
    const worlds = new Worlds(game, view, seat, seed);
    const seats = Math.max(1, view.known.length);
    const arms = promising(game, mind, view, seat, choices, armsFor(budget, settings.arms), personality);
    const ranked = yield* halve(arms, budget, (arm, n) => {
      const position = worlds.position(n);
      position.advance(seat, arm.index);
      rollOut(position, mind, settings.horizon * seats, { chance: worlds.chance(n), oneIn: settings.randomOneIn });
      return mind.judge(position.state, seat);
    });
    return ranked.map((arm) => ({ index: arm.index, value: arm.pulls > 0 ? meanOf(arm) : 0 }));
  }
  return {
    name: 'veteran',
    consider,
    think: (view, choices, seat, budget) =>
      choices.length < 2 ? 0 : (finish(consider(view, choices, seat, budget))[0]?.index ?? 0),
  };
}
