import type { ServerMessage } from '@cinderhall/protocol';
import type { ServerContext } from '../context.ts';
import { newId } from '../ids.ts';
import type { Table } from './table.ts';

/** Halts a table at its last valid state, with a report for the host. The report contains secrets and is not sent. */
export async function halt(context: ServerContext, table: Table, code: string, report: unknown): Promise<void> {
  if (table.row.status === 'halted') return;
  const { store, log, metrics } = context;
  const at = context.now();
  const text = JSON.stringify(report ?? null);
  await store.transaction(async (db) => {
    await db
      .updateTable('tables')
      .set((eb) => ({ status: 'halted', due: null, version: eb('version', '+', 1) }))
      .where('id', '=', table.id)
      .execute();
    await db
      .insertInto('reports')
      .values({ id: newId(), person: null, match: table.id, kind: 'engine', about: code.slice(0, 200), text, at })
      .execute();
    store.notify({ tables: [table.id] }, db);
  });
  table.row = { ...table.row, status: 'halted', due: null, version: table.row.version + 1 };
  metrics.halts.inc();
  log.error({ table: table.id, game: table.row.game, code }, 'table halted');
  const halted: ServerMessage = { type: 'halted', table: table.id, code };
  for (const watcher of table.watchers) watcher.send(JSON.stringify(halted));
}
