import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeCodes, LIVE_PATH, PROTOCOL, type ServerMessage, type WireError } from '@cinderhall/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { ServerContext } from '../context.ts';
import { faultOf } from '../errors.ts';
import { addressOf, networkOf } from '../http/address.ts';
import { versionFault } from '../http/version.ts';
import type { Visitors } from '../http/visitors.ts';
import { sessionOf } from '../people/sessions.ts';
import type { Play } from '../play/play.ts';
import { errorOf, languageOf } from '../words/index.ts';
import { yieldToEventLoop } from '../work/yield-to-event-loop.ts';
import { ChatFeed } from './chat-feed.ts';
import { Connection } from './connection.ts';
import type { MessageHandler } from './message-handler.ts';
import type { Presence } from './presence.ts';

const MAX_MESSAGE = 8 << 10;
const MAX_PER_PERSON = 20;
const HEARTBEAT = 30_000;
const PINGS_AT_ONCE = 100;
/** Closing waits so long for answers under way. */
const LONGEST_ANSWER = 3_000;
const SESSIONS_AT_ONCE = 200;
/** So many ended sessions are remembered, for connections that were being opened at that very moment. */
const MAX_ENDED = 1_000;
/** Clients of the first version send none. */
const FIRST_VERSION = '1';

const reasons: { readonly [status: number]: string } = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** All WebSockets of this process. */
export class Sockets {
  readonly #context: ServerContext;
  readonly #play: Play;
  readonly #handler: MessageHandler;
  readonly #visitors: Visitors;
  readonly #presence: Presence;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    perMessageDeflate: false,
    // Pings are answered one by one, within limits.
    autoPong: false,
  });
  readonly #connections = new Set<Connection>();
  readonly #chat: ChatFeed;
  /** The number of connections of each person, and of each network for visitors without a session. */
  readonly #counts = new Map<string, number>();
  readonly #heartbeat = setInterval(() => void this.#checkAlive(), HEARTBEAT);
  readonly #ended = new Set<string>();
  #storeLost = false;

  constructor(context: ServerContext, play: Play, handler: MessageHandler, visitors: Visitors, presence: Presence) {
    this.#context = context;
    this.#play = play;
    this.#handler = handler;
    this.#visitors = visitors;
    this.#presence = presence;
    this.#chat = new ChatFeed(context, (table) => [...this.#connections].filter(({ watching }) => watching.has(table)));
    this.#heartbeat.unref();
    handler.onChat = (table) => this.sendChat(table);
    context.store.onLost = (lost) => this.#onStoreLost(lost);
  }

  serve(server: Server): void {
    server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
  }

  get size(): number {
    return this.#connections.size;
  }

  /** The tables with watchers in this process. */
  watched(): string[] {
    return [...new Set([...this.#connections].flatMap(({ watching }) => [...watching.keys()]))];
  }

  sendChat(table: string): void {
    this.#chat.changed(table);
  }

  /** Closes the connections of sessions that have ended. */
  endSessions(ids: readonly string[]): void {
    if (ids.length === 0) return;
    const ended = new Set(ids);
    for (const id of ids) this.#ended.add(id);
    for (const [first] of this.#ended.entries()) {
      if (this.#ended.size <= MAX_ENDED) break;
      this.#ended.delete(first);
    }
    for (const connection of this.#connections)
      if (connection.session !== null && ended.has(connection.session)) connection.end();
  }

  /** Compares the sessions of all connections with the database, in case a notice was lost. */
  async checkSessions(): Promise<void> {
    const { store } = this.#context;
    const sessions = [...new Set([...this.#connections].flatMap(({ session }) => session ?? []))];
    for (let at = 0; at < sessions.length; at += SESSIONS_AT_ONCE) {
      const some = sessions.slice(at, at + SESSIONS_AT_ONCE);
      const rows = await store.db.selectFrom('sessions').select('id').where('id', 'in', some).execute();
      const there = new Set(rows.map(({ id }) => id));
      this.endSessions(some.filter((id) => !there.has(id)));
    }
  }

  /** Everybody is told; what was sent before is still answered, what comes later is for the next server. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeat);
    const connections = [...this.#connections];
    for (const connection of connections) connection.sendMessage({ type: 'closing' });
    const answered = Promise.all(connections.map((connection) => connection.stopReceiving()));
    await Promise.race([answered, sleep(LONGEST_ANSWER, undefined, { ref: false })]);
    for (const connection of connections) connection.close(closeCodes.goingAway, 'closing');
    for (const client of this.#server.clients) setTimeout(() => client.terminate(), 200).unref();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      if (request.url?.split('?')[0] !== LIVE_PATH) return rejectUpgrade(socket, 404, 'request.notFound');
      if (!this.#visitors.isServedHost(request)) return rejectUpgrade(socket, 421, 'request.host');
      if (!this.#visitors.isAllowedOrigin(request)) return rejectUpgrade(socket, 403, 'request.origin');
      const person = (await this.#visitors.personOf(request.headers.cookie))?.id ?? null;
      const token = person === null ? null : this.#visitors.tokenIn(request.headers.cookie);
      const session = token === null ? null : sessionOf(token);
      const network = networkOf(addressOf(request, this.#context.config.trustProxy));
      const countKey = person ?? network;
      if (this.#hasTooMany(person, countKey)) return rejectUpgrade(socket, 429, 'request.rate');
      this.#server.handleUpgrade(request, socket, head, (ws) => {
        // Browsers cannot set headers of a WebSocket: version and language are in the URL.
        const query = new URLSearchParams(request.url?.split('?')[1]);
        const language = languageOf(query.get('language') ?? request.headers['accept-language']);
        ws.on('error', () => ws.terminate());
        const fault = versionFault(query.get('protocol') ?? FIRST_VERSION);
        if (fault) return rejectVersion(ws, errorOf(fault, language));
        const connection = new Connection(
          this.#context,
          { socket: ws, stream: socket },
          { person, session, payer: { person: countKey, network } },
          language,
          (from, message) => this.#handler.handle(from, message),
          (table, person, came) => {
            this.#presence.changed(table, person, came);
            if (came) void this.#chat.showTo(table.id, connection).catch(() => undefined);
          },
        );
        this.#join(connection, countKey);
        ws.on('message', (data, binary) => void connection.receive(binary ? '' : textOf(data)));
        ws.on('ping', (data) => connection.onPing(data));
        ws.on('pong', () => connection.onPong());
        ws.on('close', () => this.#leave(connection, countKey));
      });
    } catch (error) {
      rejectUpgrade(socket, faultOf(error).status, faultOf(error).code);
    }
  }

  #hasTooMany(person: string | null, countKey: string): boolean {
    const { limits, anonymous } = this.#context.config;
    return limits && (this.#counts.get(countKey) ?? 0) >= (person === null ? anonymous : MAX_PER_PERSON);
  }

  #count(countKey: string, more: number): void {
    const count = (this.#counts.get(countKey) ?? 0) + more;
    if (count > 0) this.#counts.set(countKey, count);
    else this.#counts.delete(countKey);
  }

  #join(connection: Connection, countKey: string): void {
    this.#connections.add(connection);
    this.#count(countKey, 1);
    this.#context.metrics.connections.set(this.#connections.size);
    connection.sendMessage({ type: 'hello', protocol: PROTOCOL, person: connection.person, now: this.#context.now() });
    if (connection.session !== null && this.#ended.has(connection.session)) connection.end();
    else if (this.#storeLost) connection.sendMessage({ type: 'reconnecting' });
  }

  #leave(connection: Connection, countKey: string): void {
    connection.onClosed();
    this.#connections.delete(connection);
    this.#count(countKey, -1);
    this.#context.metrics.connections.set(this.#connections.size);
  }

  async #checkAlive(): Promise<void> {
    let checked = 0;
    for (const connection of [...this.#connections]) {
      connection.checkAlive();
      if (++checked % PINGS_AT_ONCE === 0) await yieldToEventLoop();
    }
  }

  /** Tells clients that the database is unreachable, or reachable again. */
  #onStoreLost(lost: boolean): void {
    this.#storeLost = lost;
    for (const connection of this.#connections) connection.sendMessage({ type: lost ? 'reconnecting' : 'reconnected' });
    if (!lost) void this.refreshAll();
  }

  /** Refreshes every watched table, because notices may have been missed. */
  async refreshAll(): Promise<void> {
    await this.checkSessions().catch(() => undefined);
    for (const id of this.watched()) {
      await this.#play.withTable(id, (table) => this.#play.refresh(table)).catch(() => undefined);
      await yieldToEventLoop();
    }
  }
}

function textOf(data: RawData): string {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : data;
  return (bytes instanceof ArrayBuffer ? Buffer.from(bytes) : bytes).toString('utf8');
}

/** Disconnects a client with another version of the protocol, with a reason. */
function rejectVersion(ws: WebSocket, error: WireError): void {
  ws.send(JSON.stringify({ type: 'refused', error } satisfies ServerMessage));
  ws.close(closeCodes.protocol, error.code);
}

function rejectUpgrade(socket: Duplex, status: number, code: string): void {
  const body = JSON.stringify({ error: { code } });
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status] ?? 'Refused'}\r\n${status === 503 ? 'Retry-After: 5\r\n' : ''}Content-Type: application/json\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
