import type { Seat } from '@cinderhall/kernel';
import type { LiveMatch } from '../play/live-match.ts';
import type { OutboxRow } from '../store/schema.ts';
import type { ServerWord } from '../words/en.ts';

/** What people who are away are reminded of. */
export interface ReminderKind {
  /** Its sentence; `title` is the name of the game. */
  readonly words: ServerWord;
  /** The seats whose people it concerns, as the match stands. Whoever looks at the table is not told. */
  seats(live: LiveMatch): readonly Seat[];
}

/** The only list of kinds. To add one, write a row here and its sentence in `../words/`. */
const reminderKinds: { readonly [kind: string]: ReminderKind } = {
  turn: { words: 'reminder.turn', seats: (live) => live.waitingPeople() },
};

/** Null for a kind that only a newer server knows. */
export const reminderKindOf = (kind: string): ReminderKind | null =>
  (Object.hasOwn(reminderKinds, kind) && reminderKinds[kind]) || null;

/** Everything that somebody could be reminded of, as the match stands. */
export const occasions = (live: LiveMatch): { readonly kind: string; readonly seat: Seat }[] =>
  Object.entries(reminderKinds).flatMap(([kind, { seats }]) => seats(live).map((seat) => ({ kind, seat })));

/** Whether it is still true when it is about to be sent. */
export const isTimely = (live: LiveMatch | null, { kind, seat, asked }: OutboxRow): boolean =>
  live !== null && live.match.state.asked === asked && (reminderKindOf(kind)?.seats(live).includes(seat) ?? false);
