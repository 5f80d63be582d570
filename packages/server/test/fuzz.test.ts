import { Chance, must } from '@cinderhall/kernel';
import { routes } from '@cinderhall/protocol/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { LiveSocket, openTestServer, startTable, Visitor } from './helpers.ts';
import { nonsense } from './nonsense.ts';
import { type Postgres, postgresOrSkip, startPostgres } from './postgres.ts';

const REQUESTS = process.env.CINDERHALL_TESTS === 'deep' ? 8_000 : 800;
const MESSAGES = REQUESTS / 2;
const bin = postgresOrSkip();

/** What breaks programs: numbers that are none, texts that no database stores, letters of several bytes. */
const values: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  1e300,
  -1e300,
  2 ** 53,
  0.5,
  '',
  'x',
  '\0',
  'a\0b',
  '\ud800',
  'ł'.repeat(32),
  '😀'.repeat(16),
  "' or 1=1 --",
  '%',
  '\\u0000',
  'x'.repeat(3_000),
  [],
  [null],
  {},
  { kind: '\0' },
  [[[[]]]],
  '__proto__',
  'https://hooks.example/\0',
  'https://hooks.example/\ud800',
];

interface Around {
  readonly table: string;
  readonly person: string;
  readonly invite: string;
}

/** A request to a route: mostly what it expects, with something wrong. */
function request(chance: Chance, route: string, { table, person, invite }: Around) {
  const [method = 'GET', pattern = ''] = route.split(' ');
  const value = () => chance.pick(values);
  const text = () => (typeof value() === 'string' ? value() : String(value()));
  const segment = (right: unknown) =>
    encodeURIComponent(String(chance.below(4) === 0 ? text() : right).replace(/[\ud800-\udfff]/g, ''));
  const known: Record<string, unknown> = { table, person, seat: chance.below(3), line: 1, session: '0'.repeat(20) };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => segment(known[name] ?? 1));
  const names = ['before', 'after', 'at', 'seat', 'since', 'invite'];
  const query = Array.from(
    { length: chance.below(3) },
    () => `${chance.pick(names)}=${segment(chance.pick([invite, 1e300, -1, 1, value()]))}`,
  );
  const fields = [
    'name',
    'passphrase',
    'current',
    'code',
    'text',
    'url',
    'endpoint',
    'keys',
    'seat',
    'invite',
    'game',
    'seats',
    'options',
    'settings',
    'at',
    'standIn',
    'kind',
    'level',
    'language',
    'log',
    'seed',
    'table',
    'line',
  ];
  const usual: Record<string, unknown> = {
    name: 'Fuzz',
    passphrase: 'long enough to do',
    text: 'hello',
    url: 'https://hooks.example/x',
    endpoint: 'https://push.example/x',
    keys: { p256dh: 'x', auth: 'x' },
    game: 'noughts-and-crosses',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    seat: 0,
    at: 1,
    kind: 'open',
  };
  const body: Record<string, unknown> = {};
  for (const field of fields) {
    const luck = chance.below(10);
    if (luck < 2) body[field] = usual[field] ?? value();
    else if (luck === 2) body[field] = value();
  }
  const whole = chance.below(20) === 0 ? value() : body;
  return {
    method,
    path: query.length > 0 ? `${path}?${query.join('&')}` : path,
    body: method === 'GET' ? undefined : whole,
  };
}

