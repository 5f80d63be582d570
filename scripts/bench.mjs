// Our speed beside peers', in one table:  npm run bench [-- --json] [--quick]
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installMissing, isInstalled } from './install.mjs';
import { root } from './lib/paths.mjs';
import { endChildrenOnSignals } from './lib/processes.mjs';

const args = process.argv.slice(2);
const unknown = args.find((arg) => arg !== '--json' && arg !== '--quick');
if (unknown) {
  console.error(`Unknown option ${unknown}. Usage: npm run bench [-- --json] [--quick]`);
  process.exit(2);
}
const quick = args.includes('--quick');
const peers = join(root, 'bench');

const giveSignalsBack = endChildrenOnSignals();
await installMissing();
if (!quick) await installMissing(peers);
const { bundle } = await import('./build.mjs');

// Libraries leave out their checks in production mode, so everybody is measured in it.
process.env.NODE_ENV = 'production';
const options = { define: { 'process.env.NODE_ENV': '"production"' } };
/** @type {typeof import('../bench/main.ts')} */
const { bench } = await load('bench/main.ts', '.cache/bench.mjs');
/** @type {typeof import('../bench/peer.ts') | null} */
const theirs = isInstalled(peers) ? await load('bench/peer.ts', '.cache/bench-peer.mjs') : null;
giveSignalsBack();

bench({ json: args.includes('--json'), quick, peer: theirs?.peer() ?? null });

/**
 * @param {string} entry
 * @param {string} output
 */
async function load(entry, output) {
  return import(pathToFileURL(await bundle(entry, output, options)).href);
}
