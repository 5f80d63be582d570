import { Chance } from '@cinderhall/kernel';
import { liveAddress } from '@cinderhall/protocol';
import { WebSocket } from 'ws';
import type { Json, Visitor } from './helpers.ts';

export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly decision: number;
  readonly index: number;
}

const RETRY = 40;

/**
 * A client that plays one seat at random. When the connection breaks it reconnects to any server, continues from the last
 * entry it saw, and sends again what was not acknowledged.
 */
export class Player {
  readonly visitor: Visitor;
  readonly table: string;
  readonly seat: number;
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: string[] = [];
  /** All entries that it received, by number. */
  readonly entries = new Map<number, string>();
  over = false;
  onAcknowledged: () => void = () => undefined;
  readonly #chance: Chance;
  readonly #addressNow: () => string | null;
  #socket: WebSocket | null = null;
  #n = -1;
  /** Sent but not acknowledged, by message id; after a reconnect they are sent again with another id. */
  readonly #sent = new Map<number, Acknowledged>();
  #pending: Acknowledged | null = null;
  #ids = 0;
  #stopped = false;
  #done: () => void = () => undefined;
  readonly finished = new Promise<void>((resolve) => {
    this.#done = resolve;
  });

  constructor(visitor: Visitor, table: string, seat: number, addressNow: () => string | null, seed: number) {
    this.visitor = visitor;
    this.table = table;
    this.seat = seat;
    this.#addressNow = addressNow;
    this.#chance = Chance.fromNumber(seed);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#socket?.terminate();
    this.#done();
  }

  #connect(): void {
    if (this.#stopped || this.over) return;
    const address = this.#addressNow();
    if (address === null) {
      setTimeout(() => this.#connect(), RETRY);
      return;
    }
    const socket = new WebSocket(liveAddress(address), {
      headers: { Cookie: this.visitor.cookie },
    });
    this.#socket = socket;
    socket.on('open', () => this.#send({ type: 'watch', table: this.table, since: this.#n }));
    socket.on('message', (data) => this.#read(JSON.parse(String(data))));
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(() => this.#connect(), RETRY));
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #read(message: Json): void {
    if (message.type === 'state') this.#state(message);
    const sent = this.#sent.get(message.id);
    if (message.type === 'ok' && sent) {
      this.#sent.delete(message.id);
      // The same answer may have been acknowledged before the connection broke, or twice since.
      if (!this.acknowledged.includes(sent)) this.acknowledged.push(sent);
      if (this.#pending === sent) this.#pending = null;
      this.onAcknowledged();
    }
    if (message.type === 'refused') {
      this.refused.push(message.error.code);
      const lost = message.error.code === 'store.lost';
      // The state that follows tells what to do next; after a lost database the answer is sent again.
      if (sent && this.#pending === sent && !lost) this.#pending = null;
      if (lost || message.error.code === 'server.closing') this.#socket?.terminate();
    }
  }

  #state({ n, entries, view, choices, outcome }: Json): void {
    for (const entry of entries) {
      const text = JSON.stringify(entry);
      const before = this.entries.get(entry.n);
      if (before !== undefined && before !== text) throw new Error(`two versions of entry ${entry.n}`);
      this.entries.set(entry.n, text);
    }
    this.#n = n;
    if (outcome) {
      this.over = true;
      this.#socket?.close();
      this.#done();
      return;
    }
    if (this.#pending && this.#pending.decision === view.asked) {
      // Not acknowledged yet: it may have been lost, so it is sent again.
      this.#answer(this.#pending);
      return;
    }
    if (choices.length === 0) return;
    this.#pending = {
      table: this.table,
      seat: this.seat,
      decision: view.asked,
      index: this.#chance.below(choices.length),
    };
    this.#answer(this.#pending);
  }

  #answer(answer: Acknowledged): void {
    const id = this.#ids++;
    this.#sent.set(id, answer);
    const { table, seat, decision, index } = answer;
    this.#send({ type: 'answer', id, table, seat, decision, index });
  }
}
