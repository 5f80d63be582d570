import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../build.mjs';
import { root } from './paths.mjs';

const registry = 'packages/registry/src/index.ts';

/** @returns {Promise<string[]>} the ids of the games that the hall offers */
export async function registeredGames() {
  if (!existsSync(join(root, registry))) return [];
  const { games } = await import(pathToFileURL(await bundle(registry, '.cache/registry.mjs')).href);
  return games.map((/** @type {{ id: string }} */ game) => game.id);
}
