import type { Outcome, Seat } from '../game.ts';

/** How the match ended for everybody, once those who resigned are put last. */
export function withResignations(outcome: Outcome | null, resigned: readonly Seat[], seats: number): Outcome | null {
  if (resigned.length === 0) return outcome;
  const lines = resigned.map((seat) => ({ key: 'match.resigned', params: { seat: { key: 'seat.name', params: { n: seat + 1 } } }, seat, points: 0 }));
  if (!outcome) {
    // With three seats or more somebody plays on for those who left.
    if (seats > 2) return null;
    const places = Array.from({ length: seats }, (_, seat) => (resigned.includes(seat) ? 2 : 1));
    return { places, scores: places.map(() => []), lines };
  }
  const staying = outcome.places.filter((_, seat) => !resigned.includes(seat)).sort((a, b) => a - b);
  const places = outcome.places.map((place, seat) =>
    resigned.includes(seat) ? staying.length + 1 : staying.indexOf(place) + 1,
  );
  return { places, scores: outcome.scores, lines: [...outcome.lines, ...lines] };
}
