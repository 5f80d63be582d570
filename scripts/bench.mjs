// Our speed beside peers', in one table:  npm run bench [-- --json] [--quick] [--part engine|server|scale|model|web]
//   npm run bench -- --keep               writes down the figures that later runs are held against
//   npm run bench -- --against <commit>   the old beside the new, measured in turn in one run
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { installMissing, isInstalled } from './install.mjs';
import { baselineOf, besideBaseline, fallen, nothingKept } from './lib/baseline.mjs';
import { measureParts } from './lib/bench-parts.mjs';
import { findBrowser, installBrowser } from './lib/browser.mjs';
import { serverPackages } from './lib/hall.mjs';
import { root } from './lib/paths.mjs';
import { answerOf, endChildrenOnSignals } from './lib/processes.mjs';

const parts = ['engine', 'server', 'scale', 'model', 'web'];
/** The first takes so long, and the second measures nothing, so that they only run when they are asked for. */
const onDemand = ['scale', 'model'];
const { json, quick, part, against, rounds, keep } = readArguments();
const wanted = part ? [part] : quick ? ['engine'] : parts.filter((name) => !onDemand.includes(name));
const peers = join(root, 'bench');
const kept = join(peers, 'baseline.json');

const giveSignalsBack = endChildrenOnSignals();
await installMissing();
if (!quick && !onDemand.includes(part ?? '')) await installMissing(peers);
if (against !== undefined) await compare(against);
else await measure();

async function measure() {
  // Libraries leave out their checks in production mode, so everybody is measured in it.
  process.env.NODE_ENV = 'production';
  /** @type {typeof import('../bench/main.ts')} */
  const { engineRows, speedOfMachine, print } = await load('bench/main.ts', '.cache/bench.mjs');
  const withPeers = isInstalled(peers);

  // Each part is bundled by itself, so that one that cannot be, as beside an old commit, costs the others nothing.
  /** @type {Record<string, import('./lib/bench-parts.mjs').Part['run']>} */
  const measures = {
    engine: async () => {
      /** @type {typeof import('../bench/peer.ts') | null} */
      const theirs = withPeers ? await load('bench/peer.ts', '.cache/bench-peer.mjs') : null;
      return engineRows({ quick, peer: theirs?.peer() ?? null });
    },
    server: async () => {
      /** @type {typeof import('../bench/load/main.ts')} */
      const { serverRows } = await load('bench/load/main.ts', '.cache/bench-load.mjs');
      const ours = await bundled('bench/load/our-server.ts', '.cache/bench-our-server.mjs');
      return serverRows({ quick, ours, theirs: withPeers ? await theirServer() : null });
    },
    scale: async () => {
      /** @type {typeof import('../bench/scale/main.ts')} */
      const { scaleRows } = await load('bench/scale/main.ts', '.cache/bench-scale.mjs');
      const program = await bundled('bench/load/our-server.ts', '.cache/bench-our-server.mjs');
      /** @type {typeof import('../packages/server/test/postgres.ts')} */
      const { postgresOrSkip, startPostgres } = await load('packages/server/test/postgres.ts', '.cache/bench-pg.mjs');
      const bin = postgresOrSkip();
      const postgres = bin ? await startPostgres(bin) : null;
      try {
        return await scaleRows(quick, { program, database: postgres?.database ?? null });
      } finally {
        await postgres?.close();
      }
    },
    model: async () => {
      /** @type {typeof import('../bench/scale/main.ts')} */
      const { modelRows } = await load('bench/scale/main.ts', '.cache/bench-scale.mjs');
      return modelRows(JSON.parse(readFileSync(join(peers, 'scale/measured.json'), 'utf8')));
    },
    web: async () => {
      const obstacle = findBrowser() ? undefined : await installBrowser();
      if (obstacle) return { leftOut: obstacle };
      /** @type {typeof import('../bench/web/main.ts')} */
      const { webRows } = await load('bench/web/main.ts', '.cache/bench-web.mjs');
      return webRows(quick, root, findBrowser());
    },
  };
  giveSignalsBack();
  // In a quick run, and where nothing is measured, the figure does not matter.
  const machine = quick || part === 'model' ? 1 : speedOfMachine();
  const found = await measureParts(wanted.flatMap((name) => (measures[name] ? [{ name, run: measures[name] }] : [])));
  // Figures of a quick run mean nothing.
  /** @type {import('./lib/baseline.mjs').Baseline} */
  const baseline = quick ? nothingKept : JSON.parse(readFileSync(kept, 'utf8'));
  print(found.rows, found.missing, {
    json,
    withPeer: withPeers,
    beside: (row) => besideBaseline(row, baseline, machine),
    fell: fallen(found.rows, baseline, machine),
  });
  if (keep) writeFileSync(kept, `${JSON.stringify(baselineOf(found.rows, baseline, machine), null, 2)}\n`);
  if (found.missing.some(({ failed }) => failed)) process.exitCode = 1;
}

