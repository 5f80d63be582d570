import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type Server as HttpServer, type IncomingHttpHeaders } from 'node:http';
import { reminderMisfit } from '@cinderhall/protocol/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openServer, type Server } from '../src/server.ts';
import { Store } from '../src/store/store.ts';
import { start } from '../src/tables/seating.ts';
import { annAndBob, log, openTestServer, portOf, startTable, temporaryFolder, testConfig, Visitor } from './helpers.ts';

let now = 1_800_000_000_000;
let server: Server;
let receiver: HttpServer;
let address: string;
let answers: number[];
let received: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[];

beforeAll(async () => {
  server = await openTestServer({ privateReminders: true }, { now: () => now });
  receiver = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(answers.shift() ?? 204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${portOf(receiver)}`;
});
afterAll(async () => {
  await server.close();
  receiver.close();
});
beforeEach(() => {
  answers = [];
  received = [];
});

const person = (name: string) => Visitor.named(server.address, name);
/** What was received at this place, which fits the protocol. */
function reminderAt(index: number) {
  const reminder = JSON.parse(String(received[index]?.body));
  expect(reminderMisfit(reminder)).toBe(null);
  return reminder;
}
const outbox = () => server.context.store.db.selectFrom('outbox').selectAll().execute();
/** Reminders are stored by the time a move is acknowledged. */
const written = async (count: number) => expect(await outbox()).toHaveLength(count);

async function table(clock: object): Promise<{ ann: Visitor; bob: Visitor; id: string; move: () => Promise<void> }> {
  const [ann, bob] = [await person('Ann'), await person('Bob')];
  const id = await startTable([ann, bob], { settings: { clock } });
  const move = async () => {
    const socket = await ann.connect();
    expect(await socket.ask({ type: 'answer', table: id, seat: 0, decision: 1, index: 0 })).toMatchObject({
      type: 'ok',
    });
  };
  return { ann, bob, id, move };
}

describe('a webhook', () => {
  test('is told whose turn it is; a failure is tried again with longer waits, and no move waits for it', async () => {
    const { bob, id, move } = await table({ kind: 'slow', hours: 24 });
    await bob.patch('/api/me', { language: 'pl' });
    expect((await bob.put('/api/me/webhook', { url: `${address}/hook` })).status).toBe(200);
    expect((await bob.get('/api/me')).body.webhook).toBe(true);
    await move();
    await written(1);
    answers = [500, 500, 200];
    const waits: number[] = [];
    for (let i = 0; i < 3; i++) {
      await server.reminders.deliver();
      const [row] = await outbox();
      if (row) {
        waits.push(row.next - now);
        // Not sent before it is due.
        await server.reminders.deliver();
        now = row.next;
      }
    }
    expect(waits).toEqual([5_000, 10_000]);
    expect(received).toHaveLength(3);
    expect(reminderAt(2)).toEqual({
      kind: 'turn',
      table: id,
      game: 'noughts-and-crosses',
      seat: 1,
      message: 'Twoja kolej: Kółko i krzyżyk',
    });
    expect(await outbox()).toEqual([]);
  });

  test('is not bothered when play is live, when the person watches, or when they have moved', async () => {
    const live = await table({ kind: 'live', bank: 600, increment: 0 });
    await live.bob.put('/api/me/webhook', { url: address });
    await live.move();
    const watched = await table({ kind: 'slow', hours: 1 });
    await watched.bob.put('/api/me/webhook', { url: address });
    const socket = await watched.bob.connect();
    socket.send({ type: 'watch', table: watched.id });
    await socket.state();
    await watched.move();
    const quick = await table({ kind: 'slow', hours: 1 });
    await quick.bob.put('/api/me/webhook', { url: address });
    await quick.move();
    await written(1);
    await (await quick.bob.connect()).ask({ type: 'answer', table: quick.id, seat: 1, decision: 2, index: 0 });
    await server.reminders.deliver();
    expect(received).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  test('is tried out when its owner asks, and they hear how it answered', async () => {
    const ann = await person('Ann');
    const attempt = () => ann.post('/api/me/webhook/test');
    expect((await attempt()).body.error.code).toBe('reminder.none');
    await ann.patch('/api/me', { language: 'pl' });
    await ann.put('/api/me/webhook', { url: `${address}/mine` });
    answers = [204, 500];
    expect((await attempt()).body).toEqual({ status: 204 });
    expect((await attempt()).body).toEqual({ status: 500 });
    expect(received[0]?.path).toBe('/mine');
    expect(reminderAt(0)).toEqual({
      kind: 'test',
      message: 'To próba: przypomnienia docierają pod ten adres.',
    });
    await ann.put('/api/me/webhook', { url: 'http://127.0.0.1:9/' });
    expect((await attempt()).body).toEqual({ status: null });
  });

  test('is given the address of the table where the hall knows its own', async () => {
    const known = await openTestServer({ privateReminders: true, origin: 'https://hall.example' });
    try {
      const [ann, bob] = [await Visitor.named(known.address, 'Ann'), await Visitor.named(known.address, 'Bob')];
      await ann.put('/api/me/webhook', { url: address });
      const id = await startTable([ann, bob], { settings: { clock: { kind: 'slow', hours: 1 } } });
      await known.sweeper.run();
      await known.reminders.deliver();
      expect(received).toHaveLength(1);
      expect(reminderAt(0).url).toBe(`https://hall.example/t/${id}`);
    } finally {
      await known.close();
    }
  });

  test('is not sent what only a newer server understands', async () => {
    const { bob, move } = await table({ kind: 'slow', hours: 24 });
    await bob.put('/api/me/webhook', { url: address });
    await move();
    await server.context.store.db.updateTable('outbox').set({ kind: 'tomorrow' }).execute();
    await server.reminders.deliver();
    expect(received).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  test('that is never there is given up', async () => {
    const { bob, move } = await table({ kind: 'slow', hours: 1000 });
    await bob.put('/api/me/webhook', { url: 'http://127.0.0.1:9/' });
    await move();
    await written(1);
    for (let i = 0; i < 10; i++) {
      await server.reminders.deliver();
      now = (await outbox())[0]?.next ?? now;
    }
    expect(await outbox()).toEqual([]);
  });
});

