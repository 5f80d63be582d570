import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';

// A child leads a process group of its own: ending the group ends whatever the child started in turn.
// Windows has no such groups; there the child alone is ended.
const groups = process.platform !== 'win32';
const secondsToEndPolitely = 5;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let ending = false;

/**
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} RunOptions
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} the exit code; 128 + n when a signal ended the child, 127 when it could not be started
 */
export function run(command, args, { cwd = root, env = process.env, stdio = 'inherit' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio, detached: groups });
    running.add(child);
    child.on('error', () => {
      running.delete(child);
      resolve(127);
    });
    child.on('exit', (code, signal) => {
      running.delete(child);
      // Code that waits for a child must not go on while we are ending that child.
      if (!ending) resolve(code ?? signalCode(signal));
    });
  });
}

/**
 * Runs a command quietly.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} standard output and standard error together
 */
export function capture(command, args, { cwd = root, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: groups });
    let output = '';
    running.add(child);
    child.stdout.on('data', (part) => {
      output += part;
    });
    child.stderr.on('data', (part) => {
      output += part;
    });
    child.on('error', (error) => {
      running.delete(child);
      resolve({ code: 127, output: error.message });
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      if (!ending) resolve({ code: code ?? signalCode(signal), output });
    });
  });
}

/**
 * Runs a command for what it prints on standard output; what it says on standard error is passed on.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<{ code: number, out: string }>}
 */
export function answerOf(command, args, cwd) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], detached: groups });
    let out = '';
    running.add(child);
    child.stdout.on('data', (part) => {
      out += part;
    });
    child.on('error', () => {
      running.delete(child);
      resolve({ code: 127, out });
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      if (!ending) resolve({ code: code ?? signalCode(signal), out });
    });
  });
}

/**
 * From now on an interrupt ends every child first and this process after them.
 * @returns {() => void} gives the signals back
 */
export function endChildrenOnSignals() {
  return onShutdownSignal((signal) => void endChildren(signal).then(() => process.exit(signalCode(signal))));
}

/**
 * Calls back once, at a signal to end; or when npm was ended, which takes its shell along but not what runs in it.
 * @param {(signal: NodeJS.Signals) => void} end
 * @returns {() => void} stops listening
 */
export function onShutdownSignal(end) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const parent = process.ppid;
  const startedByNpm = process.env.npm_lifecycle_event !== undefined;
  const watch = startedByNpm ? setInterval(() => process.ppid !== parent && received('SIGTERM'), 250) : undefined;
  watch?.unref();
  const stop = () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, received);
  };
  /** @param {NodeJS.Signals} signal */
  const received = (signal) => {
    stop();
    end(signal);
  };
  for (const signal of signals) process.on(signal, received);
  return stop;
}

const secondsToClose = 9;

/**
 * Closes a server and ends this process: with 0 if that went well, and within ten seconds in any case.
 * @param {() => Promise<void>} close
 */
export function closeAndExit(close) {
  /** @param {unknown} why */
  const cutOff = (why) => {
    console.error('It did not close properly:', why);
    process.exit(1);
  };
  setTimeout(() => cutOff(`it took longer than ${secondsToClose} seconds`), secondsToClose * 1000).unref();
  void close().then(() => process.exit(0), cutOff);
}

/** @param {NodeJS.Signals} signal */
async function endChildren(signal) {
  ending = true;
  const children = [...running];
  const ended = Promise.all(children.map((child) => new Promise((resolve) => child.once('close', resolve))));
  for (const child of children) send(child, signal);
  const force = setTimeout(() => {
    for (const child of children) send(child, 'SIGKILL');
  }, secondsToEndPolitely * 1000);
  await ended;
  clearTimeout(force);
  // The child is gone, but something it started in its group may have ignored the signal.
  for (const child of children) send(child, 'SIGKILL');
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function send(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (groups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The group has ended already.
  }
}

/** @param {NodeJS.Signals | null} signal */
function signalCode(signal) {
  return 128 + (signal ? constants.signals[signal] : 0);
}
