import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, test } from 'vitest';
import { serverPackages } from '../lib/hall.mjs';
import { root } from '../lib/paths.mjs';
import { productionLock } from '../lib/production-lock.mjs';

describe('the lock file of the archive', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0' }, optionalDependencies: { gone: '1' } },
      'node_modules/a/node_modules/b': { version: '1.1.0', dependencies: { c: '1' } },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/c': { version: '1.0.0', dev: true },
      'node_modules/test-tool': { version: '9.0.0', dev: true },
    },
  };
  const project = { name: 'x', version: '1.0.0', dependencies: { a: '1.0.0' } };

  test('has what is needed at run time, where node looks for it, and nothing else', () => {
    const { packages } = productionLock(lock, project);
    expect(Object.keys(packages)).toEqual(['', 'node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c']);
    expect(packages['node_modules/c']).toEqual({ version: '1.0.0' });
  });

  test('names a package that is missing', () => {
    expect(() => productionLock(lock, { ...project, dependencies: { nowhere: '1' } })).toThrow('nowhere');
  });

  test('of the server can be made of ours', () => {
    const whole = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const dependencies = Object.fromEntries(serverPackages().map((name) => [name, '*']));
    const names = Object.keys(productionLock(whole, { ...project, dependencies }).packages);
    expect(names).toContain('node_modules/fastify');
    expect(names.filter((name) => /vitest|playwright|esbuild|vite$/.test(name))).toEqual([]);
  });
});

// It builds the client, which takes long.
describe.runIf(process.env.CINDERHALL_TESTS === 'deep')('the archive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cinderhall-dist-'));
  let hall: ChildProcess | null = null;
  afterAll(() => {
    hall?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('unpacked elsewhere opens without building, serves the client, thinks in threads, and closes at SIGTERM', async () => {
    execFileSync(process.execPath, ['scripts/dist.mjs', '--out', folder], { cwd: root, stdio: 'pipe' });
    const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('.tar.gz'));
    const place = join(folder, 'unpacked');
    execFileSync('mkdir', [place]);
    execFileSync('tar', ['-xzf', join(folder, name), '-C', place, '--strip-components', '1']);
    symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
    const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', CINDERHALL_DATA: join(place, 'data') };
    hall = spawn(process.execPath, ['bin/cinderhall.mjs', 'serve'], { cwd: place, env, stdio: ['ignore', 'pipe', 2] });
    const address = await addressOf(hall);
    expect(await (await fetch(address)).text()).toContain('<script');
    const guest = await fetch(`${address}/api/guests`, { method: 'POST' });
    const headers = {
      Cookie: guest.headers.get('set-cookie')?.split(';')[0] ?? '',
      'Content-Type': 'application/json',
    };
    const post = async (path: string, body: object) =>
      (await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    const seats = [0, 1].map(() => ({ kind: 'bot', level: 'veteran' }));
    const { id } = await post('/api/tables', { game: 'noughts-and-crosses', seats });
    await post(`/api/tables/${id}/start`, {});
    for (let over = false; !over; ) {
      const about = await (await fetch(`${address}/api/tables/${id}`)).json();
      over = about.status === 'over';
    }
    expect((await fetch(`${address}/api/tables/${id}/replay?at=2`)).status).toBe(200);
    const ended = once(hall, 'exit');
    hall.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(existsSync(join(place, '.cache'))).toBe(false);
  });
});

async function addressOf(process: ChildProcess): Promise<string> {
  if (!process.stdout) throw new Error('no output');
  for await (const line of createInterface({ input: process.stdout })) {
    const address = /http:\/\/\S+:\d+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('the hall did not open');
}
