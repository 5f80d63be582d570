import {
  CHANCE_VERSION,
  cardsHash,
  commitmentOf,
  EngineError,
  type Game,
  isRefused,
  KERNEL_VERSION,
  longEntry,
  type Refused,
  SAVE_FORMAT,
  type Save,
} from '@cinderhall/kernel';
import { arrayIn, objectIn } from '../store/json.ts';
import type { EntryRow, SeatRow, SnapshotRow, TableRow } from '../store/schema.ts';
import { settingsOf } from '../tables/settings.ts';
import type { Slices } from '../work/slices.ts';
import { LiveMatch, type Origin } from './live-match.ts';

export interface StoredTable {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

/** A match as it is stored: plain data, so that threads can play it too. */
export interface StoredMatch extends StoredTable {
  readonly rows: readonly EntryRow[];
  readonly snapshots: readonly SnapshotRow[];
}

export type StoredSnapshot = Omit<SnapshotRow, 'match' | 'kind'>;

/** Called for the set-up and after every replayed entry; false stops the replay there. */
export type Visit = (live: LiveMatch) => boolean;

/** A base is written before its entry, and is valid only once the entry exists. */
const isUpgrade = (row: EntryRow | undefined): boolean =>
  row !== undefined && longEntry(JSON.parse(row.entry))?.kind === 'upgrade';

/** Where a match can be replayed from, and its stored states. */
export function originOf(game: Game, { row, seats, rows, snapshots }: StoredMatch) {
  const base = snapshots.find((one) => one.kind === 'base' && isUpgrade(rows[one.at - 1]));
  const latest = snapshots.find((one) => one.kind === 'latest' && one.at <= rows.length);
  const save: Save = {
    format: SAVE_FORMAT,
    kernel: KERNEL_VERSION,
    chance: CHANCE_VERSION,
    game: game.id,
    rules: row.rules,
    cards: row.cards,
    options: objectIn(row.options),
    seats: seats.length,
    seed: row.seed,
    commitment: commitmentOf(row.seed),
    log: rows.map(({ entry }) => arrayIn(entry)),
    hash: '',
    ...(base ? { base: { at: base.at, state: JSON.parse(base.state) } } : {}),
  };
  const origin: Origin = { game, save, seats, settings: settingsOf(row) };
  return { origin, base, latest };
}

/** Replays a log, or says why that is impossible under the present rules. */
export function replay(game: Game, stored: StoredMatch, visit?: Visit): LiveMatch | Refused {
  return refusedOnEngineError(() => {
    const replaying = replayEntries(game, stored);
    for (;;) {
      const { done, value } = replaying.next();
      if (done || (visit && !isRefused(value) && !visit(value))) return value;
    }
  });
}

/** The same in short slices, so that what else the thread has to do is not kept waiting by a long match. */
export async function replayInSlices(
  game: Game,
  stored: StoredMatch,
  slices: Slices,
  onSpent: (milliseconds: number) => void = () => undefined,
): Promise<LiveMatch | Refused> {
  const replaying = replayEntries(game, stored);
  for (;;) {
    const live = await slices.run((isOver) => {
      const begun = performance.now();
      const done = refusedOnEngineError(() => {
        for (;;) {
          const { done, value } = replaying.next();
          if (done) return value;
          if (isOver()) return null;
        }
      });
      onSpent(performance.now() - begun);
      return done;
    });
    if (live !== null) return live;
  }
}

/** Yields the match at its set-up and after every entry. */
function* replayEntries(game: Game, stored: StoredMatch): Generator<LiveMatch, LiveMatch | Refused> {
  const { origin, base, latest } = originOf(game, stored);
  const live = LiveMatch.begin(origin);
  if (isRefused(live)) return live;
  yield live;
  for (const row of stored.rows.slice(base?.at ?? 0)) {
    const refused = live.repeatRow(row);
    if (refused) return refused;
    // Other rules may accept the same steps but lead to another state.
    if (latest?.at === row.n && hasOtherRules(latest, game) && live.match.hash() !== latest.hash)
      return { refused: { key: 'save.hash', params: { step: row.n } } };
    yield live;
  }
  return live;
}

/** A game may throw on a log that was played under other rules: that is a refusal. */
export function refusedOnEngineError<T>(run: () => T | Refused): T | Refused {
  try {
    return run();
  } catch (error) {
    if (error instanceof EngineError) return { refused: { key: error.code, params: error.params } };
    throw error;
  }
}

const hasOtherRules = ({ rules, cards }: StoredSnapshot, game: Game): boolean =>
  rules !== game.rules || cards !== cardsHash(game);
