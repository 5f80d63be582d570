// A worker thread of a review: it runs the same bundle as the command.
import { pathToFileURL } from 'node:url';
import { bundle } from '../../../scripts/build.mjs';

const file = await bundle('packages/cli/src/main.ts', '.cache/cinderhall.mjs');
/** @type {typeof import('../src/main.ts')} */
const { workInReview } = await import(pathToFileURL(file).href);
await workInReview();
