import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { layOver, sideBySide } from '../lib/against.mjs';
import { baselineOf, besideBaseline, fallen, nothingKept } from '../lib/baseline.mjs';
import { measureParts } from '../lib/bench-parts.mjs';
import { heaviestFrames } from '../lib/frames.mjs';
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
      'ash-market, whole matches',
      'new-era, classic51',
      'new-era, classic51, with copy',
      'fifty-first-state, moloch',
      'fifty-first-state, moloch, with copy',
      'fifty-first-state, borgo',
      'ash-market, round 2 after 1',
      'ash-market, 3 seats after 2',
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
  // One row for each name, in this order.
  const [, table = ''] = readFileSync(join(root, 'docs/scale.md'), 'utf8').split('| | 1,000 | 100,000 | 1,000,000 |\n');
  const [, ...told] = (table.split('\n\n')[0] ?? '').split('\n');
  const names = [...new Set(rows.map(({ name }) => name.replace(/^model-\d+-/, '')))];
  expect(
    told.map((line) =>
      line
        .split('|')
        .slice(2, 5)
        .map((cell) => Number(cell.replaceAll(',', ''))),
    ),
  ).toEqual(names.map((name) => [1_000, 100_000, 1_000_000].map((players) => of(players, name))));
});

test('prints a table for people', () => {
  const { status, stdout } = bench('--part', 'model');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^what +ours +unit +peer +better by +kept +change\n/);
});

test('ratios are held against those that were kept, and what fell by more than a tenth is told', () => {
  const row = (name: string, ratio: number) => ({ name, unit: 'steps/CPU-s', ours: 1, ratio });
  const kept = baselineOf([row('fell', 20), row('held', 20), row('rose', 10)], nothingKept, 1);
  expect(kept.besidePeers).toEqual({ fell: 20, held: 20, rose: 10 });
  const now = [row('fell', 17), row('held', 18), row('rose', 15), row('new', 3)];
  expect(now.map((each) => besideBaseline(each, kept, 1))).toEqual([
    ['20 ×', '-15 %'],
    ['20 ×', '-10 %'],
    ['10 ×', '50 %'],
    ['', ''],
  ]);
  expect(fallen(now, kept, 1)).toEqual(['fell fell by 15 %: from 20 × to 17 ×.']);
});

test('rows without a peer are held against a fixed work, so that a slower machine is no loss', () => {
  const row = (name: string, unit: string, ours: number) => ({ name, unit, ours });
  const kept = baselineOf(
    [
      row('search', 'iterations/CPU-s', 900),
      row('view', 'ns', 200),
      row('later', '× a step', 1.2),
      row('save', 'bytes', 50),
    ],
    nothingKept,
    3,
  );
  const slower = [
    row('search', 'iterations/CPU-s', 300),
    row('view', 'ns', 600),
    row('later', '× a step', 1.2),
    row('save', 'bytes', 50),
  ];
  expect(fallen(slower, kept, 1)).toEqual([]);
  expect(slower.map((each) => besideBaseline(each, kept, 1))).toEqual([
    ['300 iterations/CPU-s', '0 %'],
    ['600 ns', '0 %'],
    ['1.2 × a step', '0 %'],
    ['50 bytes', '0 %'],
  ]);
  const worse = [row('search', 'iterations/CPU-s', 240), row('view', 'ns', 800), row('later', '× a step', 1.6)];
  expect(fallen(worse, kept, 1)).toEqual([
    'search fell by 20 %: from 300 iterations/CPU-s to 240 iterations/CPU-s.',
    'view fell by 25 %: from 600 ns to 800 ns.',
    'later fell by 25 %: from 1.2 × a step to 1.6 × a step.',
  ]);
});

test('without peers a row is not held against what was kept beside them, and what was not measured stays kept', () => {
  const kept = baselineOf([{ name: 'game', unit: 'steps/CPU-s', ours: 5000, ratio: 20 }], nothingKept, 1);
  const alone = { name: 'game', unit: 'steps/CPU-s', ours: 10 };
  expect([besideBaseline(alone, kept, 1), fallen([alone], kept, 1)]).toEqual([['', ''], []]);
  expect(baselineOf([alone], kept, 2)).toEqual({ besidePeers: { game: 20 }, besideFixedWork: { game: 5 } });
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

test('the code that measures is laid over that of an older commit, and nothing else is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cinderhall-against-'));
  const [now, then] = [join(folder, 'now'), join(folder, 'then')];
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  try {
    for (const [side, text] of [
      [now, 'new'],
      [then, 'old'],
    ] as const)
      for (const file of [
        'bench/measure.ts',
        'bench/package-lock.json',
        'scripts/bench.mjs',
        'packages/kernel/step.ts',
      ])
        write(join(side, file), text);
    write(join(now, 'bench/node_modules/peer/index.js'), 'new');
    write(join(now, 'bench/calibration.ts'), 'new');
    layOver(now, then);
    const texts = ['bench/measure.ts', 'bench/calibration.ts', 'scripts/bench.mjs'].map((file) =>
      readFileSync(join(then, file), 'utf8'),
    );
    expect(texts).toEqual(['new', 'new', 'new']);
    for (const file of ['bench/package-lock.json', 'packages/kernel/step.ts'])
      expect(readFileSync(join(then, file), 'utf8')).toBe('old');
    expect(existsSync(join(then, 'bench/node_modules'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const deep = process.env.CINDERHALL_TESTS === 'deep';

test.runIf(deep)('halls of ever more tables are measured, alone and with others, beside bots and without', () => {
  const { status, stdout, stderr } = bench('--part', 'scale', '--quick', '--json');
  expect(status, stderr).toBe(0);
  const { rows } = JSON.parse(stdout) as { rows: Row[] };
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['scale-2-move', 'scale-4-idle', 'scale-heap-of-a-watched-table', 'scale-beside-bots']),
  );
  for (const { name, ours } of rows) if (/-(p50|p99|answer)$/.test(name)) expect(ours).toBeGreaterThan(0);
});

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

test('of each move of a bot the heaviest frame counts, with all the work that led to it', () => {
  const thread = { pid: 1, tid: 2 };
  const task = (ts: number, tdur: number, dur = tdur) => ({ name: 'RunTask', ts, dur, tdur, ...thread });
  const mark = (name: string, ts: number) => ({ name: `bench.${name}`, ts, ...thread });
  const frames = heaviestFrames([
    task(0, 90_000),
    mark('frame', 1_000),
    // The first move: its state is drawn, then a frame shows it; a lighter frame follows.
    task(100_000, 20_000),
    mark('move', 110_000),
    task(130_000, 15_000),
    mark('frame', 131_000),
    task(150_000, 5_000),
    mark('frame', 151_000),
    // The second one: while something else had the processor, the thread did not work.
    task(200_000, 8_000, 60_000),
    // Two moves in one frame are drawn once.
    mark('move', 210_000),
    mark('move', 211_000),
    mark('frame', 250_000),
    { ...task(260_000, 500_000), tid: 3 },
  ]);
  expect(frames).toEqual([35, 8]);
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
