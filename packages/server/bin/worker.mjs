// What worker threads run: bundled when its sources have changed.
import { pathToFileURL } from 'node:url';
import { bundle } from '../../../scripts/build.mjs';

/** @type {typeof import('../src/work/worker.ts')} */
const { advise, record, think, verify } = await import(
  pathToFileURL(await bundle('packages/server/src/work/worker.ts', '.cache/server-worker.mjs')).href
);

export { advise, record, think, verify };
