import type { Outcome, Seat } from '../game.ts';

/** Places from scores and tie-breaks, each higher the better; who is equal in all of them shares a place. */
export const placesOf = (scores: Outcome['scores']): number[] =>
  scores.map((own) => 1 + scores.filter((other) => isBetter(other, own)).length);

function isBetter(one: readonly number[], than: readonly number[]): boolean {
  for (const [i, value] of one.entries()) {
    const other = than[i] ?? Number.NEGATIVE_INFINITY;
    if (value !== other) return value > other;
  }
  return false;
}

/** How the match ended for everybody, once those who resigned are put last. */
export function withResignations(outcome: Outcome | null, resigned: readonly Seat[], seats: number): Outcome | null {
  if (resigned.length === 0) return outcome;
  const notes = resigned.map((seat) => ({
    key: 'match.resigned',
    params: { seat: { key: 'seat.name', params: { n: seat + 1 } } },
    seat,
  }));
  if (!outcome) {
    // With three seats or more a bot plays on for those who left.
    if (seats > 2) return null;
    const places = Array.from({ length: seats }, (_, seat) => (resigned.includes(seat) ? 2 : 1));
    return { places, scores: places.map(() => []), ties: [], lines: [], notes };
  }
  const staying = outcome.places.filter((_, seat) => !resigned.includes(seat)).sort((a, b) => a - b);
  // When all lost to the game itself there is no first place to move up to.
  const best = Math.min(...outcome.places);
  const places = outcome.places.map((place, seat) =>
    resigned.includes(seat) ? Math.max(2, staying.length + best) : staying.indexOf(place) + best,
  );
  return { ...outcome, places, notes: [...(outcome.notes ?? []), ...notes] };
}
