import {
  cardsHash,
  type Entry,
  isRefused,
  loadMatch,
  longEntry,
  Match,
  must,
  type Refused,
  repeatEntry,
} from '@cinderhall/kernel';
import { gameIn, type ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import { newId } from '../ids.ts';
import type { EntryRow } from '../store/schema.ts';
import { LiveMatch, type Origin } from './live-match.ts';
import {
  originOf,
  refusedOnEngineError,
  replayInSlices,
  type StoredMatch,
  type StoredSnapshot,
  type StoredTable,
} from './replay.ts';
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
  return store.reading(() =>
    store.db.selectFrom('entries').selectAll().where('match', '=', match).where('n', '>', n).orderBy('n').execute(),
  );
}

export async function entryCount({ store }: ServerContext, match: string): Promise<number> {
  const { n } = await store.reading(() =>
    store.db
      .selectFrom('entries')
      .select((eb) => eb.fn.max('n').as('n'))
      .where('match', '=', match)
      .executeTakeFirstOrThrow(),
  );
  return Number(n ?? 0);
}

/** Everything that is stored about a match. */
export async function readStored(context: ServerContext, { row, seats }: StoredTable): Promise<StoredMatch> {
  const { store } = context;
  const rows = await entriesAfter(context, row.id, 0);
  const snapshots = await store.reading(() =>
    store.db.selectFrom('snapshots').selectAll().where('match', '=', row.id).execute(),
  );
  return { row, seats, rows, snapshots };
}

/** Loads a match by replaying its whole log: only the set-up and the steps are trusted. */
export async function loadLive(context: ServerContext, table: Table): Promise<LiveMatch> {
  const game = gameIn(context, table.row.game);
  if (!game) throw new Unplayable({ key: 'save.unknownGame', params: { game: table.row.game } });
  const stored = await readStored(context, table);
  const { origin, base, latest } = originOf(game, stored);
  table.snapshot = latest?.at ?? -1;
  const live = await replayInSlices(game, stored, context.slices, (spent) => {
    table.replayed += spent;
  });
  if (live instanceof LiveMatch) return live;
  const same = table.row.rules === game.rules && table.row.cards === cardsHash(game);
  if (same || !latest || latest.at < (base?.at ?? 0)) throw new Unplayable(live.refused);
  return continueUpgraded(context, table, origin, latest);
}

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
  const { rules } = match.game;
  const [cards, hash, state] = [cardsHash(match.game), match.hash(), JSON.stringify(match.state)];
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

/** The next running tables with entries after their last snapshot. */
export async function tablesWithOldSnapshots({ store }: ServerContext, after: string): Promise<readonly string[]> {
  const found = await store.db
    .selectFrom('tables')
    .leftJoin('snapshots', (join) =>
      join.onRef('snapshots.match', '=', 'tables.id').on('snapshots.kind', '=', 'latest'),
    )
    .select('tables.id')
    .where('tables.status', '=', 'running')
    .where('tables.id', '>', after)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('entries')
          .select('entries.n')
          .whereRef('entries.match', '=', 'tables.id')
          .where('entries.n', '>', eb.fn.coalesce('snapshots.at', eb.lit(0))),
      ),
    )
    .orderBy('tables.id')
    .limit(BATCH)
    .execute();
  return found.map(({ id }) => id);
}
