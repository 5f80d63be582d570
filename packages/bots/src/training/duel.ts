import {
  type AnyGame,
  Chance,
  type Choice,
  type GameState,
  isRefused,
  must,
  Position,
  readOptions,
  type Seat,
  seedOf,
} from '@cinderhall/kernel';
import { Policy } from '../learned/policy.ts';
import type { Weights } from '../learned/weights.ts';
import { highest } from '../search/roll-out.ts';

type Values = (state: GameState, seat: Seat, choices: readonly Choice[]) => number[];

/** What a player goes by who does not search: what was learned, or (null) the game's own values. */
function valuesOf(game: AnyGame, weights: Weights | null): Values {
  if (!weights) return (state, seat, choices) => choices.map((choice) => game.insight.value(state, seat, choice));
  const policy = new Policy(game, weights);
  return (state, seat, choices) => policy.values(state, seat, choices);
}

/** The share of matches of two that the first wins without search, seats swapped with the same deals. */
export function duel(game: AnyGame, one: Weights | null, other: Weights | null, matches: number, seed: number): number {
  const seats = Math.max(2, game.seats.min);
  const options = readOptions(game.options, {}, seats);
  if (isRefused(options)) throw new Error(options.refused.key);
  const [first, rest] = [valuesOf(game, one), valuesOf(game, other)];
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const at = i % seats;
    const deal = Chance.fromSeed(seedOf(seed + Math.floor(i / seats)));
    const position = Position.start(game, options, seats, deal);
    const limit = 50 * game.usualSteps;
    for (let steps = 0; !position.over && steps < limit; steps++) {
      const seat = must(position.waiting()[0]);
      const choices = position.choices(seat);
      const values = choices.length === 1 ? [0] : (seat === at ? first : rest)(position.state, seat, choices);
      position.advance(seat, highest(values));
    }
    const places = game.outcome(position.state)?.places ?? [];
    if (places[at] === 1) won += 1 / places.filter((place) => place === 1).length;
  }
  return won / matches;
}
