import type { Duplex } from 'node:stream';
import { isRecord, type Seat } from '@cinderhall/kernel';
import { type ClientMessage, closeCodes, type ServerMessage } from '@cinderhall/protocol';
import { readClientMessage } from '@cinderhall/protocol/schemas';
import { SPECTATOR } from '@cinderhall/table';
import type { WebSocket } from 'ws';
import type { ServerContext } from '../context.ts';
import { Fault, faultOf, isOurs } from '../errors.ts';
import { tellPresence } from '../play/presence.ts';
import { show } from '../play/show.ts';
import type { Table, Watcher } from '../play/table.ts';
import { linesAfter } from '../tables/chat.ts';
import { errorOf, type Language } from '../words/index.ts';
import { Bucket } from './bucket.ts';

const MOST_TABLES = 8;
/** Whoever reads this slowly is let go; they come back and ask from where they were. */
const MOST_UNREAD = 4 << 20;
const MOST_REFUSALS = 400;

/** What the connection needs done about a message. */
export type Handle = (connection: Connection, message: ClientMessage) => Promise<ServerMessage>;

export interface Wire {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly stream: Duplex;
}

/** One WebSocket: what somebody watches, and what they ask for. */
export class Connection {
  readonly person: string | null;
  readonly language: Language;
  readonly watching = new Map<string, { readonly table: Table; readonly watcher: Watcher }>();
  alive = true;
  readonly #context: ServerContext;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  #corked = false;
  readonly #handle: Handle;
  readonly #messages: Bucket;
  readonly #slow: Bucket;
  #refusals = 0;
  #closed = false;
  /** The last chat line that was told, by table. */
  readonly #lines = new Map<string, number>();

  constructor(
    context: ServerContext,
    { socket, stream }: Wire,
    person: string | null,
    language: Language,
    handle: Handle,
  ) {
    this.person = person;
    this.language = language;
    this.#context = context;
    this.#socket = socket;
    this.#stream = stream;
    this.#handle = handle;
    const now = context.now();
    this.#messages = new Bucket(60, 20, now);
    this.#slow = new Bucket(6, 0.5, now);
  }

  async receive(text: string): Promise<void> {
    const started = performance.now();
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return this.refuse(undefined, new Fault('request.json'));
    }
    const id = idOf(json);
    try {
      this.#limit(json);
      const message = readClientMessage(json);
      if (!message) throw new Fault('request.invalid', { where: 'message' });
      const reply = await this.#handle(this, message);
      this.send(JSON.stringify({ ...reply, ...(id === undefined ? {} : { id }) }));
      if (message.type === 'answer') this.#context.metrics.answering.observe((performance.now() - started) / 1000);
    } catch (error) {
      this.refuse(id, error);
      // Whoever sends what makes no sense, or too much, gets nothing more for it.
      if (!faultOf(error).code.startsWith('request.')) this.#showAgain(json);
    }
  }

  #limit(json: unknown): void {
    if (!this.#context.config.limits) return;
    const type = isRecord(json) ? json.type : null;
    const slow = type === 'say' || type === 'hint' || type === 'watch';
    const now = this.#context.now();
    if (!this.#messages.take(now) || (slow && !this.#slow.take(now))) throw new Fault('request.rate');
  }

  refuse(id: string | number | undefined, error: unknown): void {
    const fault = faultOf(error);
    const { code } = fault;
    this.#context.metrics.refusals.inc({ code });
    if (isOurs(error)) this.#context.log.error({ error: trace(error) }, 'a message failed');
    this.sendMessage({ type: 'refused', ...(id === undefined ? {} : { id }), error: errorOf(fault, this.language) });
    this.#refusals += 1;
    if (this.#context.config.limits && this.#refusals > MOST_REFUSALS) this.close(closeCodes.policy, code);
  }

  /** Whoever was refused something gets to see how things really are. */
  #showAgain(json: unknown): void {
    const table = isRecord(json) ? json.table : null;
    const watched = typeof table === 'string' ? this.watching.get(table) : undefined;
    if (!watched) return;
    void watched.table
      .inLine(async () => {
        if (this.watching.get(watched.table.id) === watched)
          show(watched.table, watched.watcher, this.#context.now(), true);
      })
      .catch(() => undefined);
  }

  /** Looks at a table from now on. Called in the table's line. */
  watch(table: Table, since: number | undefined): void {
    this.unwatch(table.id);
    if (this.watching.size >= MOST_TABLES) throw new Fault('table.many');
    const watcher: Watcher = {
      person: this.person,
      hands: [],
      seat: SPECTATOR,
      lastSent: new Map<Seat, number>(),
      send: (text) => this.send(text),
    };
    table.place(watcher);
    // Seats that share a screen count for themselves: a number of one says nothing about the others.
    if (since === -1) for (const seat of [SPECTATOR, ...watcher.hands]) watcher.lastSent.set(seat, since);
    if (since !== undefined && watcher.hands.length === 0) watcher.lastSent.set(watcher.seat, since);
    table.watchers.add(watcher);
    this.watching.set(table.id, { table, watcher });
    show(table, watcher, this.#context.now(), true);
    tellPresence(table);
    void this.tellChat(table.id).catch(() => undefined);
  }

  unwatch(id: string): void {
    const watched = this.watching.get(id);
    if (!watched) return;
    watched.table.watchers.delete(watched.watcher);
    this.watching.delete(id);
    this.#lines.delete(id);
    tellPresence(watched.table);
  }

  /** Tells chat lines that this connection has not been told; `again` when lines were taken away. */
  async tellChat(id: string): Promise<void> {
    const after = this.#lines.get(id) ?? 0;
    const lines = await linesAfter(this.#context, id, 0, this.person);
    if (!this.watching.has(id)) return;
    const fresh = lines.filter(({ line, removed }) => line > after || removed);
    this.#lines.set(id, lines.at(-1)?.line ?? after);
    if (fresh.length > 0) this.sendMessage({ type: 'chat', table: id, lines: fresh });
  }

  sendMessage(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  send(text: string): void {
    if (this.#closed || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNREAD) {
      this.#socket.terminate();
      return;
    }
    this.#cork();
    this.#socket.send(text);
  }

  /** Whatever is sent in one breath goes out in one piece. */
  #cork(): void {
    if (this.#corked) return;
    this.#corked = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#corked = false;
      this.#stream.uncork();
    });
  }

  /** Asks whether anybody is still there; whoever did not answer the last time is gone. */
  beat(): void {
    if (!this.alive) this.#socket.terminate();
    else {
      this.alive = false;
      this.#socket.ping();
    }
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** The socket is closed. */
  ended(): void {
    this.#closed = true;
    for (const id of [...this.watching.keys()]) this.unwatch(id);
  }
}

const trace = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** The id of something that may not even be a message, to answer it with. */
function idOf(json: unknown): string | number | undefined {
  if (typeof json !== 'object' || json === null || !('id' in json)) return undefined;
  if (typeof json.id === 'string') return json.id.slice(0, 40);
  return typeof json.id === 'number' ? json.id : undefined;
}
