import { Chance } from '@cinderhall/kernel';
import { liveAddress } from '@cinderhall/protocol';
import { WebSocket } from 'ws';
import type { Visitor } from './helpers.ts';

export interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly decision: number;
  readonly index: number;
}

// biome-ignore lint/suspicious/noExplicitAny: whatever came back
type Message = any;

const RETRY = 40;

/**
 * A person made of code who plays one seat at random and never gives up: when the line breaks it connects again,
 * anywhere, asks from the last number it saw, and sends again what was not acknowledged.
 */
export class Player {
  readonly visitor: Visitor;
  readonly table: string;
  readonly seat: number;
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: string[] = [];
  /** All entries it was told, by their number. */
  readonly entries = new Map<number, string>();
  over = false;
  onAcknowledged: () => void = () => undefined;
  readonly #chance: Chance;
  readonly #where: () => string;
  #socket: WebSocket | null = null;
  #n = -1;
  /** Sent but not acknowledged, by the id they were sent under; on a new line they are sent again under another. */
  readonly #sent = new Map<number, Acknowledged>();
  #pending: Acknowledged | null = null;
  #ids = 0;
  #stopped = false;
  #done: () => void = () => undefined;
  readonly finished = new Promise<void>((resolve) => {
    this.#done = resolve;
  });

  constructor(visitor: Visitor, table: string, seat: number, where: () => string, seed: number) {
    this.visitor = visitor;
    this.table = table;
    this.seat = seat;
    this.#where = where;
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
    const socket = new WebSocket(liveAddress(this.#where()), {
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

  #read(message: Message): void {
    if (message.type === 'state') this.#state(message);
    const sent = this.#sent.get(message.id);
    if (message.type === 'ok' && sent) {
      this.#sent.delete(message.id);
      // The same answer may have been acknowledged on the line that broke, or twice on this one.
      if (!this.acknowledged.includes(sent)) this.acknowledged.push(sent);
      if (this.#pending === sent) this.#pending = null;
      this.onAcknowledged();
    }
    if (message.type === 'refused') {
      this.refused.push(message.error.code);
      const lost = message.error.code === 'store.lost';
      // The state that follows tells what to do now; a lost database only wants to be asked again.
      if (sent && this.#pending === sent && !lost) this.#pending = null;
      if (lost || message.error.code === 'server.closing') this.#socket?.terminate();
    }
  }

  #state({ n, entries, view, choices, outcome }: Message): void {
    for (const entry of entries) {
      const told = JSON.stringify(entry);
      const before = this.entries.get(entry.n);
      if (before !== undefined && before !== told) throw new Error(`told two things about entry ${entry.n}`);
      this.entries.set(entry.n, told);
    }
    this.#n = n;
    if (outcome) {
      this.over = true;
      this.#socket?.close();
      this.#done();
      return;
    }
    if (this.#pending && this.#pending.decision === view.asked) {
      // Not acknowledged yet, as far as we know: it may have been lost, so it is sent again.
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
