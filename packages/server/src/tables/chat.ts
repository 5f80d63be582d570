import type { ChatLine } from '@cinderhall/protocol';
import type { Kysely } from 'kysely';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import { namesOf } from '../people/people.ts';
import { isConflict } from '../store/error-kind.ts';
import type { Database, SeatRow, TableRow } from '../store/schema.ts';

export interface TableRows {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
}

const MAX_LINES = 200;
const READERS_AT_ONCE = 500;
const MAX_PER_MINUTE = 20;
const A_MINUTE = 60_000;
const MAX_ATTEMPTS = 20;

/** Removes control characters, invisible characters and those that change the direction of text. */
const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, (mark) => (mark === '\u200d' ? mark : ' '))
    .replace(/\s+/g, ' ')
    .trim();

export async function addChatLine(
  context: ServerContext,
  { row, seats }: TableRows,
  person: string,
  text: string,
): Promise<number> {
  const { store } = context;
  const seated = row.owner === person || seats.some((seat) => seat.person === person && seat.kind !== 'invited');
  if (!seated) throw new Fault('chat.seated');
  const cleaned = cleanText(text);
  if (cleaned === '') throw new Fault('request.invalid', { where: 'text' });
  const muted = await store.db
    .selectFrom('mutes')
    .select('person')
    .where('match', '=', row.id)
    .where('person', '=', person)
    .executeTakeFirst();
  if (muted) throw new Fault('chat.muted');
  for (let race = 0; race < MAX_ATTEMPTS; race++) {
    try {
      return await store.transaction(async (db) => {
        const at = context.now();
        if (context.config.limits) await requireChatRate(db, person, at);
        // In the transaction: where writers take turns, nobody else takes the number meanwhile.
        const last = await db
          .selectFrom('chat')
          .select((eb) => eb.fn.max('line').as('line'))
          .where('match', '=', row.id)
          .executeTakeFirst();
        const line = Number(last?.line ?? 0) + 1;
        await db.insertInto('chat').values({ match: row.id, line, person, text: cleaned, at, removed: 0 }).execute();
        store.notify({ chat: [row.id] }, db);
        return line;
      });
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }
  throw new Fault('store.lost');
}

/** Limits the lines of a person, at all tables and on all devices together. */
async function requireChatRate(db: Kysely<Database>, person: string, now: number): Promise<void> {
  const { count } = await db
    .selectFrom('chat')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .where('at', '>', now - A_MINUTE)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_PER_MINUTE) throw new Fault('request.rate');
}

/** The last lines of a table: all of them, also of people whom a reader has blocked. */
export async function lastLines(context: ServerContext, id: string, after = 0): Promise<ChatLine[]> {
  const { store } = context;
  const rows = await store.reading(() =>
    store.db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', id)
      .where('line', '>', after)
      .orderBy('line', 'desc')
      .limit(MAX_LINES)
      .execute(),
  );
  const names = await namesOf(
    context,
    rows.map(({ person }) => person),
  );
  return rows.reverse().map(({ line, person, text, at, removed }) => ({
    line,
    person,
    name: names.get(person) ?? '',
    text: removed === 1 ? '' : text,
    at,
    removed: removed === 1,
  }));
}

/** Whom each of these people has blocked. */
export async function blocksOf(
  { store }: ServerContext,
  people: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const blocks = new Map<string, Set<string>>();
  const all = [...new Set(people)];
  for (let at = 0; at < all.length; at += READERS_AT_ONCE) {
    const some = all.slice(at, at + READERS_AT_ONCE);
    const rows = await store.reading(() =>
      store.db.selectFrom('blocks').select(['person', 'blocked']).where('person', 'in', some).execute(),
    );
    for (const { person, blocked } of rows) blocks.set(person, (blocks.get(person) ?? new Set()).add(blocked));
  }
  return blocks;
}

/** The lines after one, without those of people whom the reader has blocked. */
export async function linesAfter(
  context: ServerContext,
  id: string,
  after: number,
  reader: string | null,
): Promise<ChatLine[]> {
  const lines = await lastLines(context, id, after);
  const blocked = reader === null ? undefined : (await blocksOf(context, [reader])).get(reader);
  return blocked ? lines.filter(({ person }) => !blocked.has(person)) : lines;
}

/** The owner may remove any line, others their own. */
export async function removeLine(
  context: ServerContext,
  { row }: TableRows,
  person: string,
  line: number,
): Promise<void> {
  const { store } = context;
  const found = await store.db
    .selectFrom('chat')
    .select(['person', 'removed'])
    .where('match', '=', row.id)
    .where('line', '=', line)
    .executeTakeFirst();
  if (!found) throw new Fault('chat.unknown');
  if (row.owner !== person && found.person !== person) throw new Fault('table.owner');
  if (found.removed === 1) return;
  await store.transaction(async (db) => {
    await db
      .updateTable('chat')
      .set({ removed: 1, text: '' })
      .where('match', '=', row.id)
      .where('line', '=', line)
      .execute();
    store.notify({ chat: [row.id] }, db);
  });
}

export async function mute(
  context: ServerContext,
  { row }: TableRows,
  owner: string,
  person: string,
  quiet: boolean,
): Promise<void> {
  const { db } = context.store;
  if (row.owner !== owner) throw new Fault('table.owner');
  if (person === owner) throw new Fault('person.self');
  if (quiet)
    await db
      .insertInto('mutes')
      .values({ match: row.id, person })
      .onConflict((c) => c.doNothing())
      .execute();
  else await db.deleteFrom('mutes').where('match', '=', row.id).where('person', '=', person).execute();
}
