import type { MatchFile, RouteAnswer } from '@cinderhall/protocol';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { Play } from '../play/play.ts';
import { exportOf, recordSeat } from '../play/records.ts';

const MAX_MATCHES = 500;

export type PersonExport = Omit<RouteAnswer<'GET /api/me/export'>, 'person'>;

/** All data of a person: what they wrote, and their matches as files. */
export async function exportAll(context: ServerContext, play: Play, person: string): Promise<PersonExport> {
  const { db } = context.store;
  const seats = await db.selectFrom('seats').select('match').where('person', '=', person).limit(MAX_MATCHES).execute();
  const chat = await db
    .selectFrom('chat')
    .select(['match', 'line', 'text', 'at'])
    .where('person', '=', person)
    .execute();
  const blocks = await db.selectFrom('blocks').select('blocked').where('person', '=', person).execute();
  const matches = [];
  for (const id of new Set(seats.map(({ match }) => match))) {
    const about = await play.withRows(id, ({ row }) => ({ table: id, game: row.game, status: row.status }));
    matches.push({ ...about, ...(await recordOf(context, play, id, person)) });
  }
  return { chat, blocks: blocks.map(({ blocked }) => blocked), matches };
}

async function recordOf(
  context: ServerContext,
  play: Play,
  id: string,
  person: string,
): Promise<{ readonly record?: MatchFile }> {
  try {
    return await play.withTable(id, async (table) => {
      await play.refresh(table);
      const { live } = table;
      return live ? { record: await exportOf(context, table, live, recordSeat(table, person, undefined)) } : {};
    });
  } catch (error) {
    // One match that cannot be loaded must not prevent the export.
    if (error instanceof Fault) return {};
    throw error;
  }
}
