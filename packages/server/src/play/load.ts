import {
  CHANCE_VERSION,
  cardsHash,
  commitmentOf,
  EngineError,
  type Entry,
  type Game,
  isRefused,
  KERNEL_VERSION,
  loadMatch,
  longEntry,
  Match,
  must,
  type Refused,
  repeatEntry,
  SAVE_FORMAT,
  type Save,
} from '@cinderhall/kernel';
import { gameIn, type ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import { newId } from '../ids.ts';
import { arrayIn, objectIn } from '../store/json.ts';
import type { EntryRow } from '../store/schema.ts';
import { LiveMatch, type Origin } from './live-match.ts';
import type { Table } from './table.ts';

/** The log cannot be replayed, and there is no state to continue from. */
export class Unplayable extends Fault {
  readonly reason: Refused['refused'];

  constructor(reason: Refused['refused']) {
    super('table.older');
    this.reason = reason;
  }
}

export async function entriesAfter({ store }: ServerContext, match: string, n: number): Promise<EntryRow[]> {
  return store.withRetry(() =>
    store.db.selectFrom('entries').selectAll().where('match', '=', match).where('n', '>', n).orderBy('n').execute(),
  );
}

export async function entryCount({ store }: ServerContext, match: string): Promise<number> {
  const { n } = await store.withRetry(() =>
    store.db
      .selectFrom('entries')
      .select((eb) => eb.fn.max('n').as('n'))
      .where('match', '=', match)
      .executeTakeFirstOrThrow(),
  );
  return Number(n ?? 0);
}

/** Called for the set-up and after every replayed entry; false stops the replay there. */
export type Visit = (live: LiveMatch) => boolean;

/** Loads a match by replaying its whole log: only the set-up and the steps are trusted. */
export async function loadLive(context: ServerContext, table: Table, visit?: Visit): Promise<LiveMatch> {
  const game = gameIn(context, table.row.game);
  if (!game) throw new Unplayable({ key: 'save.unknownGame', params: { game: table.row.game } });
  const rows = await entriesAfter(context, table.id, 0);
  const snapshots = await context.store.withRetry(() =>
    context.store.db.selectFrom('snapshots').selectAll().where('match', '=', table.id).execute(),
  );
  const base = snapshots.find((one) => one.kind === 'base' && isUpgrade(rows[one.at - 1]));
  const latest = snapshots.find((one) => one.kind === 'latest' && one.at <= rows.length);
  if (!visit) table.snapshot = latest?.at ?? -1;
  const origin = originOf(game, table, rows, base);
  const live = replay(origin, rows.slice(base?.at ?? 0), latest, visit);
  if (live instanceof LiveMatch) return live;
  const same = table.row.rules === game.rules && table.row.cards === cardsHash(game);
  if (visit || same || !latest || latest.at < (base?.at ?? 0)) throw new Unplayable(live.refused);
  return continueUpgraded(context, table, origin, latest);
}

/** A base is written before its entry, and is valid only once the entry exists. */
const isUpgrade = (row: EntryRow | undefined): boolean =>
  row !== undefined && longEntry(JSON.parse(row.entry))?.kind === 'upgrade';

interface StoredSnapshot {
  readonly at: number;
  readonly state: string;
  readonly hash: string;
  readonly rules: number;
  readonly cards: string;
}

function originOf(game: Game, table: Table, rows: readonly EntryRow[], base: StoredSnapshot | undefined): Origin {
  const { row, seats, settings } = table;
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
  return { game, save, seats, settings };
}

function replay(
  origin: Origin,
  rows: readonly EntryRow[],
  known: StoredSnapshot | undefined,
  visit: Visit | undefined,
): LiveMatch | Refused {
  return refusedOnEngineError(() => {
    const live = LiveMatch.begin(origin);
    if (isRefused(live)) return live;
    if (visit && !visit(live)) return live;
    for (const row of rows) {
      const refused = live.repeatRow(row);
      if (refused) return refused;
      // Other rules may accept the same steps but lead to another state.
      if (known?.at === row.n && hasOtherRules(known, origin.game) && live.match.hash() !== known.hash)
        return { refused: { key: 'save.hash', params: { step: row.n } } };
      if (visit && !visit(live)) return live;
    }
    return live;
  });
}

/** A game may throw on a log that was played under other rules: that is a refusal. */
function refusedOnEngineError<T>(run: () => T | Refused): T | Refused {
  try {
    return run();
  } catch (error) {
    if (error instanceof EngineError) return { refused: { key: error.code, params: error.params } };
    throw error;
  }
}

const hasOtherRules = ({ rules, cards }: StoredSnapshot, game: Game): boolean =>
  rules !== game.rules || cards !== cardsHash(game);

/** The rules have changed since the last entry: upgrades the last stored state and adds an entry about it to the log. */
async function continueUpgraded(
  context: ServerContext,
  table: Table,
  origin: Origin,
  latest: StoredSnapshot,
): Promise<LiveMatch> {
  const match = upgradedMatch(origin, latest);
  // Nothing is added to the log of a finished match.
  if (table.row.status === 'over') {
    table.snapshot = match.length;
    return LiveMatch.of(match, origin);
  }
  const { rules, cards, log } = match.save(false);
  await storeSnapshot(context, table.id, 'base', match);
  const row = { match: table.id, n: match.length, entry: JSON.stringify(log.at(-1)), answer: null, mark: newId() };
  const stored = await context.store.appender.append({ row, change: { rules, cards } });
  // Another process was quicker: its entry counts.
  if (!stored) return loadLive(context, table);
  Object.assign(table.row, { rules, cards });
  return LiveMatch.of(match, origin);
}

/** The last stored state, upgraded to the current rules, with the later entries replayed on it. */
function upgradedMatch({ game, save }: Origin, latest: StoredSnapshot): Match {
  const { at, rules, cards, hash } = latest;
  const snapshot = { at, state: JSON.parse(latest.state) };
  const loaded = loadMatch(game, { ...save, log: save.log.slice(0, at), rules, cards, hash, snapshot }, 'snapshot');
  if (isRefused(loaded)) throw new Unplayable(loaded.refused);
  const { match } = loaded;
  if (at === save.log.length) return match;
  const later = save.log.slice(at).map((short) => must(longEntry(short), 'a readable entry'));
  for (const [i, entry] of later.entries())
    if (isRefused(refusedOnEngineError(() => repeatEntry(match, entry))))
      throw new Unplayable({ key: 'save.replay', params: { step: at + 1 + i } });
  // In the log the upgrade comes last: the entries before it are history.
  const silent = (entry: Entry) => ({ entry, events: [] });
  const entry: Entry = { kind: 'upgrade', from: rules, to: game.rules, time: later.at(-1)?.time ?? 0 };
  const history = [...save.log.map((short) => silent(must(longEntry(short), 'a readable entry'))), silent(entry)];
  const { state, options, seats, seed } = match;
  const base = { at: history.length, state: game.schema.copy(state) };
  return Match.resume(game, { options, seats, seed }, history, state, base);
}

/** Stores the state of a match: needed if the rules change before it is over. */
export async function storeSnapshot(
  { store }: ServerContext,
  id: string,
  kind: 'latest' | 'base',
  match: Match,
): Promise<void> {
  const { rules, cards, hash } = match.save(false);
  const state = JSON.stringify(match.state);
  const row = { match: id, kind, at: match.length, state, hash, rules, cards };
  await store.withRetry(() =>
    store.db
      .insertInto('snapshots')
      .values(row)
      .onConflict((c) => c.columns(['match', 'kind']).doUpdateSet({ at: row.at, state, hash, rules, cards }))
      .execute(),
  );
}

const BATCH = 50;

/** Running tables with entries after their last snapshot. */
export async function tablesWithOldSnapshots({ store }: ServerContext): Promise<readonly string[]> {
  const found = await store.db
    .selectFrom('tables')
    .leftJoin('snapshots', (join) =>
      join.onRef('snapshots.match', '=', 'tables.id').on('snapshots.kind', '=', 'latest'),
    )
    .select('tables.id')
    .where('tables.status', '=', 'running')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('entries')
          .select('entries.n')
          .whereRef('entries.match', '=', 'tables.id')
          .where('entries.n', '>', eb.fn.coalesce('snapshots.at', eb.lit(0))),
      ),
    )
    .limit(BATCH)
    .execute();
  return found.map(({ id }) => id);
}
