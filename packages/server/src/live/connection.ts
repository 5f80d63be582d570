import type { Duplex } from 'node:stream';
import { isRecord, type Language, type Seat } from '@cinderhall/kernel';
import { type ChatLine, type ClientMessage, closeCodes, type ServerMessage } from '@cinderhall/protocol';
import { readClientMessage } from '@cinderhall/protocol/schemas';
import { SPECTATOR } from '@cinderhall/table';
import type { WebSocket } from 'ws';
import type { ServerContext } from '../context.ts';
import { Fault, faultOf, isInternal } from '../errors.ts';
import { sendState } from '../play/send-state.ts';
import type { Table, Watcher } from '../play/table.ts';
import { errorOf } from '../words/index.ts';
import type { Payer } from '../work/fair-queue.ts';
import { Bucket } from './bucket.ts';

const MAX_TABLES = 8;
/** A client with more unread bytes is disconnected; it can reconnect and continue. */
const MAX_UNREAD = 4 << 20;
const MAX_REFUSALS = 400;

/** What a connection was shown of the chat of a table: up to which line, and which lines as removed. */
interface ShownChat {
  readonly last: number;
  readonly removed: ReadonlySet<number>;
}
const NOTHING_SHOWN: ShownChat = { last: 0, removed: new Set() };

export type Handle = (connection: Connection, message: ClientMessage) => Promise<ServerMessage>;

/** Called when somebody has come to a table or left it. */
export type OnPresence = (table: Table, person: string | null, came: boolean) => void;

export interface Transport {
  readonly socket: WebSocket;
  /** The stream below the socket, to cork it. */
  readonly stream: Duplex;
}

/** One WebSocket: its messages and the tables it watches. */
export class Connection {
  readonly person: string | null;
  /** The session that it belongs to: it ends with it. */
  readonly session: string | null;
  /** Who pays for what it asks for: the person, or the network of a visitor without a session. */
  readonly payer: Payer;
  readonly language: Language;
  readonly watching = new Map<string, { readonly table: Table; readonly watcher: Watcher }>();
  alive = true;
  readonly #context: ServerContext;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  #corked = false;
  readonly #handle: Handle;
  readonly #onPresence: OnPresence;
  readonly #messages: Bucket;
  readonly #slowMessages: Bucket;
  readonly #controlFrames: Bucket;
  #refusals = 0;
  #closed = false;
  #ended = false;
  readonly #answering = new Set<Promise<void>>();
  readonly #shownChat = new Map<string, ShownChat>();

  constructor(
    context: ServerContext,
    { socket, stream }: Transport,
    { person, session, payer }: Pick<Connection, 'person' | 'session' | 'payer'>,
    language: Language,
    handle: Handle,
    onPresence: OnPresence,
  ) {
    this.person = person;
    this.session = session;
    this.payer = payer;
    this.language = language;
    this.#context = context;
    this.#socket = socket;
    this.#stream = stream;
    this.#handle = handle;
    this.#onPresence = onPresence;
    const now = context.now();
    this.#messages = new Bucket(60, 20, now);
    this.#slowMessages = new Bucket(6, 0.5, now);
    this.#controlFrames = new Bucket(30, 2, now);
  }

