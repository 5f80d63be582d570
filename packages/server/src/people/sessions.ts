import type { ServerContext } from '../context.ts';
import { newSecret, sha256 } from '../ids.ts';
import type { PersonRow } from '../store/schema.ts';

/** How often it is noted that a session is in use. */
const SEEN = 3_600_000;
/** A session that nobody used for so long has ended. */
export const LIFETIME = 400 * 24 * 3_600_000;

/** Makes a session and answers with what the cookie holds; only its hash is kept. */
export async function openSession({ store, now }: ServerContext, person: string): Promise<string> {
  const token = newSecret();
  const at = now();
  await store.patiently(() =>
    store.db
      .insertInto('sessions')
      .values({ id: sha256(token), person, created: at, seen: at })
      .execute(),
  );
  return token;
}

export async function personOf({ store, now }: ServerContext, token: string): Promise<PersonRow | null> {
  const id = sha256(token);
  const row = await store.patiently(() =>
    store.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .selectAll('people')
      .select('sessions.seen as sessionSeen')
      .where('sessions.id', '=', id)
      .executeTakeFirst(),
  );
  if (!row || row.sessionSeen < now() - LIFETIME) return null;
  if (row.sessionSeen < now() - SEEN)
    await store.patiently(() => store.db.updateTable('sessions').set({ seen: now() }).where('id', '=', id).execute());
  const { sessionSeen: _, ...person } = row;
  return person;
}

export async function closeSession({ store }: ServerContext, token: string): Promise<void> {
  await store.patiently(() => store.db.deleteFrom('sessions').where('id', '=', sha256(token)).execute());
}

/** Ends every session of a person but one, such as after a new passphrase. */
export async function closeOthers({ store }: ServerContext, person: string, token: string | null): Promise<void> {
  await store.together(async (db) => {
    let query = db.deleteFrom('sessions').where('person', '=', person);
    if (token !== null) query = query.where('id', '!=', sha256(token));
    await query.execute();
    await store.tell({ people: [person] }, db);
  });
}
