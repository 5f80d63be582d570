import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { reminderStatement } from './statements.mjs';
import type { Store } from './store.ts';

/** Somebody has to be reminded of something. */
export interface NewReminder {
  /** One of those in reminders/kinds.ts. */
  readonly kind: string;
  readonly person: string;
  readonly match: string;
  readonly seat: number;
  readonly asked: number;
  readonly at: number;
}

const statements = {
  sqlite: reminderStatement(() => '?'),
  postgres: reminderStatement((i) => `$${i}`),
} as const;

export async function writeReminders(
  db: Kysely<Database>,
  kind: Store['kind'],
  mark: string,
  reminders: readonly NewReminder[],
): Promise<void> {
  const { text, valuesOf } = statements[kind];
  for (const reminder of reminders) await db.executeQuery(CompiledQuery.raw(text, valuesOf(mark, reminder)));
}
