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
import type { ReplayState } from '../protocol.ts';
import { visibleEntry } from './local-table.ts';

/** The match played again from its beginning, up to `at` entries of its whole log. */
export function again(match: Match, at: number): Match | Refused {
  const save = match.save(false);
  const copy = beginSave(match.game, save);
  if (isRefused(copy)) return copy;
  for (const short of save.log.slice(copy.length, at)) {
    const entry = longEntry(short);
    const done = entry ? repeatEntry(copy, entry) : null;
    if (done && isRefused(done)) return done;
  }
  return copy;
}

export function replayState(match: Match, at: number, seat: Seat): ReplayState | Refused {
  const marks = marksOf(match);
  if (isRefused(marks)) return marks;
  const copy = again(match, Math.min(at, match.length));
  if (isRefused(copy)) return copy;
  const last = copy.history.at(-1);
  const entry = last ? visibleEntry(last, copy.length, seat) : null;
  return { at: copy.length, of: match.length, view: copy.view(seat), entry, marks };
}

type Marks = ReplayState['marks'];
const marked = new WeakMap<Match, { readonly length: number; readonly marks: Marks }>();

/** Who made each entry and in which round; worked out once for as long as the match does not go on. */
function marksOf(match: Match): Marks | Refused {
  const known = marked.get(match);
  if (known?.length === match.length) return known.marks;
  const copy = again(match, 0);
  if (isRefused(copy)) return copy;
  const marks: { seat: Seat | null; round: number }[] = [];
  for (const short of match.save(false).log.slice(copy.length)) {
    const entry = longEntry(short);
    const done = entry ? repeatEntry(copy, entry) : null;
    if (done && isRefused(done)) return done;
    marks.push({ seat: entry && entry.kind !== 'upgrade' ? entry.seat : null, round: match.game.round(copy.state) });
  }
  marked.set(match, { length: match.length, marks });
  return marks;
}

/** The game's own numbers after every entry. */
export function statsOf(match: Match): Stats {
  const copy = again(match, 0);
  const recorder = new StatsRecorder(match.game);
  if (isRefused(copy)) return recorder.stats;
  recorder.record(copy.state);
  for (const short of match.save(false).log.slice(copy.length)) {
    const entry = longEntry(short);
    if (entry) repeatEntry(copy, entry);
    recorder.record(copy.state);
  }
  return recorder.stats;
}
