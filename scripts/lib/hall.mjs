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
 * @param {{ readonly site: boolean }} [parts] without the site, the client is left as it is
 * @returns {Promise<typeof import('../hall/index.ts')>}
 */
export async function loadHall({ site } = { site: true }) {
  if (site) await buildWeb();
  const options = { external: serverPackages() };
  return import(pathToFileURL(await bundle('scripts/hall/index.ts', '.cache/hall.mjs', options)).href);
}
