import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import type { MessageHandler } from '../live/message-handler.ts';
import type { Sockets } from '../live/sockets.ts';
import type { Exports } from '../people/export.ts';
import type { Play } from '../play/play.ts';
import type { RecordWorkers } from '../records/record-workers.ts';
import type { Records } from '../records/records.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Payer } from '../work/fair-queue.ts';
import type { App } from './server.ts';
import type { Visitors } from './visitors.ts';

/** What routes need. */
export interface RouteContext {
  readonly app: App;
  readonly context: ServerContext;
  readonly play: Play;
  readonly records: Records;
  readonly recordWorkers: RecordWorkers;
  readonly visitors: Visitors;
  readonly handler: MessageHandler;
  readonly sockets: Sockets;
  /** The person of the session; throws without one. */
  requirePerson(request: Pick<FastifyRequest, 'headers'>): Promise<PersonRow>;
  personOf(request: Pick<FastifyRequest, 'headers'>): Promise<PersonRow | null>;
  /** Who pays for what a request takes: the person, or the network of a visitor without a session. */
  payerOf(request: Pick<FastifyRequest, 'raw'>, person: string | null): Payer;
  /** Reloads a table after a change and updates its watchers. */
  tableChanged(table: string): Promise<void>;
  /** Takes a person who is deleted off all tables: bots play on. */
  leaveAll(person: string): Promise<void>;
  readonly exports: Exports;
}
