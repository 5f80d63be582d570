import { must } from '@cinderhall/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Expiry } from '../src/jobs/expiry.ts';
import { deviceOf } from '../src/people/device.ts';
import type { Server } from '../src/server.ts';
import { annAndBob, type LiveSocket, openTestServer, startTable, Visitor } from './helpers.ts';
import { type Postgres, postgresOrSkip, startPostgres } from './postgres.ts';

const passphrase = 'six dry biscuits';
const A_DAY = 24 * 3_600_000;

/** Another device of somebody who has an account. */
async function device(address: string, name: string, agent = ''): Promise<Visitor> {
  const visitor = new Visitor(address);
  const { status, body } = await visitor.ask(
    'POST',
    '/api/sessions',
    { name, passphrase },
    agent ? { 'User-Agent': agent } : {},
  );
  expect(status).toBe(200);
  visitor.id = body.id;
  return visitor;
}

const closing = (socket: LiveSocket) => expect(socket.next(() => false)).rejects.toThrow('4001');

describe('a connection belongs to its session', () => {
  let server: Server;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  test('a new passphrase ends the others, which cannot even resign; the own one stays', async () => {
    const [ann, bob] = await annAndBob(server.address);
    await ann.patch('/api/me', { name: 'Session Ann' });
    await ann.put('/api/me/passphrase', { passphrase });
    const thief = await device(server.address, 'Session Ann');
    const table = await startTable([ann, bob]);
    const [own, stolen] = [await ann.connect(), await thief.connect()];
    await ann.put('/api/me/passphrase', { passphrase: 'seven dry biscuits', current: passphrase });
    stolen.send({ type: 'resign', table, seat: 0 });
    await closing(stolen);
    expect((await own.ask({ type: 'ping' })).type).toBe('pong');
    expect((await ann.get(`/api/tables/${table}`)).body.status).toBe('running');
  });

  test('signing out closes the connections of that session alone', async () => {
    const ann = await Visitor.named(server.address, 'Out Ann');
    await ann.put('/api/me/passphrase', { passphrase });
    const other = await device(server.address, 'Out Ann');
    const [first, second] = [await ann.connect(), await other.connect()];
    await other.delete('/api/sessions/current');
    await closing(second);
    expect((await first.ask({ type: 'ping' })).type).toBe('pong');
  });

  test('one’s sessions are listed, and each can be ended', async () => {
    const ann = await Visitor.named(server.address, 'Listed Ann');
    await ann.put('/api/me/passphrase', { passphrase });
    const other = await device(server.address, 'Listed Ann', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0');
    const socket = await other.connect();
    const list = (await ann.get('/api/me/sessions')).body;
    expect(list.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, true]);
    const theirs = list.find(({ current }: { current: boolean }) => !current);
    expect(theirs).toMatchObject({ device: 'Firefox, Linux', id: expect.stringMatching(/^[0-9a-f]{20}$/) });
    // Nothing in the list is of use as a session.
    const rows = await server.context.store.db.selectFrom('sessions').select('id').execute();
    expect(rows.map(({ id }) => id)).not.toContain(theirs.id);
    const stranger = await Visitor.named(server.address, 'Stranger');
    expect((await stranger.delete(`/api/me/sessions/${theirs.id}`)).body.error.code).toBe('session.unknown');
    expect((await ann.delete(`/api/me/sessions/${theirs.id}`)).status).toBe(200);
    await closing(socket);
    expect((await other.get('/api/me')).status).toBe(401);
    expect((await ann.delete(`/api/me/sessions/${theirs.id}`)).status).toBe(404);
    expect((await ann.get('/api/me/sessions')).body).toHaveLength(1);
  });

  test('of very many the one that was used least lately ends', async () => {
    const ann = await Visitor.named(server.address, 'Many Ann');
    await ann.put('/api/me/passphrase', { passphrase });
    const socket = await ann.connect();
    const at = Date.now();
    const more = Array.from({ length: 49 }, (_, i) => ({
      id: `more ${i}`,
      person: ann.id,
      created: at + 1,
      seen: at + 1,
      device: '',
    }));
    await server.context.store.db.insertInto('sessions').values(more).execute();
    await server.context.store.db
      .updateTable('sessions')
      .set({ seen: at - A_DAY })
      .where('person', '=', ann.id)
      .where('device', '!=', '')
      .execute();
    await device(server.address, 'Many Ann');
    await closing(socket);
    expect((await ann.get('/api/me')).status).toBe(401);
  });

  test('where the notice of an end was lost, comparing finds it', async () => {
    const [ann, bob] = await annAndBob(server.address);
    const [anns, bobs] = [await ann.connect(), await bob.connect()];
    await server.context.store.db.deleteFrom('sessions').where('person', '=', ann.id).execute();
    await server.sockets.checkSessions();
    await closing(anns);
    expect((await bobs.ask({ type: 'ping' })).type).toBe('pong');
  });
});

