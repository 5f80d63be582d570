import type { ServerMessage } from '@cinderhall/protocol';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { sendPresence } from './presence.ts';
import type { Table, Watcher } from './table.ts';

/** The rows of a table as they are in the database now. */
export async function readTableRows(
  { store }: ServerContext,
  id: string,
): Promise<{ readonly row: TableRow; readonly seats: SeatRow[] }> {
  return store.reading(async () => {
    const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new Fault('table.unknown');
    const seats = await store.db.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute();
    return { row, seats };
  });
}

/** Reads the rows of a table in memory again; notifies its watchers if they have changed. */
export async function refreshRows(context: ServerContext, table: Table): Promise<void> {
  const { row, seats } = await readTableRows(context, table.id);
  const before = table.row;
  table.read(row, seats);
  if (before.started === null) table.live = null;
  for (const watcher of table.watchers)
    if (before.started === null || !table.hasValidSeats(watcher)) reseat(table, watcher);
  if (before.version === row.version && before.status === row.status) return;
  for (const watcher of table.watchers)
    watcher.send(JSON.stringify({ type: 'changed', table: table.id } satisfies ServerMessage));
  sendPresence(table);
}

/** Moves a watcher to the seats that their person has now; removes it if they may not watch any more. */
function reseat(table: Table, watcher: Watcher): void {
  table.assignSeats(watcher);
  const seated = table.seatsOf(watcher.person).length > 0 || watcher.person === table.row.owner;
  if (table.row.started === null || seated || table.settings.spectators) return;
  watcher.send(JSON.stringify({ type: 'changed', table: table.id } satisfies ServerMessage));
  table.watchers.delete(watcher);
  watcher.dismiss();
}
