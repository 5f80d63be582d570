import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sideBySide } from '../lib/against.mjs';
import { baselineOf, besideBaseline, fallen } from '../lib/baseline.mjs';
import { measureParts } from '../lib/bench-parts.mjs';
import { root } from '../lib/paths.mjs';

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
      'ash-market, last fifth of a match',
      'ash-market, 4 seats after 2',
      'ash-market, veteran',
      'ash-market, warlord',
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

test('the model says what halls of three sizes need, and ten times the players need ten times the moves', () => {
  const { status, stdout } = bench('--part', 'model', '--json');
  expect(status).toBe(0);
  const { rows } = JSON.parse(stdout) as { rows: Row[] };
  const of = (players: number, what: string) => rows.find(({ name }) => name === `model-${players}-${what}`)?.ours ?? 0;
  expect(of(1_000_000, 'movesPerSecond')).toBe(10 * of(100_000, 'movesPerSecond'));
  expect([of(1_000, 'processes'), of(1_000, 'databases')]).toEqual([1, 0]);
  expect(of(1_000_000, 'processes')).toBeGreaterThan(of(100_000, 'processes'));
});

test('prints a table for people', () => {
  const { status, stdout } = bench('--part', 'model');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^what +ours +unit +peer +better by +kept +change\n/);
});

test('ratios are held against those that were kept, and what fell by more than a tenth is told', () => {
  const row = (name: string, ratio?: number) => ({ name, unit: 'steps/CPU-s', ours: 1, ...(ratio ? { ratio } : {}) });
  const kept = baselineOf([row('fell', 20), row('held', 20), row('rose', 10), row('alone')]);
  expect(kept).toEqual({ fell: 20, held: 20, rose: 10 });
  const now = [row('fell', 17), row('held', 18), row('rose', 15), row('new', 3), row('alone')];
  expect(now.map((each) => besideBaseline(each, kept))).toEqual([
    ['20 ×', '-15 %'],
    ['20 ×', '-10 %'],
    ['10 ×', '50 %'],
    ['', ''],
    ['', ''],
  ]);
  expect(fallen(now, kept)).toEqual(['fell fell by 15 %: from 20 × to 17 ×.']);
});

test('a part that fails or is left out costs no other its rows', async () => {
  const row = (name: string) => ({ name, unit: 'ms', ours: 1 });
  const { rows, missing } = await measureParts([
    { name: 'engine', run: async () => [row('one')] },
    { name: 'server', run: () => Promise.reject(new Error('no port is free')) },
    { name: 'web', run: async () => ({ leftOut: 'no Chromium found' }) },
    { name: 'more', run: async () => [row('two')] },
  ]);
  expect(rows.map(({ name }) => name)).toEqual(['one', 'two']);
  expect(missing).toEqual([
    { part: 'server', why: expect.stringContaining('no port is free'), failed: true },
    { part: 'web', why: 'no Chromium found', failed: false },
  ]);
});

test('old and new take turns, and what is better is more than one whatever the unit', async () => {
  const turns: string[] = [];
  const side = (name: string, steps: number[], ms: number[]) => async () => {
    turns.push(name);
    return [
      { name: 'play', unit: 'steps/CPU-s', ours: steps.shift() ?? 0 },
      { name: 'wait', unit: 'ms', ours: ms.shift() ?? 0 },
      { name: `only-${name}`, unit: 'ms', ours: 1 },
    ];
  };
  const rows = await sideBySide(3, side('old', [100, 50, 100], [10, 20, 10]), side('new', [200, 100, 150], [5, 10, 4]));
  expect(turns).toEqual(['old', 'new', 'new', 'old', 'old', 'new']);
  expect(rows).toEqual([
    { name: 'play', unit: 'steps/CPU-s', old: 100, new: 150, ratio: 2 },
    { name: 'wait', unit: 'ms', old: 10, new: 5, ratio: 2 },
  ]);
});

const deep = process.env.CINDERHALL_TESTS === 'deep';

test.runIf(deep && existsSync(join(root, '.git')))('measures a commit beside what is here', () => {
  const { status, stdout } = bench('--against', 'HEAD', '--quick', '--part', 'engine', '--rounds', '1', '--json');
  expect(status).toBe(0);
  const { against, rounds, rows } = JSON.parse(stdout);
  expect([against, rounds]).toEqual([expect.stringMatching(/^[0-9a-f]{40}$/), 1]);
  expect(rows).toContainEqual({
    name: 'noughts-and-crosses',
    unit: 'steps/CPU-s',
    old: expect.any(Number),
    new: expect.any(Number),
    ratio: expect.any(Number),
  });
});

test('refuses a commit that does not exist', () => {
  const { status, stdout, stderr } = bench('--against', 'no-such-commit', '--quick');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('no-such-commit');
});

test('refuses options that it does not have', () => {
  const { status, stdout, stderr } = bench('--fast');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('--fast');
});
