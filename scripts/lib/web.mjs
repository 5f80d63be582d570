import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockStamp } from '../install.mjs';
import { root } from './paths.mjs';

const home = join(root, 'packages', 'web');
export const webFolder = join(home, 'dist');
const receipt = join(webFolder, '.made-from');

/**
 * Builds the web client when anything that goes into it has changed: its own files, or those of the packages.
 * @returns {Promise<string>} the folder with the pages
 */
export async function buildWeb() {
  const sources = fingerprint();
  if (existsSync(receipt) && readFileSync(receipt, 'utf8') === sources) return webFolder;
  console.error('Building the web client …');
  const started = performance.now();
  await inProduction(async () => {
    const { build } = await import('vite');
    await build({ configFile: join(home, 'vite.config.ts'), logLevel: 'error' });
  });
  writeFileSync(receipt, sources);
  console.error(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return webFolder;
}

/**
 * A build asked for by a test would inherit NODE_ENV=test and leave out all that is kept for production, offline play among it.
 * @param {() => Promise<void>} work
 */
async function inProduction(work) {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

function fingerprint() {
  const packages = join(root, 'packages');
  const folders = readdirSync(packages).flatMap((name) => [join(packages, name, 'src'), join(packages, name, 'rules')]);
  const more = ['index.html', 'vite.config.ts', 'build', 'public'].map((name) => join(home, name));
  return [lockStamp(), ...[...folders, ...more].flatMap(marks)].join('\n');
}

/**
 * @param {string} path
 * @returns {string[]} when each file under it was changed
 */
function marks(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [`${path} ${stat.mtimeMs} ${stat.size}`];
  return readdirSync(path).flatMap((name) => marks(join(path, name)));
}
