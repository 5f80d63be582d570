import { type Kysely, sql } from 'kysely';
import { type Migration, migrations } from './migrations.ts';

/** The key of the advisory lock: arbitrary, but the same in all processes. */
const LOCK = 8051_2077;

/** Applies missing migrations, in one transaction under a lock: of several processes one does it, the others wait. */
export async function migrate<DB>(
  db: Kysely<DB>,
  kind: 'sqlite' | 'postgres',
  all: readonly Migration[] = migrations,
): Promise<string[]> {
  return db.transaction().execute(async (work) => {
    // SQLite transactions take the write lock when they begin (see sqlite.ts).
    if (kind === 'postgres') {
      // However long the migrations of another process take.
      await sql`set local lock_timeout = 0`.execute(work);
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(work);
    }
    await work.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (c) => c.primaryKey())
      .execute();
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(work);
    const done = new Set(rows.map(({ name }) => name));
    const unknown = [...done].filter((name) => !all.some((one) => one.name === name));
    if (unknown.length > 0) throw new Error(`The database is newer than this program: ${unknown.join(', ')}.`);
    const missing = all.filter(({ name }) => !done.has(name));
    for (const { name, up } of missing) {
      await up(work);
      await sql`insert into migrations (name) values (${name})`.execute(work);
    }
    return missing.map(({ name }) => name);
  });
}
