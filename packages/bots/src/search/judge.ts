import type { AnyGame, GameState, Outcome, Seat } from '@cinderhall/kernel';

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

function judgeOutcome({ places, scores }: Outcome, seat: Seat): number {
  const winners = places.filter((place) => place === 1).length;
  const won = places[seat] === 1 ? (places.length > 1 ? 2 / winners - 1 : 1) : -1;
  const own = scores[seat]?.[0] ?? 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const [other, [score = 0]] of scores.entries()) if (other !== seat) best = Math.max(best, score);
  const lead = scores.length > 1 ? own - best : 0;
  return WIN * Math.max(won, -1) + (1 - WIN) * Math.tanh(lead / CLEAR_LEAD);
}
