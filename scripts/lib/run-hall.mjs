import { installMissing } from '../install.mjs';
import { closeAndExit, endChildrenOnSignals, onShutdownSignal } from './processes.mjs';

const port = readPort(process.env.PORT ?? '8051');
const host = process.env.HOST || undefined;

/**
 * Installs what is missing, builds, and opens the hall as the environment says.
 * @param {() => string} [newSeed] what matches are dealt from; without it chance. No setting reaches this: only a
 *   program of its own can make a hall that deals what is known.
 */
export async function runHall(newSeed) {
  const giveSignalsBack = endChildrenOnSignals();
  await installMissing();
  const { loadHall } = await import('./hall.mjs');
  const { open } = await loadHall();
  const hall = await open(process.env, newSeed).catch(explain);
  giveSignalsBack();
  onShutdownSignal(() => closeAndExit(() => hall.close()));
  console.log(`Cinderhall is open at ${hall.address} (Ctrl-C closes it).`);
}

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
  if (error.name === 'ConfigError' || error.name === 'StartError') stop(error.message);
  if (error.code === 'ECONNREFUSED') stop('The database in DATABASE_URL cannot be reached.');
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
