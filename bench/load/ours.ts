import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Level } from '@cinderhall/bots';
import {
  type ClientMessage,
  liveAddress,
  type Route,
  type RouteAnswer,
  type RouteBody,
  readServerMessage,
  type TableState,
} from '@cinderhall/protocol';
import { WebSocket } from 'ws';
import { HAND } from './relay.ts';
import type { LoadServer, LoadTable } from './table.ts';

export interface OurMemory {
  readonly heapUsed: number;
  readonly rss: number;
  readonly connections: number;
}

type PostRoute = Extract<Route, `POST ${string}`>;

/** Our server in a process of its own, with its data on the disk. */
export class OurServer implements LoadServer {
  readonly #child: ChildProcess;
  /** The folder of its data. */
  readonly data: string;
  readonly #address: string;

  private constructor(child: ChildProcess, data: string, address: string) {
    this.#child = child;
    this.data = data;
    this.#address = address;
  }

  static async open(program: string, env: Readonly<Record<string, string>> = {}): Promise<OurServer> {
    const data = mkdtempSync(join(tmpdir(), 'cinderhall-load-'));
    const child = fork(program, { env: { ...process.env, CINDERHALL_DATA: data, DATABASE_URL: '', ...env } });
    const [{ address }] = (await once(child, 'message')) as [{ address: string }];
    return new OurServer(child, data, address);
  }

  memory(): Promise<OurMemory> {
    return this.#ask('memory');
  }

  /** Lets the matches go that nobody looks at. */
  async rest(): Promise<void> {
    await this.#ask('rest');
  }

  async #ask<T>(message: string): Promise<T> {
    this.#child.send(message);
    const [reply] = (await once(this.#child, 'message')) as [T];
    return reply;
  }

  async person(name: string): Promise<string> {
    const { cookie } = await this.#post('POST /api/guests', '', { name });
    return cookie;
  }

  /** Opens and starts a match without anybody watching it. */
  async start(people: readonly [string, string], game = 'relay'): Promise<string> {
    const [ann, bob] = people;
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const { id } = (await this.#post('POST /api/tables', ann, { game, seats })).body;
    await this.#post('POST /api/tables/:table/join', bob, {}, id);
    await this.#post('POST /api/tables/:table/start', ann, {}, id);
    return id;
  }

  /** Opens and starts a match of bots. */
  async startBots(owner: string, game: string, level: Level): Promise<void> {
    const seats = [0, 1].map(() => ({ kind: 'bot', level }) as const);
    const { id } = (await this.#post('POST /api/tables', owner, { game, seats })).body;
    await this.#post('POST /api/tables/:table/start', owner, {}, id);
  }

  /** Brings a match in, and has it brought back from the disk once. */
  async bring(cookie: string, save: object): Promise<void> {
    const { id } = (await this.#post('POST /api/imports', cookie, save)).body;
    const response = await fetch(`${this.#address}/api/tables/${id}/state`, { headers: { Cookie: cookie } });
    if (!response.ok) throw new Error(`${id}: ${await response.text()}`);
    await response.text();
  }

  async cpu(): Promise<number> {
    return (await this.#ask<{ cpu: number }>('cpu')).cpu;
  }

  async tables(count: number): Promise<LoadTable[]> {
    const people = [await this.person('Ann'), await this.person('Bob')] as const;
    const tables: LoadTable[] = [];
    for (let i = 0; i < count; i++) tables.push(await this.#table(await this.start(people), people));
    return tables;
  }

  async #table(table: string, people: readonly string[]): Promise<LoadTable> {
    const lines = await Promise.all(people.map((cookie) => this.line(cookie)));
    const last: TableState[] = [];
    let missing = people.length;
    let done: () => void = () => undefined;
    const all = () =>
      new Promise<void>((resolve) => {
        missing = people.length;
        done = resolve;
      });
    const ready = all();
    for (const [seat, line] of lines.entries()) {
      line.on('message', (data) => {
        const message = readServerMessage(String(data));
        if (message?.type !== 'state') return;
        last[seat] = message;
        if (--missing === 0) done();
      });
      line.send(JSON.stringify({ type: 'watch', table } satisfies ClientMessage));
    }
    await ready;
    return {
      move: () => {
        const seat = (last[0]?.choices.length ?? 0) > 0 ? 0 : 1;
        const moved = all();
        const decision = last[seat]?.decision;
        const index = (decision ?? 0) % HAND;
        lines[seat]?.send(JSON.stringify({ type: 'answer', table, seat, decision, index }));
        return moved;
      },
      close: () => {
        for (const line of lines) line.terminate();
      },
    };
  }

  async line(cookie: string): Promise<WebSocket> {
    const socket = new WebSocket(liveAddress(this.#address), { headers: { Cookie: cookie } });
    await once(socket, 'open');
    return socket;
  }

  async #post<R extends PostRoute>(
    route: R,
    cookie: string,
    body: [RouteBody<R>] extends [never] ? object : RouteBody<R>,
    table = '',
  ): Promise<{ body: RouteAnswer<R>; cookie: string }> {
    const path = route.slice('POST '.length).replace(':table', table);
    const response = await fetch(this.#address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(cookie ? { Cookie: cookie } : {}) },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return { body: await response.json(), cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie };
  }

  async close(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.send('close');
    await ended;
    rmSync(this.data, { recursive: true, force: true });
  }
}
