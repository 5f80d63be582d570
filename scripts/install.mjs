// Installs what the lock file asks for, and only when that changed. Imports nothing but node's own modules,
// because it runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';

/**
 * The hash of the lock file: the same stamp means the same installed packages.
 * @param {string} [folder]
 */
export function lockStamp(folder = root) {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

/** @param {string} folder */
const stampFile = (folder) => join(folder, 'node_modules', '.cinderhall-stamp');

/** @param {string} [folder] */
export function isInstalled(folder = root) {
  return existsSync(stampFile(folder)) && readFileSync(stampFile(folder), 'utf8') === lockStamp(folder);
}

/** @param {string} [folder] */
export function writeStamp(folder = root) {
  writeFileSync(stampFile(folder), lockStamp(folder));
}

/**
 * Talks on standard error, so that a command's own output stays alone on standard output.
 * @param {string} [folder]
 */
export async function installMissing(folder = root) {
  if (isInstalled(folder)) return;
  const started = performance.now();
  console.error(`Installing packages${folder === root ? '' : ` in ${folder.slice(root.length + 1)}`} …`);
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  if (code !== 0) {
    console.error(`Installing packages failed (npm ci ended with code ${code}).`);
    process.exit(1);
  }
  writeStamp(folder);
  console.error(`Installed in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/**
 * @param {string[]} args
 * @param {string} folder
 */
function runNpm(args, folder) {
  // In production mode npm would leave out the development tools that every command here needs.
  const { NODE_ENV: _, ...env } = process.env;
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : [npmCommand()];
  return run(/** @type {string} */ (command), [...first, ...args], { cwd: folder, env, stdio: ['ignore', 2, 2] });
}

function npmCommand() {
  return process.platform === 'win32' ? 'npm.cmd' : 'npm';
}

const isMain = process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href;
if (isMain) {
  // After a plain `npm ci` or `npm install` npm calls this (see postinstall), so that nothing is installed twice.
  if (!process.argv.includes('--stamp')) await installMissing();
  else if (existsSync(join(root, 'node_modules'))) writeStamp();
}
