import { closeCodes, liveAddress, PROTOCOL, PROTOCOL_HEADER } from '@cinderhall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Server } from '../src/server.ts';
import { openTestServer, Visitor } from './helpers.ts';

let server: Server;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The first message of a new connection, and the code it was closed with, if it was. */
async function firstOver(address: string): Promise<{ readonly message: unknown; readonly code: number | null }> {
  const socket = new WebSocket(address);
  const message = await new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))));
  const code = await new Promise<number | null>((resolve) => {
    socket.once('close', resolve);
    socket.once('pong', () => resolve(null));
    socket.ping();
  });
  socket.close();
  return { message, code };
}

const live = (query: string) => `${server.address.replace('http', 'ws')}/live${query}`;

describe('the version of a client', () => {
  test('on the WebSocket: its own is greeted', async () => {
    const { message, code } = await firstOver(liveAddress(server.address));
    expect(message).toMatchObject({ type: 'hello', protocol: PROTOCOL });
    expect(code).toBeNull();
  });

  test.each([
    ['older', `?protocol=${PROTOCOL - 1}`, PROTOCOL - 1],
    ['older', '', 1],
    ['older', '?protocol=nonsense', 0],
    ['newer', `?protocol=${PROTOCOL + 1}`, PROTOCOL + 1],
  ])('on the WebSocket: an %s one is told so and sent away (%s)', async (how, query, client) => {
    const { message, code } = await firstOver(live(query));
    const error = { code: `protocol.${how}`, params: { client, server: PROTOCOL }, message: expect.any(String) };
    expect(message).toEqual({ type: 'refused', error });
    expect(code).toBe(closeCodes.protocol);
  });

  test('over HTTP: none is taken as it is, another one is told so in the words of its reader', async () => {
    const visitor = new Visitor(server.address);
    const ask = (version: number, language = 'en') =>
      visitor.ask('GET', '/api/visitor', undefined, {
        [PROTOCOL_HEADER]: String(version),
        'Accept-Language': language,
      });
    const plain = await visitor.get('/api/visitor');
    expect([plain.status, plain.headers.get(PROTOCOL_HEADER)]).toEqual([200, String(PROTOCOL)]);
    expect((await ask(PROTOCOL)).status).toBe(200);
    const older = await ask(PROTOCOL - 1, 'pl');
    expect(older).toMatchObject({ status: 426, body: { error: { code: 'protocol.older' } } });
    expect(older.body.error.message).toContain('starsza');
    expect(older.headers.get(PROTOCOL_HEADER)).toBe(String(PROTOCOL));
    const newer = await ask(PROTOCOL + 1);
    expect(newer.body.error).toMatchObject({
      code: 'protocol.newer',
      params: { client: PROTOCOL + 1, server: PROTOCOL },
    });
  });

  test('keeps nobody from health and pages', async () => {
    const visitor = new Visitor(server.address);
    const old = { [PROTOCOL_HEADER]: '1' };
    expect((await visitor.ask('GET', '/healthz', undefined, old)).status).toBe(200);
  });
});
