import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * A hall of one's own with nobody in it, opened by `npm start`'s own script: for tests and measurements.
 * @param {string} root the project
 * @param {{ data?: string, port?: string, env?: Record<string, string> }} [wish] `data`: a folder that stays when the hall closes
 * @returns {Promise<{ address: string, close: () => Promise<void>, kill: () => Promise<void> }>} `kill`: without a
 *   warning, as when the power fails
 */
export async function openHall(root, { data: given, port = '0', env = {} } = {}) {
  const data = given ?? newFolder();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', CINDERHALL_DATA: data, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // An interrupt of whoever opened it ends it, too, before anybody asks it to close.
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    const [code] = await ended;
    if (given === undefined) rmSync(data, { recursive: true, force: true });
    if (code !== 0) throw new Error(`the hall did not close cleanly: ${code}`);
  };
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

export const newFolder = () => mkdtempSync(join(tmpdir(), 'cinderhall-'));