describe.each([['SQLite'], ['PostgreSQL']] as const)('on %s', (kind) => {
  const skipped = kind === 'PostgreSQL' && !bin;
  let postgres: Postgres | null = null;
  let server: Server;
  let ann: Visitor;
  beforeAll(async () => {
    if (skipped) return;
    postgres = kind === 'PostgreSQL' ? await startPostgres(must(bin)) : null;
    const database = await postgres?.database();
    server = await openTestServer({ metricsToken: 'ł'.repeat(20), ...(database ? { database } : {}) });
    ann = await Visitor.named(server.address, 'Ann');
  });
  afterAll(async () => {
    if (skipped) return;
    await server.close();
    await postgres?.close();
  });

  test.skipIf(skipped)(`${REQUESTS} requests that make little sense: no answer is a fault of ours`, async () => {
    const chance = Chance.fromNumber(404);
    const bob = await Visitor.named(server.address, 'Bob');
    const table = await startTable([ann, bob]);
    const { invite } = await server.play.withTable(table, async ({ row }) => row);
    const all = Object.keys(routes).filter((route) => !/DELETE \/api\/(me|sessions\/current)$/.test(route));
    const faults: unknown[] = [];
    for (let i = 0; i < REQUESTS; i++) {
      const { method, path, body } = request(chance, chance.pick(all), { table, person: bob.id, invite });
      const { status, headers } = await (i % 5 === 0 ? bob : ann).ask(method, path, body);
      if (status >= 500 && !(status === 503 && headers.has('retry-after'))) faults.push([status, method, path, body]);
    }
    expect(faults).toEqual([]);
    expect((await ann.get('/api/me')).status).toBe(200);
  });

  test.skipIf(skipped)(`${MESSAGES} messages that make little sense: no refusal is a fault of ours`, async () => {
    const chance = Chance.fromNumber(405);
    const bob = await Visitor.named(server.address, 'Bob');
    const running = await startTable([ann, bob], { game: 'ash-market' });
    const socket = await bob.connect();
    await socket.ask({ type: 'watch', table: running });
    const texts = values.filter((value) => typeof value === 'string');
    for (let i = 0; i < MESSAGES; i++) {
      socket.send(nonsense(chance, { running, open: running, decision: 1 }));
      // What somebody says is stored.
      if (i % 4 === 0) socket.send({ type: 'say', table: running, text: chance.pick(texts) });
    }
    expect((await socket.ask({ type: 'ping' })).type).toBe('pong');
    const codes = socket.messages.flatMap((message) => (message.type === 'refused' ? [message.error.code] : []));
    expect(codes.length).toBeGreaterThan(50);
    expect(codes.filter((code) => code === 'server.failed' || code.startsWith('store.'))).toEqual([]);
    expect((await ann.get(`/api/tables/${running}/chat`)).body.length).toBeGreaterThan(0);
  });

  test.skipIf(skipped)('what was found: secrets of another alphabet, huge numbers, NUL', async () => {
    const seats = [{ kind: 'me' }, { kind: 'invited' }];
    const { id } = (await ann.post('/api/tables', { game: 'noughts-and-crosses', seats })).body;
    const { invite } = (await ann.get(`/api/tables/${id}`)).body;
    const bob = await Visitor.named(server.address, 'Bob');
    const foreign = 'ł'.repeat(invite.length);
    expect((await bob.post(`/api/tables/${id}/join`, { invite: foreign })).body.error.code).toBe('table.taken');
    expect((await bob.post(`/api/tables/${id}/join`, { seat: 1, invite: foreign })).body.error.code).toBe(
      'table.invite',
    );
    expect((await bob.get(`/api/tables/${id}?invite=${encodeURIComponent(foreign)}`)).status).toBe(200);
    const socket = await LiveSocket.open(server.address, bob.cookie);
    expect((await socket.ask({ type: 'watch', table: id, invite: foreign })).type).toMatch(/ok|refused/);
    expect((await bob.post(`/api/tables/${id}/join`, { invite })).status).toBe(200);
    const [token = '', signature = ''] = bob.cookie.split('.');
    for (const wrong of [signature.slice(1), 'é'.repeat(signature.length), signature.toLowerCase(), ''])
      expect((await ann.ask('POST', '/api/reports', '{"text":"x"}', { Cookie: `${token}.${wrong}` })).status).toBe(401);
    const metrics = await ann.ask('GET', '/metrics', undefined, { Authorization: `Bearer ${'x'.repeat(20)}` });
    expect(metrics.status).toBe(200);
    for (const list of ['/api/tables', '/api/me/tables', '/api/me/archive']) {
      expect((await ann.get(`${list}?before=1e300`)).status).toBe(400);
      expect((await ann.get(`${list}?before=${Number.MAX_SAFE_INTEGER}`)).status).toBe(200);
    }
    for (const body of ['{"text":"a\\u0000b"}', '{"text":"\\\\\\u0000"}'])
      expect((await ann.ask('POST', '/api/reports', body)).body.error.code).toBe('request.invalid');
    // A backslash and six characters is not a NUL.
    expect((await ann.ask('POST', '/api/reports', '{"text":"\\\\u0000"}')).status).toBe(200);
    expect((await ann.put('/api/me/webhook', { url: 'https://hooks.example/\0' })).status).toBe(400);
  });
});
