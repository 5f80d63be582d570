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

/** Statements are kept ready: the same few are asked again and again. */
const MAX_STATEMENTS = 500;

/** Opens the file, made where there is none. What is committed is on the disk. */
export function openSqlite(file: string): { readonly db: Kysely<Database>; readonly raw: DatabaseSyncInstance } {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const raw = new DatabaseSync(file);
  raw.exec('pragma busy_timeout = 5000');
  raw.exec('pragma journal_mode = wal');
  // Waiting in here stops everything else in this process; the longer waits are done outside (see retry.ts).
  raw.exec('pragma busy_timeout = 50');
  raw.exec('pragma synchronous = full');
  raw.exec('pragma foreign_keys = on');
  return { db: new Kysely<Database>({ dialect: new Dialect(raw) }), raw };
}

/** A transaction takes the right to write when it begins: one that had to wait for it later could only fail. */
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
      // After some errors, such as a full disk, SQLite has done it by itself.
      if (this.#raw.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
    };
    return driver;
  }
}

/** The little that Kysely asks of a database. */
function adapter(raw: DatabaseSyncInstance) {
  const kept = new Map<string, { readonly statement: StatementSyncInstance; readonly reader: boolean }>();
  const ready = (sql: string) => {
    let found = kept.get(sql);
    if (!found) {
      const statement = raw.prepare(sql);
      found = { statement, reader: statement.columns().length > 0 };
      if (kept.size >= MAX_STATEMENTS) kept.clear();
      kept.set(sql, found);
    }
    return found;
  };
  return {
    close: () => {
      kept.clear();
      raw.close();
    },
    prepare(sql: string) {
      const { statement, reader } = ready(sql);
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
