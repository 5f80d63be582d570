import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer, type Server } from '../src/server.ts';
import { type Line, log, startTable, testConfig, Visitor } from './helpers.ts';
import { type Postgres, postgresOrSkip, startPostgres } from './postgres.ts';

const bin = postgresOrSkip();

describe.skipIf(!bin)('two servers on one PostgreSQL', () => {
  let postgres: Postgres;
  let servers: [Server, Server];
  beforeAll(async () => {
    postgres = await startPostgres(bin as string);
    const database = await postgres.database();
    const open = () => openServer({ config: testConfig('', { database }), log });
    servers = [await open(), await open()];
  }, 120_000);
  afterAll(async () => {
    for (const server of servers) await server.close();
    await postgres.close();
  });

  /** The same people at both servers: a session is good everywhere. */
  async function pair(): Promise<{ people: [Visitor, Visitor]; table: string; lines: [Line, Line] }> {
    const people = await Promise.all(['Ann', 'Bob'].map((name) => Visitor.named(servers[0].address, name)));
    const table = await startTable(people);
    const lines = await Promise.all(
      people.map(async ({ cookie }, i) => {
        const there = new Visitor((servers[i] as Server).address);
        there.cookie = cookie;
        const line = await there.live();
        line.send({ type: 'watch', table });
        await line.state();
        return line;
      }),
    );
    return { people: people as [Visitor, Visitor], table, lines: lines as [Line, Line] };
  }

  test('people on different servers see each other’s moves and words', async () => {
    const { table, lines } = await pair();
    const [ann, bob] = lines;
    for (let i = 0; i < 4; i++) {
      const seat = i % 2;
      const reply = await lines[seat]?.ask({ type: 'answer', table, seat, decision: i + 1, index: 0 });
      expect(reply).toMatchObject({ type: 'ok' });
      await Promise.all(lines.map((line) => line.state(({ n }) => n === i + 1)));
    }
    await ann.ask({ type: 'say', table, text: 'hello over there' });
    expect((await bob.next(({ type }) => type === 'chat')).lines).toMatchObject([{ text: 'hello over there' }]);
  });

  test('the same decision at both at once: one wins, the other gets a code and the new view', async () => {
    for (let round = 0; round < 10; round++) {
      const { people, table } = await pair();
      const lines = await Promise.all(
        servers.map(async ({ address }) => {
          const there = new Visitor(address);
          there.cookie = people[0].cookie;
          const line = await there.live();
          line.send({ type: 'watch', table });
          await line.state();
          return line;
        }),
      );
      const replies = await Promise.all(
        lines.map((line, index) => line.ask({ type: 'answer', table, seat: 0, decision: 1, index })),
      );
      expect(replies.map(({ type }) => type).sort()).toEqual(['ok', 'refused']);
      const loser = replies.findIndex(({ type }) => type === 'refused');
      expect(replies[loser].error.code).toBe('refused.stale');
      const shown = await (lines[loser] as Line).state(({ n }) => n === 1);
      expect(shown.view.cells[1 - loser]).toBe(0);
      const rows = await servers[0].context.store.db
        .selectFrom('entries')
        .selectAll()
        .where('match', '=', table)
        .execute();
      expect(rows).toHaveLength(1);
      for (const line of lines) line.close();
    }
  });

  test('a lost notice is made up for', async () => {
    const { table, lines } = await pair();
    servers[1].context.store.onNotice = () => undefined;
    await lines[0].ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
    await servers[1].poller.poll();
    expect((await lines[1].state(({ n }) => n === 1)).choices).toHaveLength(8);
    servers[1].context.store.onNotice = (notice) => servers[1].poller.onNotice(notice);
  });

  test('who signs out on one server is signed out on the other', async () => {
    const { people, lines } = await pair();
    await people[1].delete('/api/me', {});
    await expect(lines[1].next(() => false)).rejects.toThrow('4001');
  });

  test('while the database is away clients see that, and then go on', async () => {
    const { table, lines } = await pair();
    await postgres.stop();
    const moved = lines[0].ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
    await lines[0].next(({ type }) => type === 'reconnecting');
    expect((await fetch(`${servers[0].address}/healthz`)).status).toBe(503);
    await postgres.start();
    expect(await moved).toMatchObject({ type: 'ok' });
    await lines[0].next(({ type }) => type === 'reconnected');
    expect((await lines[1].state(({ n }) => n === 1)).choices).toHaveLength(8);
    expect((await fetch(`${servers[0].address}/healthz`)).status).toBe(200);
  });
});
