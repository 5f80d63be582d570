import { sql } from 'kysely';
import { newId } from '../ids.ts';
import { storeErrorKind } from './error-kind.ts';
import { type NewReminder, writeReminders } from './outbox.ts';
import type { EntryRow, TableRow } from './schema.ts';
import type { TABLE_CHANGE_COLUMNS } from './statements.mjs';
import type { Store } from './store.ts';

/** Generates marks that are unique for the writer and the row. */
export function markGenerator(): () => string {
  const name = newId();
  let count = 0;
  return () => `${name}-${count++}`;
}

/** What an entry changes in the row of its table. */
export type TableChange = Partial<Pick<TableRow, (typeof TABLE_CHANGE_COLUMNS)[number]>>;

export interface Append {
  readonly row: EntryRow;
  readonly change: TableChange | null;
  /** Stored in the same transaction. */
  readonly reminders?: readonly NewReminder[];
}

interface PendingAppend extends Append {
  done(written: boolean): void;
  failed(error: unknown): void;
}

const MAX_BATCH = 100;

/**
 * Appends rows to logs. Rows that arrive during a transaction go into the next one together, so that many tables share
 * the cost of a commit. Of two rows with the same number the first one is stored.
 */
export class Appender {
  readonly #store: Store;
  #pending: PendingAppend[] = [];
  #running: Promise<void> | null = null;

  constructor(store: Store) {
    this.#store = store;
  }

  /** True once the row is on the disk; false if another row has its number. */
  append(append: Append): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#pending.push({ ...append, done, failed });
      this.#running ??= this.#run();
    });
  }

  async close(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#pending.length > 0) {
      // Lets other messages that have arrived join the batch.
      await new Promise(setImmediate);
      const batch = this.#pending.splice(0, MAX_BATCH);
      try {
        const written = await this.#store.withRetry(() => this.#write(batch));
        for (const one of batch) one.done(written.has(one.row.mark));
      } catch (error) {
        // One invalid row must not make the others fail.
        const kind = storeErrorKind(error);
        if (batch.length > 1 && kind !== 'lost' && kind !== 'again')
          for (const one of batch) await this.#writeAlone(one);
        else for (const one of batch) one.failed(error);
      }
    }
    this.#running = null;
  }

  async #writeAlone(one: PendingAppend): Promise<void> {
    try {
      one.done((await this.#store.withRetry(() => this.#write([one]))).has(one.row.mark));
    } catch (error) {
      one.failed(error);
    }
  }

  /** Returns the marks of the rows that are in the log now. Safe to repeat, as after a lost connection. */
  async #write(batch: readonly Append[]): Promise<Set<string>> {
    if (this.#store.writer)
      return this.#store.writer.write(
        batch.map(({ row, change, reminders }) => ({ row, change, ...(reminders ? { reminders } : {}) })),
      );
    // In the same order everywhere, so that processes do not deadlock.
    const rows = batch
      .map(({ row }) => row)
      .sort((a, b) => (a.match < b.match ? -1 : a.match > b.match ? 1 : a.n - b.n));
    const accepted = await this.#store.db.transaction().execute(async (db) => {
      // One statement for any number of rows, so that it is prepared only once.
      const inserted = await sql<{ mark: string }>`insert into entries (match, n, entry, answer, mark)
        select match, n, entry, answer, mark from json_populate_recordset(null::entries, ${JSON.stringify(rows)}::json)
        on conflict do nothing returning mark`.execute(db);
      const accepted = new Set(inserted.rows.map(({ mark }) => mark));
      for (const { match, n, mark } of rows) {
        if (accepted.has(mark)) continue;
        const found = await db
          .selectFrom('entries')
          .select('mark')
          .where('match', '=', match)
          .where('n', '=', n)
          .executeTakeFirst();
        if (found?.mark === mark) accepted.add(mark);
      }
      const written = batch.filter(({ row }) => accepted.has(row.mark));
      for (const { row, change } of written)
        if (change) await db.updateTable('tables').set(change).where('id', '=', row.match).execute();
      for (const { row, reminders } of written)
        if (reminders) await writeReminders(db, this.#store.kind, row.mark, reminders);
      return accepted;
    });
    // Told once it is committed, so that a move never waits for it.
    const matches = new Set(rows.filter(({ mark }) => accepted.has(mark)).map(({ match }) => match));
    if (matches.size > 0) this.#store.notify({ entries: [...matches] });
    return accepted;
  }
}
