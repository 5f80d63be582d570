import { createServer } from 'node:http';
import { clientMessages, routes, serverMessages } from '@cinderhall/protocol/schemas';
import { games } from '@cinderhall/registry';
import { noughtsAndCrosses } from '@cinderhall/samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { type CheckedSocket, CheckedVisitor, type Seen } from './contract.ts';
import { openTestServer, portOf } from './helpers.ts';

/** Noughts and crosses with a bug: every mark throws. */
const faulty: typeof noughtsAndCrosses = {
  ...noughtsAndCrosses,
  id: 'faulty',
  decisions: {
    mark: {
      ...noughtsAndCrosses.decisions.mark,
      choose: () => {
        throw new Error('a fault');
      },
    },
  },
};

const seen: Seen = { routes: new Set(), sent: new Set(), heard: new Set() };
const sockets: CheckedSocket[] = [];
let server: Server;
let closed = false;
const close = async () => {
  if (!closed) await server.close();
  closed = true;
};
beforeAll(async () => {
  server = await openTestServer({ privateReminders: true }, { games: [...games, faulty] });
});
afterAll(close);

const person = (name: string) => CheckedVisitor.named(server.address, seen, name);
async function socketOf(somebody: CheckedVisitor): Promise<CheckedSocket> {
  const socket = await somebody.connect();
  sockets.push(socket);
  return socket;
}

/** A running table of two people. */
async function started(ann: CheckedVisitor, bob: CheckedVisitor, game: string): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id: table } = await ann.call('POST /api/tables', { body: { game, seats } });
  await bob.call('POST /api/tables/:table/join', { params: { table }, body: {} });
  await ann.call('POST /api/tables/:table/start', { params: { table } });
  return table;
}

test('accounts, from a guest to nobody', async () => {
  const ann = await person('Ann');
  const bob = await person('Bob');
  const passphrase = 'six dry biscuits';
  await new CheckedVisitor(server.address, seen).call('GET /api/visitor');
  await ann.call('GET /api/visitor');
  await ann.call('PATCH /api/me', { body: { name: 'Annie', language: 'pl' } });
  const { codes } = await ann.call('PUT /api/me/passphrase', { body: { passphrase } });
  await ann.call('DELETE /api/sessions/current');
  await ann.call('POST /api/sessions', { body: { name: 'Annie', passphrase } });
  await ann.call('POST /api/sessions/recovery', { body: { name: 'Annie', code: codes[0], passphrase } });
  await ann.call('GET /api/me');
  await ann.call('PUT /api/me/blocks/:person', { params: { person: bob.id } });
  expect(await ann.call('GET /api/me/blocks')).toEqual([{ id: bob.id, name: 'Bob' }]);
  await ann.call('DELETE /api/me/blocks/:person', { params: { person: bob.id } });
  await ann.call('GET /api/people/:person', { params: { person: bob.id } });
  await ann.call('POST /api/reports', { body: { person: bob.id, text: 'He whistles.' } });
  await ann.call('GET /api/me/export');
  const [session] = await ann.call('GET /api/me/sessions');
  expect(session).toMatchObject({ current: true });
  await ann.call('POST /api/sessions', { body: { name: 'Annie', passphrase } });
  await ann.call('DELETE /api/me/sessions/:session', { params: { session: session?.id ?? '' } });
  await ann.call('DELETE /api/me', { body: { passphrase } });
});

