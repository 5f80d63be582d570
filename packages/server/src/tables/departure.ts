import { botName } from '@cinderhall/table';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import { newSecret } from '../ids.ts';
import type { Play } from '../play/play.ts';
import { setSeat, withLockedTable } from './locked-table.ts';
import { leave } from './seating.ts';

/** Removes a person from a seat of a running match: a bot plays on. */
export async function vacate(
  context: ServerContext,
  play: Play,
  id: string,
  seat: number,
  invite?: string,
): Promise<void> {
  await play.act(id, (table, live) =>
    live.bots[seat] !== null || live.match.over
      ? null
      : { kind: 'handover', seat, to: botName(table.settings.standIn) },
  );
  await withLockedTable(context, id, async (held) => {
    await setSeat(held, seat, { person: null, kind: 'person' });
    if (invite !== undefined) await held.db.updateTable('tables').set({ invite }).where('id', '=', id).execute();
  });
}

/** A person leaves a running match for good, of their own accord: a bot plays on. */
export async function leaveMatch(context: ServerContext, play: Play, id: string, person: string): Promise<void> {
  const own = await play.withMatch(id, (table) => {
    if (table.row.status !== 'running') throw new Fault('table.status');
    return table.seatsOf(person);
  });
  if (own.length === 0) throw new Fault('seat.yours');
  for (const seat of own) await vacate(context, play, id, seat);
}

/**
 * The owner removes a person from a running match for good. Otherwise an owner could win by it, so the person must have
 * lost the seat before: their time ran out, or they resigned.
 */
export async function dismiss(
  context: ServerContext,
  play: Play,
  id: string,
  owner: string,
  seat: number,
): Promise<string> {
  const person = await play.withMatch(id, (table, live) => {
    if (table.row.owner !== owner) throw new Fault('table.owner');
    const found = table.seats[seat]?.person;
    if (!found) throw new Fault('table.seats');
    if (found === owner) throw new Fault('person.self');
    if (table.row.status !== 'running') throw new Fault('table.status');
    if (!live?.match.resigned.includes(seat) && !live?.clock.ranOut(seat)) throw new Fault('seat.stays');
    return found;
  });
  // With the old invitation they could still watch.
  await vacate(context, play, id, seat, newSecret());
  return person;
}

/** Removes a person from all tables: open seats are freed, bots play on in running matches. */
export async function leaveAll(context: ServerContext, play: Play, person: string): Promise<string[]> {
  const { db } = context.store;
  const seats = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.match')
    .select(['seats.match', 'seats.seat', 'tables.status'])
    .where('seats.person', '=', person)
    .execute();
  const owned = await db
    .selectFrom('tables')
    .select('id')
    .where('owner', '=', person)
    .where('status', '=', 'open')
    .execute();
  const open = new Set([
    ...seats.filter(({ status }) => status === 'open').map(({ match }) => match),
    ...owned.map(({ id }) => id),
  ]);
  for (const id of open) await leave(context, id, person).catch(ignoreFault);
  for (const { match, seat, status } of seats)
    if (status === 'running') await vacate(context, play, match, seat).catch(ignoreFault);
  await db.updateTable('seats').set({ person: null }).where('person', '=', person).execute();
  return [...new Set(seats.map(({ match }) => match))];
}

/** The table may have changed meanwhile, so that there is nothing to leave. */
function ignoreFault(error: unknown): void {
  if (!(error instanceof Fault)) throw error;
}
