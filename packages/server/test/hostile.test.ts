import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Chance } from '@cinderhall/kernel';
import { readClientMessage } from '@cinderhall/protocol/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { LiveSocket, openTestServer, startTable, Visitor } from './helpers.ts';
import { nonsense } from './nonsense.ts';

const MESSAGES = 20_000;
const AT_ONCE = 200;

let server: Server;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const person = (name: string) => Visitor.named(server.address, name);

/** The heap in use after garbage collection. */
async function heap(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let i = 0; i < 3; i++) {
    await new Promise(setImmediate);
    collect();
  }
  return process.memoryUsage().heapUsed;
}

describe('hostile visitors', () => {
  test(`${MESSAGES} messages that no client sends: no crash, no change, no secret, no memory`, async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const mallory = await person('Mallory');
    const running = await startTable([ann, bob], { game: 'ash-market' });
    const open = (
      await ann.post('/api/tables', { game: 'noughts-and-crosses', seats: [{ kind: 'me' }, { kind: 'invited' }] })
    ).body.id;
    const socket = await ann.connect();
    await socket.ask({ type: 'answer', table: running, seat: 0, decision: 1, index: 0 });
    const secrets = await Promise.all(
      [running, open].map((id) => server.play.withTable(id, async ({ row }) => [row.seed, row.invite])),
    );
    const everything = async () => {
      const { db } = server.context.store;
      const rows = [];
      for (const name of ['tables', 'seats', 'entries', 'chat', 'reports', 'people'] as const)
        rows.push(await db.selectFrom(name).selectAll().execute());
      return JSON.stringify(rows);
    };
    const hash = () => server.play.withMatch(running, (_table, live) => live?.match.hash());
    const before = [await everything(), await hash()];

    const chance = Chance.fromNumber(666);
    const target = { running, open, decision: 1 };
    const received: string[] = [];
    let sent = 0;
    const attack = async (count: number) => {
      let attacker = await LiveSocket.open(
        server.address,
        chance.below(2) === 0 ? mallory.cookie : 'cinderhall=forged.forged',
        received,
      );
      for (let i = 0; i < count; i++) {
        attacker.send(nonsense(chance, target));
        sent += 1;
        if (i % AT_ONCE !== AT_ONCE - 1) continue;
        await attacker.ask({ type: 'ping' });
        for (const text of received.splice(0)) {
          for (const secret of secrets.flat()) expect(text).not.toContain(secret);
          expect(text).not.toMatch(/node_modules|\.ts:\d|Error:/);
        }
        if (chance.below(4) === 0) {
          attacker.close();
          attacker = await LiveSocket.open(server.address, mallory.cookie, received);
        }
        attacker.messages.length = 0;
      }
      attacker.close();
    };
    await attack(2_000);
    const heapBefore = await heap();
    while (sent < MESSAGES) await attack(2_000);
    // Mallory may only watch tables with spectators, which changes no rows.
    expect([await everything(), await hash()]).toEqual(before);
    expect((await ann.get(`/api/tables/${running}/state`)).status).toBe(200);
    await server.play.unloadIdleTables(Number.MAX_SAFE_INTEGER);
    expect((await heap()) - heapBefore).toBeLessThan(6 << 20);
  });

  test('a message that is too large closes its connection, and only that one', async () => {
    const [ann, mallory] = [await person('Ann'), await person('Mallory')];
    const [good, bad] = [await ann.connect(), await mallory.connect()];
    bad.send(JSON.stringify({ type: 'say', table: '2'.repeat(15), text: 'x'.repeat(100_000) }));
    await expect(bad.next(() => false)).rejects.toThrow('1009');
    expect(await good.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  });

  test('old decisions sent again change nothing', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const table = await startTable([ann, bob]);
    const sockets = await Promise.all([ann, bob].map((each) => each.connect()));
    const played = [0, 1, 0, 1].map((seat, i) => ({ type: 'answer', table, seat, decision: i + 1, index: 0 }));
    for (const message of played) expect(await sockets[message.seat]?.ask(message)).toMatchObject({ type: 'ok' });
    for (const [i, message] of played.entries())
      for (const index of [0, 1, 2]) {
        const reply = await sockets[message.seat]?.ask({ ...message, index });
        // Only the very last answer of a seat is acknowledged again.
        if (i >= 2 && index === 0) expect(reply).toMatchObject({ type: 'ok', repeated: true });
        else expect(reply.error.code).toBe('refused.stale');
      }
    expect(await server.play.withMatch(table, (_table, live) => live?.length)).toBe(4);
  });
});

