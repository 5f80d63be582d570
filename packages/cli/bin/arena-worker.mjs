// A worker thread of the arena: bundles what it runs when its sources have changed.
import { pathToFileURL } from 'node:url';
import { bundle } from '../../../scripts/build.mjs';

const file = await bundle('packages/cli/src/arena-worker.ts', '.cache/arena-worker.mjs');
await import(pathToFileURL(file).href);
