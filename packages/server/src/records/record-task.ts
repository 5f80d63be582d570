import { type Game, isRefused, type Refused, type Seat, shortEntry } from '@cinderhall/kernel';
import type { ReplayState } from '@cinderhall/protocol';
import { replay, type StoredMatch } from '../play/replay.ts';
import { type SeatStats, Timeline } from './timeline.ts';

/** What can be worked out about a stored match. */
export interface RecordTasks {
  replay: { readonly asked: { readonly seat: Seat; readonly at: number }; readonly answer: ReplayState };
  stats: { readonly asked: { readonly seat: Seat }; readonly answer: SeatStats };
  /** The bytes of its JSON: no other thread has to read or write it. */
  file: { readonly asked: { readonly seat: Seat }; readonly answer: Uint8Array };
  beginning: { readonly asked: { readonly seat: Seat; readonly at: number }; readonly answer: Beginning };
}

/** The first entries of a match, to play on from there. */
export interface Beginning {
  /** Without resignations and hand-overs, which do not carry over; in their short form. */
  readonly log: readonly string[];
  /** When the last of them was made. */
  readonly time: number;
  /** The match is over there. */
  readonly over: boolean;
  /** Entries before an upgrade of the rules cannot be replayed. */
  readonly whole: boolean;
}

type Works = {
  readonly [K in keyof RecordTasks]: (
    game: Game,
    stored: StoredMatch,
    asked: RecordTasks[K]['asked'],
    timelines: Timelines,
  ) => RecordTasks[K]['answer'] | Refused;
};

const NOT_REPLAYABLE: Refused = { refused: { key: 'save.replay' } };

export const recordWorks: Works = {
  replay: (game, stored, { seat, at }, timelines) =>
    timelines.with(game, stored, (timeline) => timeline.replayAt(seat, at) ?? NOT_REPLAYABLE),
  stats: (game, stored, { seat }, timelines) => timelines.with(game, stored, (timeline) => timeline.stats(seat)),
  file: (game, stored, { seat }, timelines) => timelines.with(game, stored, (timeline) => timeline.file(seat)),
  beginning: (game, stored, { seat, at }) => beginningOf(game, stored, seat, at),
};

function beginningOf(game: Game, stored: StoredMatch, seat: Seat, at: number): Beginning | Refused {
  const live = replay(game, stored);
  if (isRefused(live)) return live;
  const whole = live.match.history.every(({ entry }) => entry.kind !== 'upgrade');
  const settled = live.settled(seat);
  const length = at === 0 ? 0 : (settled[Math.min(at, settled.length) - 1] ?? live.length - 1) + 1;
  const then = replay(game, stored, (each) => each.length < length);
  if (isRefused(then)) return then;
  const played = then.match.history.filter(({ entry }) => entry.kind !== 'resign' && entry.kind !== 'handover');
  return {
    log: played.map(({ entry }) => JSON.stringify(shortEntry(entry))),
    time: played.at(-1)?.entry.time ?? 0,
    over: then.match.position.over,
    whole,
  };
}

const MAX_BYTES = 32 << 20;
const MAX_TIMELINES = 16;

/** The matches that were looked at last: stepping through one plays it once. */
export class Timelines {
  readonly #kept = new Map<string, Timeline>();
  /** How many matches were played from the beginning. */
  played = 0;

  with<T>(game: Game, stored: StoredMatch, work: (timeline: Timeline) => T): T | Refused {
    const { row, rows, snapshots } = stored;
    const base = snapshots.find(({ kind }) => kind === 'base')?.at ?? 0;
    const key = [row.id, rows.length, base, row.version, game.rules].join('/');
    const timeline = this.#kept.get(key) ?? Timeline.of(game, stored);
    if (isRefused(timeline)) return timeline;
    if (!this.#kept.delete(key)) this.played += 1;
    this.#kept.set(key, timeline);
    this.#forget();
    return work(timeline);
  }

  #forget(): void {
    let bytes = [...this.#kept.values()].reduce((sum, timeline) => sum + timeline.bytes, 0);
    for (const [key, timeline] of this.#kept) {
      if (this.#kept.size <= 1 || (bytes <= MAX_BYTES && this.#kept.size <= MAX_TIMELINES)) return;
      this.#kept.delete(key);
      bytes -= timeline.bytes;
    }
  }
}
