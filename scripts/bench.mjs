// Our speed beside peers', in one table:  npm run bench [-- --json] [--quick] [--part engine|server|web]
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { installMissing, isInstalled } from './install.mjs';
import { serverPackages } from './lib/hall.mjs';
import { root } from './lib/paths.mjs';
import { endChildrenOnSignals } from './lib/processes.mjs';

const { json, quick, part } = readArguments();
const peers = join(root, 'bench');

const giveSignalsBack = endChildrenOnSignals();
await installMissing();
if (!quick) await installMissing(peers);
const { bundle } = await import('./build.mjs');

// Libraries leave out their checks in production mode, so everybody is measured in it.
process.env.NODE_ENV = 'production';
const options = { define: { 'process.env.NODE_ENV': '"production"' } };
/** @type {typeof import('../bench/main.ts')} */
const { engineRows, serverRows, webRows, print } = await load('bench/main.ts', '.cache/bench.mjs');
const withPeers = isInstalled(peers);

/** @type {import('../bench/rows.ts').Row[]} */
const rows = [];
if (part === undefined || part === 'engine') {
  /** @type {typeof import('../bench/peer.ts') | null} */
  const theirs = withPeers ? await load('bench/peer.ts', '.cache/bench-peer.mjs') : null;
  rows.push(...engineRows({ quick, peer: theirs?.peer() ?? null }));
}
giveSignalsBack();
if (part === 'server' || (part === undefined && !quick)) {
  const ours = await bundled('bench/load/our-server.ts', '.cache/bench-our-server.mjs');
  rows.push(...(await serverRows({ quick, ours, theirs: withPeers ? await theirServer() : null })));
}
if (part === 'web' || (part === undefined && !quick)) {
  const { findBrowser } = await import('./lib/browser.mjs');
  rows.push(...(await webRows(quick, root, findBrowser())));
}
print(rows, json, withPeers);

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
function bundled(entry, output) {
  // The bench has a ws of its own; node-persist is what boardgame.io would keep files with, were it asked to.
  const external = [...serverPackages().filter((name) => name !== 'ws'), 'node-persist', '@playwright/test'];
  return bundle(entry, output, { ...options, external });
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
      options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, part: { type: 'string' } },
    });
    if (values.part !== undefined && !['engine', 'server', 'web'].includes(values.part))
      throw new Error(`There is no part "${values.part}".`);
    return { json: values.json ?? false, quick: values.quick ?? false, part: values.part };
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error} Usage: npm run bench [-- --json] [--quick] [--part engine|server|web]`,
    );
    return process.exit(2);
  }
}
