import type { ServerContext } from '../context.ts';
import { FORGET_AFTER } from '../people/attempts.ts';
import { erase } from '../people/people.ts';
import { remove } from '../people/sessions.ts';

const BATCH = 100;

/** What one run has removed. */
export interface Expired {
  readonly sessions: readonly string[];
  readonly tables: readonly string[];
  readonly guests: readonly string[];
}

/** Removes what nobody has used for as long as the settings say. Any process may do it; the rest follows next time. */
export async function removeExpired(context: ServerContext): Promise<Expired> {
  await context.store.withRetry(() =>
    context.store.db
      .deleteFrom('attempts')
      .where('next', '<', context.now() - FORGET_AFTER)
      .execute(),
  );
  const sessions = await endSessions(context);
  const tables = await closeTables(context);
  const guests = await eraseGuests(context);
  await dropSnapshots(context);
  return { sessions, tables, guests };
}

/** The time before which something is old; null if it never is. */
function limitOf({ config, now }: ServerContext, what: keyof ServerContext['config']['expiry']): number | null {
  const limit = now() - config.expiry[what];
  return Number.isFinite(limit) ? limit : null;
}

async function endSessions(context: ServerContext): Promise<readonly string[]> {
  const { store } = context;
  const limit = limitOf(context, 'sessions');
  if (limit === null) return [];
  return store.transaction(async (db) => {
    const old = await db.selectFrom('sessions').select('id').where('seen', '<', limit).limit(BATCH).execute();
    return remove(
      store,
      db,
      old.map(({ id }) => id),
    );
  });
}

async function closeTables(context: ServerContext): Promise<readonly string[]> {
  const { store } = context;
  const limit = limitOf(context, 'openTables');
  if (limit === null) return [];
  return store.transaction(async (db) => {
    const old = await db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'open')
      .where('created', '<', limit)
      .limit(BATCH)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return [];
    await db
      .updateTable('tables')
      .set((eb) => ({ status: 'closed', due: null, version: eb('version', '+', 1) }))
      .where('id', 'in', ids)
      .where('status', '=', 'open')
      .execute();
    store.notify({ tables: ids }, db);
    return ids;
  });
}

/** A guest whose sessions have ended cannot come back. Their matches stay for the others, without the name. */
async function eraseGuests(context: ServerContext): Promise<readonly string[]> {
  const { db } = context.store;
  const limit = limitOf(context, 'guests');
  if (limit === null) return [];
  const old = await db
    .selectFrom('people')
    .select('id')
    .where('passphrase', 'is', null)
    .where('created', '<', limit)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('sessions.id').whereRef('sessions.person', '=', 'people.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seats')
            .innerJoin('tables', 'tables.id', 'seats.match')
            .select('seats.seat')
            .whereRef('seats.person', '=', 'people.id')
            .where('tables.status', 'in', ['open', 'running', 'halted']),
        ),
      ),
    )
    .limit(BATCH)
    .execute();
  for (const { id } of old) {
    await db.updateTable('seats').set({ person: null }).where('person', '=', id).execute();
    await erase(context, id);
  }
  return old.map(({ id }) => id);
}

/** They are needed if newer rules cannot replay a match; its result and its log stay. */
async function dropSnapshots(context: ServerContext): Promise<void> {
  const limit = limitOf(context, 'snapshots');
  if (limit === null) return;
  await context.store.db
    .deleteFrom('snapshots')
    .where('kind', '=', 'latest')
    .where(
      'match',
      'in',
      context.store.db
        .selectFrom('tables')
        .select('tables.id')
        .where('tables.status', '=', 'over')
        .where('tables.ended', '<', limit),
    )
    .execute();
}
