import {
  beginSave,
  isRefused,
  longEntry,
  type Match,
  type Refused,
  repeatEntry,
  type Seat,
  type Stats,
  StatsRecorder,
} from '@cinderhall/kernel';
import { heldCards, SPECTATOR } from '@cinderhall/table';
import { OPEN } from '../host.ts';
import type { ReplayMoment, VisibleEntry } from '../protocol.ts';
import type { LocalTable } from './local-table.ts';

/** The match played again from its beginning, up to `at` entries of its whole log; `visit` sees it after each of them. */
function again(match: Match, at: number, visit: (copy: Match) => void = () => undefined): Match | Refused {
  const save = match.save(false);
  const copy = beginSave(match.game, save);
  if (isRefused(copy)) return copy;
  visit(copy);
  for (const short of save.log.slice(copy.length, at)) {
    const entry = longEntry(short);
    const done = entry ? repeatEntry(copy, entry) : null;
    if (done && isRefused(done)) return done;
    visit(copy);
  }
  return copy;
}

/** What a record counts: what the seat knows of; once the match is over, everything that was not taken back. */
const entriesOf = (table: LocalTable, seat: Seat): VisibleEntry[] =>
  table.match.over ? table.everything(seat === OPEN ? null : seat) : table.since(seat, 0);
const placesOf = (table: LocalTable, seat: Seat): number[] =>
  table.match.over ? table.allSettled() : table.settled(seat);

/** The match after the first `at` entries that a record counts. */
export function matchAt(table: LocalTable, at: number, seat: Seat): Match | Refused {
  const place = placesOf(table, seat)[at - 1];
  return again(table.match, at <= 0 ? 0 : (place ?? table.length - 1) + 1);
}

/** What a seat sees of a moment; `OPEN` sees the state itself, and whose the cards are that others do not see. */
function seenBy(match: Match, seat: Seat): Pick<ReplayMoment, 'view' | 'held'> {
  const { game, state } = match;
  if (seat !== OPEN) return { view: match.view(seat) };
  return { view: game.schema.copy(state), held: heldCards(game, state) };
}

export function replayState(table: LocalTable, at: number, seat: Seat): ReplayMoment | Refused {
  const eyes = seat === OPEN && !table.match.over ? SPECTATOR : seat;
  const entries = entriesOf(table, eyes);
  const until = Math.min(at, entries.length);
  const then = matchAt(table, until, eyes);
  if (isRefused(then)) return then;
  const { rounds } = statsOf(table, eyes);
  const marks = entries.map(({ seat: by }, i) => ({ seat: by ?? null, round: rounds[i + 1] ?? 0 }));
  return { at: until, of: entries.length, ...seenBy(then, eyes), entry: entries[until - 1] ?? null, marks };
}

const known = new WeakMap<LocalTable, { readonly length: number; readonly seat: Seat; readonly stats: Stats }>();

/** The game's own numbers after every entry that a record counts; worked out once for as long as the match stands still. */
export function statsOf(table: LocalTable, seat: Seat): Stats {
  const { match } = table;
  const before = known.get(table);
  if (before?.length === match.length && (before.seat === seat || match.over)) return before.stats;
  const places = new Set(placesOf(table, seat));
  const recorder = new StatsRecorder(match.game);
  let begun = false;
  again(match, match.length, (copy) => {
    if (!begun || places.has(copy.length - 1)) recorder.record(match.over ? copy.state : copy.view(seat));
    begun = true;
  });
  const { stats } = recorder;
  known.set(table, { length: match.length, seat, stats });
  return stats;
}
