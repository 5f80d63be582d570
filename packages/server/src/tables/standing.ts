import type { Seat } from '@cinderhall/kernel';
import type { LiveMatch, Result } from '../play/live-match.ts';
import type { Play } from '../play/play.ts';
import { viewpoint } from '../play/records.ts';
import type { Table } from '../play/table.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';

/** How a table stands, as far as somebody may know: enough to find it in a list. */
export interface Standing {
  /** Whom the open question was put to, not who has answered; and whether it waits for the reader. */
  readonly turn: { readonly asked: readonly Seat[]; readonly mine: boolean } | null;
  /** For each seat the level of the bot that plays it now, or null. */
  readonly bots: readonly (string | null)[];
  readonly scores: readonly number[];
  readonly places: readonly number[] | null;
  readonly moments: number;
  /** When anything last happened there that the reader may know of. */
  readonly changed: number;
}

interface Listed {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

export async function standingsOf(
  play: Play,
  listed: readonly Listed[],
  reader: string | null,
): Promise<readonly Standing[]> {
  const standings = [];
  for (const each of listed) standings.push(await standingOf(play, each, reader));
  return standings;
}

async function standingOf(play: Play, { row, seats }: Listed, reader: string | null): Promise<Standing> {
  const { created, started, ended } = row;
  const still: Standing = {
    turn: null,
    bots: seats.map(({ level }) => level),
    scores: [],
    places: null,
    moments: 0,
    changed: ended ?? started ?? created,
  };
  if (row.result !== null) return { ...still, ...(JSON.parse(row.result) as Result) };
  if (started === null) return still;
  try {
    return await play.look(row.id, (table, live) => (live ? standing(table, live, reader, still) : still));
  } catch {
    // A table that cannot be read must not hide the others.
    return still;
  }
}

function standing(table: Table, live: LiveMatch, reader: string | null, still: Standing): Standing {
  if (live.match.over) return { ...still, ...live.result() };
  const viewer = viewpoint(table, reader);
  const mine = table.seatsOf(reader);
  return {
    turn:
      table.row.status === 'running'
        ? { asked: live.asked(), mine: live.waitingPeople().some((seat) => mine.includes(seat)) }
        : null,
    bots: live.bots,
    scores: live.scores(viewer),
    places: null,
    moments: live.count(viewer),
    changed: (table.row.started ?? 0) + live.changed(viewer),
  };
}
