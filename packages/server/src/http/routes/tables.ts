import { routes } from '@cinderhall/protocol/schemas';
import type { ServerContext } from '../../context.ts';
import { Fault } from '../../errors.ts';
import { mayWatch } from '../../play/records.ts';
import { createTable } from '../../tables/create.ts';
import { leaveMatch } from '../../tables/departure.ts';
import { openTables, tableInfos, tablesOf } from '../../tables/listing.ts';
import { rematch } from '../../tables/rematch.ts';
import { changeSeat, closeTable, hasInvite, join, leave, start } from '../../tables/seating.ts';
import { perMinute } from '../per-minute.ts';
import type { RouteContext } from '../route-context.ts';

/** Tables before and after the match; the match itself goes over the WebSocket. */
export function tableRoutes({
  app,
  context,
  play,
  requirePerson,
  personOf,
  payerOf,
  tableChanged,
}: RouteContext): void {
  const { games } = context;
  app.get('/api/games', { schema: routes['GET /api/games'] }, async () =>
    games.map(({ id, title, rules, seats, options }) => ({
      id,
      title,
      rules,
      seats,
      options: JSON.parse(JSON.stringify(options.fields)),
      presets: options.presets ?? {},
    })),
  );
  app.get('/api/tables', { schema: routes['GET /api/tables'] }, async (request) => {
    const reader = (await personOf(request))?.id ?? null;
    return tableInfos(context, play, await openTables(context, request.query), reader);
  });
  app.post('/api/tables', { ...perMinute(30), schema: routes['POST /api/tables'] }, async (request) => {
    const person = await requirePerson(request);
    const id = await createTable(context, person, payerOf(request, person.id), request.body);
    return { id };
  });
  app.get('/api/tables/:table', { schema: routes['GET /api/tables/:table'] }, async (request) => {
    const reader = (await personOf(request))?.id ?? null;
    const listed = await play.withRows(request.params.table, (table) => {
      if (table.row.status !== 'open') mayWatch(table, reader, hasInvite(table.row, request.query.invite));
      return { row: table.row, seats: table.seats };
    });
    const [about] = await tableInfos(context, play, [listed], reader);
    if (!about) throw new Fault('table.unknown');
    return about;
  });
  app.post('/api/tables/:table/join', { schema: routes['POST /api/tables/:table/join'] }, async (request) => {
    const person = await requirePerson(request);
    const seat = await join(context, request.params.table, person.id, request.body);
    await tableChanged(request.params.table);
    return { seat };
  });
  app.put(
    '/api/tables/:table/seats/:seat',
    { schema: routes['PUT /api/tables/:table/seats/:seat'] },
    async (request) => {
      const { id } = await requirePerson(request);
      const { table, seat } = request.params;
      await changeSeat(context, table, id, seat, request.body);
      await tableChanged(table);
      return {};
    },
  );
  /** Before the match the seat is free again; in it a bot plays on. */
  const leaveTable = async (_context: ServerContext, id: string, person: string): Promise<void> => {
    const running = await play.withRows(id, ({ row }) => row.status === 'running');
    await (running ? leaveMatch(context, play, id, person) : leave(context, id, person));
  };
  const simple = [
    ['leave', leaveTable],
    ['start', start],
    ['close', closeTable],
  ] as const;
  for (const [name, work] of simple)
    app.post(`/api/tables/:table/${name}`, { schema: routes[`POST /api/tables/:table/${name}`] }, async (request) => {
      const person = await requirePerson(request);
      await work(context, request.params.table, person.id);
      await tableChanged(request.params.table);
      return {};
    });
  app.post(
    '/api/tables/:table/rematch',
    { ...perMinute(30), schema: routes['POST /api/tables/:table/rematch'] },
    async (request) => {
      const person = await requirePerson(request);
      const id = await rematch(context, request.params.table, person, payerOf(request, person.id));
      await tableChanged(request.params.table);
      return { id };
    },
  );

  app.get('/api/me/tables', { schema: routes['GET /api/me/tables'] }, async (request) => {
    const { id } = await requirePerson(request);
    const listed = await tablesOf(context, id, false, request.query);
    return tableInfos(context, play, listed, id);
  });
  app.get('/api/me/archive', { schema: routes['GET /api/me/archive'] }, async (request) => {
    const { id } = await requirePerson(request);
    const listed = await tablesOf(context, id, true, request.query);
    return tableInfos(context, play, listed, id);
  });
  app.get('/api/people/:person', { schema: routes['GET /api/people/:person'] }, async (request) => {
    const row = await context.store.db
      .selectFrom('people')
      .select(['id', 'name', 'created'])
      .where('id', '=', request.params.person)
      .executeTakeFirst();
    if (!row) throw new Fault('person.unknown');
    return row;
  });
}
