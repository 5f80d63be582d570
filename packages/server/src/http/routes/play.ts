import Type from 'typebox';
import { newId } from '../../ids.ts';
import { mayWatch } from '../../play/records.ts';
import { linesAfter, mute, removeLine, speak } from '../../tables/chat.ts';
import { dismiss } from '../../tables/departure.ts';
import { sendAway } from '../../tables/seating.ts';
import { seldom } from '../limits.ts';
import type { RouteContext } from '../route-context.ts';
import { Count, closed, Id, OfSeat, OfTable } from '../shapes.ts';

/** Seats of a match under way, chat, and what an owner does about others. */
export function playRoutes(routes: RouteContext): void {
  const { app, context, play, handler, sockets, guestOf, visitorOf, changed } = routes;

  app.post('/api/tables/:table/seats/:seat/bot', { schema: { params: OfSeat } }, async (request) => {
    const { id } = await guestOf(request);
    await handler.handOver(id, request.params.table, request.params.seat);
    return {};
  });
  app.delete('/api/tables/:table/seats/:seat/bot', { schema: { params: OfSeat } }, async (request) => {
    const { id } = await guestOf(request);
    await handler.takeBack(id, request.params.table, request.params.seat);
    return {};
  });
  app.delete('/api/tables/:table/seats/:seat', { schema: { params: OfSeat } }, async (request) => {
    const { id } = await guestOf(request);
    const { table, seat } = request.params;
    const status = await play.look(table, ({ row }) => row.status);
    if (status === 'open') await sendAway(context, table, id, seat);
    else await dismiss(context, play, table, id, seat);
    await changed(table);
    return {};
  });

  const seated = (id: string) => play.about(id, ({ row, seats }) => ({ row, seats }));
  app.get(
    '/api/tables/:table/chat',
    { schema: { params: OfTable, querystring: Type.Object({ after: Type.Optional(Count) }, closed) } },
    async (request) => {
      const person = (await visitorOf(request))?.id ?? null;
      await play.about(request.params.table, (table) => mayWatch(table, person, false));
      return linesAfter(context, request.params.table, request.query.after ?? 0, person);
    },
  );
  app.post(
    '/api/tables/:table/chat',
    {
      ...seldom(30),
      schema: {
        params: OfTable,
        body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 500 }) }, closed),
      },
    },
    async (request) => {
      const { id } = await guestOf(request);
      const line = await speak(context, await seated(request.params.table), id, request.body.text);
      sockets.tellChat(request.params.table);
      return { line };
    },
  );
  app.delete(
    '/api/tables/:table/chat/:line',
    { schema: { params: Type.Object({ table: Id, line: Count }, closed) } },
    async (request) => {
      const { id } = await guestOf(request);
      await removeLine(context, await seated(request.params.table), id, request.params.line);
      sockets.tellChat(request.params.table);
      return {};
    },
  );
  for (const method of ['PUT', 'DELETE'] as const)
    app.route({
      method,
      url: '/api/tables/:table/mutes/:person',
      schema: { params: Type.Object({ table: Id, person: Id }, closed) },
      handler: async (request) => {
        const { id } = await guestOf(request);
        await mute(context, await seated(request.params.table), id, request.params.person, method === 'PUT');
        return {};
      },
    });
  app.post(
    '/api/reports',
    {
      ...seldom(10),
      schema: {
        body: Type.Object(
          {
            table: Type.Optional(Id),
            person: Type.Optional(Id),
            line: Type.Optional(Count),
            text: Type.String({ minLength: 1, maxLength: 2_000 }),
          },
          closed,
        ),
      },
    },
    async (request) => {
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
    },
  );
}
