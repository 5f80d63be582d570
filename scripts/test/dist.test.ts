import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { packServer } from '../lib/archive.mjs';
import { serverPackages } from '../lib/hall.mjs';
import { root } from '../lib/paths.mjs';
import { productionLock } from '../lib/production-lock.mjs';
import { HallProcess } from './hall-process.ts';

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

const hall = new HallProcess();
const folder = mkdtempSync(join(tmpdir(), 'cinderhall-dist-'));
afterAll(() => {
  hall.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe('what is in the archive, unpacked elsewhere', () => {
  const place = join(folder, 'server');

  test('npm accepts its list of packages', async () => {
    await packServer(place);
    const args = ['ci', '--omit=dev', '--dry-run', '--offline', '--ignore-scripts', '--cache', join(folder, 'npm')];
    execFileSync('npm', args, { cwd: place, stdio: 'pipe' });
    const { dependencies, allowScripts } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(Object.keys(allowScripts)));
  });

  test('opens by npx without building, thinks in threads, and closes when npx is told to end', async () => {
    mkdirSync(join(place, 'packages/web/dist'), { recursive: true });
    writeFileSync(join(place, 'packages/web/dist/index.html'), '<!doctype html>');
    symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
    await hall.open(place, ['npx', '--cache', join(folder, 'npm'), 'cinderhall', 'serve']);
    const id = await playWithBots(hall.address);
    writeFileSync(join(place, 'match.json'), await (await fetch(`${hall.address}/api/tables/${id}/export`)).text());
    // npm takes its shell along, and leaves the hall alone.
    await hall.end();
    // Only a proper stop folds it into the file.
    expect(readdirSync(join(place, 'data')).filter((name) => name.endsWith('-wal'))).toEqual([]);
    expect(existsSync(join(place, '.cache'))).toBe(false);
  });

  test('has the threads of every command: on several cores, a review takes one for each seat', () => {
    const workers = (of: string) => readdirSync(join(of, 'packages/cli/bin')).filter((name) => name.includes('worker'));
    expect(workers(place)).toEqual(workers(root));
    const args = ['bin/cinderhall.mjs', 'review', 'match.json', '--budget', '4', '--json'];
    const { seats } = JSON.parse(execFileSync(process.execPath, args, { cwd: place, encoding: 'utf8' }));
    expect(seats).toHaveLength(2);
  });
});

// It builds the client, which takes long.
describe.runIf(process.env.CINDERHALL_TESTS === 'deep')('the archive', () => {
  test('has the client, and what is unpacked ends at SIGTERM', async () => {
    execFileSync(process.execPath, ['scripts/dist.mjs', '--out', folder], { cwd: root, stdio: 'pipe' });
    const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('.tar.gz'));
    const place = join(folder, 'unpacked');
    mkdirSync(place);
    execFileSync('tar', ['-xzf', join(folder, name), '-C', place, '--strip-components', '1']);
    symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
    await hall.open(place, [process.execPath, 'bin/cinderhall.mjs', 'serve']);
    expect(await (await fetch(hall.address)).text()).toContain('<script');
    await playWithBots(hall.address);
    expect(await hall.end()).toBe(0);
    expect(existsSync(join(place, '.cache'))).toBe(false);
  });
});

async function playWithBots(address: string): Promise<string> {
  const json = { 'Content-Type': 'application/json' };
  const guest = await fetch(`${address}/api/guests`, { method: 'POST', headers: json, body: '{}' });
  const headers = { ...json, Cookie: guest.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const post = async (path: string, body: object) =>
    (await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  const seats = [0, 1].map(() => ({ kind: 'bot', level: 'veteran' }));
  const { id } = await post('/api/tables', { game: 'noughts-and-crosses', seats });
  await post(`/api/tables/${id}/start`, {});
  const status = async () => (await (await fetch(`${address}/api/tables/${id}`)).json()).status;
  while ((await status()) !== 'over');
  expect((await fetch(`${address}/api/tables/${id}/replay?at=2`)).status).toBe(200);
  return id;
}
