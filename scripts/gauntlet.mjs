// The long run of the tests that every game must survive:  npm run gauntlet -- <game> [--deep] [--minutes N] [--seed S]
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { installMissing } from './install.mjs';
import { root } from './lib/paths.mjs';
import { endChildrenOnSignals } from './lib/processes.mjs';

const { game: id, ...wishes } = readArguments();
const giveSignalsBack = endChildrenOnSignals();
await installMissing();
const { bundle } = await import('./build.mjs');
const { findGames } = await import('./lib/rules.mjs');

const games = findGames(root).filter((game) => existsSync(trialOf(game)));
const game = games.find((each) => each.id === id);
if (!game) {
  stop(
    `${id === undefined ? 'Name a game' : `There is no game ${id}`}; there are: ${games.map((each) => each.id).join(', ') || 'none yet'}.`,
  );
}
// A fault names the line of the source where it was thrown, not of the bundle.
process.setSourceMapsEnabled(true);
const entry = writeEntry(game);
const { main, trial } = await import(pathToFileURL(await bundle(entry, `.cache/gauntlet-${game.id}.mjs`)).href);
giveSignalsBack();
process.exitCode = main(trial, { ...wishes, artifacts: join(root, 'artifacts/gauntlet') });

/** @param {import('./lib/rules.mjs').RuledGame} game */
function trialOf({ tests }) {
  return join(tests, 'trial.ts');
}

/**
 * Game and gauntlet go into one bundle, so that both see the same kernel.
 * @param {import('./lib/rules.mjs').RuledGame} game
 */
function writeEntry(game) {
  const file = `.cache/gauntlet-${game.id}.entry.ts`;
  const text = `export { main } from '@cinderhall/gauntlet';\nexport { trial } from ${JSON.stringify(trialOf(game))};\n`;
  const path = join(root, file);
  mkdirSync(join(root, '.cache'), { recursive: true });
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  return file;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        deep: { type: 'boolean', default: false },
        minutes: { type: 'string' },
        seed: { type: 'string', default: 'gauntlet' },
        json: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const { deep, seed, json } = values;
    const minutes = values.minutes === undefined ? {} : { minutes: Number(values.minutes) };
    if (minutes.minutes !== undefined && !(minutes.minutes > 0)) throw new Error('--minutes wants a number above 0.');
    if (positionals.length > 1) throw new Error('One game at a time.');
    return { game: positionals[0], deep, seed, json, ...minutes };
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(`${message}\nUsage: npm run gauntlet -- <game> [--deep] [--minutes N] [--seed S] [--json]`);
  process.exit(2);
}
