import { must } from '@cinderhall/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { HALF_LIFE } from '../src/work/ledger.ts';
import { Spending } from '../src/work/spending.ts';
import { annAndBob, type LiveSocket, openTestServer, startTable, Visitor } from './helpers.ts';

test('whoever has had much is asked to wait until that is forgotten; a host without limits asks nobody', () => {
  let now = 0;
  const spending = new Spending(true, () => now);
  const take = (time: number) =>
    spending.measure('ann', () => {
      now += time;
    });
  take(9_000);
  spending.require('ann');
  take(11_000);
  expect(() => spending.require('ann')).toThrow('request.cost');
  spending.require('bob');
  now += HALF_LIFE;
  spending.require('ann');
  const free = new Spending(false);
  free.charge('ann', 1e9);
  free.require('ann');
});

describe('what a table costs', () => {
  let server: Server;
  let charged: Map<string, number>;
  beforeEach(async () => {
    server = await openTestServer({ limits: true });
    const { spending } = server.context;
    charged = new Map();
    const charge = spending.charge.bind(spending);
    spending.charge = (payer, milliseconds) => {
      charged.set(payer, (charged.get(payer) ?? 0) + milliseconds);
      charge(payer, milliseconds);
    };
  });
  afterEach(() => server.close());

  async function played(): Promise<{ people: readonly [Visitor, Visitor]; table: string; sockets: LiveSocket[] }> {
    const people = await annAndBob(server.address);
    const table = await startTable(people);
    const sockets = [await people[0].connect(), await people[1].connect()];
    for (const socket of sockets) await socket.ask({ type: 'watch', table });
    for (const [seat, socket] of sockets.entries())
      await socket.ask({ type: 'answer', table, seat, decision: seat + 1, index: 0 });
    return { people, table, sockets };
  }

  test('is paid by whoever makes it be loaded, and by a visitor without a name as a network', async () => {
    const { people, table } = await played();
    for (const visitor of [people[0], new Visitor(server.address)]) {
      await server.play.withTable(table, async (each) => {
        each.live = null;
      });
      charged.clear();
      expect((await visitor.get(`/api/tables/${table}/state?since=-1`)).status).toBe(200);
      expect([...charged.keys()]).toEqual([visitor.id || '127.0.0.1']);
    }
  });

  test('is refused to whoever has had much of it, but never an answer', async () => {
    const { people, table, sockets } = await played();
    const [ann] = sockets;
    server.context.spending.charge(people[0].id, 60_000);
    for (const message of [
      { type: 'watch', since: -1 },
      { type: 'why', seat: 0, ref: 'square:1' },
      { type: 'foresee', seat: 0, decision: 3, index: 0 },
      { type: 'undo', seat: 0 },
      { type: 'redo', seat: 0 },
    ])
      expect((await ann?.ask({ table, ...message }))?.error?.code, message.type).toBe('request.cost');
    expect((await people[0].get(`/api/tables/${table}/state`)).body.error.code).toBe('request.cost');
    expect(await ann?.ask({ type: 'answer', table, seat: 0, decision: 3, index: 0 })).toMatchObject({ type: 'ok' });
    expect((await people[1].get(`/api/tables/${table}/state`)).status).toBe(200);
  });

  test('is not spent on a list for whoever has had much: it has no more than the rows', async () => {
    const { people, table } = await played();
    const [ann] = people;
    const listed = async () => (await ann.get('/api/me/tables')).body.find(({ id }: { id: string }) => id === table);
    await server.play.withTable(table, async (each) => {
      each.live = null;
      each.summaries.clear();
    });
    server.context.spending.charge(ann.id, 60_000);
    expect((await listed()).entryCount).toBe(0);
    expect(await server.play.withTable(table, async ({ live }) => live)).toBeNull();
    expect((await people[1].get('/api/me/tables')).body[0].entryCount).toBe(2);
  });

  test('a step that cannot be taken back does not make the match be played again', async () => {
    const { table, sockets } = await played();
    const live = () => server.play.withTable(table, async (each) => must(each.live));
    const before = await live();
    expect((await sockets[0]?.ask({ type: 'undo', table, seat: 0 }))?.error.code).toBe('undo.others');
    expect(await live()).toBe(before);
  });
});

test('a seat goes to a bot and back only so often, so that its log does not grow for ever', async () => {
  const server = await openTestServer();
  const people = await annAndBob(server.address);
  const table = await startTable(people);
  // It is not asked for anything, so that no bot moves for it.
  const bobs = await people[1].connect();
  const once = async (type: string) => (await bobs.ask({ type, table, seat: 1 })).error?.code;
  for (let i = 0; i < 50; i++) {
    expect(await once('handover')).toBeUndefined();
    expect(await once('takeBack')).toBeUndefined();
  }
  expect(await once('handover')).toBeUndefined();
  expect(await once('takeBack')).toBe('seat.returns');
  expect((await people[1].delete(`/api/tables/${table}/seats/1/bot`)).body.error.code).toBe('seat.returns');
  // A match that is loaded again counts the same.
  await server.play.unloadIdleMatches(Number.MAX_SAFE_INTEGER);
  expect(await once('takeBack')).toBe('seat.returns');
  await server.close();
});

test('a seat takes back and does again only so often, whatever the others do', async () => {
  const server = await openTestServer();
  const [ann, bob] = await annAndBob(server.address);
  const table = await startTable([ann, bob]);
  const socket = await ann.connect();
  await socket.ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
  const once = async (i: number) => (await socket.ask({ type: i % 2 ? 'redo' : 'undo', table, seat: 0 })).error?.code;
  for (let i = 0; i < 100; i++) expect(await once(i)).toBeUndefined();
  expect(await once(100)).toBe('seat.takebacks');
  const bobs = await bob.connect();
  expect(await bobs.ask({ type: 'answer', table, seat: 1, decision: 2, index: 0 })).toMatchObject({ type: 'ok' });
  expect(await bobs.ask({ type: 'undo', table, seat: 1 })).toMatchObject({ type: 'ok' });
  await server.close();
});
