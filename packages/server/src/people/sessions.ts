import type { ServerContext } from '../context.ts';
import { newSecret, sha256 } from '../ids.ts';
import type { PersonRow } from '../store/schema.ts';

/** How often the last use of a session is stored. */
const SEEN_INTERVAL = 3_600_000;
/** A session that was not used for longer has expired. */
export const LIFETIME = 400 * 24 * 3_600_000;

/** Creates a session and returns its token for the cookie; only its hash is stored. */
export async function openSession({ store, now }: ServerContext, person: string): Promise<string> {
  const token = newSecret();
  const at = now();
  await store.withRetry(() =>
    store.db
      .insertInto('sessions')
      .values({ id: sha256(token), person, created: at, seen: at })
      .execute(),
  );
  return token;
}

export async function personOf({ store, now }: ServerContext, token: string): Promise<PersonRow | null> {
  const id = sha256(token);
  const row = await store.withRetry(() =>
    store.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .selectAll('people')
      .select('sessions.seen as sessionSeen')
      .where('sessions.id', '=', id)
      .executeTakeFirst(),
  );
  if (!row || row.sessionSeen < now() - LIFETIME) return null;
  if (row.sessionSeen < now() - SEEN_INTERVAL)
    await store.withRetry(() => store.db.updateTable('sessions').set({ seen: now() }).where('id', '=', id).execute());
  const { sessionSeen: _, ...person } = row;
  return person;
}

export async function closeSession({ store }: ServerContext, token: string): Promise<void> {
  await store.withRetry(() => store.db.deleteFrom('sessions').where('id', '=', sha256(token)).execute());
}

/** Ends all other sessions of a person, such as after a new passphrase. */
export async function closeOthers({ store }: ServerContext, person: string, token: string | null): Promise<void> {
  await store.transaction(async (db) => {
    let query = db.deleteFrom('sessions').where('person', '=', person);
    if (token !== null) query = query.where('id', '!=', sha256(token));
    await query.execute();
    await store.notify({ people: [person] }, db);
  });
}
