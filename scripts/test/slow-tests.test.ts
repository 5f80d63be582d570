import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { slowTests } from '../lib/slow-tests.mjs';

/** The test files that a run would take. */
function filesOf(depth: string, ...args: string[]): string[] {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const env = { ...process.env, CINDERHALL_TESTS: depth };
  const { stdout } = spawnSync(process.execPath, [vitest, 'list', '--filesOnly', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return stdout.match(/\S+\.test\.ts$/gm) ?? [];
}

const all = filesOf('');

test('every slow test that a quick run leaves out exists', () => {
  expect(slowTests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('a quick run takes every test but the slow ones, in every project', () => {
  const isSlow = (file: string) => slowTests.some((path) => file === path || file.startsWith(`${path}/`));
  expect(all.filter(isSlow).length).toBeGreaterThanOrEqual(slowTests.length);
  expect(filesOf('quick').sort()).toEqual(all.filter((file) => !isSlow(file)).sort());
});

test('the kernel, whose lines are counted, is tested once', () => {
  const kernel = (files: string[]) => files.filter((file) => file.startsWith('packages/kernel/'));
  const [own, others] = [filesOf('', '--project', 'kernel'), filesOf('', '--project', '!kernel')];
  expect(kernel(own)).toEqual(own);
  expect(kernel(others)).toEqual([]);
  expect([...own, ...others].sort()).toEqual([...all].sort());
});
