import type { Seat } from '@cinderhall/kernel';
import { routes } from '@cinderhall/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { Fault } from '../../errors.ts';
import type { LiveMatch } from '../../play/live-match.ts';
import { exportOf, recordSeat, replayAt, statsOf } from '../../play/records.ts';
import { stateText } from '../../play/send-state.ts';
import type { Table } from '../../play/table.ts';
import { fork } from '../../tables/fork.ts';
import { importSave } from '../../tables/import.ts';
import { perMinute } from '../per-minute.ts';
import type { RouteContext } from '../route-context.ts';

const LARGEST_SAVE = 4 << 20;

/** State, replay, statistics, export, import and fork of matches. */
export function recordRoutes({
  app,
  context,
  play,
  botWorkers,
  requirePerson,
  personOf,
  tableChanged,
}: RouteContext): void {
  /** Runs `work` with a match and the seat to view it from: `seat` in the query, or the person's own. */
  async function record<T>(
    request: FastifyRequest<{ Params: { table: string }; Querystring: { seat?: Seat } }>,
    work: (table: Table, live: LiveMatch, seat: Seat) => Promise<T>,
  ): Promise<T> {
    const person = (await personOf(request))?.id ?? null;
    return play.withTable(request.params.table, async (table) => {
      await play.refresh(table);
      if (!table.live) throw new Fault('table.status');
      return work(table, table.live, recordSeat(table, person, request.query.seat));
    });
  }

  // Sent as text: the same one that watchers of the seat get.
  const { response: _, ...asked } = routes['GET /api/tables/:table/state'];
  app.get('/api/tables/:table/state', { schema: asked }, async (request, reply) => {
    const since = request.query.since ?? null;
    const text = await record(request, async (table, live, seat) => stateText(table, live, seat, since, context.now()));
    return reply.type('application/json').send(text);
  });
  app.get(
    '/api/tables/:table/replay',
    { ...perMinute(240), schema: routes['GET /api/tables/:table/replay'] },
    async (request) => {
      const at = request.query.at ?? Number.MAX_SAFE_INTEGER;
      return record(request, async (table, live, seat) => ({
        seat,
        ...(await replayAt(context, table, live, seat, at)),
      }));
    },
  );
  app.get(
    '/api/tables/:table/stats',
    { ...perMinute(60), schema: routes['GET /api/tables/:table/stats'] },
    async (request) =>
      record(request, async (table, live, seat) => ({ seat, ...(await statsOf(context, table, live, seat)) })),
  );
  app.get(
    '/api/tables/:table/export',
    { ...perMinute(30), schema: routes['GET /api/tables/:table/export'] },
    async (request, reply) => {
      const found = await record(request, (table, live, seat) => exportOf(context, table, live, seat));
      reply.header('Content-Disposition', `attachment; filename="cinderhall-${request.params.table}.json"`);
      return found;
    },
  );
  app.post(
    '/api/imports',
    { ...perMinute(10), bodyLimit: LARGEST_SAVE, schema: routes['POST /api/imports'] },
    async (request) => {
      const person = await requirePerson(request);
      return { id: await importSave(context, botWorkers, person.id, request.body) };
    },
  );
  app.post(
    '/api/tables/:table/fork',
    { ...perMinute(30), schema: routes['POST /api/tables/:table/fork'] },
    async (request) => {
      const person = await requirePerson(request);
      const id = await fork(context, play, request.params.table, person.id, request.body);
      await tableChanged(id);
      return { id };
    },
  );
}
