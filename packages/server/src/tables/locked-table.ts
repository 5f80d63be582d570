import type { Kysely } from 'kysely';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { Database, SeatRow, TableRow } from '../store/schema.ts';

/** A table inside the transaction that changes it. */
export interface LockedTable {
  readonly db: Kysely<Database>;
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

/** Changes a table and its seats under a lock on its row, and notifies the other processes. */
export async function withLockedTable<T>(
  context: ServerContext,
  id: string,
  work: (held: LockedTable) => Promise<T>,
): Promise<T> {
  const { store } = context;
  return store.transaction(async (db) => {
    // The update locks the row until the transaction ends.
    const row = await db
      .updateTable('tables')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Fault('table.unknown');
    const seats = await db.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute();
    const result = await work({ db, row, seats });
    store.notify({ tables: [id] }, db);
    return result;
  });
}

export function requireStatus({ row }: LockedTable, status: TableRow['status']): void {
  if (row.status !== status) throw new Fault('table.status');
}

export function requireOwner({ row }: Pick<LockedTable, 'row'>, person: string): void {
  if (row.owner !== person) throw new Fault('table.owner');
}

export async function setSeat({ db, row }: LockedTable, seat: number, change: Partial<SeatRow>): Promise<void> {
  await db.updateTable('seats').set(change).where('match', '=', row.id).where('seat', '=', seat).execute();
}
