import type { Kysely } from 'kysely';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { Database, SeatRow, TableRow } from '../store/schema.ts';

/** A table while it is changed: nobody else changes it meanwhile. */
export interface Held {
  readonly db: Kysely<Database>;
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

/** Changes a table and its seats, under a lock on its row, and tells the other processes. */
export async function changing<T>(context: ServerContext, id: string, work: (held: Held) => Promise<T>): Promise<T> {
  const { store } = context;
  return store.together(async (db) => {
    // The update takes the row: whoever comes second reads what the first one left.
    const row = await db
      .updateTable('tables')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Fault('table.unknown');
    const seats = await db.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute();
    const result = await work({ db, row, seats });
    await store.tell({ tables: [id] }, db);
    return result;
  });
}

export function mustBe({ row }: Held, status: TableRow['status']): void {
  if (row.status !== status) throw new Fault('table.status');
}

export function mustOwn({ row }: Pick<Held, 'row'>, person: string): void {
  if (row.owner !== person) throw new Fault('table.owner');
}

export async function setSeat({ db, row }: Held, seat: number, change: Partial<SeatRow>): Promise<void> {
  await db.updateTable('seats').set(change).where('match', '=', row.id).where('seat', '=', seat).execute();
}
