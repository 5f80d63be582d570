import { must, type Outcome } from '@cinderhall/kernel';
import type { CheckMaker } from '../context.ts';
import { fail, guard, shown } from '../fault.ts';

/** A finished match has an outcome whose parts agree with each other. */
export const outcome: CheckMaker = () => ({
  over({ match }) {
    const found = guard('outcome', 'outcome()', () => match.outcome());
    if (!found) fail('outcome', 'the match is over without an outcome');
    checkPlaces(found, match.seats);
    checkTies(found);
    checkLines(found, match.seats);
  },
});

function checkPlaces({ places, scores }: Outcome, seats: number): void {
  if (places.length !== seats || scores.length !== seats)
    fail('outcome', `places ${shown(places)} and scores ${shown(scores)} are not one for each of ${seats} seats`);
  const last = Math.max(seats, 2);
  if (!places.every((place) => Number.isInteger(place) && place >= 1 && place <= last))
    fail('outcome', `places ${shown(places)}`);
  // Where nobody wins, all have lost to the game itself.
  if (!places.includes(1) && places.some((place) => place !== 2))
    fail('outcome', `nobody has the first place: ${shown(places)}`);
  if (!scores.every((score) => score.length > 0 && score.every(Number.isFinite)))
    fail('outcome', `scores ${shown(scores)}`);
  for (let a = 0; a < seats; a++)
    for (let b = 0; b < seats; b++) {
      const order = compare(must(scores[a]), must(scores[b]));
      const [placeA, placeB] = [must(places[a]), must(places[b])];
      if ((order > 0 && placeA > placeB) || (order === 0 && placeA !== placeB))
        fail('outcome', `places ${shown(places)} do not follow from scores ${shown(scores)}`);
    }
}

/** Positive when the first is better: by the score, then by each tie-break in turn. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const by = (a[i] ?? 0) - (b[i] ?? 0);
    if (by !== 0) return by;
  }
  return 0;
}

/** A tie-break without a name cannot be shown. */
function checkTies({ ties, scores }: Outcome): void {
  if (!scores.every((score) => score.length === ties.length + 1))
    fail('outcome', `${ties.length} tie-breaks are named, but scores are ${shown(scores)}`);
}

function checkLines({ lines, scores }: Outcome, seats: number): void {
  const sums = Array<number>(seats).fill(0);
  for (const { seat, points, key } of lines) {
    if (sums[seat] === undefined || !Number.isFinite(points))
      fail('outcome', `the line ${key} gives seat ${seat} ${points} points`);
    sums[seat] += points;
  }
  for (const [seat, sum] of sums.entries())
    if (sum !== scores[seat]?.[0])
      fail('outcome', `the lines of seat ${seat} add up to ${sum}, but its score is ${scores[seat]?.[0]}`);
}
