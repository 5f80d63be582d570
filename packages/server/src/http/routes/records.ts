import { isRecord, type Seat } from '@cinderhall/kernel';
import { routes } from '@cinderhall/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { Fault } from '../../errors.ts';
import { recordSeat } from '../../play/records.ts';
import { stateText } from '../../play/send-state.ts';
import type { RecordTasks } from '../../records/record-task.ts';
import { READ_PATIENCE } from '../../store/retry.ts';
import { fork } from '../../tables/fork.ts';
import { importSave } from '../../tables/import.ts';
import { whyNotText } from '../body.ts';
import { perMinute } from '../per-minute.ts';
import type { RouteContext } from '../route-context.ts';

const LARGEST_SAVE = 4 << 20;

/** State, replay, statistics, export, import and fork of matches. */
export function recordRoutes({
  app,
  context,
  play,
  records,
  recordWorkers,
  requirePerson,
  personOf,
  payerOf,
  tableChanged,
}: RouteContext): void {
  type RecordRequest = FastifyRequest<{ Params: { table: string }; Querystring: { seat?: Seat } }>;
  const readerOf = async (request: RecordRequest) => {
    const person = (await personOf(request))?.id ?? null;
    return { person, payer: payerOf(request, person), seat: request.query.seat };
  };
  const record = async <K extends keyof RecordTasks>(
    request: RecordRequest,
    kind: K,
    asked: (seat: Seat) => RecordTasks[K]['asked'],
  ) => records.of(request.params.table, kind, await readerOf(request), asked);

  // Sent as text: the same one that watchers of the seat get.
  const { response: _, ...asked } = routes['GET /api/tables/:table/state'];
  app.get('/api/tables/:table/state', { schema: asked }, async (request, reply) => {
    const since = request.query.since ?? null;
    const person = (await personOf(request))?.id ?? null;
    const payer = payerOf(request, person);
    context.spending.require(payer.person);
    const { table: id } = request.params;
    const text = await play.charging(payer, id, () =>
      play.withMatch(
        id,
        (table, live) => {
          if (!live) throw new Fault('table.status');
          const seat = recordSeat(table, person, request.query.seat);
          return context.spending.measure(payer.person, () => stateText(table, live, seat, since, context.now()));
        },
        READ_PATIENCE,
      ),
    );
    return reply.type('application/json').send(text);
  });
  app.get(
    '/api/tables/:table/replay',
    { ...perMinute(240), schema: routes['GET /api/tables/:table/replay'] },
    async (request) => {
      const at = request.query.at ?? Number.MAX_SAFE_INTEGER;
      const { seat, answer } = await record(request, 'replay', (of) => ({ seat: of, at }));
      return { seat, ...answer };
    },
  );
  app.get(
    '/api/tables/:table/stats',
    { ...perMinute(60), schema: routes['GET /api/tables/:table/stats'] },
    async (request) => {
      const { seat, answer } = await record(request, 'stats', (of) => ({ seat: of }));
      return { seat, ...answer };
    },
  );
  const { response: __, ...askedFile } = routes['GET /api/tables/:table/export'];
  app.get('/api/tables/:table/export', { ...perMinute(30), schema: askedFile }, async (request, reply) => {
    const file = await records.file(request.params.table, await readerOf(request));
    reply.header('Content-Disposition', `attachment; filename="cinderhall-${request.params.table}.json"`);
    return reply.type('application/json').send(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  });
  // A save is read where it is replayed.
  app.register(async (imports) => {
    imports.removeAllContentTypeParsers();
    imports.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(whyNotText(body), { text: body }),
    );
    imports.post(
      '/api/imports',
      { ...perMinute(10), bodyLimit: LARGEST_SAVE, schema: routes['POST /api/imports'] },
      async (request) => {
        const person = await requirePerson(request);
        const { body } = request;
        const text = isRecord(body) ? String(body.text) : '';
        return {
          id: await importSave(context, recordWorkers, person.id, payerOf(request, person.id), text),
        };
      },
    );
  });
  app.post(
    '/api/tables/:table/fork',
    { ...perMinute(30), schema: routes['POST /api/tables/:table/fork'] },
    async (request) => {
      const person = await requirePerson(request);
      const id = await fork(
        context,
        records,
        request.params.table,
        person.id,
        payerOf(request, person.id),
        request.body,
      );
      await tableChanged(id);
      return { id };
    },
  );
}
