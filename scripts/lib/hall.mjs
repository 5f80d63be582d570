import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../build.mjs';
import { root } from './paths.mjs';
import { buildWeb } from './web.mjs';

/** Packages with parts that cannot be bundled, such as compiled ones: the server finds them in node_modules. */
export function serverPackages() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'packages/server/package.json'), 'utf8'));
  return Object.keys(dependencies).filter((name) => !name.startsWith('@cinderhall/'));
}

/**
 * The server with the web client, both built when their sources have changed.
 * @returns {Promise<typeof import('../hall/index.ts')>}
 */
export async function loadHall() {
  await buildWeb();
  const options = { external: serverPackages() };
  return import(pathToFileURL(await bundle('scripts/hall/index.ts', '.cache/hall.mjs', options)).href);
}
