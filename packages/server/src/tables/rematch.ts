import { gameIn, type ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import { newId } from '../ids.ts';
import { isConflict } from '../store/error-kind.ts';
import { objectIn } from '../store/json.ts';
import type { PersonRow, SeatRow } from '../store/schema.ts';
import type { Payer } from '../work/fair-queue.ts';
import { countListed, insertTable, newTableRow, requireMayOpen } from './create.ts';
import { settingsOf } from './settings.ts';

/** Creates the rematch of a table. The first player to ask owns it; seats are reserved for the others. */
export async function rematch(
  context: ServerContext,
  id: string,
  asking: Pick<PersonRow, 'id' | 'passphrase'>,
  { network }: Payer,
): Promise<string> {
  const { store } = context;
  const person = asking.id;
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Fault('table.unknown');
  if (row.status !== 'over') throw new Fault('table.status');
  const seats = await store.db.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute();
  if (!seats.some((seat) => seat.person === person)) throw new Fault('seat.yours');
  const game = gameIn(context, row.game);
  if (!game) throw new Fault('table.game');
  const before = await store.db.selectFrom('tables').select('id').where('again', '=', id).executeTakeFirst();
  if (before) return before.id;
  const settings = settingsOf(row);
  await requireMayOpen(context, asking, settings.listed);
  if (settings.listed && asking.passphrase === null) countListed(context, network);
  const created = newTableRow(context, {
    id: newId(),
    game,
    options: objectIn(row.options),
    owner: person,
    settings,
  });
  try {
    await store.transaction(async (db) => {
      await insertTable(db, { ...created, again: id }, rematchSeats(created.id, seats, person, context.now()));
      // The version is incremented so that watchers of the old table learn of the rematch.
      await db
        .updateTable('tables')
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
      store.notify({ tables: [id] }, db);
    });
    return created.id;
  } catch (error) {
    if (!isConflict(error)) throw error;
    // Another player was quicker.
    const found = await store.db.selectFrom('tables').select('id').where('again', '=', id).executeTakeFirstOrThrow();
    return found.id;
  }
}

/** Everybody moves up one seat, so that another player begins. */
function rematchSeats(match: string, seats: readonly SeatRow[], person: string, seen: number): SeatRow[] {
  const moved = [...seats.slice(1), ...seats.slice(0, 1)];
  return moved.map(({ kind, person: who, level }, seat) => {
    const others = kind === 'person' && who !== person;
    // Seats at the shared screen of another person become open.
    const away = kind === 'shared' && who !== person;
    return { match, seat, seen, level, person: away ? null : who, kind: others ? 'invited' : away ? 'open' : kind };
  });
}
