import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { newId } from '../ids.ts';
import { NatsChannel } from '../notices/nats-channel.ts';
import type { Notice } from '../notices/notice.ts';
import { Notices } from '../notices/notices.ts';
import { PostgresChannel } from '../notices/postgres-channel.ts';
import { acknowledgedFile, missingEntries } from './acknowledged.ts';
import { Appender } from './appender.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { READ_PATIENCE, type Retry, usualRetry, withRetry } from './retry.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { startErrorOf } from './start-error.ts';
import { Writer } from './writer.ts';

export interface StoreOptions {
  /** The folder of the SQLite file, without an address. */
  readonly data: string;
  /** `postgres://…` */
  readonly address?: string | undefined;
  readonly connections?: number;
  readonly retry?: Retry;
  /** `nats://…`: processes notify each other there instead of in PostgreSQL. */
  readonly nats?: string | undefined;
  /** Milliseconds between two beats of a process. */
  readonly beat?: number;
  /** Told what goes wrong with notices. */
  readonly onTrouble?: (error: unknown) => void;
}

const TRY_INTERVAL = 1_000;
const TRY_LIMIT = 3_000;
const BEAT = 5_000;

export const fileIn = (data: string): string => join(data, 'cinderhall.db');

/** The database: SQLite or PostgreSQL. Everything in memory is a cache of it. */
export class Store {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Database>;
  readonly appender: Appender;
  /** SQLite's own handle, for tests. */
  readonly raw: DatabaseSyncInstance | null;
  readonly pool: pg.Pool | null;
  /** Appends to logs in SQLite. */
  readonly writer: Writer | null;
  /** Called when the database becomes unreachable, and when it is reachable again. */
  onLost: (lost: boolean) => void = () => undefined;
  /** Null with SQLite, which no other process may use. */
  readonly notices: Notices | null;
  readonly #retry: Retry;
  /** What a transaction has to tell once it is committed. */
  readonly #untold = new WeakMap<Kysely<Database>, Notice[]>();
  #lost = 0;
  #tried: { readonly at: number; readonly writes: Promise<boolean> } | null = null;
  /** How many entries that were acknowledged before are missing at the start: the log of the database was cut. */
  lostEntries = 0;

  private constructor(options: StoreOptions) {
    this.#retry = options.retry ?? usualRetry;
    if (options.address) {
      const { db, pool } = openPostgres(options.address, options.connections ?? 10);
      this.kind = 'postgres';
      this.db = db;
      this.pool = pool;
      this.raw = null;
      this.writer = null;
      const channel = options.nats ? new NatsChannel(options.nats) : new PostgresChannel(options.address);
      this.notices = new Notices(channel, newId(), options.beat ?? BEAT);
      if (options.onTrouble) this.notices.onTrouble = options.onTrouble;
    } else {
      const { db, raw } = openSqlite(fileIn(options.data));
      this.kind = 'sqlite';
      this.db = db;
      this.raw = raw;
      this.writer = new Writer(fileIn(options.data));
      this.pool = null;
      this.notices = null;
    }
    this.appender = new Appender(this);
  }

  static async open(options: StoreOptions): Promise<Store> {
    const store = Store.openOrExplain(options);
    try {
      await store.withRetry(() => migrate(store.db, store.kind));
      if (store.kind === 'sqlite')
        store.lostEntries = await missingEntries(store, acknowledgedFile(fileIn(options.data)));
      await store.withRetry(() => store.notices?.open() ?? Promise.resolve());
      return store;
    } catch (error) {
      await store.close();
      throw startErrorOf(error, options.data);
    }
  }

  private static openOrExplain(options: StoreOptions): Store {
    try {
      return new Store(options);
    } catch (error) {
      throw startErrorOf(error, options.data);
    }
  }

  /** Runs a query; retries while the database cannot be reached. */
  withRetry<T>(work: () => Promise<T>): Promise<T> {
    return this.#retrying(work, this.#retry);
  }

  #retrying<T>(work: () => Promise<T>, retry: Retry): Promise<T> {
    return withRetry(work, retry, (lost) => {
      this.#lost += lost ? 1 : -1;
      if (this.#lost === (lost ? 1 : 0)) this.onLost(lost);
    });
  }

  /** The same for queries that change nothing: they give up sooner, so that a page gets an answer within five seconds. */
  reading<T>(work: () => Promise<T>): Promise<T> {
    const { giveUpAfter, ...retry } = this.#retry;
    return this.#retrying(work, { ...retry, giveUpAfter: Math.min(giveUpAfter, READ_PATIENCE) });
  }

  transaction<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    return this.withRetry(async () => {
      const untold: Notice[] = [];
      const done = await this.db.transaction().execute((db) => {
        this.#untold.set(db, untold);
        return work(db);
      });
      for (const notice of untold) this.notices?.tell(notice);
      return done;
    });
  }

  /** Notifies the other processes: at once, or if it is a transaction's, after its commit. */
  notify(notice: Notice, db?: Kysely<Database>): void {
    const untold = db ? this.#untold.get(db) : undefined;
    if (untold) untold.push(notice);
    else this.notices?.tell(notice);
  }

  /** Reads a value of `meta`, which the first process to ask creates. */
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

  /** Whether something can be written now. Asked more often, it is tried once a second. */
  canWrite(): Promise<boolean> {
    const now = Date.now();
    if (!this.#tried || now - this.#tried.at > TRY_INTERVAL) this.#tried = { at: now, writes: this.#tryToWrite() };
    return this.#tried.writes;
  }

  async #tryToWrite(): Promise<boolean> {
    const written = this.db
      .insertInto('meta')
      .values({ key: 'ready', value: String(Date.now()) })
      .onConflict((c) => c.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
      .execute()
      .then(() => true)
      .catch(() => false);
    const late = sleep(TRY_LIMIT, false, { ref: false });
    return Promise.race([written, late]);
  }

  #foldLog(): void {
    try {
      if (this.raw?.isOpen) this.raw.exec('pragma wal_checkpoint(truncate)');
    } catch {
      // Another connection uses it, or the disk is full: the next start reads it from the log.
    }
  }

  async close(): Promise<void> {
    await this.notices?.close();
    await this.appender.close();
    await this.writer?.close();
    // What lies in the write-ahead log is moved into the file, which is then all there is.
    this.#foldLog();
    await this.db.destroy();
  }
}
