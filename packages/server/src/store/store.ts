import { join } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { newId } from '../ids.ts';
import { Appender } from './appender.ts';
import { storeErrorKind } from './error-kind.ts';
import { migrate } from './migrate.ts';
import { CHANNEL, type Notice, Notices } from './notices.ts';
import { openPostgres } from './postgres.ts';
import { type Retry, usualRetry, withRetry } from './retry.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { Writer } from './writer.ts';

export interface StoreOptions {
  /** Where the file lies when there is no address. */
  readonly data: string;
  /** `postgres://…` */
  readonly address?: string | undefined;
  readonly connections?: number;
  readonly retry?: Retry;
}

export const fileIn = (data: string): string => join(data, 'cinderhall.db');

/** The one truth: rows in SQLite or PostgreSQL. Everything else in this program is a cache of it. */
export class Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Database>;
  readonly appender: Appender;
  /** SQLite's own handle; for backups and tests. */
  readonly raw: DatabaseSyncInstance | null;
  readonly pool: pg.Pool | null;
  /** Appends to logs where the database is a file. */
  readonly writer: Writer | null;
  /** Called while the database cannot be reached, and once it can be again. */
  onLost: (lost: boolean) => void = () => undefined;
  onNotice: (notice: Notice) => void = () => undefined;
  onMissed: () => void = () => undefined;
  readonly #retry: Retry;
  readonly #notices: Notices | null;
  #lost = 0;
  /** By which a process knows its own notices. */
  readonly #name = newId();

  private constructor(options: StoreOptions) {
    this.#retry = options.retry ?? usualRetry;
    if (options.address) {
      const { db, pool } = openPostgres(options.address, options.connections ?? 10);
      this.kind = 'postgres';
      this.db = db;
      this.pool = pool;
      this.raw = null;
      this.writer = null;
      this.#notices = new Notices(
        options.address,
        ({ from, ...notice }) => {
          if (from !== this.#name) this.onNotice(notice);
        },
        () => this.onMissed(),
      );
    } else {
      const { db, raw } = openSqlite(fileIn(options.data));
      this.kind = 'sqlite';
      this.db = db;
      this.raw = raw;
      this.writer = new Writer(fileIn(options.data));
      this.pool = null;
      this.#notices = null;
    }
    this.appender = new Appender(this);
  }

  static async open(options: StoreOptions): Promise<Store> {
    const store = new Store(options);
    try {
      await store.withRetry(() => migrate(store.db, store.kind));
      await store.withRetry(() => store.#notices?.open() ?? Promise.resolve());
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  /** Does something with the database; waits and tries again while the database cannot be reached. */
  withRetry<T>(work: () => Promise<T>): Promise<T> {
    return withRetry(work, this.#retry, (lost) => {
      this.#lost += lost ? 1 : -1;
      if (this.#lost === (lost ? 1 : 0)) this.onLost(lost);
    });
  }

  /** Several statements that happen together or not at all. */
  transaction<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    return this.withRetry(() => this.db.transaction().execute(work));
  }

  /** Tells the other processes, if there can be any. */
  async notify(notice: Notice, db: Kysely<Database> = this.db): Promise<void> {
    if (this.kind === 'postgres')
      await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ ...notice, from: this.#name })})`.execute(db);
  }

  /** Reads one row of `meta`, which is written by whoever asks first. */
  async metaValue(key: string, make: () => string): Promise<string> {
    return this.withRetry(async () => {
      await this.db
        .insertInto('meta')
        .values({ key, value: make() })
        .onConflict((c) => c.doNothing())
        .execute();
      const row = await this.db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirstOrThrow();
      return row.value;
    });
  }

  /** Whether the database answers. */
  async isReachable(): Promise<boolean> {
    try {
      await sql`select 1`.execute(this.db);
      return true;
    } catch (error) {
      if (storeErrorKind(error) === 'other') throw error;
      return false;
    }
  }

  async close(): Promise<void> {
    await this.#notices?.close();
    await this.appender.close();
    await this.writer?.close();
    await this.db.destroy();
  }
}
