import type { Seat } from '@cinderhall/kernel';
import type { LiveMatch } from './live-match.ts';
import { viewpoint } from './records.ts';
import type { Table } from './table.ts';

/** How a table stands, as far as somebody may know: enough to find it in a list. */
export interface Standing {
  /**
   * Whom the open question was put to, not who has answered; whether it waits for the reader, and with a clock until when,
   * in milliseconds since 1970.
   */
  readonly turn: { readonly asked: readonly Seat[]; readonly mine: boolean; readonly due: number | null } | null;
  /** For each seat the level of the bot that plays it now, or null. */
  readonly bots: readonly (string | null)[];
  readonly scores: readonly number[];
  readonly places: readonly number[] | null;
  readonly moments: number;
  /** When anything last happened there that the reader may know of. */
  readonly changed: number;
}

/** A table whose match says nothing. */
export function stillStanding({ row, seats }: Pick<Table, 'row' | 'seats'>): Standing {
  const { created, started, ended } = row;
  return {
    turn: null,
    bots: seats.map(({ level }) => level),
    scores: [],
    places: null,
    moments: 0,
    changed: ended ?? started ?? created,
  };
}

export function standingOf(table: Table, live: LiveMatch, reader: string | null): Standing {
  if (live.match.over) return { ...stillStanding(table), ...live.result() };
  const viewer = viewpoint(table, reader);
  const own = table.seatsOf(reader);
  const waits = live.waitingPeople().filter((seat) => own.includes(seat));
  const started = table.row.started ?? 0;
  const ends = waits.flatMap((seat) => live.clock.endOf(seat) ?? []);
  const due = ends.length > 0 ? started + Math.min(...ends) : null;
  return {
    turn: table.row.status === 'running' ? { asked: live.asked(), mine: waits.length > 0, due } : null,
    bots: live.bots,
    scores: live.scores(viewer),
    places: null,
    moments: live.count(viewer),
    changed: started + live.changed(viewer),
  };
}
