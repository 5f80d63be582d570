import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes, LIVE_PATH, PROTOCOL, type ServerMessage, type WireError } from '@cinderhall/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { ServerContext } from '../context.ts';
import { faultOf } from '../errors.ts';
import { addressOf, householdOf } from '../http/address.ts';
import { versionFault } from '../http/version.ts';
import type { Visitors } from '../http/visitors.ts';
import type { Play } from '../play/play.ts';
import { errorOf, languageOf } from '../words/index.ts';
import { Connection } from './connection.ts';
import type { Handler } from './handle.ts';

const LARGEST_MESSAGE = 8 << 10;
const MOST_OF_ONE_PERSON = 20;
const HEARTBEAT = 30_000;
/** It told no version yet. */
const FIRST_VERSION = '1';

const reasons: { readonly [status: number]: string } = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
};

/** All WebSockets of this process. */
export class Sockets {
  readonly #context: ServerContext;
  readonly #play: Play;
  readonly #handler: Handler;
  readonly #visitors: Visitors;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  readonly #connections = new Set<Connection>();
  /** How many there are of each person, and of each address where somebody has told no name. */
  readonly #counts = new Map<string, number>();
  readonly #heart = setInterval(() => this.#beat(), HEARTBEAT);
  #lost = false;

  constructor(context: ServerContext, play: Play, handler: Handler, visitors: Visitors) {
    this.#context = context;
    this.#play = play;
    this.#handler = handler;
    this.#visitors = visitors;
    this.#heart.unref();
    handler.onChat = (table) => this.tellChat(table);
    context.store.onLost = (lost) => this.#reconnecting(lost);
  }

  serve(server: Server): void {
    server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
  }

  get size(): number {
    return this.#connections.size;
  }

  /** The tables that somebody here looks at. */
  watched(): string[] {
    return [...new Set([...this.#connections].flatMap(({ watching }) => [...watching.keys()]))];
  }

  tellChat(table: string): void {
    for (const connection of this.#connections)
      if (connection.watching.has(table)) void connection.tellChat(table).catch(() => undefined);
  }

  /** Somebody signed out, or is gone: their connections end. */
  signOut(person: string): void {
    for (const connection of this.#connections)
      if (connection.person === person) connection.close(closeCodes.signedOut, 'session');
  }

  async close(): Promise<void> {
    clearInterval(this.#heart);
    for (const connection of this.#connections) {
      connection.sendMessage({ type: 'closing' });
      connection.close(closeCodes.goingAway, 'closing');
    }
    for (const client of this.#server.clients) setTimeout(() => client.terminate(), 200).unref();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      if (request.url?.split('?')[0] !== LIVE_PATH) return refuse(socket, 404, 'request.notFound');
      if (!this.#visitors.isOurs(request)) return refuse(socket, 403, 'request.origin');
      const person = (await this.#visitors.personOf(request.headers.cookie))?.id ?? null;
      const whose = person ?? householdOf(addressOf(request, this.#context.config.trustProxy));
      if (this.#hasTooMany(person, whose)) return refuse(socket, 429, 'request.rate');
      this.#server.handleUpgrade(request, socket, head, (ws) => {
        // A script cannot set headers of a WebSocket: its page says version and language in the address.
        const told = new URLSearchParams(request.url?.split('?')[1]);
        const language = languageOf(told.get('language') ?? request.headers['accept-language']);
        ws.on('error', () => ws.terminate());
        const misfit = versionFault(told.get('protocol') ?? FIRST_VERSION);
        if (misfit) return sendAway(ws, errorOf(misfit, language));
        const connection = new Connection(
          this.#context,
          { socket: ws, stream: socket },
          person,
          language,
          (from, message) => this.#handler.handle(from, message),
        );
        this.#join(connection, whose);
        ws.on('message', (data, binary) => void connection.receive(binary ? '' : textOf(data)));
        ws.on('pong', () => {
          connection.alive = true;
        });
        ws.on('close', () => this.#leave(connection, whose));
      });
    } catch (error) {
      refuse(socket, faultOf(error).status, faultOf(error).code);
    }
  }

  #hasTooMany(person: string | null, whose: string): boolean {
    const { limits, anonymous } = this.#context.config;
    return limits && (this.#counts.get(whose) ?? 0) >= (person === null ? anonymous : MOST_OF_ONE_PERSON);
  }

  #count(whose: string, more: number): void {
    const count = (this.#counts.get(whose) ?? 0) + more;
    if (count > 0) this.#counts.set(whose, count);
    else this.#counts.delete(whose);
  }

  #join(connection: Connection, whose: string): void {
    this.#connections.add(connection);
    this.#count(whose, 1);
    this.#context.metrics.connections.set(this.#connections.size);
    connection.sendMessage({ type: 'hello', protocol: PROTOCOL, person: connection.person, now: this.#context.now() });
    if (this.#lost) connection.sendMessage({ type: 'reconnecting' });
  }

  #leave(connection: Connection, whose: string): void {
    connection.ended();
    this.#connections.delete(connection);
    this.#count(whose, -1);
    this.#context.metrics.connections.set(this.#connections.size);
  }

  #beat(): void {
    for (const connection of this.#connections) connection.beat();
  }

  /** The database is away, or back: nothing can be done meanwhile, and nothing is lost. */
  #reconnecting(lost: boolean): void {
    this.#lost = lost;
    for (const connection of this.#connections) connection.sendMessage({ type: lost ? 'reconnecting' : 'reconnected' });
    if (!lost) void this.refreshAll();
  }

  /** Looks at every watched table again, because notices may have been missed. */
  async refreshAll(): Promise<void> {
    for (const id of this.watched())
      await this.#play.use(id, (table) => this.#play.refresh(table)).catch(() => undefined);
  }
}

function textOf(data: RawData): string {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : data;
  return (bytes instanceof ArrayBuffer ? Buffer.from(bytes) : bytes).toString('utf8');
}

/** Whoever speaks another version is told so, and goes: half understood messages would do harm. */
function sendAway(ws: WebSocket, error: WireError): void {
  ws.send(JSON.stringify({ type: 'refused', error } satisfies ServerMessage));
  ws.close(closeCodes.protocol, error.code);
}

function refuse(socket: Duplex, status: number, code: string): void {
  const body = JSON.stringify({ error: { code } });
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status] ?? 'Refused'}\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
