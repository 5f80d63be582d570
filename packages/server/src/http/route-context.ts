import type { FastifyRequest } from 'fastify';
import type { Thinkers } from '../bots/thinkers.ts';
import type { ServerContext } from '../context.ts';
import type { Handler } from '../live/handle.ts';
import type { Sockets } from '../live/sockets.ts';
import type { PersonExport } from '../people/export.ts';
import type { Play } from '../play/play.ts';
import type { PersonRow } from '../store/schema.ts';
import type { App } from './server.ts';
import type { Visitors } from './visitors.ts';

/** What routes work with. */
export interface RouteContext {
  readonly app: App;
  readonly context: ServerContext;
  readonly play: Play;
  readonly thinkers: Thinkers;
  readonly visitors: Visitors;
  readonly handler: Handler;
  readonly sockets: Sockets;
  /** Whoever asks, or an error for those who have not told their name. */
  guestOf(request: Pick<FastifyRequest, 'headers'>): Promise<PersonRow>;
  visitorOf(request: Pick<FastifyRequest, 'headers'>): Promise<PersonRow | null>;
  /** Reads a table again after it was changed, and tells whoever watches. */
  changed(table: string): Promise<void>;
  /** Somebody goes for good: their seats pass to bots. */
  leaveAll(person: string): Promise<void>;
  exportAll(person: string): Promise<PersonExport>;
}
