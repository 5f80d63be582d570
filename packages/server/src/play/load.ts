import {
  CHANCE_VERSION,
  cardsHash,
  commitmentOf,
  EngineError,
  type Game,
  isRefused,
  KERNEL_VERSION,
  loadMatch,
  type Match,
  type Refused,
  SAVE_FORMAT,
  type Save,
  type ShortEntry,
} from '@cinderhall/kernel';
import type { House } from '../house.ts';
import { gameIn } from '../house.ts';
import { newId } from '../ids.ts';
import type { EntryRow } from '../store/schema.ts';
import { LiveMatch, type Origin } from './live-match.ts';
import type { Table } from './table.ts';

/** The log leads to nothing that can be played on from: the table has to be halted. */
export class Unplayable extends Error {
  readonly reason: Refused['refused'];

  constructor(reason: Refused['refused']) {
    super(reason.key);
    this.reason = reason;
  }
}

export async function entriesAfter({ store }: House, match: string, n: number): Promise<EntryRow[]> {
  return store.patiently(() =>
    store.db.selectFrom('entries').selectAll().where('match', '=', match).where('n', '>', n).orderBy('n').execute(),
  );
}

/** Called for the set-up and after every entry of a log that is played again; false stops there. */
export type Visit = (live: LiveMatch) => boolean;

/** Brings a match back by playing its whole log again: that believes nothing stored but the set-up and the steps. */
export async function loadLive(house: House, table: Table, visit?: Visit): Promise<LiveMatch> {
  const game = gameIn(house, table.row.game);
  if (!game) throw new Unplayable({ key: 'save.unknownGame', params: { game: table.row.game } });
  const rows = await entriesAfter(house, table.id, 0);
  const snapshots = await house.store.patiently(() =>
    house.store.db.selectFrom('snapshots').selectAll().where('match', '=', table.id).execute(),
  );
  const base = snapshots.find((one) => one.kind === 'base' && one.at <= rows.length);
  const latest = snapshots.find((one) => one.kind === 'latest');
  if (!visit) table.snapshot = latest?.at ?? -1;
  const origin = originOf(game, table, rows, base);
  const live = replay(origin, rows.slice(base?.at ?? 0), latest, visit);
  if (live instanceof LiveMatch) return live;
  const same = table.row.rules === game.rules && table.row.cards === cardsHash(game);
  if (visit || same || !latest || latest.at !== rows.length) throw new Unplayable(live.refused);
  return upgraded(house, table, origin, latest);
}

interface Stored {
  readonly at: number;
  readonly state: string;
  readonly hash: string;
  readonly rules: number;
  readonly cards: string;
}

function originOf(game: Game, table: Table, rows: readonly EntryRow[], base: Stored | undefined): Origin {
  const { row, seats, settings } = table;
  const save: Save = {
    format: SAVE_FORMAT,
    kernel: KERNEL_VERSION,
    chance: CHANCE_VERSION,
    game: game.id,
    rules: row.rules,
    cards: row.cards,
    options: JSON.parse(row.options),
    seats: seats.length,
    seed: row.seed,
    commitment: commitmentOf(row.seed),
    log: rows.map(({ entry }) => JSON.parse(entry) as ShortEntry),
    hash: '',
    ...(base ? { base: { at: base.at, state: JSON.parse(base.state) } } : {}),
  };
  return { game, save, seats, settings };
}

function replay(
  origin: Origin,
  rows: readonly EntryRow[],
  known: Stored | undefined,
  visit: Visit | undefined,
): LiveMatch | Refused {
  try {
    const live = LiveMatch.begin(origin);
    if (isRefused(live)) return live;
    if (visit && !visit(live)) return live;
    for (const row of rows) {
      const refused = live.repeat(row);
      if (refused) return refused;
      // Other rules may accept the same steps and yet lead elsewhere.
      const elsewhere =
        known && known.at === row.n && known.rules !== origin.game.rules && live.match.hash() !== known.hash;
      if (elsewhere) return { refused: { key: 'save.hash', params: { step: row.n } } };
      if (visit && !visit(live)) return live;
    }
    return live;
  } catch (error) {
    if (error instanceof EngineError) return { refused: { key: error.code, params: error.params } };
    throw error;
  }
}

/** The rules have changed since the table was last played: its last state is brought up to them, and the log says so. */
async function upgraded(house: House, table: Table, origin: Origin, latest: Stored): Promise<LiveMatch> {
  const { store } = house;
  const save: Save = {
    ...origin.save,
    rules: latest.rules,
    cards: latest.cards,
    hash: latest.hash,
    snapshot: { at: latest.at, state: JSON.parse(latest.state) },
  };
  const loaded = loadMatch(origin.game, save, 'snapshot');
  if (isRefused(loaded)) throw new Unplayable(loaded.refused);
  const { match } = loaded;
  const { rules, cards } = match.save(false);
  const entry = JSON.stringify(match.save(false).log.at(-1));
  await storeSnapshot(house, table.id, 'base', match);
  const row = { match: table.id, n: match.length, entry, answer: null, mark: newId() };
  // When another process was quicker it has written just the same.
  await store.appender.append({ row, change: { rules, cards } });
  Object.assign(table.row, { rules, cards });
  return LiveMatch.of(match, origin);
}

/** Keeps a state beside the log: it is needed when the rules change before the match is over. */
export async function storeSnapshot(
  { store }: House,
  id: string,
  kind: 'latest' | 'base',
  match: Match,
): Promise<void> {
  const { rules, cards, hash } = match.save(false);
  const state = JSON.stringify(match.state);
  const row = { match: id, kind, at: match.length, state, hash, rules, cards };
  await store.patiently(() =>
    store.db
      .insertInto('snapshots')
      .values(row)
      .onConflict((c) => c.columns(['match', 'kind']).doUpdateSet({ at: row.at, state, hash, rules, cards }))
      .execute(),
  );
}
