// What worker threads run: bundled when its sources have changed.
import { pathToFileURL } from 'node:url';
import { bundle } from '../../../scripts/build.mjs';

/** @type {typeof import('../src/bots/worker.ts')} */
const { think, advise, verify } = await import(
  pathToFileURL(await bundle('packages/server/src/bots/worker.ts', '.cache/server-worker.mjs')).href
);

export { advise, think, verify };
