import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A place for what a hall keeps, and the way to be rid of it. */
export function ownFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'cinderhall-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * A hall of one's own, opened by `npm start`'s own script or another one like it: for tests and measurements.
 * @param {string} root the project
 * @param {string} data the folder of what it keeps
 * @param {{ port?: string, script?: string, settings?: Readonly<Record<string, string>> }} [more] settings for its environment
 */
export async function openHall(root, data, { port = '0', script = 'scripts/start.mjs', settings = {} } = {}) {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      CINDERHALL_DATA: data,
      DATABASE_URL: '',
      // A test receives its own reminders.
      CINDERHALL_PRIVATE_REMINDERS: 'on',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // An interrupt of the process that opened it ends it as well, before it is asked to close.
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`the hall did not close cleanly: ${code}`);
  };
  /** Without a warning, as when the power fails. */
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return { address, close, kill };
  }
  throw new Error('the hall never said where it is open');
}
