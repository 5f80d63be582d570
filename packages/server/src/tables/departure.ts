import { botName } from '@cinderhall/table';
import type { ServerContext } from '../context.ts';
import { Fault } from '../errors.ts';
import type { Play } from '../play/play.ts';
import { setSeat, withLockedTable } from './locked-table.ts';
import { leave } from './seating.ts';

/** Removes a person from a seat of a running match: a bot plays on. */
export async function vacate(context: ServerContext, play: Play, id: string, seat: number): Promise<void> {
  await play.act(id, (table, live) =>
    live.bots[seat] !== null || live.match.over
      ? null
      : { kind: 'handover', seat, to: botName(table.settings.standIn) },
  );
  await withLockedTable(context, id, (held) => setSeat(held, seat, { person: null, kind: 'person' }));
}

/** The owner removes a person from a running match for good. */
export async function dismiss(
  context: ServerContext,
  play: Play,
  id: string,
  owner: string,
  seat: number,
): Promise<string> {
  const person = await play.withMatch(id, (table) => {
    if (table.row.owner !== owner) throw new Fault('table.owner');
    const found = table.seats[seat]?.person;
    if (!found) throw new Fault('table.seats');
    if (found === owner) throw new Fault('person.self');
    if (table.row.status !== 'running') throw new Fault('table.status');
    return found;
  });
  await vacate(context, play, id, seat);
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
