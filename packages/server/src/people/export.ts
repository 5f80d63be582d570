import type { House } from '../house.ts';
import type { Play } from '../play/play.ts';
import { exportOf, recordSeat } from '../play/records.ts';

const MOST = 500;

/** Everything we keep about a person: what they wrote, and their matches as files. */
export async function exportAll(house: House, play: Play, person: string): Promise<object> {
  const { db } = house.store;
  const seats = await db.selectFrom('seats').select('match').where('person', '=', person).limit(MOST).execute();
  const chat = await db
    .selectFrom('chat')
    .select(['match', 'line', 'text', 'at'])
    .where('person', '=', person)
    .execute();
  const blocks = await db.selectFrom('blocks').select('blocked').where('person', '=', person).execute();
  const matches = [];
  for (const id of new Set(seats.map(({ match }) => match)))
    matches.push(
      await play.use(id, async (table) => {
        await play.refresh(table);
        const about = { table: id, game: table.row.game, status: table.row.status };
        if (!table.live) return about;
        return { ...about, record: await exportOf(house, table, table.live, recordSeat(table, person, undefined)) };
      }),
    );
  return { chat, blocks: blocks.map(({ blocked }) => blocked), matches };
}
