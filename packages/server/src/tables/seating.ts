import type { SeatPurpose } from '@cinderhall/protocol';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import { isSameSecret } from '../ids.ts';
import { isBlocked } from '../people/blocks.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import { type LockedTable, requireOwner, requireStatus, setSeat, withLockedTable } from './locked-table.ts';

export const hasInvite = (row: TableRow, invite: string | undefined): boolean =>
  invite !== undefined && isSameSecret(invite, row.invite);

const isSeated = (seats: readonly SeatRow[], person: string): boolean =>
  seats.some((seat) => seat.person === person && seat.kind !== 'invited');

/** Takes the requested seat, or the first one that is free for this person. */
export async function join(
  context: ServerContext,
  id: string,
  person: string,
  { seat, invite }: { readonly seat?: number | undefined; readonly invite?: string | undefined },
): Promise<number> {
  return withLockedTable(context, id, async (held) => {
    requireStatus(held, 'open');
    const { row, seats } = held;
    if (isSeated(seats, person)) throw new Fault('table.seated');
    const people = seats.flatMap((each) => (each.person && each.kind !== 'invited' ? [each.person] : []));
    if (await isBlocked(held.db, [...new Set([row.owner, ...people])], person)) throw new Fault('table.blocked');
    const invited = hasInvite(row, invite);
    const may = (each: SeatRow): boolean => {
      if (each.kind === 'open') return true;
      return each.kind === 'invited' && (each.person === person || (each.person === null && invited));
    };
    const wanted = seat === undefined ? (seats.find((each) => each.person === person) ?? seats.find(may)) : seats[seat];
    if (!wanted) throw new Fault('table.taken');
    if (!may(wanted)) throw new Fault(wanted.kind === 'invited' ? 'table.invite' : 'table.taken');
    await setSeat(held, wanted.seat, { kind: 'person', person, seen: context.now() });
    return wanted.seat;
  });
}

/** Leaves a seat before the match begins. When the owner leaves, the table is closed. */
export async function leave(context: ServerContext, id: string, person: string): Promise<void> {
  await withLockedTable(context, id, async (held) => {
    requireStatus(held, 'open');
    if (held.row.owner === person) return close(held);
    const own = held.seats.filter((seat) => seat.person === person);
    if (own.length === 0) throw new Fault('seat.yours');
    for (const { seat } of own) await setSeat(held, seat, { kind: 'open', person: null });
  });
}

/** The owner closes a table before the match begins. */
export async function closeTable(context: ServerContext, id: string, person: string): Promise<void> {
  await withLockedTable(context, id, async (held) => {
    requireOwner(held, person);
    requireStatus(held, 'open');
    await close(held);
  });
}

async function close({ db, row }: LockedTable): Promise<void> {
  await db.updateTable('tables').set({ status: 'closed', due: null }).where('id', '=', row.id).execute();
}

/** The owner removes a person from a seat before the match begins; the seat is open again. */
export async function removeFromSeat(context: ServerContext, id: string, owner: string, seat: number): Promise<void> {
  await withLockedTable(context, id, async (held) => {
    requireOwner(held, owner);
    requireStatus(held, 'open');
    const found = held.seats[seat];
    if (!found?.person || found.person === owner) throw new Fault('table.seats');
    await setSeat(held, seat, { kind: 'open', person: null });
  });
}

/** The owner changes the kind of a free seat before the match begins. */
export async function changeSeat(
  context: ServerContext,
  id: string,
  owner: string,
  seat: number,
  to: SeatPurpose,
): Promise<void> {
  await withLockedTable(context, id, async (held) => {
    requireOwner(held, owner);
    requireStatus(held, 'open');
    const found = held.seats[seat];
    if (!found || found.kind === 'person' || found.kind === 'shared') throw new Fault('table.seats');
    await setSeat(held, seat, { kind: to.kind, person: null, level: to.kind === 'bot' ? to.level : null });
  });
}

export async function start(context: ServerContext, id: string, owner: string): Promise<void> {
  await withLockedTable(context, id, async (held) => {
    requireOwner(held, owner);
    requireStatus(held, 'open');
    if (held.seats.some(({ kind }) => kind === 'open' || kind === 'invited')) throw new Fault('table.missing');
    if (context.config.limits && isBotsOnly(held.seats)) await requireFewBotTables(held, owner);
    await begin(held, context.now());
  });
}

/** The most tables at which only bots play that one owner may have running: they cost most, and nobody waits for them. */
export const MAX_BOT_TABLES = 2;

const isBotsOnly = (seats: readonly SeatRow[]): boolean => seats.every(({ kind }) => kind === 'bot');

async function requireFewBotTables({ db }: LockedTable, owner: string): Promise<void> {
  const { count } = await db
    .selectFrom('tables')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .where('status', '=', 'running')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seats').select('seats.seat').whereRef('seats.match', '=', 'tables.id').where('kind', '!=', 'bot'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_BOT_TABLES) throw new Fault('table.botsOnly');
}

/** The table is due at once: a bot may have to move, and this process may end before it does. */
async function begin({ db, row }: LockedTable, now: number): Promise<void> {
  await db.updateTable('tables').set({ status: 'running', started: now, due: now }).where('id', '=', row.id).execute();
}
