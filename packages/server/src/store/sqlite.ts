import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import type { Database } from './schema.ts';

/** The most prepared statements in the cache: the same few are used again and again. */
const MAX_STATEMENTS = 500;

/** Opens the file, creating it if necessary. Commits are durable. */
export function openSqlite(file: string): { readonly db: Kysely<Database>; readonly raw: DatabaseSyncInstance } {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const raw = new DatabaseSync(file);
  raw.exec('pragma busy_timeout = 5000');
  raw.exec('pragma journal_mode = wal');
  // Waiting inside SQLite blocks the whole process; longer waits are done by retry.ts.
  raw.exec('pragma busy_timeout = 50');
  raw.exec('pragma synchronous = full');
  raw.exec('pragma foreign_keys = on');
  return { db: new Kysely<Database>({ dialect: new Dialect(raw) }), raw };
}

/** Transactions take the write lock when they begin: one that had to wait for it later could only fail. */
class Dialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #raw: DatabaseSyncInstance;

  constructor(raw: DatabaseSyncInstance) {
    const config = { database: adapter(raw) };
    super(config);
    this.#config = config;
    this.#raw = raw;
  }

  override createDriver(): SqliteDriver {
    const driver = new SqliteDriver(this.#config);
    driver.beginTransaction = async (connection: DatabaseConnection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    };
    driver.rollbackTransaction = async (connection: DatabaseConnection) => {
      // After some errors, such as a full disk, SQLite has rolled back by itself.
      if (this.#raw.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
    };
    return driver;
  }
}

/** The interface that Kysely expects of a database. */
function adapter(raw: DatabaseSyncInstance) {
  const cache = new Map<string, { readonly statement: StatementSyncInstance; readonly reader: boolean }>();
  const prepared = (sql: string) => {
    let found = cache.get(sql);
    if (!found) {
      const statement = raw.prepare(sql);
      found = { statement, reader: statement.columns().length > 0 };
      if (cache.size >= MAX_STATEMENTS) cache.clear();
      cache.set(sql, found);
    }
    return found;
  };
  return {
    close: () => {
      cache.clear();
      raw.close();
    },
    prepare(sql: string) {
      const { statement, reader } = prepared(sql);
      const all = (parameters: readonly unknown[]): unknown[] => statement.all(...parameters);
      return {
        reader,
        all,
        run: (parameters: readonly unknown[]) => statement.run(...parameters),
        *iterate(parameters: readonly unknown[]) {
          yield* all(parameters);
        },
      };
    },
  };
}
