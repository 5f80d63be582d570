import type { LiveMatch } from '../play/live-match.ts';
import type { OutboxRow } from '../store/schema.ts';
import type { ServerWord } from '../words/en.ts';

/** A kind of reminder for people who are away. */
export interface ReminderKind {
  /** Its message; `title` is the name of the game. */
  readonly words: ServerWord;
  /** Whether it still applies when it is about to be sent. */
  isTimely(live: LiveMatch | null, row: OutboxRow): boolean;
}

const reminderKinds: { readonly [kind: string]: ReminderKind } = {
  turn: {
    words: 'reminder.turn',
    isTimely: (live, { asked, seat }) =>
      live !== null && live.match.state.asked === asked && live.waitingPeople().includes(seat),
  },
};

/** Null for a kind that only a newer server knows. */
export const reminderKindOf = (kind: string): ReminderKind | null =>
  (Object.hasOwn(reminderKinds, kind) && reminderKinds[kind]) || null;
