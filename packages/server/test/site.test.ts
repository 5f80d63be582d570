import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { liveAddress } from '@cinderhall/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { ConfigError, readConfig } from '../src/config.ts';
import { openServer } from '../src/server.ts';
import { log, openTestServer, portOf, temporaryFolder, testConfig, Visitor } from './helpers.ts';

describe('what browsers get', () => {
  test('is a client that knows its own addresses', async () => {
    const folder = temporaryFolder();
    mkdirSync(`${folder.path}/assets`);
    writeFileSync(`${folder.path}/index.html`, '<!doctype html><title>client</title>');
    writeFileSync(`${folder.path}/assets/main.js`, 'export {};');
    const server = await openTestServer({}, { site: { folder: folder.path } });
    const visitor = new Visitor(server.address);
    for (const path of ['/', '/table/abc', '/rules?x=1']) {
      const page = await visitor.get(path);
      expect([page.status, page.body]).toEqual([200, '<!doctype html><title>client</title>']);
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
    const script = await visitor.get('/assets/main.js');
    expect(script.headers.get('content-type')).toContain('javascript');
    // Names of assets change with what is in them; the page that names them is asked for each time.
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await visitor.get('/')).headers.get('cache-control')).toContain('max-age=0');
    expect((await visitor.get('/assets/gone.js')).headers.get('cache-control')).not.toContain('immutable');
    expect((await visitor.get('/api/x')).body.error.code).toBe('request.notFound');
    expect((await visitor.get('/../../etc/passwd')).body).not.toContain('root:');
    expect((await visitor.post('/somewhere')).status).toBe(404);
    await server.close();
    folder.remove();
  });
});

describe('where it listens', () => {
  test('without a host both local addresses answer, where the machine has both', async () => {
    const folder = temporaryFolder();
    const { host: _, ...config } = testConfig(folder.path);
    const server = await openServer({ config, log });
    expect(new URL(server.address).hostname).toBe('localhost');
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
    const six = await fetch(`http://[::1]:${server.port}/healthz`).catch(() => null);
    if (six) {
      const socket = new WebSocket(liveAddress(`http://[::1]:${server.port}`));
      await new Promise<void>((resolve, reject) => {
        socket.on('open', resolve);
        socket.on('error', reject);
      });
      socket.terminate();
    }
    await server.close();
    await expect(fetch(`http://127.0.0.1:${server.port}/healthz`)).rejects.toThrow();
    folder.remove();
  });

  test('a port that is taken is told by its code', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    await expect(openTestServer({ port: portOf(other) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('settings', () => {
  test('are read from the environment', () => {
    expect(readConfig({})).toMatchObject({
      port: 8051,
      limits: true,
      anonymous: 50,
      trustProxy: false,
      logLevel: 'warn',
    });
    const env = {
      PUBLIC_ORIGIN: 'https://hall.example',
      TRUST_PROXY: '10.0.0.1, 10.1.0.0/16',
      CINDERHALL_BOT_PAUSE: '7',
    };
    expect(readConfig(env)).toMatchObject({
      origin: 'https://hall.example',
      trustProxy: env.TRUST_PROXY,
      timing: { botPause: 7 },
    });
  });

  const nonsense: Record<string, string>[] = [
    { PORT: 'x' },
    { PUBLIC_ORIGIN: 'hall.example' },
    { PUBLIC_ORIGIN: 'https://hall.example/path' },
    { DATABASE_URL: 'mysql://x' },
    { TRUST_PROXY: 'everyone' },
    { TRUST_PROXY: '10.0.0.0/33' },
    { CINDERHALL_ANONYMOUS: 'few' },
    { CINDERHALL_LOG: 'loud' },
    { CINDERHALL_SWEEP: '-1' },
  ];
  test.each(nonsense)('%o makes no sense', (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
  });

  test('with an https origin cookies are for https only, and other origins are refused', async () => {
    const server = await openTestServer({ origin: 'https://hall.example' });
    const visitor = new Visitor(server.address);
    const ours = await visitor.ask('POST', '/api/guests', { name: 'Ann' }, { Origin: 'https://hall.example' });
    expect(ours.headers.get('set-cookie')).toContain('; Secure');
    expect(ours.headers.get('strict-transport-security')).toContain('max-age');
    const theirs = await visitor.ask('POST', '/api/guests', { name: 'Ann' }, { Origin: server.address });
    expect(theirs.body.error.code).toBe('request.origin');
    await server.close();
  });
});
