import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, test } from 'vitest';
import { cinderhall, folder, startCinderhall } from './helpers.ts';

const files = folder();
afterAll(() => files.close());
const data = join(files.path, 'data');
const env = { CINDERHALL_DATA: data, DATABASE_URL: '' };
const serving = { ...env, PORT: '0', HOST: '127.0.0.1' };
const file = join(files.path, 'hall.backup');

describe('the hall at the command line', () => {
  test('serve opens it, and a signal closes it', async () => {
    const hall = startCinderhall(['serve'], serving);
    const ended = once(hall, 'exit');
    let address = '';
    for await (const line of createInterface({ input: hall.stdout as NodeJS.ReadableStream })) {
      address = /http:\S+/.exec(line)?.[0] ?? '';
      break;
    }
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true });
    const guest = await fetch(`${address}/api/guests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"name":"Ann"}',
    });
    expect(guest.status).toBe(200);
    hall.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  test('a signal that comes while it opens closes it as well', async () => {
    const early = join(files.path, 'early');
    const hall = startCinderhall(['serve'], { ...serving, CINDERHALL_DATA: early });
    const ended = once(hall, 'exit');
    while (!existsSync(join(early, 'cinderhall.db'))) await new Promise(setImmediate);
    hall.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(existsSync(join(early, 'cinderhall.db-wal'))).toBe(false);
  });

  test('a port that is taken is told in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, err } = cinderhall(['serve'], {
      env: { ...serving, PORT: String(port), npm_lifecycle_event: 'npx' },
    });
    other.close();
    expect([code, err]).toEqual([1, `cinderhall: Port ${port} is taken. Choose another one: PORT=8052\n`]);
  });

  test('backup and restore', () => {
    expect(cinderhall(['backup', file], { env })).toMatchObject({ code: 0, err: '' });
    expect(existsSync(file)).toBe(true);
    expect(cinderhall(['backup', file], { env })).toMatchObject({
      code: 1,
      err: `cinderhall: ${file.slice(0, 60)}: There is already a file of that name.\n`,
    });
    const other = { ...env, CINDERHALL_DATA: join(files.path, 'other') };
    const done = cinderhall(['restore', file, '--json'], { env: other });
    expect(JSON.parse(done.out)).toEqual({ rows: expect.any(Number), tables: 0 });
    const again = cinderhall(['restore', file, '--lang', 'pl'], { env: other });
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('nie jest pusta')]);
  });

  test('admin', () => {
    const stats = cinderhall(['admin', 'stats', '--json'], { env });
    expect(JSON.parse(stats.out)).toMatchObject({ database: 'sqlite', people: 1, tables: {} });
    expect(cinderhall(['admin', 'reports'], { env }).out).toBe('—\n');
    expect(cinderhall(['admin', 'resume', 'nowhere'], { env })).toMatchObject({ code: 1 });
    const unknown = cinderhall(['admin', 'destroy'], { env });
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('remove-person')]);
  });

  test('a setting that makes no sense is told in one line', () => {
    const { code, err } = cinderhall(['admin', 'stats'], { env: { ...env, DATABASE_URL: 'mysql://x' } });
    expect([code, err]).toEqual([1, 'cinderhall: DATABASE_URL must begin with postgres://.\n']);
  });
});
