import { type Game, at as itemAt, type Seat, type Stats, StatsRecorder } from '@cinderhall/kernel';
import type { EntryMark, MatchFile, ReplayState, SeatRecord } from '@cinderhall/protocol';
import { SPECTATOR } from '@cinderhall/table';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { LiveMatch } from './live-match.ts';
import { loadLive } from './load.ts';
import type { Table } from './table.ts';

/** Where somebody looks at a record from, unless they say: their own seat. */
export function viewpoint(table: Table, person: string | null): Seat {
  const [seat = SPECTATOR] = readableSeats(table, person);
  return seat;
}

/** Who shares a screen sees a seat only after a hand-over, so a record of it has to wait for the end. */
function readableSeats(table: Table, person: string | null): readonly Seat[] {
  const own = table.seatsOf(person);
  return table.row.status === 'over' ? own : own.filter((seat) => table.seats[seat]?.kind !== 'shared');
}

/** Where somebody may look at a record from: their own seat; from anywhere once the match is over. */
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

/** A match as a viewer saw it after some of its entries. */
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

/** The match as it was after some of the entries that a viewer knows of. */
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

/** A match in numbers, as far as a viewer may know them; of a finished one everybody may know all. */
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

/** What a seat has of a match: all of it once it is over, before that its own views and events. */
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
