import type { Outcome, Reason, ScoreLine, Seat } from '../game.ts';
import { at } from '../must.ts';
import type { Message, Param } from '../text/index.ts';

/** A part of a seat's score: a line of its own, or a heading with the sum of the lines under it. */
export interface ScorePart {
  readonly head: Reason;
  readonly points: number;
  readonly lines: readonly ScoreLine[];
}

/** The score of a seat as people read it: what brought nothing is left out, and under a heading the heaviest is first. */
export function scoreParts({ lines }: Pick<Outcome, 'lines'>, seat: Seat): ScorePart[] {
  const parts: { head: Reason; points: number; lines: ScoreLine[] }[] = [];
  for (const line of lines) {
    if (line.seat !== seat || line.points === 0) continue;
    const { under } = line;
    const part = under && parts.find(({ head, lines }) => lines.length > 0 && head.key === under.key);
    if (part) {
      part.points += line.points;
      part.lines.push(line);
    } else parts.push({ head: under ?? line, points: line.points, lines: under ? [line] : [] });
  }
  for (const part of parts) part.lines.sort((a, b) => b.points - a.points);
  return parts;
}

/** Seats with the same score, the best place first, and what told them apart; null: nothing did. */
export interface Tie {
  readonly seats: readonly Seat[];
  readonly score: number;
  readonly place: number;
  readonly by: Reason | null;
  /** What each of the seats has of it. */
  readonly values: readonly number[];
}

/** The ties of a match, in the order of places. Who resigned was not measured against the others. */
export function tiesIn(outcome: Outcome, resigned: readonly Seat[] = []): Tie[] {
  const { places, scores } = outcome;
  const seats = [...places.keys()]
    .filter((seat) => !resigned.includes(seat) && scores[seat]?.[0] !== undefined)
    .sort((a, b) => at(places, a) - at(places, b));
  return equals(outcome, seats, 0).flatMap((tied) => untied(outcome, tied, 1));
}

/** A seat’s score (place 0) or one of its tie-break values; less than any other where there is none. */
const scoreAt = (scores: Outcome['scores'], seat: Seat, place: number): number =>
  scores[seat]?.[place] ?? Number.NEGATIVE_INFINITY;

/** Those among the seats who have the same value at a place of their scores: two or more. */
function equals({ scores }: Outcome, seats: readonly Seat[], place: number): Seat[][] {
  const groups = new Map<number, Seat[]>();
  for (const seat of seats) {
    const value = scoreAt(scores, seat, place);
    groups.set(value, [...(groups.get(value) ?? []), seat]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Which tie-break, from `from` on, separates these seats; those it leaves equal are compared further. */
function untied(outcome: Outcome, seats: readonly Seat[], from: number): Tie[] {
  const { places, scores, ties } = outcome;
  const first = at(seats, 0);
  const known = { seats, score: scoreAt(scores, first, 0), place: at(places, first) };
  for (let tie = from; tie <= ties.length; tie++) {
    const values = seats.map((seat) => scoreAt(scores, seat, tie));
    if (values.every((value) => value === values[0])) continue;
    const rest = equals(outcome, seats, tie).flatMap((tied) => untied(outcome, tied, tie + 1));
    return [{ ...known, by: at(ties, tie - 1), values }, ...rest];
  }
  return [{ ...known, by: null, values: [] }];
}

/** A tie in words: "Ann and Bob are tied at 38; goods left decide: 5 to 3." */
export function sayTie({ seats, score, place, by, values }: Tie, name: (seat: Seat) => Param): Message {
  const who = seats.map(name);
  if (!by) return { key: 'match.tiedForGood', params: { who, n: score, place } };
  const against = values
    .map((value): Param => value)
    .reduceRight((rest, first) => ({ key: 'match.against', params: { first, rest } }));
  return { key: 'match.tied', params: { who, n: score, what: by, values: against } };
}
