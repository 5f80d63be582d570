import type { AnyGame, GameState, Outcome, Seat } from '@cinderhall/kernel';
import { squash } from '../learned/squash.ts';

/** A lead of so many points is most of the way to a sure thing. */
const CLEAR_LEAD = 10;
const WIN = 0.6;

/** How well a position stands for a seat, from −1 (lost) to 1 (won). */
export function judge(game: AnyGame, state: GameState, seat: Seat): number {
  const outcome = game.outcome(state);
  if (outcome) return judgeOutcome(outcome, seat);
  const { lead, outlook = lead } = game.insight.features(state, seat);
  return Math.tanh(outlook / CLEAR_LEAD);
}

/** From −1 for a seat that has lost to 1 for one that has won alone. */
function wonBy({ places }: Outcome, seat: Seat): number {
  const winners = places.filter((place) => place === 1).length;
  return places[seat] === 1 ? Math.max(-1, places.length > 1 ? 2 / winners - 1 : 1) : -1;
}

function judgeOutcome(outcome: Outcome, seat: Seat): number {
  const { scores } = outcome;
  const own = scores[seat]?.[0] ?? 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const [other, [score = 0]] of scores.entries()) if (other !== seat) best = Math.max(best, score);
  const lead = scores.length > 1 ? own - best : 0;
  return WIN * wonBy(outcome, seat) + (1 - WIN) * Math.tanh(lead / CLEAR_LEAD);
}

/** How a match that is over went for a seat, from −1 to 1: what is learned from. A lone player's lead counts, too. */
export const resultOf = (game: AnyGame, state: GameState, outcome: Outcome, seat: Seat): number =>
  WIN * wonBy(outcome, seat) + (1 - WIN) * squash(game.insight.features(state, seat).lead / CLEAR_LEAD);
