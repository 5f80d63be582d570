import { mkdtempSync, rmSync } from 'node:fs';
import type { Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedOf } from '@cinderhall/kernel';
import { liveAddress } from '@cinderhall/protocol';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { type Config, readConfig, type Timing } from '../src/config.ts';
import { openServer, type Server, type ServerOptions } from '../src/server.ts';

export const log = pino({ level: process.env.TEST_LOG ?? 'silent' });

export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'cinderhall-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Settings that differ from those of `testConfig`. */
export type TestSettings = Partial<Omit<Config, 'timing'>> & { readonly timing?: Partial<Timing> };

/** Jobs that the server repeats do not run during a test: tests run them when they need them. */
const NEVER = 900_000_000;
const noJobs = { sweep: NEVER, poll: NEVER, rest: NEVER, idle: NEVER, keep: NEVER, reminders: NEVER, expire: NEVER };

/** Settings for a test: a free local port, no jobs, no pause before bots move, no limits. */
export function testConfig(data: string, more: TestSettings = {}): Config {
  const usual = readConfig({ PORT: '0', HOST: '127.0.0.1', CINDERHALL_DATA: data, CINDERHALL_LIMITS: 'off' });
  return { ...usual, ...more, timing: { ...usual.timing, ...noJobs, botPause: 0, ...more.timing } };
}

/** A server in this process, with a folder of its own. */
export async function openTestServer(
  more: TestSettings = {},
  options: Omit<ServerOptions, 'config'> = {},
): Promise<Server & { readonly data: string }> {
  const folder = temporaryFolder();
  let deals = 0;
  const newSeed = () => seedOf(++deals);
  const server = await openServer({ config: testConfig(folder.path, more), log, newSeed, ...options });
  const close = async () => {
    await server.close();
    folder.remove();
  };
  return { ...server, data: folder.path, close };
}

/** The port on which a server listens. */
export function portOf(server: NetServer): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** Parsed JSON: tests read any field of it. */
export type Json = ReturnType<typeof JSON.parse>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
}

/** A client with a cookie; it records everything that it receives. */
export class Visitor {
  cookie = '';
  id = '';
  readonly address: string;
  /** Everything that the server has sent to this visitor. */
  readonly received: string[] = [];

  constructor(address: string) {
    this.address = address;
  }

  static async named(address: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(address);
    const { status, body } = await visitor.post('/api/guests', { name });
    if (status !== 200) throw new Error(JSON.stringify(body));
    visitor.id = body.id;
    return visitor;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(this.cookie ? { Cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    const text = await response.text();
    this.received.push(text, JSON.stringify([...response.headers]));
    const json = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
  }

  get = (path: string) => this.ask('GET', path);
  post = (path: string, body: unknown = {}) => this.ask('POST', path, body);
  put = (path: string, body: unknown = {}) => this.ask('PUT', path, body);
  patch = (path: string, body: unknown = {}) => this.ask('PATCH', path, body);
  delete = (path: string, body: unknown = {}) => this.ask('DELETE', path, body);

  connect(): Promise<LiveSocket> {
    return LiveSocket.open(this.address, this.cookie, this.received);
  }
}

/** A WebSocket whose messages can be waited for. */
export class LiveSocket {
  readonly socket: WebSocket;
  readonly messages: Json[] = [];
  readonly #received: string[];
  #read = 0;
  #waiting: (() => void)[] = [];
  #ids = 0;
  closed: number | null = null;

  private constructor(socket: WebSocket, received: string[]) {
    this.socket = socket;
    this.#received = received;
    socket.on('message', (data) => {
      const text = String(data);
      this.#received.push(text);
      this.messages.push(JSON.parse(text));
      this.#notify();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#notify();
    });
    socket.on('error', () => undefined);
  }

  static open(address: string, cookie: string, received: string[] = [], headers = {}): Promise<LiveSocket> {
    const socket = new WebSocket(liveAddress(address), {
      headers: { ...(cookie ? { Cookie: cookie } : {}), ...headers },
    });
    const opened = new LiveSocket(socket, received);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(opened));
      socket.once('error', reject);
    });
  }

  send(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message that fits; earlier ones are skipped. */
  async next(fits: (message: Json) => boolean): Promise<Json> {
    for (;;) {
      while (this.#read < this.messages.length) {
        const message = this.messages[this.#read++];
        if (fits(message)) return message;
      }
      if (this.closed !== null) throw new Error(`the connection was closed with ${this.closed}`);
      await this.#nextMessage();
    }
  }

  state(fits: (state: Json) => boolean = () => true): Promise<Json> {
    return this.next((message) => message.type === 'state' && fits(message));
  }

  /** Sends a message and waits for its reply. */
  async ask(message: object): Promise<Json> {
    const id = `q${this.#ids++}`;
    const before = this.messages.length;
    this.send({ ...message, id });
    for (;;) {
      const found = this.messages.slice(before).find((each) => each.id === id);
      if (found) return found;
      if (this.closed !== null) throw new Error(`the connection was closed with ${this.closed}`);
      await this.#nextMessage();
    }
  }

  #nextMessage(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #notify(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** The last state that was received. */
  get last(): Json {
    return this.messages.findLast((message) => message.type === 'state');
  }

  close(): void {
    this.socket.close();
  }
}

/** The two people of most tests. */
export const annAndBob = async (address: string): Promise<readonly [Visitor, Visitor]> => [
  await Visitor.named(address, 'Ann'),
  await Visitor.named(address, 'Bob'),
];

/** A running table of people. */
export async function startTable(people: readonly Visitor[], wish: object = {}): Promise<string> {
  const [owner, ...others] = people;
  if (!owner) throw new Error('nobody');
  const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))];
  const made = await owner.post('/api/tables', { game: 'noughts-and-crosses', seats, ...wish });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  const { id } = made.body;
  for (const other of others) {
    const joined = await other.post(`/api/tables/${id}/join`);
    if (joined.status !== 200) throw new Error(JSON.stringify(joined.body));
  }
  const started = await owner.post(`/api/tables/${id}/start`);
  if (started.status !== 200) throw new Error(JSON.stringify(started.body));
  return id;
}
