import {
  type Lexicon,
  type Outcome,
  type Reason,
  type ScorePart,
  type Seat,
  say,
  sayTie,
  scoreParts,
  tiesIn,
} from '@cinderhall/kernel';
import type { Io } from './io.ts';

type Name = (seat: Seat) => string;

/** How a match ended, with everything in words too. */
export function spokenOutcome(words: Lexicon, outcome: Outcome, resigned: readonly Seat[], name: Name) {
  const spoken = <R extends Reason>(reason: R) => ({ ...reason, words: say(words, reason) });
  return {
    ...outcome,
    lines: outcome.lines.map((line) => ({ ...spoken(line), ...(line.under ? { under: spoken(line.under) } : {}) })),
    ties: outcome.ties.map(spoken),
    notes: (outcome.notes ?? []).map(spoken),
    /** What decided between seats with the same score. */
    decided: tiesIn(outcome, resigned).map((tie) => ({
      seats: tie.seats,
      words: say(words, sayTie(tie, name)),
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
      ...scoreParts(outcome, seat).flatMap(shownPart),
      ...notes.filter((note) => note.seat === seat).map((note) => `        ${cited(note)}`),
    ];
  });
  return [...seats, ...decided.map(cited)].join('\n');
}

const cited = ({ words, rule }: Said): string => (rule ? `${words} [${rule}]` : words);

const shownPart = ({ head, points, lines }: ScorePart): string[] => [
  `  ${String(points).padStart(4)}  ${cited(head as Reason & Said)}`,
  ...lines.map((line) => `            ${String(line.points).padStart(2)}  ${(line as typeof line & Said).words}`),
];
