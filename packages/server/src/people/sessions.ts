import type { Kysely } from 'kysely';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import { newSecret, sha256 } from '../ids.ts';
import type { Database, PersonRow } from '../store/schema.ts';

/** How often the last use of a session is stored. */
const SEEN_INTERVAL = 3_600_000;
/** The most sessions of one person; the one that was used least lately ends. */
const MAX_SESSIONS = 50;
/** So many ids fit into one notice. */
const IDS_IN_NOTICE = 50;

/** A session of a person: its id is not that of the row, which is of use to nobody else either. */
export interface SessionInfo {
  readonly id: string;
  readonly device: string;
  readonly created: number;
  readonly seen: number;
  readonly current: boolean;
}

const publicId = (id: string): string => sha256(`session ${id}`).slice(0, 20);

/** What is stored of a token. */
export const sessionOf = (token: string): string => sha256(token);

/** Creates a session and returns its token for the cookie; only its hash is stored. */
export async function openSession(
  { store, now }: ServerContext,
  person: string,
  device: string,
): Promise<{ readonly token: string; readonly ended: readonly string[] }> {
  const token = newSecret();
  const at = now();
  const ended = await store.transaction(async (db) => {
    await db
      .insertInto('sessions')
      .values({ id: sessionOf(token), person, created: at, seen: at, device })
      .execute();
    const oldest = await db
      .selectFrom('sessions')
      .select('id')
      .where('person', '=', person)
      .orderBy('seen', 'desc')
      .orderBy('created', 'desc')
      .offset(MAX_SESSIONS)
      .limit(IDS_IN_NOTICE)
      .execute();
    return remove(
      store,
      db,
      oldest.map(({ id }) => id),
    );
  });
  return { token, ended };
}

export async function personOf({ store, now, config }: ServerContext, token: string): Promise<PersonRow | null> {
  const id = sessionOf(token);
  const row = await store.reading(() =>
    store.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .selectAll('people')
      .select('sessions.seen as sessionSeen')
      .where('sessions.id', '=', id)
      .executeTakeFirst(),
  );
  if (!row || row.sessionSeen < now() - config.expiry.sessions) return null;
  // Nobody waits for this, and a later request stores it as well.
  if (row.sessionSeen < now() - SEEN_INTERVAL)
    void store.db
      .updateTable('sessions')
      .set({ seen: now() })
      .where('id', '=', id)
      .execute()
      .catch(() => undefined);
  const { sessionSeen: _, ...person } = row;
  return person;
}

export async function sessionsOf(
  { store }: ServerContext,
  person: string,
  token: string | null,
): Promise<SessionInfo[]> {
  const rows = await store.reading(() =>
    store.db
      .selectFrom('sessions')
      .select(['id', 'device', 'created', 'seen'])
      .where('person', '=', person)
      .orderBy('seen', 'desc')
      .execute(),
  );
  const current = token === null ? null : sessionOf(token);
  return rows.map(({ id, ...row }) => ({ ...row, id: publicId(id), current: id === current }));
}

/** Ends the session of a token. Like the others that end sessions, it returns those that did. */
export const closeSession = ({ store }: ServerContext, token: string): Promise<readonly string[]> =>
  store.transaction((db) => remove(store, db, [sessionOf(token)]));

/** Ends one of the sessions that `sessionsOf` has listed. */
export async function closeListed(
  { store }: ServerContext,
  person: string,
  listed: string,
): Promise<readonly string[]> {
  return store.transaction(async (db) => {
    const rows = await db.selectFrom('sessions').select('id').where('person', '=', person).execute();
    const found = rows.find(({ id }) => publicId(id) === listed);
    if (!found) throw new Fault('session.unknown');
    return remove(store, db, [found.id]);
  });
}

/** Ends all other sessions of a person, such as after a new passphrase. */
export async function closeOthers(
  { store }: ServerContext,
  person: string,
  token: string | null,
): Promise<readonly string[]> {
  const kept = token === null ? null : sessionOf(token);
  return store.transaction(async (db) => {
    const rows = await db.selectFrom('sessions').select('id').where('person', '=', person).execute();
    return remove(
      store,
      db,
      rows.map(({ id }) => id).filter((id) => id !== kept),
    );
  });
}

/** Deletes sessions, and tells the other processes, which close their connections. */
export async function remove(
  store: ServerContext['store'],
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<readonly string[]> {
  for (let at = 0; at < ids.length; at += IDS_IN_NOTICE) {
    const some = ids.slice(at, at + IDS_IN_NOTICE);
    await db.deleteFrom('sessions').where('id', 'in', some).execute();
    store.notify({ sessions: some }, db);
  }
  return ids;
}
