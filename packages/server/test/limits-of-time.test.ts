import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openTestServer, Visitor } from './helpers.ts';

/** Opens a connection, sends something, and reads until the server closes it. */
async function untilClosed(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (part) => {
    heard += part;
  });
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return heard;
}

describe('a connection that takes its time', () => {
  test('with its headers or its body is closed', async () => {
    // However little comes in, it is no silence.
    const server = await openTestServer({ timing: { requestLimit: 300, headersLimit: 300, silence: 0 } });
    const head = 'POST /api/guests HTTP/1.1\r\nHost: localhost\r\n';
    expect(await untilClosed(server.port, head)).toMatch(/^HTTP\/1\.1 408/);
    const body = `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name":`;
    expect(await untilClosed(server.port, body)).toMatch(/^(HTTP\/1\.1 4|$)/);
    expect((await new Visitor(server.address).get('/healthz')).status).toBe(200);
    await server.close();
  });

  test('and says nothing at all is closed', async () => {
    const server = await openTestServer({ timing: { silence: 300 } });
    await untilClosed(server.port, '');
    await server.close();
  });

  test('by a flood of pings or pongs is closed; some are answered', async () => {
    const server = await openTestServer({ limits: true });
    const ann = await Visitor.named(server.address, 'Ann');
    const polite = await ann.connect();
    polite.socket.ping('hello');
    expect(String((await once(polite.socket, 'pong'))[0])).toBe('hello');
    for (const kind of ['ping', 'pong'] as const) {
      const socket = await ann.connect();
      for (let i = 0; i < 100; i++) socket.socket[kind]();
      await expect(socket.next(() => false)).rejects.toThrow('1008');
    }
    expect((await polite.ask({ type: 'ping' })).type).toBe('pong');
    await server.close();
  });
});
