#!/usr/bin/env node
// Bundles the command when its sources have changed, then runs it.
import { pathToFileURL } from 'node:url';

const main = await load();
if (main) await main(process.argv.slice(2), loadHost);

async function load() {
  try {
    const { bundle } = await import('../../../scripts/build.mjs');
    const file = await bundle('packages/cli/src/main.ts', '.cache/cinderhall.mjs');
    /** @type {typeof import('../src/main.ts')} */
    const { main } = await import(pathToFileURL(file).href);
    return main;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const missing = message.includes("Cannot find package 'esbuild'");
    console.error(`cinderhall: ${missing ? 'packages are missing; run npm ci first' : `cannot be built: ${message}`}`);
    process.exitCode = 1;
    return null;
  }
}

/** @param {{ readonly site: boolean }} [parts] */
async function loadHost(parts) {
  const { loadHall } = await import('../../../scripts/lib/hall.mjs');
  return loadHall(parts);
}
