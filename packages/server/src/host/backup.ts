import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { isRecord } from '@cinderhall/kernel';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import { newId } from '../ids.ts';
import { STORE_ID } from '../store/acknowledged.ts';
import { FILL_LISTED, migrations } from '../store/migrations.ts';
import { openPostgres } from '../store/postgres.ts';
import { type Database, tableNames } from '../store/schema.ts';
import { openSqlite } from '../store/sqlite.ts';
import { fileIn, Store } from '../store/store.ts';

export const BACKUP_FORMAT = 1;
const ROWS_AT_ONCE = 500;

type TableName = (typeof tableNames)[number];
const isTableName = (name: unknown): name is TableName => tableNames.some((each) => each === name);
/** A row of any table: a backup copies rows as they are. */
type AnyRow = Record<string, unknown>;
type AnyRows = Record<TableName, AnyRow>;
const keys: Readonly<Record<TableName, readonly string[]>> = {
  meta: ['key'],
  people: ['id'],
  sessions: ['id'],
  recovery: ['code'],
  attempts: ['key'],
  tables: ['id'],
  seats: ['match', 'seat'],
  entries: ['match', 'n'],
  snapshots: ['match', 'kind'],
  chat: ['match', 'line'],
  mutes: ['match', 'person'],
  blocks: ['person', 'blocked'],
  reports: ['id'],
  pushes: ['endpoint'],
  outbox: ['id'],
};

/** Why a backup or restore failed; for the host. */
export class BackupError extends Error {
  readonly code: 'empty' | 'exists' | 'notBackup' | 'newer' | 'notEmpty' | 'noData';

  constructor(code: BackupError['code']) {
    super(code);
    this.code = code;
  }
}

export interface Backup {
  readonly rows: number;
  readonly tables: number;
}

/**
 * Writes a consistent copy of the database into one file; the server may be running. The format is the same for both
 * databases, so a backup also moves data from one to the other. It contains all secrets.
 */
export async function backup(config: Pick<Config, 'data' | 'database'>, file: string): Promise<Backup> {
  if (existsSync(file)) throw new BackupError('exists');
  if (config.database === undefined && !existsSync(fileIn(config.data))) throw new BackupError('noData');
  const part = `${file}.part`;
  const count = { rows: 0, tables: 0 };
  try {
    await withConsistentCopy(config, part, async (db) => {
      const out = createWriteStream(part, { mode: 0o600 });
      await pipeline(Readable.from(linesOf(db, count)), createGzip(), out);
    });
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  return count;
}

/** In PostgreSQL a repeatable-read transaction; of SQLite a copy, because a long transaction would block writers. */
async function withConsistentCopy(
  { data, database }: Pick<Config, 'data' | 'database'>,
  beside: string,
  work: (db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  if (database !== undefined) {
    const { db } = openPostgres(database, 1);
    try {
      await db.transaction().setIsolationLevel('repeatable read').execute(work);
    } finally {
      await db.destroy();
    }
    return;
  }
  const copy = `${beside}.db`;
  const { raw, db: original } = openSqlite(fileIn(data));
  try {
    raw.prepare('vacuum into ?').run(copy);
  } finally {
    await original.destroy();
  }
  const { db } = openSqlite(copy);
  try {
    await work(db);
  } finally {
    await db.destroy();
    for (const end of ['', '-wal', '-shm']) rmSync(copy + end, { force: true });
  }
}

async function* linesOf(db: Kysely<Database>, count: { rows: number; tables: number }): AsyncGenerator<string> {
  const last = migrations.at(-1)?.name;
  yield `${JSON.stringify({ cinderhall: 'backup', format: BACKUP_FORMAT, migration: last })}\n`;
  for (const name of tableNames)
    for await (const rows of pagesOf(db, name)) {
      count.rows += rows.length;
      if (name === 'tables') count.tables += rows.length;
      for (const row of rows) yield `${JSON.stringify([name, row])}\n`;
    }
}

async function* pagesOf(db: Kysely<Database>, name: TableName): AsyncGenerator<AnyRow[]> {
  const columns = keys[name];
  const order = sql.join(columns.map((column) => sql.ref(column)));
  let after: unknown[] | null = null;
  for (;;) {
    const from: ReturnType<typeof sql> = after === null ? sql`` : sql`where (${order}) > (${sql.join(after)})`;
    const page =
      await sql<AnyRow>`select * from ${sql.table(name)} ${from} order by ${order} limit ${ROWS_AT_ONCE}`.execute(db);
    if (page.rows.length === 0) return;
    yield page.rows;
    const last = page.rows.at(-1) ?? {};
    after = columns.map((column) => last[column]);
  }
}

/** Restores a backup into an empty database, in one transaction. */
export async function restore(config: Pick<Config, 'data' | 'database'>, file: string): Promise<Backup> {
  if (!existsSync(file)) throw new BackupError('noData');
  const store = await Store.open({ data: config.data, address: config.database });
  const count = { rows: 0, tables: 0 };
  try {
    await store.db.transaction().execute(async (db) => {
      for (const name of ['people', 'tables', 'entries'] as const)
        if (await db.selectFrom(name).selectAll().limit(1).executeTakeFirst()) throw new BackupError('notEmpty');
      await db.deleteFrom('meta').execute();
      for await (const [name, rows] of batchesOf(file)) {
        await db.withTables<AnyRows>().insertInto(name).values(rows).execute();
        count.rows += rows.length;
        if (name === 'tables') count.tables += rows.length;
      }
      await sql.raw(FILL_LISTED).execute(db);
      // It is another database now: what was noted about the old one says nothing about it.
      await db.updateTable('meta').set({ value: newId() }).where('key', '=', STORE_ID).execute();
    });
  } finally {
    await store.close();
  }
  return count;
}

async function* batchesOf(file: string): AsyncGenerator<[TableName, AnyRow[]]> {
  let batch: AnyRow[] = [];
  let of: TableName = 'meta';
  let first = true;
  for await (const line of linesIn(file)) {
    const json = parsed(line);
    if (first) {
      checkHead(json);
      first = false;
      continue;
    }
    const [name, row]: unknown[] = Array.isArray(json) ? json : [];
    if (!isTableName(name) || !isRecord(row)) throw new BackupError('notBackup');
    if ((name !== of || batch.length >= ROWS_AT_ONCE) && batch.length > 0) {
      yield [of, batch];
      batch = [];
    }
    of = name;
    batch.push(row);
  }
  if (first) throw new BackupError('notBackup');
  if (batch.length > 0) yield [of, batch];
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  const reading = pipeline(createReadStream(file), text);
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
    await reading;
  } catch {
    throw new BackupError('notBackup');
  } finally {
    reading.catch(() => undefined);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupError('notBackup');
  }
}

function checkHead(json: unknown): void {
  const { cinderhall, format, migration } = isRecord(json) ? json : {};
  if (cinderhall !== 'backup' || typeof format !== 'number') throw new BackupError('notBackup');
  if (format > BACKUP_FORMAT || !migrations.some(({ name }) => name === migration)) throw new BackupError('newer');
}
