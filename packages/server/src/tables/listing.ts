import { commitmentOf } from '@cinderhall/kernel';
import { type OnlineSeat, TABLES_IN_PAGE, type TableInfo } from '@cinderhall/protocol';
import { type Kysely, sql } from 'kysely';
import { charactersOf } from '../bots/characters.ts';
import type { ServerContext } from '../context.ts';
import { namesOf } from '../people/people.ts';
import type { Play } from '../play/play.ts';
import { objectIn } from '../store/json.ts';
import type { Database, SeatRow, TableRow } from '../store/schema.ts';
import { settingsOf } from './settings.ts';
import { withSummaries } from './summaries.ts';

/** Where a page of a list begins: after the table that was made then, and among those of the same moment after this one. */
export interface PageStart {
  readonly before?: number | undefined;
  readonly last?: string | undefined;
}

/** The tables of a page: the newest ones first, those of one moment by their ids. */
const pageOf = (db: Kysely<Database>, { before = Number.MAX_SAFE_INTEGER, last = '' }: PageStart) =>
  db
    .selectFrom('tables')
    .selectAll('tables')
    .where(sql<boolean>`(created, id) < (${before}, ${last})`)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(TABLES_IN_PAGE);

/** Open tables for everybody at which a seat is free. */
export async function openTables({ store }: ServerContext, start: PageStart): Promise<Listed[]> {
  const rows = await store.reading(() =>
    pageOf(store.db, start)
      .where('status', '=', 'open')
      .where('listed', '=', 1)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('seats').select('seat').whereRef('seats.match', '=', 'tables.id').where('kind', '=', 'open')),
      )
      .execute(),
  );
  return withSeats(store, rows);
}

export interface Listed {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

/** The tables that a person sits at or owns. They are looked up by the person, however many others there are. */
export async function tablesOf(
  { store }: ServerContext,
  person: string,
  over: boolean,
  start: PageStart,
): Promise<Listed[]> {
  const rows = await store.reading(() => tablesOfQuery(store.db, person, over, start).execute());
  return withSeats(store, rows);
}

/** For tests, which ask the database how it would go about it. */
export const tablesOfQuery = (db: Kysely<Database>, person: string, over: boolean, start: PageStart = {}) =>
  pageOf(db, start)
    // Joined to nothing, so that no index of statuses is preferred: nearly all tables are over.
    .where(sql<boolean>`status || '' in (${sql.join(over ? ['over'] : ['open', 'running', 'halted'])})`)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('seats')
        .select('seats.match as id')
        .where('seats.person', '=', person)
        .union(eb.selectFrom('tables as owned').select('owned.id').where('owned.owner', '=', person)),
    );

async function withSeats(store: ServerContext['store'], rows: readonly TableRow[]): Promise<Listed[]> {
  if (rows.length === 0) return [];
  const seats = await store.reading(() =>
    store.db
      .selectFrom('seats')
      .selectAll()
      .where(
        'match',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('seat')
      .execute(),
  );
  return rows.map((row) => ({ row, seats: seats.filter(({ match }) => match === row.id) }));
}

/** Public information about tables. The seed is secret until the match is over; its commitment is not. */
export async function tableInfos(
  context: ServerContext,
  play: Play,
  listed: readonly Listed[],
  reader: string | null,
): Promise<TableInfo[]> {
  const people = listed.flatMap(({ row, seats }) => [row.owner, ...seats.flatMap(({ person }) => person ?? [])]);
  const names = await namesOf(context, people);
  const summarized = await withSummaries(play, listed, reader);
  const next = await rematchesOf(context, listed);
  return summarized.map(({ row, seats, summary }) => ({
    id: row.id,
    game: row.game,
    options: objectIn(row.options),
    settings: settingsOf(row),
    owner: { id: row.owner, name: names.get(row.owner) ?? '' },
    status: row.status,
    imported: row.imported === 1,
    again: row.again,
    next: next.get(row.id) ?? null,
    created: row.created,
    started: row.started,
    ended: row.ended,
    version: row.version,
    ...(row.started === null ? {} : { commitment: commitmentOf(row.seed) }),
    ...(row.status === 'over' ? { seed: row.seed } : {}),
    ...(reader === row.owner && row.status === 'open' ? { invite: row.invite } : {}),
    seats: seatsOf(row.id, seats, names),
    ...summary,
    mine: seats
      .filter(({ person, kind }) => person !== null && person === reader && kind !== 'invited')
      .map(({ seat }) => seat),
  }));
}

function seatsOf(table: string, seats: readonly SeatRow[], names: ReadonlyMap<string, string>): OnlineSeat[] {
  const characters = charactersOf(table, seats);
  return seats.map(({ seat, kind, person, level }, i) => ({
    seat,
    kind,
    level,
    person: person === null ? null : { id: person, name: names.get(person) ?? '' },
    ...(characters[i] ? { character: characters[i] } : {}),
  }));
}

/** The rematches of finished tables, by the id of the finished one. */
async function rematchesOf({ store }: ServerContext, listed: readonly Listed[]): Promise<ReadonlyMap<string, string>> {
  const over = listed.filter(({ row }) => row.status === 'over').map(({ row }) => row.id);
  if (over.length === 0) return new Map();
  const rows = await store.reading(() =>
    store.db.selectFrom('tables').select(['id', 'again']).where('again', 'in', over).execute(),
  );
  return new Map(rows.flatMap(({ id, again }) => (again === null ? [] : [[again, id] as const])));
}
