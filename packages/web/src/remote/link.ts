import { closeCodes, readServerMessage, type ServerMessage, type WireError } from '@cinderhall/protocol';
import { signal } from '@preact/signals';
import type { Line, Reply } from '../host.ts';
import type { Id, News, Request, Seat } from '../protocol.ts';
import { clientRefusal, refusalOf } from './refusals.ts';
import { versionError } from './version.ts';

/** As much of a WebSocket as is needed. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Opens one, and says what it hears and when it has closed, with the code of that. */
export type OpenSocket = (hear: (text: string) => void, closed: (code: number) => void) => Socket;

type MessageId = number | string | undefined;

interface Pending {
  readonly request: Request;
  readonly resolve: (reply: Reply) => void;
  sent: boolean;
}

/** A table that is looked at, and how much of it is known. */
interface Watched {
  readonly invite: string | undefined;
  /** Whose numbers `n` counts; null before anything was told. */
  seat: Seat | null;
  n: number;
  /** Seats share this screen: each has numbers of its own, so everything is told again. */
  shared: boolean;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const HEARTBEAT = 20_000;
const PATIENCE = 10_000;
const A_WHILE = 2_500;

/** What may be sent twice without happening twice. */
const REPEATABLE: ReadonlySet<Request['type']> = new Set(['answer', 'why', 'hint']);
/** The server speaks another version. */
const mismatchCodes: ReadonlySet<string> = new Set(['protocol.older', 'protocol.newer']);
/** What the server refuses only for now. */
const FOR_NOW: ReadonlySet<string> = new Set(['request.rate', 'store.lost', 'server.closing']);

/**
 * The line to the server. It breaks and mends by itself: tables are watched again from where they were, and what was not
 * acknowledged is sent again where that does no harm.
 */
export class Link {
  readonly line = signal<Line>('idle');
  /** Who the server takes this line for; undefined before it has said so. */
  readonly person = signal<Id | null | undefined>(undefined);
  /** How long a message takes there and back, in milliseconds. */
  roundTrip = 0;
  /** The server speaks another version of the protocol. */
  onMismatch: (error: WireError) => void = () => undefined;
  readonly #open: OpenSocket;
  readonly #random: () => number;
  readonly #watched = new Map<Id, Watched>();
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<Id, Set<(news: News) => void>>();
  #socket: Socket | null = null;
  #greeted = false;
  #count = 0;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #pinged: { readonly id: number; readonly at: number } | null = null;

  constructor(open: OpenSocket, random: () => number = Math.random) {
    this.#open = open;
    this.#random = random;
  }

  listen(table: Id, hear: (news: News) => void): () => void {
    const all = this.#listeners.get(table) ?? new Set();
    this.#listeners.set(table, all);
    all.add(hear);
    return () => void all.delete(hear);
  }

