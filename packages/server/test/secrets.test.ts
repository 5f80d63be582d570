import { eventsFor, isRefused, loadMatch, type Save, shortEntry } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { type Line, openTest, startTable, Visitor } from './helpers.ts';

let server: Server;
const logged: string[] = [];
let now = 1_800_000_000_000;
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  // A clock that stands still: what is sent differs by what is known, and by nothing else.
  server = await openTest({}, { log, now: () => now });
}, 60_000);
afterAll(() => server.close(), 60_000);

const names = ['Ann', 'Bob', 'Cecil'];
const trio = () => Promise.all(names.map((name) => Visitor.named(server.address, name)));
const seedOf = (table: string) => server.play.use(table, async ({ row }) => row.seed);

describe('while several answer in secret', () => {
  const settings = { clock: { kind: 'live', bank: 600, increment: 5 } };

  /** Everything somebody can learn about a table. */
  async function knowledge(visitor: Visitor, table: string): Promise<string> {
    const paths = [
      `/api/tables/${table}`,
      `/api/tables/${table}/state?since=-1`,
      `/api/tables/${table}/replay`,
      `/api/tables/${table}/course`,
      `/api/tables/${table}/course?seat=-1`,
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
    const people = await trio();
    const [ann, bob] = people as [Visitor, Visitor, Visitor];
    const table = await startTable(people, { game: 'ash-market', settings });
    const lines = await Promise.all(people.map((each) => each.live()));
    for (const line of lines) {
      line.send({ type: 'watch', table });
      await line.state();
    }
    const [annsLine, bobsLine] = lines as [Line, Line, Line];
    const decision = annsLine.last.view.asked;
    expect(annsLine.last.view.decision).toMatchObject({ kind: 'envoy', seats: expect.arrayContaining([0, 1, 2]) });
    const before = await knowledge(bob, table);
    const heard = bobsLine.messages.length;

    now += 1000;
    expect(await annsLine.ask({ type: 'answer', table, seat: 0, decision, index: 1 })).toMatchObject({
      type: 'ok',
      n: 1,
    });
    await annsLine.state(({ n }) => n === 1);
    expect(annsLine.last).toMatchObject({ choices: [], undo: true, moments: [{ n: 1, kind: 'step', seat: 0 }] });
    now -= 1000;
    expect(await knowledge(bob, table)).toBe(before);
    // Nor by what is refused.
    for (const type of ['undo', 'redo'])
      expect((await bobsLine.ask({ type, table, seat: 1 })).error.code).toMatch(/^(undo|redo)\./);
    expect(await bobsLine.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    const heardSince = bobsLine.messages.slice(heard).filter(({ type }) => type === 'state');
    for (const state of heardSince) expect(state.n).toBe(0);

    // Ann takes her answer back and gives another: still nobody knows.
    expect(await annsLine.ask({ type: 'undo', table, seat: 0 })).toMatchObject({ type: 'ok', n: 2 });
    await annsLine.state(({ n }) => n === 2);
    expect(annsLine.last.choices.length).toBeGreaterThan(1);
    await annsLine.ask({ type: 'answer', table, seat: 0, decision, index: 0 });
    expect(await knowledge(bob, table)).toBe(before);
    expect((await ann.get(`/api/tables/${table}/state`)).body.n).toBe(3);

    // The last answer brings them all out, and does not tell whose it was.
    await bobsLine.ask({ type: 'answer', table, seat: 1, decision, index: 0 });
    await lines[2]?.ask({ type: 'answer', table, seat: 2, decision, index: 0 });
    const out = await bobsLine.state(({ n }) => n === 2);
    const [, last] = [out.moments.at(-2), out.moments.at(-1)];
    expect(last.kind).toBe('step');
    expect(last).not.toHaveProperty('seat');
    expect(last.events.map(({ kind }: { kind: string }) => kind)).toContain('order');
    for (const line of lines) line.close();
  });

  test('clocks run on as if nobody had answered', async () => {
    const people = await trio();
    const table = await startTable(people, { game: 'ash-market', settings });
    const line = await (people[0] as Visitor).live();
    line.send({ type: 'watch', table });
    const { view } = await line.state();
    now += 10_000;
    await line.ask({ type: 'answer', table, seat: 0, decision: view.asked, index: 0 });
    now += 10_000;
    const own = (await (people[0] as Visitor).get(`/api/tables/${table}/state`)).body.clocks;
    const others = (await (people[1] as Visitor).get(`/api/tables/${table}/state`)).body.clocks;
    expect(own[0]).toEqual({ left: 595_000, runs: false });
    expect(others[0]).toEqual({ left: 580_000, runs: true });
    expect(others[1]).toEqual({ left: 580_000, runs: true });
  });
});

test('a whole match: no seed, no other seat’s secrets, on the wire or in the log', async () => {
  const people = await trio();
  const spectator = new Visitor(server.address);
  const table = await startTable(people, { game: 'ash-market', options: { rounds: 5 } });
  const seed = await seedOf(table);
  const game = gameOf('ash-market');
  if (!game) throw new Error('no game');
  const viewers = [...people, spectator];
  const lines = await Promise.all(viewers.map((each) => each.live()));
  for (const line of lines) line.send({ type: 'watch', table, since: -1 });
  await Promise.all(lines.map((line) => line.state()));

  const pathsOf = (seat: number) => [
    `/api/tables/${table}`,
    `/api/tables/${table}/state?since=-1`,
    `/api/tables/${table}/replay?at=7`,
    `/api/tables/${table}/course`,
    `/api/tables/${table}/course?seat=${(seat + 1) % 3}`,
    `/api/tables/${table}/export`,
    `/api/tables/${table}/state?seat=${(seat + 1) % 3}`,
    `/api/tables/${table}/replay?seat=${(seat + 1) % 3}`,
    `/api/tables/${table}/export?seat=${(seat + 1) % 3}`,
    '/api/me/tables',
    '/api/me/export',
    '/api/tables',
  ];
  for (let turn = 0; !lines[0]?.last.outcome; turn++) {
    for (const [seat, line] of lines.entries()) {
      const { choices, view, outcome } = line.last;
      if (outcome) break;
      if (choices.length > 0) {
        const index = (turn * 7 + seat) % choices.length;
        const reply = await line.ask({ type: 'answer', table, seat, decision: view.asked, index });
        if (reply.type === 'ok') await line.state(({ n }) => n >= reply.n);
      } else await line.ask({ type: 'ping' });
      if (turn % 11 === 0) {
        await line.ask({ type: 'why', table, seat: Math.min(seat, 2), ref: 'card:3' });
        await line.ask({ type: 'hint', table, seat: Math.min(seat, 2) });
        await line.ask({ type: 'undo', table, seat: Math.min(seat, 2) });
      }
      // Once the match is over, everything is open: what is asked for then is no secret.
      const over = lines.some(({ last }) => last.outcome);
      if (turn % 29 === 5 && !over) for (const path of pathsOf(seat)) await (viewers[seat] as Visitor).get(path);
    }
  }
  const metrics = await spectator.get('/metrics');
  expect(metrics.body).toContain('cinderhall_moves_total');

  const save: Save = (await (people[0] as Visitor).get(`/api/tables/${table}/export`)).body;
  const loaded = loadMatch(game, save);
  if (isRefused(loaded)) throw new Error(loaded.refused.key);
  const { match } = loaded;
  for (const [i, viewer] of viewers.entries()) {
    const seat = i < 3 ? i : -1;
    const allowed = new Set(
      [...match.history.map(({ events }) => events), match.opening].flatMap((events) =>
        eventsFor(events, seat).map((event) => JSON.stringify(event)),
      ),
    );
    const running = viewer.received.filter(
      (text) => !text.includes('"outcome":{') && !text.includes('"status":"over"'),
    );
    expect(running.length).toBeGreaterThan(20);
    for (const text of running) {
      if (text.includes('"format":1')) continue;
      expect(text).not.toContain(seed);
      for (const { view, at } of viewsIn(text)) {
        // Whoever looks again from the same seat at what it sees must see all of it: nothing hidden is in there.
        expect(JSON.stringify(game.schema.view(view as never, at)), text.slice(0, 200)).toBe(JSON.stringify(view));
        expect(at === seat || at === -1).toBe(true);
      }
      for (const event of eventsIn(text)) expect(allowed.has(JSON.stringify(event)), JSON.stringify(event)).toBe(true);
    }
  }
  const log = logged.join('');
  expect(log).toContain('/api/tables/:table/state');
  for (const secret of [seed, ...people.flatMap(({ cookie }) => [cookie, cookie.split('=')[1] ?? cookie])])
    expect(log).not.toContain(secret);
  // The log of the save is what was played.
  expect(save.log).toEqual(match.history.map(({ entry }) => shortEntry(entry)));
});

/** All views in a message, each with the seat that it is for. */
function viewsIn(text: string): { view: object; at: number }[] {
  const found: { view: object; at: number }[] = [];
  const walk = (value: unknown, seat: number): void => {
    if (typeof value !== 'object' || value === null) return;
    const own =
      'seat' in value && typeof value.seat === 'number' && 'view' in value && !('kind' in value) ? value.seat : seat;
    for (const [key, part] of Object.entries(value)) {
      const inRecord = 'format' in value && 'seat' in value ? (value.seat as number) : own;
      if (key === 'view' && typeof part === 'object' && part !== null) found.push({ view: part, at: inRecord });
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
