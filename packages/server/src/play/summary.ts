import type { TableSummary } from '@cinderhall/protocol';
import type { LiveMatch, Result } from './live-match.ts';
import { viewpoint } from './records.ts';
import type { Table } from './table.ts';

/** The summary of a table without a match. */
export function summaryWithoutMatch({ row, seats }: Pick<Table, 'row' | 'seats'>): TableSummary {
  const { created, started, ended } = row;
  return {
    turn: null,
    bots: seats.map(({ level }) => level),
    round: 0,
    scores: [],
    places: null,
    entryCount: 0,
    changed: ended ?? started ?? created,
  };
}

/** The summary of a table whose match is over. */
export const summaryOfResult = (
  table: Pick<Table, 'row' | 'seats'>,
  { places, scores, moments, round = 0 }: Result,
): TableSummary => ({ ...summaryWithoutMatch(table), places, scores, round, entryCount: moments });

export function summaryOf(table: Table, live: LiveMatch, reader: string | null): TableSummary {
  if (live.match.over) return summaryOfResult(table, live.result());
  const viewer = viewpoint(table, reader);
  const own = table.seatsOf(reader);
  const waits = live.waitingPeople().filter((seat) => own.includes(seat));
  const started = table.row.started ?? 0;
  const ends = waits.flatMap((seat) => live.clock.deadlineOf(seat) ?? []);
  const due = ends.length > 0 ? started + Math.min(...ends) : null;
  return {
    turn: table.row.status === 'running' ? { seats: live.asked(), mine: waits.length > 0, due } : null,
    bots: live.bots,
    round: live.round(),
    scores: live.scores(viewer),
    places: null,
    entryCount: live.count(viewer),
    changed: started + live.changed(viewer),
  };
}