  receive(text: string): Promise<void> {
    if (this.#ended) return Promise.resolve();
    const answer = this.#receive(text).finally(() => this.#answering.delete(answer));
    this.#answering.add(answer);
    return answer;
  }

  /** From now on messages are ignored; resolves when those before have been answered. */
  async stopReceiving(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#answering);
  }

  async #receive(text: string): Promise<void> {
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
      // Not after malformed messages and too many: that would make them expensive.
      if (!faultOf(error).code.startsWith('request.')) this.#resendState(json);
    }
  }

  #limit(json: unknown): void {
    if (!this.#context.config.limits) return;
    const type = isRecord(json) ? json.type : null;
    const slow = type === 'say' || type === 'hint' || type === 'watch';
    const now = this.#context.now();
    if (!this.#messages.take(now) || (slow && !this.#slowMessages.take(now))) throw new Fault('request.rate');
  }

  refuse(id: string | number | undefined, error: unknown): void {
    const fault = faultOf(error);
    const { code } = fault;
    this.#context.metrics.refusals.inc({ code });
    if (isInternal(error)) this.#context.log.error({ error: trace(error) }, 'a message failed');
    this.sendMessage({ type: 'refused', ...(id === undefined ? {} : { id }), error: errorOf(fault, this.language) });
    this.#refusals += 1;
    if (this.#context.config.limits && this.#refusals > MAX_REFUSALS) this.close(closeCodes.policy, code);
  }

  /** After a refusal the client gets the current state. */
  #resendState(json: unknown): void {
    const table = isRecord(json) ? json.table : null;
    const watched = typeof table === 'string' ? this.watching.get(table) : undefined;
    if (!watched) return;
    void watched.table
      .enqueue(async () => {
        if (this.watching.get(watched.table.id) === watched)
          sendState(watched.table, watched.watcher, this.#context.now(), true);
      })
      .catch(() => undefined);
  }

  /** Starts watching a table. Called in the table's queue. */
  watch(table: Table, since: number | undefined): void {
    this.unwatch(table.id);
    if (this.watching.size >= MAX_TABLES) throw new Fault('table.many');
    const watcher: Watcher = {
      person: this.person,
      sharedSeats: [],
      seat: SPECTATOR,
      lastSent: new Map<Seat, number>(),
      send: (text) => this.send(text),
      dismiss: () => this.#forget(table.id),
    };
    table.assignSeats(watcher);
    // Each seat of a shared screen has its own count of entries: that of one means nothing for the others.
    if (since === -1) for (const seat of [SPECTATOR, ...watcher.sharedSeats]) watcher.lastSent.set(seat, since);
    if (since !== undefined && watcher.sharedSeats.length === 0) watcher.lastSent.set(watcher.seat, since);
    table.watchers.add(watcher);
    this.watching.set(table.id, { table, watcher });
    sendState(table, watcher, this.#context.now(), true);
    if (table.botShare < 1) this.sendMessage({ type: 'botShare', table: table.id, share: table.botShare });
    this.#onPresence(table, this.person, true);
  }

  unwatch(id: string): void {
    const watched = this.watching.get(id);
    if (!watched) return;
    watched.table.watchers.delete(watched.watcher);
    this.#forget(id);
    this.#onPresence(watched.table, this.person, false);
  }

  #forget(id: string): void {
    this.watching.delete(id);
    this.#shownChat.delete(id);
  }

  /** Shows the lines of a table that are new to this connection, and which were removed since. */
  showChat(id: string, lines: readonly ChatLine[]): void {
    if (!this.watching.has(id)) return;
    const { last, removed } = this.#shownChat.get(id) ?? NOTHING_SHOWN;
    const fresh = lines.filter((each) => each.line > last || (each.removed && !removed.has(each.line)));
    this.#shownChat.set(id, {
      last: Math.max(last, lines.at(-1)?.line ?? 0),
      removed: new Set(lines.flatMap((each) => (each.removed ? [each.line] : []))),
    });
    if (fresh.length > 0) this.sendMessage({ type: 'chat', table: id, lines: fresh });
  }

  sendMessage(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  send(text: string): void {
    if (this.#closed || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_UNREAD) {
      this.#socket.terminate();
      return;
    }
    this.#cork();
    this.#socket.send(text);
  }

  /** Messages sent in the same tick go out in one packet. */
  #cork(): void {
    if (this.#corked) return;
    this.#corked = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#corked = false;
      this.#stream.uncork();
    });
  }

  /** Pings the client; disconnects it if it has not answered the last ping. */
  checkAlive(): void {
    if (!this.alive) this.#socket.terminate();
    else {
      this.alive = false;
      this.#socket.ping();
    }
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** Its session has ended: nothing that it sends counts any more, not even what is under way. */
  end(): void {
    this.#ended = true;
    for (const id of [...this.watching.keys()]) this.unwatch(id);
    this.close(closeCodes.signedOut, 'session');
  }

  onPing(data: Buffer): void {
    if (this.#mayControl()) this.#socket.pong(data);
  }

  onPong(): void {
    if (this.#mayControl()) this.alive = true;
  }

  #mayControl(): boolean {
    if (!this.#context.config.limits || this.#controlFrames.take(this.#context.now())) return true;
    this.close(closeCodes.policy, 'request.rate');
    return false;
  }

  onClosed(): void {
    this.#closed = true;
    for (const id of [...this.watching.keys()]) this.unwatch(id);
  }
}

const trace = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** The id of something that may not be a valid message, for the reply. */
function idOf(json: unknown): string | number | undefined {
  if (typeof json !== 'object' || json === null || !('id' in json)) return undefined;
  if (typeof json.id === 'string') return json.id.slice(0, 40);
  return typeof json.id === 'number' ? json.id : undefined;
}
