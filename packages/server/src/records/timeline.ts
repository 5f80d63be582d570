import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  type Game,
  type GameState,
  isRefused,
  at as itemAt,
  type Refused,
  type Seat,
  type Stats,
  StatsRecorder,
} from '@cinderhall/kernel';
import type { EntryMark, ReplayState, SeatRecord } from '@cinderhall/protocol';
import type { LiveMatch } from '../play/live-match.ts';
import { replay, type StoredMatch } from '../play/replay.ts';

export type SeatStats = Stats & { readonly marks: readonly EntryMark[] };

/** Quick to pack and to unpack. */
const packing = { level: 1 } as const;
/** So many characters of views are in a file. */
const MOST_VIEWS = 8 << 20;

/** A whole match, played once, with the state after each of its entries: any of them can be shown at once. */
export class Timeline {
  readonly #live: LiveMatch;
  /** Packed, because they are many and much alike; none before a place from which the match can be replayed. */
  readonly #states: readonly (Buffer | undefined)[];
  readonly #stats = new Map<Seat, Stats>();
  /** How much memory the states take. */
  readonly bytes: number;

  readonly #mostViews: number;

  private constructor(live: LiveMatch, states: readonly (Buffer | undefined)[], mostViews: number) {
    this.#live = live;
    this.#mostViews = mostViews;
    this.#states = states;
    this.bytes = states.reduce((sum, state) => sum + (state?.length ?? 0), 0);
  }

  static of(game: Game, stored: StoredMatch, mostViews = MOST_VIEWS): Timeline | Refused {
    const states: (Buffer | undefined)[] = [];
    const live = replay(game, stored, ({ length, match }) => {
      states[length] = deflateRawSync(JSON.stringify(match.state), packing);
      return true;
    });
    return isRefused(live) ? live : new Timeline(live, states, mostViews);
  }

  #stateAfter(length: number): GameState | null {
    const packed = this.#states[length];
    return packed ? JSON.parse(inflateRawSync(packed).toString('utf8')) : null;
  }

  /** What a seat saw after so many entries of the log; null if that part cannot be replayed any more. */
  #viewAfter(length: number, seat: Seat): GameState | null {
    const state = this.#stateAfter(length);
    return state && this.#live.match.game.schema.view(state, seat);
  }

  /** The match as a viewer saw it after `at` of its entries. */
  replayAt(seat: Seat, at: number): ReplayState | null {
    const entries = this.#live.since(seat, 0);
    const until = Math.min(at, entries.length);
    const view = this.#viewAfter(this.#lengthAt(seat, until), seat);
    if (!view) return null;
    return { at: until, of: entries.length, view, entry: entries[until - 1] ?? null, marks: this.stats(seat).marks };
  }

  /** The length of the log after `at` of the entries that a viewer knows of. */
  #lengthAt(seat: Seat, at: number): number {
    if (at === 0) return this.#states.findIndex((state) => state !== undefined);
    return (this.#live.settled(seat)[at - 1] ?? this.#live.length - 1) + 1;
  }

  /** The statistics of the match, as far as a viewer may know them; all of them once it is over. */
  stats(seat: Seat): SeatStats {
    const stats = this.#stats.get(seat) ?? this.#record(seat);
    this.#stats.set(seat, stats);
    const marks = this.#live
      .since(seat, 0)
      .map(({ seat: by }, i) => ({ seat: by ?? null, round: itemAt(stats.rounds, i + 1) }));
    return { marks, ...stats };
  }

  #record(seat: Seat): Stats {
    const { match } = this.#live;
    const recorder = new StatsRecorder(match.game);
    const shown = (length: number) => (match.over ? this.#stateAfter(length) : this.#viewAfter(length, seat));
    for (const length of [this.#lengthAt(seat, 0), ...this.#live.settled(seat).map((at) => at + 1)]) {
      const state = shown(length);
      if (state) recorder.record(state);
    }
    return recorder.stats;
  }

  /**
   * The match as a file, as the bytes of its JSON: the whole save once it is over, before that the events of a seat, with
   * its views. If they are very large, only the latest of them.
   */
  file(seat: Seat): Uint8Array {
    const { match } = this.#live;
    const encoder = new TextEncoder();
    if (match.over) return encoder.encode(JSON.stringify(match.save()));
    const { game, options, commitment, seats } = match;
    const about: Omit<SeatRecord, 'moments'> = {
      format: 'cinderhall-seat',
      game: game.id,
      rules: game.rules,
      options,
      seats,
      commitment,
      seat,
    };
    return encoder.encode(`${JSON.stringify(about).slice(0, -1)},"moments":[${this.#moments(seat).join(',')}]}`);
  }

  #moments(seat: Seat): string[] {
    const lengths = [this.#lengthAt(seat, 0), ...this.#live.settled(seat).map((at) => at + 1)];
    let left = this.#mostViews;
    const texts = this.#live
      .since(seat, -1)
      .map((entry, i) => ({ entry, length: lengths[i] ?? 0 }))
      .toReversed()
      .flatMap(({ entry, length }) => {
        if (!this.#states[length]) return [];
        const view = left > 0 ? JSON.stringify(this.#viewAfter(length, seat)) : '';
        left -= view.length;
        const text = JSON.stringify(entry);
        return left > 0 ? `${text.slice(0, -1)},"view":${view}}` : text;
      });
    return texts.reverse();
  }
}
