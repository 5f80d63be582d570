import { type AnyGame, type Choice, type GameState, must, type Seat } from '@cinderhall/kernel';
import type { Personality } from '../data/personalities.ts';
import { likingOf, weighted } from '../personality.ts';
import type { Arm } from './halving.ts';
import type { Judgement } from './judgement.ts';

/** How much a liking of 2 would be worth, as a part of the way from a draw to a win. */
const CHARACTER = 0.1;

/** A choice that is tried only once tells little: small budgets are spent on few choices. */
const TRIES = 2;
const FEWEST = 4;
export const armsFor = (budget: number, most: number, tries = TRIES): number =>
  Math.min(most, Math.max(FEWEST, Math.floor(budget / tries)));

/** However little a choice is thought of at first sight, trying it may show that it is better. */
const LOWEST = -6;

/** The choices worth a try as arms, the best at first sight first; plain blunders only when there is nothing else. */
export function promising(
  game: AnyGame,
  mind: Judgement,
  view: GameState,
  seat: Seat,
  choices: readonly Choice[],
  most: number,
  personality?: Personality,
): Arm[] {
  const likings = choices.map((choice) => likingOf(game, personality, choice));
  const values = mind.values(view, seat, choices);
  const liked = values.map((value, i) => weighted(value, must(likings[i])));
  const order = sound(game, view, seat, choices).sort((a, b) => must(liked[b]) - must(liked[a]) || a - b);
  const best = order.reduce((most, index) => Math.max(most, must(values[index])), Number.NEGATIVE_INFINITY);
  return order.slice(0, most).map((index) => {
    // What was learned is not a matter of taste: a character leans by its own, small amount.
    const behind = Math.max(LOWEST, must(values[index]) - best);
    return { index, lean: CHARACTER * (must(likings[index]) - 1) + mind.prior * behind, sum: 0, pulls: 0 };
  });
}

/** The places of all choices that are no plain blunders, or of all. */
export function sound(game: AnyGame, view: GameState, seat: Seat, choices: readonly Choice[]): number[] {
  const all = choices.map((_, i) => i);
  const { blunder } = game.insight;
  if (!blunder) return all;
  const left = all.filter((i) => blunder(view, seat, must(choices[i]), choices) === null);
  return left.length > 0 ? left : all;
}