describe('a reminder is not lost', () => {
  test('when the process dies right after the move', async () => {
    const { bob, id, move } = await table({ kind: 'slow', hours: 24 });
    await bob.put('/api/me/webhook', { url: `${address}/hook` });
    const { onMoved } = server.play;
    // Nothing happens after the commit.
    server.play.onMoved = () => undefined;
    await move();
    server.play.onMoved = onMoved;
    expect(await outbox()).toMatchObject([{ person: bob.id, match: id, seat: 1, asked: 2, way: 'webhook', tries: 0 }]);
    await server.reminders.deliver();
    expect(received).toHaveLength(1);
  });

  /** A table where Ann is asked first, and whose process did nothing after its start. */
  async function opened(): Promise<{ ann: Visitor; id: string }> {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    await ann.put('/api/me/webhook', { url: `${address}/hook` });
    const seats = [{ kind: 'open' }, { kind: 'me' }];
    const { id } = (await bob.post('/api/tables', { game: 'noughts-and-crosses', seats })).body;
    await ann.post(`/api/tables/${id}/join`);
    await start(server.context, id, bob.id);
    return { ann, id };
  }

  test('when it dies right after the start, nor told twice', async () => {
    const { ann, id } = await opened();
    await server.sweeper.run();
    expect(await outbox()).toMatchObject([{ person: ann.id, match: id, seat: 0, asked: 1 }]);
    await server.sweeper.run(true);
    await server.reminders.deliver();
    expect(received).toHaveLength(1);
    await server.sweeper.run(true);
    expect(await outbox()).toEqual([]);
  });

  test('nor told by two processes that find the opened table at the same moment', async () => {
    const { store } = server.context;
    const together = store.transaction.bind(store);
    const { id } = await opened();
    store.transaction = async (work) => {
      store.transaction = together;
      // The other process has just handled it.
      await store.db.updateTable('tables').set({ due: null }).where('id', '=', id).execute();
      return together(work);
    };
    await server.sweeper.run();
    expect(await outbox()).toEqual([]);
  });

  test('nor repeated when others answer the same question, or a step is taken back and done again', async () => {
    const [ann, bob, cecil] = [await person('Ann'), await person('Bob'), await person('Cecil')] as const;
    await cecil.put('/api/me/webhook', { url: `${address}/hook` });
    const id = await startTable([ann, bob, cecil], {
      game: 'ash-market',
      settings: { clock: { kind: 'slow', hours: 24 } },
    });
    await server.sweeper.run();
    await written(1);
    const socket = await ann.connect();
    const say = (more: object) => socket.ask({ table: id, seat: 0, ...more });
    for (const message of [{ type: 'answer', decision: 1, index: 0 }, { type: 'undo' }, { type: 'redo' }])
      expect(await say(message)).toMatchObject({ type: 'ok' });
    await (await bob.connect()).ask({ type: 'answer', table: id, seat: 1, decision: 1, index: 0 });
    await written(1);
    await server.reminders.deliver();
    expect(received).toHaveLength(1);
  });
});

