import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { reminderStatement } from './statements.mjs';
import type { Store } from './store.ts';

/** A reminder to store, for all addresses of the person. */
export interface NewReminder {
  /** A kind in reminders/kinds.ts. */
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