  ask(request: Request): Promise<Reply> {
    if (request.type === 'leave') return this.#leave(request.table);
    if (request.type === 'watch')
      this.#watched.set(request.table, { invite: request.invite, seat: null, n: request.since ?? -1, shared: false });
    return new Promise((resolve) => {
      const id = ++this.#count;
      const pending = { request, resolve, sent: false };
      this.#pending.set(id, pending);
      if (this.#greeted) this.#deliver(id, pending);
      else this.#connect();
    });
  }

  /** Somebody else is here now, or in another language: the server has to know. */
  renew(): void {
    if (this.line.value === 'idle') return;
    this.#attempts = 0;
    const socket = this.#socket;
    this.#cut();
    socket?.close();
    this.line.value = 'connecting';
    this.#connect();
  }

  /** The network is back, or somebody looks again: no reason to wait any longer. */
  wake(): void {
    if (this.#socket || this.#retry === undefined) return;
    this.#attempts = 0;
    this.#connect();
  }

  async #leave(table: Id): Promise<Reply> {
    this.#watched.delete(table);
    if (this.#greeted) this.#socket?.send(JSON.stringify({ type: 'leave', table }));
    // People who leave one table often go to another.
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#hangUp(), A_WHILE);
    return { type: 'ok' };
  }

  #hangUp(): void {
    if (this.#watched.size > 0 || this.#pending.size > 0) return;
    const socket = this.#socket;
    this.#cut();
    clearTimeout(this.#retry);
    socket?.close();
    this.line.value = 'idle';
  }

  #connect(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    if (this.line.value === 'idle' || this.line.value === 'ended' || this.line.value === 'outdated')
      this.line.value = 'connecting';
    const socket = this.#open(
      (text) => {
        const message = socket === this.#socket ? readServerMessage(text) : null;
        if (message) this.#hear(message);
      },
      (code) => {
        if (socket === this.#socket) this.#lost(code);
      },
    );
    this.#socket = socket;
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#heart);
    this.#heart = setTimeout(() => this.#beat(), HEARTBEAT);
    switch (message.type) {
      case 'hello': {
        const mismatch = versionError(message.protocol);
        if (mismatch) this.#mismatch(mismatch);
        else this.#greet(message.person);
        break;
      }
      case 'reconnecting':
        this.line.value = 'stalled';
        break;
      case 'reconnected':
        this.line.value = 'open';
        break;
      case 'closing':
        this.line.value = 'closing';
        break;
      case 'pong':
        if (this.#pinged?.id === message.id) this.roundTrip = performance.now() - (this.#pinged?.at ?? 0);
        this.#pinged = null;
        break;
      case 'refused':
        this.#refused(message.id, message.error);
        break;
      case 'ok':
      case 'why':
      case 'hint':
      case 'foreseen':
        this.#answered(message.id, message);
        break;
      default:
        this.#tell(message);
    }
  }

  #greet(person: Id | null): void {
    this.#greeted = true;
    this.#attempts = 0;
    this.#ping();
    const asked = new Set<Id>();
    for (const { request, sent } of this.#pending.values())
      if (request.type === 'watch' && !sent) asked.add(request.table);
    // First what is looked at, then what was asked: an answer belongs to something that can be seen.
    for (const table of this.#watched.keys()) if (!asked.has(table)) this.#watch(table);
    for (const [id, pending] of this.#pending) if (!pending.sent) this.#deliver(id, pending);
    // Last, because a listener may want another line.
    this.line.value = 'open';
    this.person.value = person;
  }

  #watch(table: Id): void {
    const watched = this.#watched.get(table);
    if (!watched || !this.#greeted) return;
    const { invite, shared, n } = watched;
    this.#send({ type: 'watch', table, since: shared ? -1 : n, ...(invite === undefined ? {} : { invite }) });
  }

  /** Nobody waits for these: what they lead to is told to listeners. */
  #send(request: Request): void {
    const id = ++this.#count;
    const pending: Pending = { request, resolve: () => undefined, sent: false };
    this.#pending.set(id, pending);
    this.#deliver(id, pending);
  }

  #deliver(id: number, pending: Pending): void {
    pending.sent = true;
    this.#socket?.send(JSON.stringify({ ...pending.request, id }));
  }

  #tell(news: News): void {
    const watched = this.#watched.get(news.table);
    if (watched && news.type === 'call') watched.shared = true;
    if (watched && news.type === 'state') {
      // What came before was counted for another seat: then nothing of it is known here.
      const moved = watched.seat !== null && watched.seat !== news.seat && !watched.shared;
      watched.seat = news.seat;
      watched.n = news.n;
      if (moved) {
        watched.n = -1;
        this.#watch(news.table);
      }
    }
    for (const hear of this.#listeners.get(news.table) ?? []) hear(news);
  }

  #answered(id: MessageId, reply: Reply): void {
    if (typeof id !== 'number') return;
    this.#pending.get(id)?.resolve(reply);
    this.#pending.delete(id);
  }

  /** The server speaks another version: an older one is asked again, for a newer one this page has to be loaded anew. */
  #mismatch(error: WireError): void {
    const socket = this.#socket;
    this.#cut();
    socket?.close();
    this.onMismatch(error);
    if (error.code === 'protocol.newer') {
      this.line.value = 'closing';
      this.#again();
      return;
    }
    this.line.value = 'outdated';
    this.#giveUp('web.link.outdated');
  }

  #refused(id: MessageId, error: WireError): void {
    if (id === undefined && mismatchCodes.has(error.code)) this.#mismatch(error);
    const pending = typeof id === 'number' ? this.#pending.get(id) : undefined;
    if (typeof id !== 'number' || !pending) return;
    if (FOR_NOW.has(error.code) && pending.request.type === 'watch') {
      this.#pending.delete(id);
      setTimeout(() => this.#watch(pending.request.table), A_WHILE);
      pending.resolve({ type: 'ok' });
      return;
    }
    this.#answered(id, refusalOf(error));
    if (pending.request.type === 'watch') {
      this.#watched.delete(pending.request.table);
      this.#tell({ type: 'gone', table: pending.request.table });
    }
  }

  #ping(): void {
    const id = ++this.#count;
    this.#pinged = { id, at: performance.now() };
    this.#socket?.send(JSON.stringify({ type: 'ping', id }));
  }

  /** Nothing was heard for a while: is anybody there? */
  #beat(): void {
    this.#ping();
    this.#heart = setTimeout(() => {
      const socket = this.#socket;
      this.#lost(0);
      socket?.close();
    }, PATIENCE);
  }

  #cut(): void {
    clearTimeout(this.#heart);
    this.#socket = null;
    this.#greeted = false;
    this.person.value = undefined;
    for (const [id, pending] of this.#pending) {
      if (!pending.sent) continue;
      pending.sent = false;
      const { type } = pending.request;
      if (REPEATABLE.has(type)) continue;
      this.#pending.delete(id);
      // Tables are watched again anyway. Whether anything else has happened, the table itself will tell.
      pending.resolve(type === 'watch' ? { type: 'ok' } : clientRefusal('web.link.unsure'));
    }
  }

  #lost(code: number): void {
    this.#cut();
    if (code === closeCodes.signedOut) {
      this.line.value = 'ended';
      this.#giveUp('web.link.ended');
      return;
    }
    if (this.#watched.size === 0 && this.#pending.size === 0) {
      this.line.value = 'idle';
      return;
    }
    if (this.line.value !== 'closing') this.line.value = 'lost';
    this.#again();
  }

  #giveUp(why: string): void {
    for (const { resolve } of this.#pending.values()) resolve(clientRefusal(why));
    this.#pending.clear();
  }

  /** Tries again, later each time, and not at the same moment as everybody else. */
  #again(): void {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts) * (0.5 + this.#random() / 2);
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }
}
