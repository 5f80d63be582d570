// Appends rows to logs in a separate thread, so that waiting for the disk does not block the server.
import { constants, openSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';
import { reminderStatement, TABLE_CHANGE_COLUMNS } from './statements.mjs';

/**
 * @typedef {import('./writer.ts').Job} Job
 * @typedef {import('./schema.ts').EntryRow} EntryRow
 */

const db = new DatabaseSync(workerData.file);
// Longer waits are done by retry.ts, which tells people about them.
for (const pragma of ['busy_timeout = 250', 'journal_mode = wal', 'synchronous = full']) db.exec(`pragma ${pragma}`);

const insert = db.prepare(`insert into entries (match, n, entry, answer, mark)
  select value ->> 'match', value ->> 'n', value ->> 'entry', value ->> 'answer', value ->> 'mark'
  from json_each(?) where true on conflict do nothing returning mark`);
const markOf = db.prepare('select mark from entries where match = ? and n = ?');
const { text, valuesOf } = reminderStatement(() => '?');
const remind = db.prepare(text);
const lastRow = db.prepare('select max(rowid) as last from entries');
const storeId = db.prepare(`select value from meta where key = 'store-id'`);
/** Where it is noted how many entries were acknowledged: see acknowledged.ts. */
const note = openSync(`${workerData.file}-acknowledged`, constants.O_WRONLY | constants.O_CREAT, 0o600);

function noteAcknowledged() {
  const { value: store } = /** @type {{ value: string }} */ (storeId.get() ?? { value: '' });
  const { last: entries } = /** @type {{ last: number }} */ (lastRow.get());
  // Always of the same length, so that nothing of a longer one is left behind.
  try {
    writeSync(note, `${JSON.stringify({ store, entries }).padEnd(80)}\n`, 0);
  } catch {
    // The entries are stored, and that counts.
  }
}

/** @type {Map<string, import('@photostructure/sqlite').StatementSyncInstance>} */
const updates = new Map();

/** @param {import('./appender.ts').TableChange} change */
function updateOf(change) {
  const names = TABLE_CHANGE_COLUMNS.filter((column) => Object.hasOwn(change, column));
  const text = `update tables set ${names.map((name) => `${name} = ?`).join(', ')} where id = ?`;
  const statement = updates.get(text) ?? db.prepare(text);
  updates.set(text, statement);
  return { statement, values: names.map((name) => change[name]) };
}

/**
 * Returns the marks of the rows that are in the log now. Safe to repeat.
 * @param {readonly import('./appender.ts').Append[]} batch
 */
function write(batch) {
  const rows = batch.map(({ row }) => row);
  db.exec('begin immediate');
  try {
    const inserted = /** @type {{ mark: string }[]} */ (insert.all(JSON.stringify(rows)));
    const accepted = new Set(inserted.map(({ mark }) => mark));
    for (const { match, n, mark } of rows) {
      if (accepted.has(mark)) continue;
      const found = /** @type {{ mark: string } | undefined} */ (markOf.get(match, n));
      if (found?.mark === mark) accepted.add(mark);
    }
    for (const { row, change, reminders = [] } of batch) {
      if (!accepted.has(row.mark)) continue;
      for (const reminder of reminders) remind.run(...valuesOf(row.mark, reminder));
      if (!change) continue;
      const { statement, values } = updateOf(change);
      statement.run(.../** @type {string[]} */ (values), row.match);
    }
    db.exec('commit');
    noteAcknowledged();
    return [...accepted];
  } catch (error) {
    // After some errors, such as a full disk, SQLite has rolled back by itself.
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

parentPort?.on('message', (/** @type {Job} */ { id, batch, exec, close }) => {
  try {
    if (close) db.close();
    if (exec !== undefined) db.exec(exec);
    const accepted = batch ? write(batch) : [];
    parentPort?.postMessage({ id, accepted });
  } catch (error) {
    const { message, code } = /** @type {NodeJS.ErrnoException} */ (error);
    parentPort?.postMessage({ id, error: { message, code } });
  }
});
