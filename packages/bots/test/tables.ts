import { type Choice, type Game, type GameState, isRefused, Match, type Seat, seedOf } from '@cinderhall/kernel';
import { ashMarket, noughtsAndCrosses } from '@cinderhall/samples';
import { greedyBot } from '../src/index.ts';

export function started<S extends GameState, C extends Choice>(game: Game<S, C>, seed = 1, seats = 2): Match<S, C> {
  const match = Match.start(game, { seats, seed: seedOf(seed) });
  if (isRefused(match)) throw new Error(match.refused.key);
  return match;
}

/** A table of Ash Market in the middle of a match: greedy players have answered so many questions. */
export function midway(steps: number, seed = 1, seats = 3) {
  const match = started(ashMarket, seed, seats);
  const bot = greedyBot(ashMarket, seed);
  for (let i = 0; i < steps; i++) {
    const seat = match.waiting()[0] as Seat;
    match.step(seat, match.state.asked, bot.think(match.view(seat), match.choices(seat), seat));
  }
  const seat = match.waiting()[0] as Seat;
  return { match, seat, view: match.view(seat), choices: match.choices(seat) };
}

/** Noughts and crosses after these marks. */
export function marked(...cells: number[]) {
  const match = started(noughtsAndCrosses);
  for (const cell of cells) match.play(match.waiting()[0] as Seat, match.state.asked, { kind: 'mark', cell });
  const seat = match.waiting()[0] as Seat;
  return { match, seat, view: match.view(seat), choices: match.choices(seat) };
}
