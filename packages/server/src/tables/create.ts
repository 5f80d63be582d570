import { isLevel } from '@cinderhall/bots';
import { cardsHash, type Game, isRefused, readOptions } from '@cinderhall/kernel';
import { type SeatWish, type TableSettings, type TableWish, usualSettings } from '@cinderhall/protocol';
import type { Kysely } from 'kysely';
import { gameIn, type ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import { newId, newSecret } from '../ids.ts';
import type { Database, PersonRow, SeatRow, TableRow } from '../store/schema.ts';
import type { Payer } from '../work/fair-queue.ts';

/** The most unfinished tables of one owner. */
const MAX_TABLES = 100;
/** The most that one owner may have in the list of open tables. */
const MAX_LISTED = { guest: 3, account: 10 } as const;

export async function createTable(
  context: ServerContext,
  { id: person, passphrase }: Pick<PersonRow, 'id' | 'passphrase'>,
  { network }: Payer,
  wish: TableWish,
): Promise<string> {
  const game = gameIn(context, wish.game);
  if (!game) throw new Fault('table.game');
  const settings = { ...usualSettings, ...wish.settings };
  await requireMayOpen(context, { id: person, passphrase }, settings.listed);
  const options = optionsOf(game, wish);
  const id = newId();
  const seats = seatsOf(id, person, wish.seats, context.now());
  const row = newTableRow(context, {
    id,
    game,
    options,
    owner: person,
    settings,
  });
  if (settings.listed && passphrase === null) countListed(context, network);
  await context.store.transaction((db) => insertTable(db, row, seats));
  return id;
}

/** People who have many tables wait until some are over. */
export async function requireMayOpen(
  context: ServerContext,
  { id, passphrase }: Pick<PersonRow, 'id' | 'passphrase'>,
  listed: boolean,
): Promise<void> {
  await requireFewTables(context, id);
  if (listed) await requireFewListed(context, id, passphrase === null ? MAX_LISTED.guest : MAX_LISTED.account);
}

/** Guests are made in no time, so what one address puts into the list counts together for them. */
export function countListed({ config, listedByGuests, store, now }: ServerContext, network: string | undefined): void {
  if (network === undefined) return;
  if (config.limits && !listedByGuests.take(network, now())) throw new Fault('request.rate');
  store.notify({ listed: [network] });
}

export async function requireFewTables({ store, config }: ServerContext, person: string): Promise<void> {
  if (!config.limits) return;
  const { count } = await store.reading(() =>
    store.db
      .selectFrom('tables')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('owner', '=', person)
      .where('status', 'in', ['open', 'running', 'halted'])
      .executeTakeFirstOrThrow(),
  );
  if (Number(count) >= MAX_TABLES) throw new Fault('table.many');
}

async function requireFewListed({ store, config }: ServerContext, person: string, most: number): Promise<void> {
  if (!config.limits) return;
  const { count } = await store.reading(() =>
    store.db
      .selectFrom('tables')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('owner', '=', person)
      .where('status', '=', 'open')
      .where('listed', '=', 1)
      .executeTakeFirstOrThrow(),
  );
  if (Number(count) >= most) throw new Fault('table.many');
}

function optionsOf(game: Game, { options, seats }: TableWish): object {
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max)
    throw Fault.refused({ key: 'refused.seats', params: { given: seats.length, min, max } });
  const read = readOptions(game.options, options ?? {}, seats.length);
  if (isRefused(read)) throw Fault.refused(read.refused);
  return read;
}

function seatsOf(match: string, person: string, wishes: readonly SeatWish[], now: number): SeatRow[] {
  const mine = wishes.filter(({ kind }) => kind === 'me').length;
  const shares = wishes.some(({ kind }) => kind === 'shared');
  if (mine > 1) throw new Fault('table.seats');
  return wishes.map(({ kind, level }, seat) => {
    const blank = { match, seat, person: null, level: null, seen: now };
    switch (kind) {
      case 'bot':
        if (!isLevel(level)) throw new Fault('table.seats');
        return { ...blank, kind, level };
      case 'me':
        // With shared seats the owner's own seat is at the shared screen too.
        return { ...blank, kind: shares ? 'shared' : 'person', person };
      case 'shared':
        return { ...blank, kind, person };
      default:
        return { ...blank, kind };
    }
  });
}

interface NewTable {
  readonly id: string;
  readonly game: Game;
  readonly options: object;
  readonly owner: string;
  readonly settings: TableSettings;
}

export function newTableRow(context: ServerContext, { id, game, options, owner, settings }: NewTable): TableRow {
  return {
    id,
    game: game.id,
    options: JSON.stringify(options),
    settings: JSON.stringify(settings),
    owner,
    status: 'open',
    invite: newSecret(),
    seed: context.newSeed(),
    rules: game.rules,
    cards: cardsHash(game),
    imported: 0,
    again: null,
    created: context.now(),
    started: null,
    ended: null,
    result: null,
    due: null,
    listed: settings.listed ? 1 : 0,
    version: 0,
  };
}

export async function insertTable(db: Kysely<Database>, row: TableRow, seats: readonly SeatRow[]): Promise<void> {
  await db.insertInto('tables').values(row).execute();
  await db
    .insertInto('seats')
    .values([...seats])
    .execute();
}
