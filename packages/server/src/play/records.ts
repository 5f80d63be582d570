import { type Game, at as itemAt, type Seat, type Stats, StatsRecorder } from '@cinderhall/kernel';
import type { EntryMark, MatchFile, ReplayState, SeatRecord } from '@cinderhall/protocol';
import { SPECTATOR } from '@cinderhall/table';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { LiveMatch } from './live-match.ts';
import { loadLive } from './load.ts';
import type { Table } from './table.ts';

/** The seat from which a person sees a record by default: their own. */
export function viewpoint(table: Table, person: string | null): Seat {
  const [seat = SPECTATOR] = readableSeats(table, person);
  return seat;
}

/** A seat at a shared screen is visible only after a hand-over, so its record is available at the end only. */
function readableSeats(table: Table, person: string | null): readonly Seat[] {
  const own = table.seatsOf(person);
  return table.row.status === 'over' ? own : own.filter((seat) => table.seats[seat]?.kind !== 'shared');
}

/** The seat from which to show a record: one's own, or any once the match is over. Throws for others. */
export function recordSeat(table: Table, person: string | null, wanted: Seat | undefined): Seat {
  const seat = wanted ?? viewpoint(table, person);
  if (seat >= table.seats.length) throw new Fault('seat.yours');
  if (seat === SPECTATOR || table.row.status === 'over') mayWatch(table, person, false);
  else if (!readableSeats(table, person).includes(seat)) throw new Fault('seat.yours');
  return seat;
}

export function mayWatch(table: Table, person: string | null, invited: boolean): void {
  const seated = table.seatsOf(person).length > 0 || (person !== null && table.row.owner === person);
  if (!seated && !invited && !table.settings.spectators) throw new Fault('table.spectators');
}

/** A match as a viewer saw it after `at` of its entries. */
export async function replayAt(
  context: ServerContext,
  table: Table,
  live: LiveMatch,
  seat: Seat,
  at: number,
): Promise<ReplayState> {
  const entries = live.since(seat, 0);
  const until = Math.min(at, entries.length);
  const then = await matchAt(context, table, live, seat, until);
  const { marks } = await statsOf(context, table, live, seat);
  return { at: until, of: entries.length, view: then.match.view(seat), entry: entries[until - 1] ?? null, marks };
}

/** The match after `at` of the entries that a viewer knows of. */
export function matchAt(
  context: ServerContext,
  table: Table,
  live: LiveMatch,
  seat: Seat,
  at: number,
): Promise<LiveMatch> {
  const entries = at === 0 ? 0 : (live.settled(seat)[at - 1] ?? live.length - 1) + 1;
  return loadLive(context, table, (each) => each.length < entries);
}

/** The statistics of a match, as far as a viewer may know them; all of them once it is over. */
export async function statsOf(
  context: ServerContext,
  table: Table,
  live: LiveMatch,
  seat: Seat,
): Promise<Stats & { readonly marks: readonly EntryMark[] }> {
  const stats = live.stats.get(seat) ?? (await recordStats(context, table, live, seat));
  live.stats.set(seat, stats);
  const marks = live
    .since(seat, 0)
    .map(({ seat: by }, i) => ({ seat: by ?? null, round: itemAt(stats.rounds, i + 1) }));
  return { marks, ...stats };
}

async function recordStats(context: ServerContext, table: Table, live: LiveMatch, seat: Seat): Promise<Stats> {
  const places = new Set(live.settled(seat));
  const recorder = new StatsRecorder(live.match.game);
  let begun = false;
  await loadLive(context, table, ({ match }) => {
    if (!begun || places.has(match.length - 1)) recorder.record(live.match.over ? match.state : match.view(seat));
    begun = true;
    return true;
  });
  return recorder.stats;
}

/** A match as a file: the whole save once it is over, before that the views and events of a seat. */
export async function exportOf(context: ServerContext, table: Table, live: LiveMatch, seat: Seat): Promise<MatchFile> {
  if (live.match.over) return live.match.save();
  const places = new Map(live.settled(seat).map((at, i) => [at + 1, i]));
  const entries = live.since(seat, -1);
  const moments: SeatRecord['moments'][number][] = [];
  await loadLive(context, table, (each) => {
    const entry = each.length === 0 ? entries[0] : entries[(places.get(each.length) ?? -2) + 1];
    if (entry) moments.push({ ...entry, view: each.match.view(seat) });
    return true;
  });
  const { game, options, commitment } = live.match;
  return {
    format: 'cinderhall-seat',
    ...about(game),
    options,
    seats: table.seats.length,
    commitment,
    seat,
    moments,
  };
}

const about = ({ id, rules }: Game) => ({ game: id, rules });
