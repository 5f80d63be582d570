import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('../bench.mjs', import.meta.url));
const bench = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

interface Row {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly peer?: number;
  readonly ratio?: number;
}

// Peers are measured too where they are installed; how fast anybody is, is no matter for a test.
test('prints its rows as JSON and nothing else', () => {
  const { status, stdout } = bench('--quick', '--json');
  expect(status).toBe(0);
  const { rows, ...rest } = JSON.parse(stdout) as { rows: Row[] };
  expect(rest).toEqual({});
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'noughts-and-crosses',
      'noughts-and-crosses-with-copy',
      'sample-card-game',
      'sample-card-game-with-copy',
      'state-copy',
      'view',
      'save-400-steps',
      'load-400-steps',
    ]),
  );
  for (const { name, unit, ours, peer, ratio, ...more } of rows) {
    expect(more).toEqual({});
    expect([name, unit].every((text) => text.length > 0)).toBe(true);
    expect(ours).toBeGreaterThan(0);
    expect(typeof peer).toBe(typeof ratio);
  }
});

test('prints a table for people', () => {
  const { status, stdout } = bench('--quick');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^what +ours +unit +peer +better by\n/);
});

test('refuses options that it does not have', () => {
  const { status, stdout, stderr } = bench('--fast');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('--fast');
});
