import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../build.mjs';
import { root } from './paths.mjs';

const registry = 'packages/registry/src/index.ts';
const texts = 'packages/kernel/src/text/types.ts';

/** @returns {Promise<string[]>} the ids of the games that the hall offers */
export async function registeredGames() {
  if (!existsSync(join(root, registry))) return [];
  const { games } = await import(pathToFileURL(await bundle(registry, '.cache/registry.mjs')).href);
  return games.map((/** @type {{ id: string }} */ game) => game.id);
}

/** @returns {Promise<string[]>} the languages beside English that everything here is said in */
export async function translations() {
  const { LANGUAGES } = await import(pathToFileURL(await bundle(texts, '.cache/languages.mjs')).href);
  return LANGUAGES.slice(1);
}
