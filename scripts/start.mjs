// npm start: installs what is missing, builds, and opens the hall.
import { pathToFileURL } from 'node:url';
import { installMissing } from './install.mjs';
import { endChildrenOnSignals, whenToldToEnd } from './lib/processes.mjs';

const port = readPort(process.env.PORT ?? '8051');
const host = process.env.HOST || undefined;

const giveSignalsBack = endChildrenOnSignals();
await installMissing();
const { bundle } = await import('./build.mjs');
const { buildWeb } = await import('./lib/web.mjs');
/** @type {typeof import('./hall/files.ts')} */
const { serveFiles } = await import(pathToFileURL(await bundle('scripts/hall/files.ts', '.cache/hall.mjs')).href);

const hall = await serveFiles(buildWeb, port, host).catch(explain);
giveSignalsBack();
whenToldToEnd(() => void hall.close().then(() => process.exit(0)));
console.log(`Cinderhall is open at ${hall.address} (Ctrl-C closes it).`);

/** @param {string} text */
function readPort(text) {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= 65535) return number;
  return stop(`PORT must be a number from 0 to 65535, not "${text}".`);
}

/**
 * @param {NodeJS.ErrnoException} error
 * @returns {never}
 */
function explain(error) {
  if (error.code === 'EADDRINUSE') stop(`Port ${port} is taken. Choose another one: PORT=8052 npm start`);
  if (error.code === 'EACCES') stop(`Port ${port} needs more rights. Choose another one: PORT=8052 npm start`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') stop(`This machine has no address ${host}.`);
  throw error;
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
