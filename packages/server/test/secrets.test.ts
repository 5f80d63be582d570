import {
  at,
  eventsFor,
  type GameState,
  isRefused,
  loadMatch,
  type Match,
  must,
  type Save,
  shortEntry,
} from '@cinderhall/kernel';
import { gameOf, games } from '@cinderhall/registry';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { type LiveSocket, openTestServer, startTable, Visitor } from './helpers.ts';

let server: Server;
const logged: string[] = [];
let now = 1_800_000_000_000;
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  // A fixed clock: messages must not differ by time.
  server = await openTestServer({}, { log, now: () => now });
});
afterAll(() => server.close());

const names = ['Ann', 'Bob', 'Cecil'];
const threePeople = () => Promise.all(names.map((name) => Visitor.named(server.address, name)));
const seedOf = (table: string) => server.play.withTable(table, async ({ row }) => row.seed);

describe('while several answer in secret', () => {
  const settings = { clock: { kind: 'live', bank: 600, increment: 5 } };

  /** Everything that a visitor can read about a table. */
  async function knowledge(visitor: Visitor, table: string): Promise<string> {
    const paths = [
      `/api/tables/${table}`,
      `/api/tables/${table}/state?since=-1`,
      `/api/tables/${table}/replay`,
      `/api/tables/${table}/stats`,
      `/api/tables/${table}/stats?seat=-1`,
      `/api/tables/${table}/export`,
      `/api/tables/${table}/state?seat=-1&since=0`,
      '/api/me/tables',
      '/api/me/export',
    ];
    const answers = [];
    for (const path of paths) answers.push((await visitor.get(path)).body);
    return JSON.stringify(answers);
  }

  test('nobody can tell who has answered', async () => {
    const people = await threePeople();
    const [ann, bob] = [at(people, 0), at(people, 1)];
    const table = await startTable(people, { game: 'ash-market', settings });
    const sockets = await Promise.all(people.map((each) => each.connect()));
    for (const socket of sockets) {
      socket.send({ type: 'watch', table });
      await socket.state();
    }
    const [annsSocket, bobsSocket] = [at(sockets, 0), at(sockets, 1)];
    const decision = annsSocket.last.view.asked;
    expect(annsSocket.last.view.decision).toMatchObject({ kind: 'envoy', seats: expect.arrayContaining([0, 1, 2]) });
    const before = await knowledge(bob, table);
    const heard = bobsSocket.messages.length;

    now += 1000;
    expect(await annsSocket.ask({ type: 'answer', table, seat: 0, decision, index: 1 })).toMatchObject({
      type: 'ok',
      n: 1,
    });
    await annsSocket.state(({ n }) => n === 1);
    expect(annsSocket.last).toMatchObject({ choices: [], undo: true, entries: [{ n: 1, kind: 'step', seat: 0 }] });
    now -= 1000;
    expect(await knowledge(bob, table)).toBe(before);
    // Nor do refusals reveal it.
    for (const type of ['undo', 'redo'])
      expect((await bobsSocket.ask({ type, table, seat: 1 })).error.code).toMatch(/^(undo|redo)\./);
    expect(await bobsSocket.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    const heardSince = bobsSocket.messages.slice(heard).filter(({ type }) => type === 'state');
    for (const state of heardSince) expect(state.n).toBe(0);

    // Ann undoes her answer and gives another: still secret.
    expect(await annsSocket.ask({ type: 'undo', table, seat: 0 })).toMatchObject({ type: 'ok', n: 2 });
    await annsSocket.state(({ n }) => n === 2);
    expect(annsSocket.last.choices.length).toBeGreaterThan(1);
    await annsSocket.ask({ type: 'answer', table, seat: 0, decision, index: 0 });
    expect(await knowledge(bob, table)).toBe(before);
    expect((await ann.get(`/api/tables/${table}/state`)).body.n).toBe(3);

    // The last answer reveals all of them, but not whose it was.
    await bobsSocket.ask({ type: 'answer', table, seat: 1, decision, index: 0 });
    await sockets[2]?.ask({ type: 'answer', table, seat: 2, decision, index: 0 });
    const out = await bobsSocket.state(({ n }) => n === 2);
    const [, last] = [out.entries.at(-2), out.entries.at(-1)];
    expect(last.kind).toBe('step');
    expect(last).not.toHaveProperty('seat');
    expect(last.events.map(({ kind }: { kind: string }) => kind)).toContain('order');
    for (const socket of sockets) socket.close();
  });

  test('clocks run on as if nobody had answered', async () => {
    const people = await threePeople();
    const table = await startTable(people, { game: 'ash-market', settings });
    const socket = await at(people, 0).connect();
    socket.send({ type: 'watch', table });
    const { view } = await socket.state();
    now += 10_000;
    await socket.ask({ type: 'answer', table, seat: 0, decision: view.asked, index: 0 });
    now += 10_000;
    const own = (await at(people, 0).get(`/api/tables/${table}/state`)).body.clocks;
    const others = (await at(people, 1).get(`/api/tables/${table}/state`)).body.clocks;
    expect(own[0]).toEqual({ left: 595_000, runs: false });
    expect(others[0]).toEqual({ left: 580_000, runs: true });
    expect(others[1]).toEqual({ left: 580_000, runs: true });
  });
});

interface WatchedTable {
  readonly table: string;
  readonly seed: string;
  readonly people: readonly Visitor[];
  readonly viewers: readonly Visitor[];
  readonly sockets: readonly LiveSocket[];
}

async function openWatched(game: string, people: readonly Visitor[], options: object): Promise<WatchedTable> {
  const viewers = [...people, new Visitor(server.address)];
  const table = await startTable(people, { game, options });
  const sockets = await Promise.all(viewers.map((each) => each.connect()));
  for (const socket of sockets) socket.send({ type: 'watch', table, since: -1 });
  await Promise.all(sockets.map((socket) => socket.state()));
  return { table, seed: await seedOf(table), people, viewers, sockets };
}

/** All paths about a table, also for another seat. */
const pathsOf = (table: string, other: number) => [
  ...['', '/state?since=-1', '/replay?at=7', '/stats', '/export', '/chat'].map((path) => `/api/tables/${table}${path}`),
  ...['state', 'replay', 'stats', 'export'].map((what) => `/api/tables/${table}/${what}?seat=${other}`),
  '/api/me/tables',
  '/api/me/export',
  '/api/tables',
];

/** Plays at random for some turns, and requests everything now and then. */
async function playAndQuery({ table, people, viewers, sockets }: WatchedTable, turns: number): Promise<void> {
  const over = () => sockets.some(({ last }) => last.outcome);
  for (let turn = 0; turn < turns && !over(); turn++)
    for (const [place, socket] of sockets.entries()) {
      if (over()) return;
      const { choices, view } = socket.last;
      // The spectator uses the number of the last seat.
      const seat = Math.min(place, people.length - 1);
      if (choices.length > 0) {
        const index = (turn * 7 + seat) % choices.length;
        const reply = await socket.ask({ type: 'answer', table, seat, decision: view.asked, index });
        if (reply.type === 'ok') await socket.state(({ n }) => n >= reply.n);
      } else await socket.ask({ type: 'ping' });
      if (turn % 11 === 0) {
        for (const more of [{ type: 'why', ref: 'card:3' }, { type: 'hint' }, { type: 'undo' }, { type: 'redo' }])
          await socket.ask({ ...more, table, seat });
        const { view: now, choices: all } = socket.last;
        for (let index = 0; index < Math.min(12, all.length); index++)
          await socket.ask({ type: 'foresee', table, seat, decision: now.asked, index });
        await socket.ask({ type: 'say', table, text: 'well' });
      }
      // Nothing is secret once the match is over.
      if (turn % 29 === 5 && !over())
        for (const path of pathsOf(table, (seat + 1) % people.length)) await at(viewers, place).get(path);
    }
}

/** Checks that everything sent during the match contains only what its recipient may see. */
function expectNoSecrets({ seed, people, viewers }: WatchedTable, match: Match): void {
  for (const [place, viewer] of viewers.entries()) {
    const seat = place < people.length ? place : -1;
    const allowed = new Set(
      [...match.history.map(({ events }) => events), match.opening].flatMap((events) =>
        eventsFor(events, seat).map((event) => JSON.stringify(event)),
      ),
    );
    const running = viewer.received.filter(
      (text) => !text.includes('"outcome":{') && !text.includes('"status":"over"') && !text.includes('"format":1'),
    );
    const found = { views: 0, events: 0 };
    for (const text of running) {
      expect(text).not.toContain(seed);
      for (const { view, seat: seatOfView } of viewsIn(text)) {
        // The view of a view must be the same: it contains nothing hidden.
        expect(JSON.stringify(match.game.schema.view(view, seatOfView)), text.slice(0, 200)).toBe(JSON.stringify(view));
        expect([seat, -1]).toContain(seatOfView);
        found.views += 1;
      }
      for (const event of eventsIn(text)) {
        expect(allowed.has(JSON.stringify(event)), JSON.stringify(event)).toBe(true);
        found.events += 1;
      }
    }
    expect(found.views).toBeGreaterThan(15);
    expect(found.events).toBeGreaterThan(15);
  }
  const log = logged.join('');
  expect(log).toContain('/api/tables/:table/state');
  for (const secret of [seed, ...people.flatMap(({ cookie }) => [cookie, cookie.split('=')[1] ?? cookie])])
    expect(log).not.toContain(secret);
}

describe('no seed, no other seat’s secrets, on the wire or in the log', () => {
  test('in a whole match', async () => {
    const watched = await openWatched('ash-market', await threePeople(), { rounds: 5 });
    await playAndQuery(watched, Number.POSITIVE_INFINITY);
    expect((await new Visitor(server.address).get('/metrics')).body).toContain('cinderhall_moves_total');
    const save: Save = (await at(watched.people, 0).get(`/api/tables/${watched.table}/export`)).body;
    const loaded = loadMatch(must(gameOf('ash-market')), save);
    if (isRefused(loaded)) throw new Error(loaded.refused.key);
    expectNoSecrets(watched, loaded.match);
    expect(save.log).toEqual(loaded.match.history.map(({ entry }) => shortEntry(entry)));
  });

  const real = games.filter(({ usualSteps }) => usualSteps >= 200).map(({ id }) => id);
  test.each(real)('in %s', async (game) => {
    const watched = await openWatched(game, (await threePeople()).slice(0, 2), {});
    await playAndQuery(watched, 40);
    expectNoSecrets(watched, await server.play.withMatch(watched.table, (_table, live) => must(live).match));
  });
});

/** All views in a message, each with its seat. */
function viewsIn(text: string): { view: GameState; seat: number }[] {
  const found: { view: GameState; seat: number }[] = [];
  const walk = (value: unknown, seat: number): void => {
    if (typeof value !== 'object' || value === null) return;
    const own =
      'seat' in value && typeof value.seat === 'number' && 'view' in value && !('kind' in value) ? value.seat : seat;
    for (const [key, part] of Object.entries(value)) {
      const inRecord = 'format' in value && 'seat' in value ? Number(value.seat) : own;
      if (key === 'view' && part !== null) found.push({ view: part, seat: inRecord });
      else walk(part, inRecord);
    }
  };
  walk(jsonOf(text), -1);
  return found;
}

function eventsIn(text: string): object[] {
  const found: object[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key === 'events' && Array.isArray(part)) found.push(...part);
      else if (key !== 'view') walk(part);
    }
  };
  walk(jsonOf(text));
  return found;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