describe('requests', () => {
  const stranger = () => new Visitor(server.address);

  test('from other sites are refused', async () => {
    const ann = await person('Ann');
    const foreign: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ];
    for (const headers of foreign)
      expect((await ann.ask('PATCH', '/api/me', { name: 'Evil' }, headers)).body.error.code).toBe('request.origin');
    expect((await ann.ask('PATCH', '/api/me', { name: 'Good' }, { Origin: server.address })).status).toBe(200);
    const upgrade = LiveSocket.open(server.address, ann.cookie, [], { Origin: 'https://evil.example' });
    await expect(upgrade).rejects.toThrow('403');
    (await LiveSocket.open(server.address, ann.cookie, [], { Origin: server.address })).close();
  });

  test('have headers that keep a browser safe', async () => {
    const { headers } = await stranger().get('/api/tables');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none';script-src 'self';/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('that make no sense get codes and never traces', async () => {
    const ann = await person('Ann');
    const cases: [string, string, unknown, number, string][] = [
      ['GET', '/api/nowhere', undefined, 404, 'request.notFound'],
      ['POST', '/api/guests', '{', 400, 'request.json'],
      ['POST', '/api/guests', 'null', 400, 'request.invalid'],
      ['POST', '/api/guests', `{"name":${'['.repeat(100)}${']'.repeat(100)}}`, 400, 'request.tooDeep'],
      ['POST', '/api/guests', JSON.stringify({ name: 'x'.repeat(40_000) }), 413, 'request.tooLarge'],
      ['GET', '/api/tables/%00', undefined, 400, 'request.invalid'],
      ['GET', `/api/tables/${'2'.repeat(15)}`, undefined, 404, 'table.unknown'],
      ['GET', `/api/tables/${'2'.repeat(15)}/state?seat=x`, undefined, 400, 'request.invalid'],
      ['GET', `/api/tables/${'2'.repeat(15)}/state?extra=1`, undefined, 400, 'request.invalid'],
      ['DELETE', '/api/me/blocks/../../../etc', {}, 404, 'request.notFound'],
      ['GET', '/api/tables/%E0%A4%A', undefined, 400, 'request.json'],
    ];
    for (const [method, path, body, status, code] of cases) {
      const answer = await ann.ask(method, path, body);
      expect([path, answer.status, answer.body.error?.code]).toEqual([path, status, code]);
      expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts|\sat .*:\d/);
    }
    const plain = await fetch(`${server.address}/api/guests`, { method: 'POST', body: 'name=x' });
    expect(plain.status).toBe(415);
    const polish = await ann.ask('GET', `/api/tables/${'2'.repeat(15)}`, undefined, { 'Accept-Language': 'pl-PL' });
    expect(polish.body.error.message).toBe('Nie ma takiego stołu.');
  });
});

describe('for the host', () => {
  test('health, and metrics for this machine or with a token', async () => {
    const own = await openTestServer({ metricsToken: 'let me see' });
    const visitor = new Visitor(own.address);
    expect((await visitor.get('/healthz')).body).toEqual({ ok: true });
    const { body } = await visitor.get('/metrics');
    for (const name of ['tables', 'connections', 'moves_total', 'refusals_total', 'answer_seconds', 'store_seconds'])
      expect(body).toContain(`# HELP cinderhall_${name} `);
    const proxied = { 'X-Forwarded-For': '203.0.113.7' };
    expect((await visitor.ask('GET', '/metrics', undefined, proxied)).status).toBe(404);
    const withToken = { ...proxied, Authorization: 'Bearer let me see' };
    expect((await visitor.ask('GET', '/metrics', undefined, withToken)).status).toBe(200);
    await own.close();
  });

  test('the API describes itself, as data and as a page', async () => {
    const visitor = new Visitor(server.address);
    const { body } = await visitor.get('/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const routes = Object.keys(body.paths);
    expect(routes).toEqual(expect.arrayContaining(['/api/guests', '/api/tables/{table}/join', '/api/imports']));
    expect(JSON.stringify(body.paths['/api/guests'])).toContain('"additionalProperties":false');
    const page = await visitor.get('/api');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.body).toContain('/api/tables/{table}/join');
    expect(page.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    expect((await visitor.get('/api/messages')).body.client.answer.properties.decision.type).toBe('integer');
  });
});

test('messages are exactly what they should be, or none', () => {
  expect(readClientMessage({ type: 'ping' })).toEqual({ type: 'ping' });
  for (const wrong of [
    { type: 'ping', extra: 1 },
    { type: 'constructor' },
    { type: '__proto__' },
    [],
    null,
    7,
    { type: ['ping'] },
  ])
    expect(readClientMessage(wrong)).toBe(null);
});
