import { routes } from '@cinderhall/protocol/schemas';
import { newId } from '../../ids.ts';
import { mayWatch } from '../../play/records.ts';
import { addChatLine, linesAfter, mute, removeLine } from '../../tables/chat.ts';
import { dismiss } from '../../tables/departure.ts';
import { removeFromSeat } from '../../tables/seating.ts';
import { perMinute } from '../per-minute.ts';
import type { RouteContext } from '../route-context.ts';

/** Seats of a running match, chat, and moderation by the owner. */
export function playRoutes({
  app,
  context,
  play,
  handler,
  sockets,
  requirePerson,
  personOf,
  tableChanged,
}: RouteContext): void {
  app.post(
    '/api/tables/:table/seats/:seat/bot',
    { schema: routes['POST /api/tables/:table/seats/:seat/bot'] },
    async (request) => {
      const { id } = await requirePerson(request);
      await handler.handOver(id, request.params.table, request.params.seat);
      return {};
    },
  );
  app.delete(
    '/api/tables/:table/seats/:seat/bot',
    { schema: routes['DELETE /api/tables/:table/seats/:seat/bot'] },
    async (request) => {
      const { id } = await requirePerson(request);
      await handler.takeBack(id, request.params.table, request.params.seat);
      return {};
    },
  );
  app.delete(
    '/api/tables/:table/seats/:seat',
    { schema: routes['DELETE /api/tables/:table/seats/:seat'] },
    async (request) => {
      const { id } = await requirePerson(request);
      const { table, seat } = request.params;
      const status = await play.withMatch(table, ({ row }) => row.status);
      if (status === 'open') await removeFromSeat(context, table, id, seat);
      else await dismiss(context, play, table, id, seat);
      await tableChanged(table);
      return {};
    },
  );

  const seated = (id: string) => play.withRows(id, ({ row, seats }) => ({ row, seats }));
  app.get('/api/tables/:table/chat', { schema: routes['GET /api/tables/:table/chat'] }, async (request) => {
    const person = (await personOf(request))?.id ?? null;
    await play.withRows(request.params.table, (table) => mayWatch(table, person, false));
    return linesAfter(context, request.params.table, request.query.after ?? 0, person);
  });
  app.post(
    '/api/tables/:table/chat',
    { ...perMinute(30), schema: routes['POST /api/tables/:table/chat'] },
    async (request) => {
      const { id } = await requirePerson(request);
      const line = await addChatLine(context, await seated(request.params.table), id, request.body.text);
      sockets.sendChat(request.params.table);
      return { line };
    },
  );
  app.delete(
    '/api/tables/:table/chat/:line',
    { schema: routes['DELETE /api/tables/:table/chat/:line'] },
    async (request) => {
      const { id } = await requirePerson(request);
      await removeLine(context, await seated(request.params.table), id, request.params.line);
      sockets.sendChat(request.params.table);
      return {};
    },
  );
  app.put(
    '/api/tables/:table/mutes/:person',
    { schema: routes['PUT /api/tables/:table/mutes/:person'] },
    async (request) => {
      const { id } = await requirePerson(request);
      await mute(context, await seated(request.params.table), id, request.params.person, true);
      return {};
    },
  );
  app.delete(
    '/api/tables/:table/mutes/:person',
    { schema: routes['DELETE /api/tables/:table/mutes/:person'] },
    async (request) => {
      const { id } = await requirePerson(request);
      await mute(context, await seated(request.params.table), id, request.params.person, false);
      return {};
    },
  );
  app.post('/api/reports', { ...perMinute(10), schema: routes['POST /api/reports'] }, async (request) => {
    const { id } = await requirePerson(request);
    const { table, text, ...about } = request.body;
    await context.store.withRetry(() =>
      context.store.db
        .insertInto('reports')
        .values({
          id: newId(),
          person: id,
          match: table ?? null,
          kind: 'person',
          about: JSON.stringify(about),
          text,
          at: context.now(),
        })
        .execute(),
    );
    return {};
  });
}
