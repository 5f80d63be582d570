import { type AnyGame, type Choice, type GameState, must, type Seat } from '@cinderhall/kernel';
import type { Personality } from '../data/personalities.ts';
import { likingOf, valuesOf } from '../personality.ts';
import type { Arm } from './halving.ts';

/** How much a liking of 2 would be worth, as a part of the way from a draw to a win. */
const CHARACTER = 0.1;

/** A choice that is tried only once tells little: small budgets are spent on few choices. */
const TRIES = 2;
const FEWEST = 4;
export const armsFor = (budget: number, most: number): number =>
  Math.min(most, Math.max(FEWEST, Math.floor(budget / TRIES)));

/** The choices worth a try as arms, those first that insight values most; plain blunders only when there is nothing else. */
export function promising(
  game: AnyGame,
  view: GameState,
  seat: Seat,
  choices: readonly Choice[],
  most: number,
  personality?: Personality,
): Arm[] {
  const values = valuesOf(game, view, seat, choices, personality);
  const order = sound(game, view, seat, choices).sort((a, b) => must(values[b]) - must(values[a]) || a - b);
  return order.slice(0, most).map((index) => ({
    index,
    lean: CHARACTER * (likingOf(game, personality, must(choices[index])) - 1),
    sum: 0,
    pulls: 0,
  }));
}

/** The places of all choices that are no plain blunders, or of all. */
export function sound(game: AnyGame, view: GameState, seat: Seat, choices: readonly Choice[]): number[] {
  const all = choices.map((_, i) => i);
  const { blunder } = game.insight;
  if (!blunder) return all;
  const left = all.filter((i) => blunder(view, seat, must(choices[i]), choices) === null);
  return left.length > 0 ? left : all;
}
