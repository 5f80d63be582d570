import {
  type Message,
  type Outcome,
  type Reason,
  type ScorePart,
  type Seat,
  sayTie,
  scoreParts,
  seatName,
  tiesIn,
} from '@cinderhall/kernel';
import type { Io } from './io.ts';

type Name = (seat: Seat) => string;

/** How a match ended, with everything in words too. */
export function spokenOutcome(say: (message: Message) => string, outcome: Outcome, resigned: readonly Seat[]) {
  const spoken = <R extends Reason>(reason: R) => ({ ...reason, words: say(reason) });
  return {
    ...outcome,
    lines: outcome.lines.map((line) => ({ ...spoken(line), ...(line.under ? { under: spoken(line.under) } : {}) })),
    ties: outcome.ties.map(spoken),
    notes: (outcome.notes ?? []).map(spoken),
    /** What decided between seats with the same score. */
    decided: tiesIn(outcome, resigned).map((tie) => ({
      seats: tie.seats,
      words: say(sayTie(tie, seatName)),
      ...(tie.by?.rule ? { rule: tie.by.rule } : {}),
    })),
  };
}

export type Spoken = ReturnType<typeof spokenOutcome>;
interface Said {
  readonly words: string;
  readonly rule?: string;
}

/** Places and scores, point by point, and what decided a tie. */
export function shownOutcome(io: Io, outcome: Spoken, name: Name): string {
  const { places, scores, notes, decided } = outcome;
  const seats = places.flatMap((place, seat) => {
    const [score] = scores[seat] ?? [];
    const sum = score === undefined ? io.say('cli.replay.noScore') : io.say('cli.replay.score', { score });
    return [
      io.say('cli.replay.place', { seat: name(seat), place, score: sum }),
      ...scoreParts(outcome, seat).flatMap((part) => shownPart(io, part)),
      ...notes.filter((note) => note.seat === seat).map((note) => `        ${cited(io, note)}`),
    ];
  });
  return [...seats, ...decided.map((one) => cited(io, one))].join('\n');
}

/** The number of the rule stands behind the sentence, out of the way. */
export const cited = (io: Io, { words, rule }: Said): string =>
  rule ? `${words} ${io.inked('dim', `[${rule}]`)}` : words;

const shownPart = (io: Io, { head, points, lines }: ScorePart): string[] => [
  `  ${String(points).padStart(4)}  ${cited(io, head as Reason & Said)}`,
  ...lines.map((line) => `            ${String(line.points).padStart(2)}  ${(line as typeof line & Said).words}`),
];
