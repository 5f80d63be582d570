// A worker thread of learning: it runs the same bundle as the command.
import { pathToFileURL } from 'node:url';
import { bundle } from '../../../scripts/build.mjs';

const file = await bundle('packages/cli/src/main.ts', '.cache/cinderhall.mjs');
/** @type {typeof import('../src/main.ts')} */
const { workAtLearning } = await import(pathToFileURL(file).href);
workAtLearning();
