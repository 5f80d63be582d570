import { routes } from '@cinderhall/protocol/schemas';
import { newId } from '../../ids.ts';
import { mayWatch } from '../../play/records.ts';
import { linesAfter, mute, removeLine, speak } from '../../tables/chat.ts';
import { dismiss } from '../../tables/departure.ts';
import { sendAway } from '../../tables/seating.ts';
import { seldom } from '../limits.ts';
import type { RouteContext } from '../route-context.ts';

/** Seats of a match under way, chat, and what an owner does about others. */
export function playRoutes(tools: RouteContext): void {
  const { app, context, play, handler, sockets, guestOf, visitorOf, changed } = tools;

  app.post(
    '/api/tables/:table/seats/:seat/bot',
    { schema: routes['POST /api/tables/:table/seats/:seat/bot'] },
    async (request) => {
      const { id } = await guestOf(request);
      await handler.handOver(id, request.params.table, request.params.seat);
      return {};
    },
  );
  app.delete(
    '/api/tables/:table/seats/:seat/bot',
    { schema: routes['DELETE /api/tables/:table/seats/:seat/bot'] },
    async (request) => {
      const { id } = await guestOf(request);
      await handler.takeBack(id, request.params.table, request.params.seat);
      return {};
    },
  );
  app.delete(
    '/api/tables/:table/seats/:seat',
    { schema: routes['DELETE /api/tables/:table/seats/:seat'] },
    async (request) => {
      const { id } = await guestOf(request);
      const { table, seat } = request.params;
      const status = await play.look(table, ({ row }) => row.status);
      if (status === 'open') await sendAway(context, table, id, seat);
      else await dismiss(context, play, table, id, seat);
      await changed(table);
      return {};
    },
  );

  const seated = (id: string) => play.about(id, ({ row, seats }) => ({ row, seats }));
  app.get('/api/tables/:table/chat', { schema: routes['GET /api/tables/:table/chat'] }, async (request) => {
    const person = (await visitorOf(request))?.id ?? null;
    await play.about(request.params.table, (table) => mayWatch(table, person, false));
    return linesAfter(context, request.params.table, request.query.after ?? 0, person);
  });
  app.post(
    '/api/tables/:table/chat',
    { ...seldom(30), schema: routes['POST /api/tables/:table/chat'] },
    async (request) => {
      const { id } = await guestOf(request);
      const line = await speak(context, await seated(request.params.table), id, request.body.text);
      sockets.tellChat(request.params.table);
      return { line };
    },
  );
  app.delete(
    '/api/tables/:table/chat/:line',
    { schema: routes['DELETE /api/tables/:table/chat/:line'] },
    async (request) => {
      const { id } = await guestOf(request);
      await removeLine(context, await seated(request.params.table), id, request.params.line);
      sockets.tellChat(request.params.table);
      return {};
    },
  );
  app.put(
    '/api/tables/:table/mutes/:person',
    { schema: routes['PUT /api/tables/:table/mutes/:person'] },
    async (request) => {
      const { id } = await guestOf(request);
      await mute(context, await seated(request.params.table), id, request.params.person, true);
      return {};
    },
  );
  app.delete(
    '/api/tables/:table/mutes/:person',
    { schema: routes['DELETE /api/tables/:table/mutes/:person'] },
    async (request) => {
      const { id } = await guestOf(request);
      await mute(context, await seated(request.params.table), id, request.params.person, false);
      return {};
    },
  );
  app.post('/api/reports', { ...seldom(10), schema: routes['POST /api/reports'] }, async (request) => {
    const { id } = await guestOf(request);
    const { table, text, ...about } = request.body;
    await context.store.patiently(() =>
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
