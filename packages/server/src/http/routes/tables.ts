import Type from 'typebox';
import { Fault } from '../../errors.ts';
import { mayWatch } from '../../play/records.ts';
import { createTable } from '../../tables/create.ts';
import { described, openTables, tablesOf } from '../../tables/listing.ts';
import { rematch } from '../../tables/rematch.ts';
import { changeSeat, closeTable, hasInvite, join, leave, start } from '../../tables/seating.ts';
import { Settings } from '../../tables/settings.ts';
import { seldom } from '../limits.ts';
import type { RouteContext } from '../route-context.ts';
import { closed, Id, OfSeat, OfTable, SeatNumber } from '../shapes.ts';

const SeatWish = Type.Object(
  {
    kind: Type.Union(['me', 'open', 'invited', 'shared', 'bot'].map((kind) => Type.Literal(kind))),
    level: Type.Optional(Type.String({ maxLength: 40 })),
  },
  closed,
);
const Wish = Type.Object(
  {
    game: Type.String({ maxLength: 60 }),
    options: Type.Optional(Type.Object({}, { additionalProperties: true })),
    seats: Type.Array(SeatWish, { minItems: 1, maxItems: 32 }),
    settings: Type.Optional(Type.Partial(Settings, closed)),
  },
  closed,
);
const Purpose = Type.Union([
  Type.Object({ kind: Type.Union([Type.Literal('open'), Type.Literal('invited')]) }, closed),
  Type.Object({ kind: Type.Literal('bot'), level: Settings.properties.standIn }, closed),
]);
const Invite = Type.Optional(Type.String({ maxLength: 64 }));

/** Tables before and after the match; the match itself goes over the WebSocket. */
export function tableRoutes({ app, context, play, guestOf, visitorOf, changed }: RouteContext): void {
  const { games } = context;
  app.get('/api/games', async () =>
    games.map(({ id, title, rules, seats, options }) => ({
      id,
      title,
      rules,
      seats,
      options: JSON.parse(JSON.stringify(options.fields)),
      presets: options.presets ?? {},
    })),
  );
  app.get('/api/tables', async (request) => {
    const reader = (await visitorOf(request))?.id ?? null;
    return described(context, play, await openTables(context), reader);
  });
  app.post('/api/tables', { ...seldom(30), schema: { body: Wish } }, async (request) => {
    const person = await guestOf(request);
    const id = await createTable(context, person.id, request.body as Parameters<typeof createTable>[2]);
    return { id };
  });
  app.get(
    '/api/tables/:table',
    { schema: { params: OfTable, querystring: Type.Object({ invite: Invite }, closed) } },
    async (request) => {
      const reader = (await visitorOf(request))?.id ?? null;
      const listed = await play.about(request.params.table, (table) => {
        if (table.row.status !== 'open') mayWatch(table, reader, hasInvite(table.row, request.query.invite));
        return { row: table.row, seats: table.seats };
      });
      const [about] = await described(context, play, [listed], reader);
      return about;
    },
  );
  app.post(
    '/api/tables/:table/join',
    {
      schema: {
        params: OfTable,
        body: Type.Object({ seat: Type.Optional(SeatNumber), invite: Invite }, closed),
      },
    },
    async (request) => {
      const person = await guestOf(request);
      const seat = await join(context, request.params.table, person.id, request.body);
      await changed(request.params.table);
      return { seat };
    },
  );
  app.put('/api/tables/:table/seats/:seat', { schema: { params: OfSeat, body: Purpose } }, async (request) => {
    const { id } = await guestOf(request);
    const { table, seat } = request.params;
    await changeSeat(context, table, id, seat, request.body);
    await changed(table);
    return {};
  });
  const simple = { leave, start, close: closeTable };
  for (const [name, work] of Object.entries(simple))
    app.post(`/api/tables/:table/${name}`, { schema: { params: OfTable } }, async (request) => {
      const person = await guestOf(request);
      await work(context, request.params.table, person.id);
      await changed(request.params.table);
      return {};
    });
  app.post('/api/tables/:table/rematch', { ...seldom(30), schema: { params: OfTable } }, async (request) => {
    const person = await guestOf(request);
    const id = await rematch(context, request.params.table, person.id);
    await changed(request.params.table);
    return { id };
  });

  const Page = Type.Object({ before: Type.Optional(Type.Integer({ minimum: 0 })) }, closed);
  app.get('/api/me/tables', { schema: { querystring: Page } }, async (request) => {
    const { id } = await guestOf(request);
    const listed = await tablesOf(context, id, false, request.query.before ?? Number.MAX_SAFE_INTEGER);
    return described(context, play, listed, id);
  });
  app.get('/api/me/archive', { schema: { querystring: Page } }, async (request) => {
    const { id } = await guestOf(request);
    const listed = await tablesOf(context, id, true, request.query.before ?? Number.MAX_SAFE_INTEGER);
    return described(context, play, listed, id);
  });
  app.get('/api/people/:person', { schema: { params: Type.Object({ person: Id }, closed) } }, async (request) => {
    const row = await context.store.db
      .selectFrom('people')
      .select(['id', 'name', 'created'])
      .where('id', '=', request.params.person)
      .executeTakeFirst();
    if (!row) throw new Fault('person.unknown');
    return row;
  });
}
