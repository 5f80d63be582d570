import type { MatchFile, RouteAnswer } from '@cinderhall/protocol';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { Play } from '../play/play.ts';
import type { RecordReader, Records } from '../records/records.ts';

const MAX_MATCHES = 500;

export type PersonExport = Omit<RouteAnswer<'GET /api/me/export'>, 'person'>;

/** All data of a person: what they wrote, and their matches as files. */
export async function exportAll(
  context: ServerContext,
  play: Play,
  records: Records,
  person: string,
): Promise<PersonExport> {
  const { db } = context.store;
  const seats = await db.selectFrom('seats').select('match').where('person', '=', person).limit(MAX_MATCHES).execute();
  const chat = await db
    .selectFrom('chat')
    .select(['match', 'line', 'text', 'at'])
    .where('person', '=', person)
    .execute();
  const blocks = await db.selectFrom('blocks').select('blocked').where('person', '=', person).execute();
  // What is one's own is handed out whatever it takes, and counted afterwards.
  const reader = { person, payer: { person }, unlimited: true };
  const matches = [];
  for (const id of new Set(seats.map(({ match }) => match))) {
    const about = await play.withRows(id, ({ row }) => ({ table: id, game: row.game, status: row.status }));
    matches.push({ ...about, ...(about.status === 'open' ? {} : await recordOf(records, id, reader)) });
  }
  return { chat, blocks: blocks.map(({ blocked }) => blocked), matches };
}

async function recordOf(records: Records, id: string, reader: RecordReader): Promise<{ readonly record?: MatchFile }> {
  try {
    return { record: await records.file(id, reader) };
  } catch (error) {
    // One match that cannot be loaded must not prevent the export.
    if (error instanceof Fault) return {};
    throw error;
  }
}
