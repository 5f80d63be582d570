import type { Choice, Game, GameState, Seat } from '@cinderhall/kernel';
import type { Bot } from './bot.ts';
import { type Arm, halve, meanOf } from './search/halving.ts';
import { judge } from './search/judge.ts';
import { rollOut } from './search/roll-out.ts';
import { Worlds } from './search/worlds.ts';
import { finish, type Thinker, type Thought } from './thinking.ts';

/** Roll-outs for one answer, unless told otherwise. */
export const VETERAN_BUDGET = 160;
/** More choices than this are not tried: the game's insight sorts them out. */
const MOST_ARMS = 16;
/** How far a roll-out looks, in steps of one seat's share of the table. */
const HORIZON = 14;

/** The choices that insight values most, the best first. */
export function promising(game: Game, view: GameState, seat: Seat, choices: readonly Choice[], most: number): number[] {
  const values = choices.map((choice) => game.insight.value(view, seat, choice));
  const order = choices.map((_, i) => i).sort((a, b) => (values[b] as number) - (values[a] as number) || a - b);
  return order.slice(0, most);
}

/** Flat Monte Carlo: every choice is played out in guessed worlds, the hopeful ones more often. */
export function veteranBot<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  seed: number,
): Bot<S, C> & Thinker<S, C> {
  const any = game as unknown as Game;
  function* consider(view: S, choices: readonly C[], seat: Seat, budget: number): Thought {
    const worlds = new Worlds(any, view, seat, seed);
    const seats = Math.max(1, view.known.length);
    const arms = promising(any, view, seat, choices, MOST_ARMS).map((index): Arm => ({ index, sum: 0, pulls: 0 }));
    let at = -1;
    let world = worlds.position(0);
    const ranked = yield* halve(arms, budget, (arm, n) => {
      if (n !== at) {
        world = worlds.position(n);
        at = n;
      }
      const position = world.copy();
      position.advance(seat, arm.index);
      rollOut(position, worlds.chance(n), HORIZON * seats);
      return judge(any, position.state, seat);
    });
    return ranked.map((arm) => ({ index: arm.index, value: arm.pulls > 0 ? meanOf(arm) : 0 }));
  }
  return {
    name: 'veteran',
    consider,
    think: (view, choices, seat, budget = VETERAN_BUDGET) =>
      choices.length < 2 ? 0 : (finish(consider(view, choices, seat, budget))[0]?.index ?? 0),
  };
}
