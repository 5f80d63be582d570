import { type Game, isRefused } from '@cinderhall/kernel';
import { type TableSettings, usualSettings } from '@cinderhall/protocol';
import { gameIn, type ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import { newId } from '../ids.ts';
import type { RecordWorkers } from '../records/record-workers.ts';
import type { EntryRow, SeatRow, TableRow } from '../store/schema.ts';
import type { Payer } from '../work/fair-queue.ts';
import { insertTable, newTableRow, requireFewTables } from './create.ts';

const ROWS_AT_ONCE = 500;

/**
 * Imports a saved match. It is verified by replaying it from its set-up. The person who imports it knows its seed, so all
 * seats share the screen of that person.
 */
export async function importSave(
  context: ServerContext,
  workers: RecordWorkers,
  person: string,
  payer: Payer,
  text: string,
): Promise<string> {
  await requireFewTables(context, person);
  const found = await workers.verify(payer, text);
  if (isRefused(found)) throw Fault.refused(found.refused);
  if ('code' in found) throw new Fault(found.code);
  const game = gameIn(context, found.game);
  if (!game) throw new Fault('table.game');
  const seats = Array.from({ length: found.seats }, () => ({ kind: 'shared' as const, person, level: null }));
  return createFromLog(context, { ...found, game, owner: person, seats });
}

export interface ImportedMatch {
  readonly game: Game;
  readonly options: object;
  readonly seed: string;
  readonly owner: string;
  readonly seats: readonly Pick<SeatRow, 'kind' | 'person' | 'level'>[];
  /** The entries, in their short form. */
  readonly log: readonly string[];
  /** When the last of them was made. */
  readonly time: number;
  readonly over: boolean;
  readonly standIn?: TableSettings['standIn'] | undefined;
}

/** Creates a table from a log. Its owner may know its seed, so it is private. */
export async function createFromLog(context: ServerContext, imported: ImportedMatch): Promise<string> {
  const { game, options, owner, over, standIn = usualSettings.standIn } = imported;
  await requireFewTables(context, owner);
  const now = context.now();
  const id = newId();
  const settings = { ...usualSettings, standIn, spectators: false, listed: false };
  const row: TableRow = {
    ...newTableRow(context, { id, game, options, owner, settings }),
    seed: imported.seed,
    imported: 1,
    status: over ? 'over' : 'running',
    started: now - imported.time,
    ended: over ? now : null,
    // At once, because a bot may have to move.
    due: over ? null : now,
  };
  const seats = imported.seats.map((each, seat): SeatRow => ({ ...each, match: id, seat, seen: now }));
  const entries = imported.log.map(
    (entry, i): EntryRow => ({ match: id, n: i + 1, entry, answer: null, mark: newId() }),
  );
  await context.store.transaction(async (db) => {
    await insertTable(db, row, seats);
    for (let at = 0; at < entries.length; at += ROWS_AT_ONCE)
      await db
        .insertInto('entries')
        .values(entries.slice(at, at + ROWS_AT_ONCE))
        .execute();
  });
  return id;
}
