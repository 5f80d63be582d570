import type { Kysely } from 'kysely';
import type { ServerContext } from '../context.ts';
import { FORGET_AFTER } from '../people/attempts.ts';
import { erase } from '../people/people.ts';
import { remove } from '../people/sessions.ts';
import type { Database } from '../store/schema.ts';
import { yieldToEventLoop } from '../work/yield-to-event-loop.ts';

const BATCH = 100;
/** So many guests and states are looked at in one run: nobody shall wait for it, however many there are. */
const LOOKED_AT = 1_000;

/** What one run has removed. */
export interface Expired {
  readonly sessions: readonly string[];
  readonly tables: readonly string[];
  readonly guests: readonly string[];
}

/** Removes what nobody has used for as long as the settings say. Any process may do it; the rest follows next time. */
export class Expiry {
  readonly #context: ServerContext;
  readonly #most: number;
  /** How far it has come through the guests and the states; then it begins again. */
  #guest = '';
  #match = '';

  constructor(context: ServerContext, most = LOOKED_AT) {
    this.#context = context;
    this.#most = most;
  }

  async run(): Promise<Expired> {
    const { store, now } = this.#context;
    const forgotten = store.db.deleteFrom('attempts').where('next', '<', now() - FORGET_AFTER);
    await store.withRetry(() => forgotten.execute());
    const sessions = await endSessions(this.#context);
    const tables = await closeTables(this.#context);
    const guests = await this.#eraseGuests();
    await this.#dropSnapshots();
    return { sessions, tables, guests };
  }

  /** A guest whose sessions have ended cannot come back. Their matches stay for the others, without the name. */
  async #eraseGuests(): Promise<readonly string[]> {
    const { db } = this.#context.store;
    const limit = limitOf(this.#context, 'guests');
    if (limit === null) return [];
    const people = await db
      .selectFrom('people')
      .select(['id', 'passphrase', 'created'])
      .where('id', '>', this.#guest)
      .orderBy('id')
      .limit(this.#most)
      .execute();
    this.#guest = people.length < this.#most ? '' : (people.at(-1)?.id ?? '');
    const old = people.filter(({ passphrase, created }) => passphrase === null && created < limit);
    const gone = await withoutTrace(
      db,
      old.map(({ id }) => id),
    );
    for (const id of gone) {
      await db.updateTable('seats').set({ person: null }).where('person', '=', id).execute();
      await erase(this.#context, id);
      await yieldToEventLoop();
    }
    return gone;
  }

  /** They are needed if newer rules cannot replay a match; its result and its log stay. */
  async #dropSnapshots(): Promise<void> {
    const { db } = this.#context.store;
    const limit = limitOf(this.#context, 'snapshots');
    if (limit === null) return;
    const rows = await db
      .selectFrom('snapshots')
      .select('match')
      .where('kind', '=', 'latest')
      .where('match', '>', this.#match)
      .orderBy('match')
      .limit(this.#most)
      .execute();
    this.#match = rows.length < this.#most ? '' : (rows.at(-1)?.match ?? '');
    if (rows.length === 0) return;
    const over = await db
      .selectFrom('tables')
      .select('id')
      .where(
        'id',
        'in',
        rows.map(({ match }) => match),
      )
      .where('status', '=', 'over')
      .where('ended', '<', limit)
      .execute();
    if (over.length === 0) return;
    const ids = over.map(({ id }) => id);
    await db.deleteFrom('snapshots').where('kind', '=', 'latest').where('match', 'in', ids).execute();
  }
}

/** Those of some people who have no session, and no seat at a table that is not over. */
async function withoutTrace(db: Kysely<Database>, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', ids)
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
    .execute();
  return rows.map(({ id }) => id);
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