test('the browser and the system are all that is kept of a User-Agent', () => {
  const windows =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
  expect(deviceOf(windows)).toBe('Chrome, Windows');
  expect(deviceOf(`${windows} Edg/140.0`)).toBe('Edge, Windows');
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
    'Safari, iOS',
  );
  expect([deviceOf('curl/8'), deviceOf(undefined), deviceOf('<b>')]).toEqual(['', '', '']);
});

describe('what nobody uses any more', () => {
  test('ends: sessions, guests who cannot come back, tables that never began, old states', async () => {
    let now = 1_800_000_000_000;
    const server = await openTestServer({}, { now: () => now });
    const { db } = server.context.store;
    const expiry = new Expiry(server.context);
    const [ann, bob] = await annAndBob(server.address);
    const keeper = await Visitor.named(server.address, 'Keeper');
    await keeper.put('/api/me/passphrase', { passphrase });
    const played = await startTable([ann, bob]);
    const socket = await ann.connect();
    await socket.ask({ type: 'resign', table: played, seat: 0 });
    await server.play.saveSnapshots();
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const open = (await keeper.post('/api/tables', { game: 'noughts-and-crosses', seats })).body.id;
    const running = await startTable([keeper, bob]);
    const none = { sessions: [], tables: [], guests: [] };
    expect(await expiry.run()).toEqual(none);

    now += 15 * A_DAY;
    expect(await expiry.run()).toEqual({ ...none, tables: [open] });
    expect((await keeper.get(`/api/tables/${open}`)).body.status).toBe('closed');
    expect(await db.selectFrom('snapshots').select('match').where('match', '=', played).execute()).toHaveLength(1);

    now += 400 * A_DAY;
    const { sessions, guests } = await expiry.run();
    server.sockets.endSessions(sessions);
    await closing(socket);
    // Bob's seat in a running match keeps him; the keeper came by later.
    expect([sessions.length, guests]).toEqual([2, [ann.id]]);
    expect(await db.selectFrom('snapshots').select('match').where('match', '=', played).execute()).toEqual([]);
    const row = await db.selectFrom('tables').select(['status', 'result']).where('id', '=', played).executeTakeFirst();
    expect(row).toMatchObject({ status: 'over', result: expect.stringContaining('places') });
    expect(await db.selectFrom('tables').select('status').where('id', '=', running).execute()).toEqual([
      { status: 'running' },
    ]);
    await server.close();
  });
});

test('however many guests and states there are, one run looks at some of them, and the next at those after', async () => {
  let now = 1_800_000_000_000;
  const server = await openTestServer({}, { now: () => now });
  const { db } = server.context.store;
  const keeper = await Visitor.named(server.address, 'Keeper');
  const [ann, bob] = await annAndBob(server.address);
  for (let i = 0; i < 3; i++) {
    const table = await startTable([ann, bob]);
    await (await ann.connect()).ask({ type: 'resign', table, seat: 0 });
  }
  await server.play.saveSnapshots();
  const guests = Array.from({ length: 7 }, (_, i) => ({
    id: `guest ${i}`,
    name: '',
    handle: null,
    passphrase: null,
    language: 'en',
    created: now,
    webhook: null,
  }));
  await db.insertInto('people').values(guests).execute();
  now += 380 * A_DAY;
  const expiry = new Expiry(server.context, 2);
  const left = async () => (await db.selectFrom('snapshots').select('match').execute()).length;
  const gone: string[] = [];
  const states: number[] = [];
  for (let run = 0; run < 6; run++) {
    gone.push(...(await expiry.run()).guests);
    states.push(await left());
    expect(gone.length).toBeLessThanOrEqual(2 * (run + 1));
  }
  expect([gone.sort(), states.slice(0, 2)]).toEqual([guests.map(({ id }) => id), [1, 0]]);
  expect((await keeper.get('/api/me')).status).toBe(200);
  await server.close();
});

const bin = postgresOrSkip();
describe.skipIf(!bin)('in a cluster', () => {
  let postgres: Postgres;
  let servers: Server[];
  beforeAll(async () => {
    postgres = await startPostgres(must(bin));
    const database = await postgres.database();
    servers = [await openTestServer({ database }), await openTestServer({ database })];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await postgres.close();
  });

  test('sessions end on every process, and only those', async () => {
    const [here, there] = servers.map(({ address }) => address);
    const ann = await Visitor.named(must(here), 'Ann');
    await ann.put('/api/me/passphrase', { passphrase });
    const other = await device(must(there), 'Ann');
    const elsewhere = Object.assign(new Visitor(must(there)), { cookie: ann.cookie });
    const [ended, kept] = [await other.connect(), await elsewhere.connect()];
    await ann.put('/api/me/passphrase', { passphrase: 'seven dry biscuits', current: passphrase });
    await closing(ended);
    expect((await kept.ask({ type: 'ping' })).type).toBe('pong');
    await ann.delete('/api/sessions/current');
    await closing(kept);
  });
});
