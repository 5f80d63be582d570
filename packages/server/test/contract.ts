import { liveAddress, type Route, type RouteAnswer, type ServerMessage } from '@cinderhall/protocol';
import { answerMisfit, readClientMessage, requestMisfit, serverMessageMisfit } from '@cinderhall/protocol/schemas';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { Visitor } from './helpers.ts';

/** The parts of the protocol that were used so far. */
export interface Seen {
  readonly routes: Set<string>;
  readonly sent: Set<string>;
  readonly heard: Set<string>;
}

interface Given {
  readonly params?: { readonly [name: string]: string | number };
  readonly query?: { readonly [name: string]: string | number };
  readonly body?: object;
}

/** A client whose requests, messages and responses are checked against the schemas. */
export class CheckedVisitor {
  readonly visitor: Visitor;
  readonly #seen: Seen;
  id = '';

  constructor(address: string, seen: Seen) {
    this.visitor = new Visitor(address);
    this.#seen = seen;
  }

  static async named(address: string, seen: Seen, name: string): Promise<CheckedVisitor> {
    const somebody = new CheckedVisitor(address, seen);
    somebody.id = (await somebody.call('POST /api/guests', { body: { name } })).id;
    return somebody;
  }

  /** Sends a request that must succeed. */
  async call<R extends Route>(route: R, { params = {}, query = {}, body }: Given = {}): Promise<RouteAnswer<R>> {
    const [method = '', pattern = ''] = route.split(' ');
    expect([route, requestMisfit(route, 'params', params)]).toEqual([route, null]);
    expect([route, requestMisfit(route, 'querystring', query)]).toEqual([route, null]);
    expect([route, requestMisfit(route, 'body', body)]).toEqual([route, null]);
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
    const answer = await this.visitor.ask(method, asked ? `${path}?${asked}` : path, body);
    expect([route, answer.status, answer.body]).toEqual([route, 200, expect.anything()]);
    expect([route, answerMisfit(route, answer.status, answer.body)]).toEqual([route, null]);
    this.#seen.routes.add(route);
    return answer.body;
  }

  async connect(): Promise<CheckedSocket> {
    const socket = new CheckedSocket(this.visitor, this.#seen);
    await socket.next('hello');
    return socket;
  }
}

type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** A WebSocket whose messages are checked against the schemas. */
export class CheckedSocket {
  readonly messages: ServerMessage[] = [];
  readonly #socket: WebSocket;
  readonly #seen: Seen;
  readonly #waiting = new Set<() => void>();
  #read = 0;
  #ids = 0;

  constructor({ address, cookie }: Visitor, seen: Seen) {
    this.#seen = seen;
    this.#socket = new WebSocket(liveAddress(address), cookie ? { headers: { Cookie: cookie } } : {});
    this.#socket.on('message', (data) => {
      const message: ServerMessage = JSON.parse(String(data));
      this.messages.push(message);
      for (const wake of this.#waiting) wake();
    });
  }

  /** Checks all messages received so far. */
  check(): void {
    for (const message of this.messages) {
      expect([message, serverMessageMisfit(message)]).toEqual([message, null]);
      this.#seen.heard.add(message.type);
    }
  }

  async next<T extends ServerMessage['type']>(
    type: T,
    fits: (message: MessageOf<T>) => boolean = () => true,
  ): Promise<MessageOf<T>> {
    for (;;) {
      while (this.#read < this.messages.length) {
        const message = this.messages[this.#read++];
        if (message?.type === type && fits(message as MessageOf<T>)) return message as MessageOf<T>;
      }
      await this.#more();
    }
  }

  /** Sends a valid message and waits for its reply. */
  async ask<T extends ServerMessage['type']>(message: object, type: T): Promise<MessageOf<T>> {
    const id = ++this.#ids;
    const full = readClientMessage({ ...message, id });
    if (!full) throw new Error(`no message: ${JSON.stringify(message)}`);
    this.#socket.send(JSON.stringify(full));
    this.#seen.sent.add(full.type);
    for (;;) {
      const found = this.messages.find((each) => 'id' in each && each.id === id);
      if (found) {
        expect(found).toMatchObject({ type });
        return found as MessageOf<T>;
      }
      await this.#more();
    }
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake);
        resolve();
      };
      this.#waiting.add(wake);
    });
  }
}
