import type { Seat } from '@cinderhall/kernel';
import type { LiveMatch } from '../play/live-match.ts';
import type { OutboxRow } from '../store/schema.ts';
import type { ServerWord } from '../words/en.ts';

/** A kind of reminder for people who are away. */
export interface ReminderKind {
  /** Its message; `title` is the name of the game. */
  readonly words: ServerWord;
  /** The seats whose people it concerns, as the match stands. Nobody who watches the table is reminded. */
  seats(live: LiveMatch): readonly Seat[];
}

/** The only list of kinds. To add one, write a row here and its message in `../words/`. */
const reminderKinds: { readonly [kind: string]: ReminderKind } = {
  turn: { words: 'reminder.turn', seats: (live) => live.waitingPeople() },
};

/** Null for a kind that only a newer server knows. */
export const reminderKindOf = (kind: string): ReminderKind | null =>
  (Object.hasOwn(reminderKinds, kind) && reminderKinds[kind]) || null;

/** Everything that somebody could be reminded of, as the match stands. */
export const occasions = (live: LiveMatch): { readonly kind: string; readonly seat: Seat }[] =>
  Object.entries(reminderKinds).flatMap(([kind, { seats }]) => seats(live).map((seat) => ({ kind, seat })));

/** Whether it still applies when it is about to be sent. */
export const isTimely = (live: LiveMatch | null, { kind, seat, asked }: OutboxRow): boolean =>
  live !== null && live.match.state.asked === asked && (reminderKindOf(kind)?.seats(live).includes(seat) ?? false);