describe('Web Push', () => {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys('base64url');
  const auth = randomBytes(16);
  const subscription = () => ({ endpoint: `${address}/push/1`, keys: { p256dh, auth: auth.toString('base64url') } });

  test('reaches a closed page: sealed for this browser, signed by us', async () => {
    const { bob, id, move } = await table({ kind: 'none' });
    expect((await bob.post('/api/me/pushes', subscription())).status).toBe(200);
    await move();
    await written(1);
    answers = [201];
    await server.reminders.deliver();
    const [push] = received;
    expect(push).toMatchObject({ path: '/push/1', headers: { 'content-encoding': 'aes128gcm', ttl: '86400' } });
    expect(JSON.parse(opened(push?.body ?? Buffer.of()))).toMatchObject({ kind: 'turn', table: id, seat: 1 });

    const { key } = (await bob.get('/api/push-key')).body;
    const [, token = '', k] = /^vapid t=([^,]+), k=(.+)$/.exec(push?.headers.authorization ?? '') ?? [];
    expect(k).toBe(key);
    const [head = '', claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(String(Buffer.from(claims, 'base64url')))).toMatchObject({ aud: address });
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
    const ours = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: ours, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(signed).toBe(true);
  });

  test('a browser that is gone is forgotten', async () => {
    const { bob, move } = await table({ kind: 'none' });
    await bob.post('/api/me/pushes', subscription());
    await move();
    await written(1);
    answers = [410];
    await server.reminders.deliver();
    expect(await server.context.store.db.selectFrom('pushes').selectAll().execute()).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  test('keys that are none are refused', async () => {
    const ann = await person('Ann');
    for (const keys of [
      { p256dh: 'x', auth: 'y' },
      { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: auth.toString('base64url') },
    ])
      expect((await ann.post('/api/me/pushes', { ...subscription(), keys })).body.error.code).toBe('reminder.address');
  });

  /** What a browser does with a push (RFC 8291). */
  function opened(body: Buffer): string {
    const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(theirs), auth, info, 32));
    const derived = (label: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
    expect(text.at(-1)).toBe(2);
    return text.subarray(0, -1).toString('utf8');
  }
});

test('a receiver that never answers does not hold up a server that closes; the reminder is sent again later', async () => {
  const own = temporaryFolder();
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const asked = new Promise((resolve) => silent.once('request', resolve));
  const config = testConfig(own.path, { privateReminders: true, timing: { reminders: 1 } });
  const closing = await openServer({ config, log });
  const [ann, bob] = await annAndBob(closing.address);
  await bob.put('/api/me/webhook', { url: `http://127.0.0.1:${portOf(silent)}/` });
  const table = await startTable([ann, bob], { settings: { clock: { kind: 'slow', hours: 24 } } });
  await (await ann.connect()).ask({ type: 'answer', table, seat: 0, decision: 1, index: 0 });
  await asked;
  await closing.close();
  const store = await Store.open({ data: own.path });
  // Not one of its ten tries is lost by it.
  expect(await store.db.selectFrom('outbox').select('tries').execute()).toEqual([{ tries: 0 }]);
  await store.close();
  silent.closeAllConnections();
  silent.close();
  own.remove();
});
