import type { Kysely } from 'kysely';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { Database } from '../store/schema.ts';
import { namesOf } from './people.ts';

export async function block({ store }: ServerContext, person: string, blocked: string): Promise<void> {
  if (person === blocked) throw new Fault('person.self');
  const known = await store.db.selectFrom('people').select('id').where('id', '=', blocked).executeTakeFirst();
  if (!known) throw new Fault('person.unknown');
  await store.withRetry(() =>
    store.db
      .insertInto('blocks')
      .values({ person, blocked })
      .onConflict((c) => c.doNothing())
      .execute(),
  );
}

export async function unblock({ store }: ServerContext, person: string, blocked: string): Promise<void> {
  await store.withRetry(() =>
    store.db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', blocked).execute(),
  );
}

export async function blockedBy(context: ServerContext, person: string): Promise<{ id: string; name: string }[]> {
  const rows = await context.store.reading(() =>
    context.store.db.selectFrom('blocks').select('blocked').where('person', '=', person).execute(),
  );
  const names = await namesOf(
    context,
    rows.map(({ blocked }) => blocked),
  );
  return [...names].map(([id, name]) => ({ id, name }));
}

/** Whether any of these people has blocked that one. Runs inside the caller's transaction. */
export async function isBlocked(db: Kysely<Database>, by: readonly string[], person: string): Promise<boolean> {
  if (by.length === 0) return false;
  const row = await db
    .selectFrom('blocks')
    .select('person')
    .where('blocked', '=', person)
    .where('person', 'in', [...by])
    .executeTakeFirst();
  return row !== undefined;
}
