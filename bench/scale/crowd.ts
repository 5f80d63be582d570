import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { at, Chance, must } from '@cinderhall/kernel';
import { type ClientMessage, readServerMessage, type TableState } from '@cinderhall/protocol';
import type { Store } from '@cinderhall/server';
import type { WebSocket } from 'ws';
import type { OurServer } from '../load/ours.ts';
import { type Beginnings, longGames } from './beginnings.ts';

/** As many tables as one connection may watch. */
const TABLES_PER_LINE = 8;

/** Two people and the tables that they play at. */
interface Pair {
  readonly cookies: readonly [string, string];
  readonly lines: readonly WebSocket[];
  tables: number;
}

interface Seated {
  readonly id: string;
  readonly pair: Pair;
  readonly game: string;
  /** What each of the two seats was last shown. */
  readonly states: (TableState | null)[];
  moves: number;
}

/** People at tables of the four games, who answer at random. */
export class Crowd {
  readonly #servers: readonly OurServer[];
  readonly #store: Store;
  readonly #beginnings: Beginnings;
  readonly #chance = Chance.fromNumber(24);
  readonly #tables = new Map<string, Seated>();
  readonly #replies = new Map<number, (done: boolean) => void>();
  #watched: () => void = () => undefined;
  #pair: Pair | null = null;
  #ids = 0;
  #turn = 0;

  constructor(servers: readonly OurServer[], store: Store, beginnings: Beginnings) {
    this.#servers = servers;
    this.#store = store;
    this.#beginnings = beginnings;
  }

  get size(): number {
    return this.#tables.size;
  }

  async grow(count: number): Promise<void> {
    while (this.#tables.size < count) {
      if (!this.#pair || this.#pair.tables >= TABLES_PER_LINE) this.#pair = await this.#newPair();
      this.#pair.tables += 1;
      await this.#sitDown(this.#pair, at(longGames, this.#tables.size % longGames.length).id);
    }
  }

  /**
   * Begins new matches in place of those that went on by more than so many moves, because the price of a move depends on
   * how far a match is; false if there are none.
   */
  async renew(most: number): Promise<boolean> {
    const old = [...this.#tables.values()].filter(({ moves }) => moves > most);
    for (const { id: table, pair, game } of old) {
      for (const line of pair.lines) line.send(JSON.stringify({ type: 'leave', table } satisfies ClientMessage));
      this.#tables.delete(table);
      await this.#sitDown(pair, game);
    }
    return old.length > 0;
  }

  async #sitDown(pair: Pair, game: string): Promise<void> {
    const id = await at(this.#servers, 0).start(pair.cookies, game);
    await this.#beginnings.write(this.#store, id);
    const table: Seated = { id, pair, game, states: [null, null], moves: 0 };
    this.#tables.set(id, table);
    const ready = new Promise<void>((resolve) => {
      this.#watched = () => {
        if (table.states.every((state) => state !== null)) resolve();
      };
    });
    for (const line of pair.lines) line.send(JSON.stringify({ type: 'watch', table: id } satisfies ClientMessage));
    await ready;
  }

  /** Two people on different processes, if there are several. */
  async #newPair(): Promise<Pair> {
    const first = this.#ids++;
    const servers = [0, 1].map((i) => at(this.#servers, (first + i) % this.#servers.length));
    const cookies = [await at(servers, 0).person('Ann'), await at(servers, 0).person('Bob')] as const;
    const lines = await Promise.all(cookies.map((cookie, seat) => at(servers, seat).line(cookie)));
    for (const [seat, line] of lines.entries()) line.on('message', (data) => this.#read(seat, String(data)));
    return { cookies, lines, tables: 0 };
  }

  #read(seat: number, text: string): void {
    const message = readServerMessage(text);
    if (message?.type === 'state') {
      const table = this.#tables.get(message.table);
      if (table) table.states[seat] = message;
      this.#watched();
    }
    if ((message?.type === 'ok' || message?.type === 'refused') && typeof message.id === 'number')
      this.#replies.get(message.id)?.(message.type === 'ok');
  }

  /** So many moves a second for a while, at one table after another; answers with how long each took. */
  async play(milliseconds: number, pace: number): Promise<number[]> {
    const waits: number[] = [];
    const pending: Promise<void>[] = [];
    const tables = [...this.#tables.values()];
    const busy = new Set<Seated>();
    const started = performance.now();
    for (let i = 0; i < (pace * milliseconds) / 1000; i++) {
      const due = started + (i * 1000) / pace;
      if (due > performance.now()) await sleep(due - performance.now());
      const table = at(tables, this.#turn++ % tables.length);
      if (busy.has(table)) continue;
      busy.add(table);
      const from = performance.now();
      const moved = this.#move(table).then((done) => {
        busy.delete(table);
        if (!done) return;
        table.moves += 1;
        waits.push(performance.now() - from);
      });
      pending.push(moved);
    }
    await Promise.all(pending);
    return waits;
  }

  /** False if nobody can move there, or the state it was based on was out of date. */
  async #move({ id: table, pair, states }: Seated): Promise<boolean> {
    const seat = states.findIndex((state) => (state?.choices.length ?? 0) > 0);
    const state = states[seat];
    if (!state) return false;
    const id = this.#ids++;
    const index = this.#chance.below(state.choices.length);
    const done = new Promise<boolean>((resolve) => this.#replies.set(id, resolve));
    at(pair.lines, seat).send(JSON.stringify({ type: 'answer', id, table, seat, decision: state.decision, index }));
    const moved = await done;
    this.#replies.delete(id);
    return moved;
  }

  async close(): Promise<void> {
    const lines = new Set([...this.#tables.values()].flatMap(({ pair }) => pair.lines));
    for (const line of lines) {
      const closed = once(line, 'close');
      must(line).terminate();
      await closed;
    }
  }
}
