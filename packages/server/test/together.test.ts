import { at, must } from '@cinderhall/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer, type Server } from '../src/server.ts';
import { annAndBob, type LiveSocket, log, startTable, testConfig, Visitor } from './helpers.ts';
import { type Postgres, postgresOrSkip, startPostgres } from './postgres.ts';

const bin = postgresOrSkip();

describe.skipIf(!bin)('two servers on one PostgreSQL', () => {
  let postgres: Postgres;
  let servers: [Server, Server];
  let database: string;
  beforeAll(async () => {
    postgres = await startPostgres(must(bin));
    database = await postgres.database();
    // Starting the database again may take long on a busy machine.
    const retry = { first: 50, longest: 2_000, giveUpAfter: 600_000 };
    const open = () => openServer({ config: testConfig('', { database }), log, store: { retry } });
    servers = [await open(), await open()];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await postgres.close();
  });

  /** Two people at two servers: a session is valid at both. */
  async function pair(): Promise<{
    people: readonly [Visitor, Visitor];
    table: string;
    sockets: readonly [LiveSocket, LiveSocket];
  }> {
    const people = await annAndBob(servers[0].address);
    const table = await startTable(people);
    return {
      people,
      table,
      sockets: [await watch(servers[0], people[0], table), await watch(servers[1], people[1], table)],
    };
  }

  async function watch({ address }: Server, { cookie }: Visitor, table: string): Promise<LiveSocket> {
    const visitor = new Visitor(address);
    visitor.cookie = cookie;
    const socket = await visitor.connect();
    socket.send({ type: 'watch', table });
    await socket.state();
    return socket;
  }

  test('people on different servers see each other’s moves and words', async () => {
    const { table, sockets } = await pair();
    const [ann, bob] = sockets;
    for (let i = 0; i < 4; i++) {
      const seat = i % 2;
      const reply = await sockets[seat]?.ask({ type: 'answer', table, seat, decision: i + 1, index: 0 });
      expect(reply).toMatchObject({ type: 'ok' });
      await Promise.all(sockets.map((socket) => socket.state(({ n }) => n === i + 1)));
    }
    await ann.ask({ type: 'say', table, text: 'hello over there' });
    expect((await bob.next(({ type }) => type === 'chat')).lines).toMatchObject([{ text: 'hello over there' }]);
  });

  test('the same decision at both at once: one wins, the other gets a code and the new view', async () => {
    for (let round = 0; round < 10; round++) {
      const { people, table } = await pair();
      const sockets = await Promise.all(servers.map((server) => watch(server, people[0], table)));
      const replies = await Promise.all(
        sockets.map((socket, index) => socket.ask({ type: 'answer', table, seat: 0, decision: 1, index })),
      );
      expect(replies.map(({ type }) => type).sort()).toEqual(['ok', 'refused']);
      const loser = replies.findIndex(({ type }) => type === 'refused');
      expect(replies[loser].error.code).toBe('refused.stale');
      const shown = await at(sockets, loser).state(({ n }) => n === 1);
      expect(shown.view.cells[1 - loser]).toBe(0);
      const rows = await servers[0].context.store.db
        .selectFrom('entries')
        .selectAll()
        .where('match', '=', table)
        .execute();
      expect(rows).toHaveLength(1);
      for (const socket of sockets) socket.close();
    }
  });

  test('a lost notice is made up for', async () => {
    const { table, sockets } = await pair();
    const notices = must(servers[1].context.store.notices);
    const { listener } = notices;
    notices.listener = { ...listener, onNotice: () => undefined };
    await sockets[0].ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
    await servers[1].poller.poll();
    expect((await sockets[1].state(({ n }) => n === 1)).choices).toHaveLength(8);
    notices.listener = listener;
  });

  test('who signs out on one server is signed out on the other', async () => {
    const { people, sockets } = await pair();
    await people[1].delete('/api/me', {});
    await expect(sockets[1].next(() => false)).rejects.toThrow('4001');
  });

  test('while the database is away clients see that, and then go on', async () => {
    const { table, sockets } = await pair();
    await postgres.stop();
    const moved = sockets[0].ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
    await sockets[0].next(({ type }) => type === 'reconnecting');
    expect((await fetch(`${servers[0].address}/readyz`)).status).toBe(503);
    await postgres.start();
    expect(await moved).toMatchObject({ type: 'ok' });
    await sockets[0].next(({ type }) => type === 'reconnected');
    expect((await sockets[1].state(({ n }) => n === 1)).choices).toHaveLength(8);
    expect((await fetch(`${servers[0].address}/healthz`)).status).toBe(200);
  });

  test('while somebody holds a lock, whoever looks is answered within five seconds, and a move is made once it is free', async () => {
    const { table, sockets, people } = await pair();
    const locking = new pg.Client({ connectionString: database });
    await locking.connect();
    await locking.query('begin; lock table tables, entries');
    const moved = sockets[0].ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
    await sockets[0].next(({ type }) => type === 'reconnecting');
    const { status, headers, body } = await people[0].get(`/api/tables/${table}`);
    expect([status, body.error.code]).toEqual([503, 'store.lost']);
    expect(headers.get('retry-after')).not.toBeNull();
    await locking.query('rollback');
    expect(await moved).toMatchObject({ type: 'ok' });
    await locking.end();
  });
});