/** @param {string} commit */
async function compare(commit) {
  const { checkOut, sideBySide } = await import('./lib/against.mjs');
  const old = await checkOut(commit).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(2);
  });
  /** @type {typeof import('../bench/main.ts')} */
  const { printCompared } = await load('bench/main.ts', '.cache/bench.mjs');
  const missing = new Set();
  /** @param {string} folder */
  const measureIn = (folder) => async () => {
    const rows = [];
    for (const name of wanted) {
      const args = ['scripts/bench.mjs', '--json', '--part', name, ...(quick ? ['--quick'] : [])];
      const { code, out } = await answerOf(process.execPath, args, folder);
      try {
        rows.push(...JSON.parse(out).rows);
      } catch {
        missing.add(`${name} in ${folder === root ? 'the new' : 'the old'} (it ended with ${code})`);
      }
    }
    return rows;
  };
  const rows = await sideBySide(rounds, measureIn(old.folder), measureIn(root));
  printCompared(rows, { commit: old.commit, rounds, missing: [...missing] }, json);
  if (missing.size > 0 || rows.length === 0) process.exitCode = 1;
}

async function theirServer() {
  /** @type {typeof import('../bench/load/theirs.ts')} */
  const { TheirServer } = await load('bench/load/theirs.ts', '.cache/bench-theirs.mjs');
  const program = await bundled('bench/load/peer-server.ts', '.cache/bench-peer-server.mjs');
  return { program, open: TheirServer.open };
}

/**
 * @param {string} entry
 * @param {string} output
 */
async function bundled(entry, output) {
  // The bench has a ws of its own; node-persist is what boardgame.io would keep files with, were it asked to.
  const external = [...serverPackages().filter((name) => name !== 'ws'), 'node-persist', '@playwright/test'];
  const { bundle } = await import('./build.mjs');
  return bundle(entry, output, { define: { 'process.env.NODE_ENV': '"production"' }, external });
}

/**
 * @param {string} entry
 * @param {string} output
 */
async function load(entry, output) {
  return import(pathToFileURL(await bundled(entry, output)).href);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        part: { type: 'string' },
        keep: { type: 'boolean', default: false },
        against: { type: 'string' },
        rounds: { type: 'string', default: '3' },
      },
    });
    if (values.part !== undefined && !parts.includes(values.part))
      throw new Error(`There is no part "${values.part}".`);
    if (values.keep && (values.quick || values.against !== undefined))
      throw new Error('--keep takes a whole run, neither --quick nor --against.');
    if (!/^[1-9]\d?$/.test(values.rounds)) throw new Error(`--rounds takes a number, not "${values.rounds}".`);
    return { ...values, rounds: Number(values.rounds) };
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error} Usage: npm run bench [-- --json] [--quick] [--keep] [--part ${parts.join('|')}] [--against <commit> [--rounds n]]`,
    );
    return process.exit(2);
  }
}