test('reminders', async () => {
  const ann = await person('Ann');
  const receiver = createServer((_request, response) => response.writeHead(204).end());
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${portOf(receiver)}`;
  await ann.call('PUT /api/me/webhook', { body: { url } });
  expect(await ann.call('POST /api/me/webhook/test')).toEqual({ status: 204 });
  receiver.close();
  const { key } = await ann.call('GET /api/push-key');
  const body = { endpoint: url, keys: { p256dh: key, auth: 'A'.repeat(22) } };
  await ann.call('POST /api/me/pushes', { body });
  await ann.call('DELETE /api/me/pushes', { body: { endpoint: url } });
});

test('what the server says about itself', async () => {
  const nobody = new CheckedVisitor(server.address, seen);
  for (const route of ['GET /healthz', 'GET /readyz', 'GET /api/words', 'GET /api/messages', 'GET /api/games'] as const)
    await nobody.call(route);
});

test('tables before the match', async () => {
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  const game = 'noughts-and-crosses';
  const open = async () =>
    (await ann.call('POST /api/tables', { body: { game, seats: [{ kind: 'me' }, { kind: 'open' }] } })).id;
  const table = await open();
  const socket = await socketOf(ann);
  await socket.ask({ type: 'watch', table }, 'ok');
  await bob.call('GET /api/tables');
  const { invite = '' } = await ann.call('GET /api/tables/:table', { params: { table } });
  await bob.call('GET /api/tables/:table', { params: { table }, query: { invite } });
  await ann.call('PUT /api/tables/:table/seats/:seat', { params: { table, seat: 1 }, body: { kind: 'invited' } });
  await socket.next('changed');
  await bob.call('POST /api/tables/:table/join', { params: { table }, body: { invite } });
  await bob.call('POST /api/tables/:table/leave', { params: { table } });
  await bob.call('POST /api/tables/:table/join', { params: { table }, body: { seat: 1 } });
  await ann.call('GET /api/me/tables');
  await ann.call('DELETE /api/tables/:table/seats/:seat', { params: { table, seat: 1 } });
  await ann.call('POST /api/tables/:table/close', { params: { table } });
  await socket.ask({ type: 'leave', table }, 'ok');
});

test('people who talk', async () => {
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  const table = await started(ann, bob, 'noughts-and-crosses');
  const socket = await socketOf(ann);
  await socket.ask({ type: 'watch', table }, 'ok');
  await socket.ask({ type: 'say', table, text: 'Hello' }, 'ok');
  await socket.next('chat');
  await bob.call('POST /api/tables/:table/chat', { params: { table }, body: { text: 'Hi' } });
  expect(await bob.call('GET /api/tables/:table/chat', { params: { table }, query: { after: 0 } })).toHaveLength(2);
  await ann.call('DELETE /api/tables/:table/chat/:line', { params: { table, line: 1 } });
  await ann.call('PUT /api/tables/:table/mutes/:person', { params: { table, person: bob.id } });
  await ann.call('DELETE /api/tables/:table/mutes/:person', { params: { table, person: bob.id } });
  await bob.call('POST /api/tables/:table/seats/:seat/bot', { params: { table, seat: 1 } });
  await bob.call('DELETE /api/tables/:table/seats/:seat/bot', { params: { table, seat: 1 } });
});

test('a match from its first answer to its rematch', async () => {
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  const table = await started(ann, bob, 'ash-market');
  const [annsSocket, bobsSocket] = [await socketOf(ann), await socketOf(bob)];
  await annsSocket.ask({ type: 'ping' }, 'pong');
  for (const socket of [annsSocket, bobsSocket]) await socket.ask({ type: 'watch', table, since: -1 }, 'ok');
  const seated = [annsSocket, bobsSocket];
  const { decision } = await annsSocket.next('state');
  await annsSocket.next('presence', ({ here }) => here.length === 2);
  for (const [seat, socket] of seated.entries()) {
    await socket.ask({ type: 'foresee', table, seat, decision, index: 0 }, 'foreseen');
    await socket.ask({ type: 'why', table, seat, ref: 'card:1' }, 'why');
  }
  await annsSocket.ask({ type: 'hint', table, seat: 0 }, 'hint');
  // Both are asked at once: an answer can be undone until the other one answers.
  await annsSocket.ask({ type: 'answer', table, seat: 0, decision, index: 0 }, 'ok');
  await annsSocket.ask({ type: 'answer', table, seat: 0, decision, index: 0 }, 'ok');
  await annsSocket.ask({ type: 'undo', table, seat: 0 }, 'ok');
  await annsSocket.ask({ type: 'redo', table, seat: 0 }, 'ok');
  await annsSocket.ask({ type: 'answer', table, seat: 1, decision, index: 0 }, 'refused');
  await bobsSocket.ask({ type: 'answer', table, seat: 1, decision, index: 0 }, 'ok');
  await bobsSocket.ask({ type: 'handover', table, seat: 1 }, 'ok');
  await bobsSocket.ask({ type: 'takeBack', table, seat: 1 }, 'ok');
  await ann.call('GET /api/tables/:table/state', { params: { table }, query: { since: -1 } });
  await ann.call('GET /api/tables/:table/replay', { params: { table }, query: { at: 1 } });
  await ann.call('GET /api/tables/:table/stats', { params: { table } });
  await ann.call('GET /api/tables/:table/export', { params: { table } });
  await ann.call('GET /api/me/export');
  await bobsSocket.ask({ type: 'resign', table, seat: 1 }, 'ok');
  await annsSocket.next('state', ({ outcome }) => outcome !== null);
  await ann.call('GET /api/tables/:table/state', { params: { table }, query: { since: -1, seat: 1 } });
  await ann.call('GET /api/me/archive', { query: { before: Date.now() + 1 } });
  const save = await ann.call('GET /api/tables/:table/export', { params: { table } });
  await ann.call('POST /api/imports', { body: save });
  await ann.call('POST /api/tables/:table/fork', { params: { table }, body: { at: 1, seat: 0, standIn: 'random' } });
  await bob.call('POST /api/tables/:table/rematch', { params: { table } });
  expect((await ann.call('GET /api/tables/:table', { params: { table } })).next).toMatch(/^\w{15}$/);
});

test('a shared screen', async () => {
  const ann = await person('Ann');
  const seats = [{ kind: 'me' }, { kind: 'shared' }, { kind: 'bot', level: 'random' }];
  const { id: table } = await ann.call('POST /api/tables', { body: { game: 'ash-market', seats } });
  await ann.call('POST /api/tables/:table/start', { params: { table } });
  const socket = await socketOf(ann);
  await socket.ask({ type: 'watch', table, since: -1 }, 'ok');
  const { seat } = await socket.next('call');
  await socket.ask({ type: 'ready', table, seat }, 'ok');
  await socket.next('state', (state) => state.seat === seat);
});

test('an error of a game, a database that is away, and a server that closes', async () => {
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  const table = await started(ann, bob, 'faulty');
  const socket = await socketOf(ann);
  await socket.ask({ type: 'watch', table }, 'ok');
  await socket.ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 }, 'refused');
  await socket.next('halted');
  await server.play.withTable(table, async (each) => {
    each.botShare = 0.5;
  });
  await socket.ask({ type: 'watch', table }, 'ok');
  expect(await socket.next('botShare')).toMatchObject({ table, share: 0.5 });
  server.context.store.onLost(true);
  await socket.next('reconnecting');
  server.context.store.onLost(false);
  await socket.next('reconnected');
  const { paths }: { paths: Record<string, object> } = (await ann.visitor.get('/api/openapi.json')).body;
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  // Every route of the server is in the protocol; the health check is not in the OpenAPI description.
  expect([...described, 'GET /healthz', 'GET /readyz'].sort()).toEqual(Object.keys(routes).sort());
  await close();
  await socket.next('closing');
});

test('nothing of the protocol was left out, and every message was what it should be', () => {
  for (const socket of sockets) socket.check();
  expect([...seen.sent].sort()).toEqual(Object.keys(clientMessages).sort());
  expect([...seen.heard].sort()).toEqual(Object.keys(serverMessages).sort());
  expect([...seen.routes].sort()).toEqual(Object.keys(routes).sort());
});
