// npm test: installs what is missing, then runs every part and says how it went.
//   npm test -- --only unit,types     some parts
//   npm test -- packages/kernel       unit tests whose path contains this
//   npm test -- --quick               types, lint, check and the unit tests that take no time
//   npm test -- --deep                with everything that the usual run only takes a sample of
//   npm test -- --repeat 10 --busy 4  again and again, beside so many loops that keep the machine busy
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installMissing } from './install.mjs';
import { findBrowser, installBrowser } from './lib/browser.mjs';
import { root } from './lib/paths.mjs';
import { endChildrenOnSignals, run } from './lib/processes.mjs';
import { nothing, playwrightTally, sum, vitestTally } from './lib/tally.mjs';

/**
 * @typedef {import('./lib/tally.mjs').Tally} Tally
 * @typedef {{ ok: boolean, tally?: Tally, skipped?: string }} Result
 * @typedef {{ name: string, title: string, run: () => Promise<Result> }} Part
 */

const reports = join(root, '.cache', 'reports');
const bin = join(root, 'node_modules');

/** @type {readonly Part[]} */
const parts = [
  { name: 'types', title: 'Types', run: () => node(join(bin, 'ts7/bin/tsc'), '-p', 'tsconfig.json', '--noEmit') },
  { name: 'lint', title: 'Lint and format', run: () => node(join(bin, '@biomejs/biome/bin/biome'), 'ci', '.') },
  { name: 'check', title: 'Direction of imports', run: () => node('scripts/check.mjs') },
  { name: 'unit', title: 'Unit tests and gauntlet', run: unitTests },
  { name: 'rules', title: 'Rules that tests cite', run: () => node('scripts/rules.mjs') },
  { name: 'browser', title: 'Browser tests', run: browserTests },
];

const quickParts = ['types', 'lint', 'check', 'unit'];
const { chosen, filters, depth, repeat, busy } = readArguments();
endChildrenOnSignals();
await installMissing();
mkdirSync(reports, { recursive: true });
// Fetching it takes time, but hardly work: meanwhile types are checked.
const browser = chosen.some(({ name }) => name === 'browser') && !findBrowser() ? installBrowser() : undefined;

const loops = Array.from({ length: busy }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
process.on('exit', () => {
  for (const loop of loops) loop.kill();
});
/** @type {string[][]} the parts that failed, run by run */
const runs = [];
for (let i = 1; i <= repeat; i++) {
  if (repeat > 1) console.log(`\n══ Run ${i} of ${repeat}`);
  runs.push(await runParts());
}
for (const loop of loops) loop.kill();
const failedRuns = runs.filter((failed) => failed.length > 0).length;
if (repeat > 1) console.log(`${runs.length} runs, ${failedRuns} failed`);
process.exitCode = failedRuns > 0 ? 1 : 0;

async function runParts() {
  const started = performance.now();
  /** @type {(Result & { name: string, title: string, tally: Tally, seconds: number })[]} */
  const results = [];
  for (const part of chosen) {
    console.log(`\n── ${part.title}`);
    const before = performance.now();
    const result = await part.run();
    const seconds = (performance.now() - before) / 1000;
    results.push({ name: part.name, title: part.title, tally: nothing, ...result, seconds });
    console.log(`   ${result.skipped ?? (result.ok ? 'ok' : 'FAILED')}, ${seconds.toFixed(1)} s`);
  }

  const total = sum(results);
  console.log('\n── Summary');
  for (const { title, ok, skipped, seconds } of results) {
    console.log(
      `   ${title.padEnd(24)} ${(ok ? (skipped ? 'skipped' : 'ok') : 'FAILED').padEnd(8)} ${seconds.toFixed(1)} s`,
    );
  }
  const wholeTime = ((performance.now() - started) / 1000).toFixed(1);
  const failedParts = results.filter(({ ok }) => !ok).map(({ name }) => name);
  const verdict = failedParts.length > 0 ? `failed: ${failedParts.join(', ')}` : 'all is well';
  console.log(`   ${verdict}; ${total.skipped} tests skipped; ${wholeTime} s`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return failedParts;
}

/**
 * @param {...string} args
 * @returns {Promise<Result>}
 */
async function node(...args) {
  const env = { ...process.env, CINDERHALL_TESTS: depth };
  return { ok: (await run(process.execPath, args, { env })) === 0 };
}

/**
 * The kernel answers for its coverage with its own tests. The others run apart from them, because counting lines would
 * slow the gauntlets down; and what a chosen few tests cover says nothing.
 * @returns {Promise<Result>}
 */
async function unitTests() {
  // Tests of the server may install a NATS, and systems install one thing at a time.
  await browser;
  if (filters.length > 0) return vitest('vitest.json', ...filters);
  if (depth === 'quick') return vitest('vitest.json');
  const kernel = await vitest('vitest-kernel.json', '--project', 'kernel', '--coverage');
  const others = await vitest('vitest.json', '--project', '!kernel');
  // A part that breaks without a failed test must stay visible in the sum.
  return { ok: kernel.ok && others.ok, tally: sum([kernel, others]) };
}

/**
 * @param {string} name of the report
 * @param {...string} args
 */
async function vitest(name, ...args) {
  const report = freshReport(name);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok } = await node(join(bin, 'vitest/vitest.mjs'), 'run', ...reporters, ...args);
  return { ok, tally: vitestTally(report) };
}

/** @returns {Promise<Result>} */
async function browserTests() {
  const obstacle = await browser;
  if (obstacle) return { ok: true, skipped: `SKIPPED: ${obstacle}` };
  const report = freshReport('playwright.json');
  const { ok } = await node(join(bin, '@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts');
  return { ok, tally: playwrightTally(report) };
}

/** @param {string} name */
function freshReport(name) {
  const file = join(reports, name);
  if (existsSync(file)) rmSync(file);
  return file;
}

function readArguments() {
  const names = parts.map((part) => part.name);
  try {
    const { values, positionals } = parseArgs({
      options: {
        only: { type: 'string' },
        quick: { type: 'boolean', default: false },
        deep: { type: 'boolean', default: false },
        repeat: { type: 'string', default: '1' },
        busy: { type: 'string', default: '0' },
      },
      allowPositionals: true,
    });
    if (values.quick && values.deep) throw new Error('It is either --quick or --deep.');
    const usual = values.quick ? quickParts : names;
    const only = values.only?.split(',') ?? (positionals.length > 0 ? ['unit'] : usual);
    const unknown = only.find((name) => !names.includes(name));
    if (unknown !== undefined) throw new Error(`There is no part "${unknown}".`);
    return {
      chosen: parts.filter((part) => only.includes(part.name)),
      filters: positionals,
      // What was asked for by its path is run, however long it takes.
      depth: values.deep ? 'deep' : values.quick && positionals.length === 0 ? 'quick' : '',
      repeat: count('repeat', values.repeat),
      busy: count('busy', values.busy),
    };
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error} Usage: npm test -- [--quick | --deep] [--only ${names.join(',')}] [--repeat n] [--busy n] [path …]`,
    );
    return process.exit(2);
  }
}

/**
 * @param {string} option
 * @param {string} text
 */
function count(option, text) {
  if (!/^\d{1,3}$/.test(text)) throw new Error(`--${option} takes a number, not "${text}".`);
  return Number(text);
}
