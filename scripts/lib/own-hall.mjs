import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * A hall of one's own with nobody in it, opened by `npm start`'s own script: for tests and measurements.
 * @param {string} root the project
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function openHall(root) {
  const data = mkdtempSync(join(tmpdir(), 'cinderhall-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', CINDERHALL_DATA: data, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // An interrupt of whoever opened it ends it, too, before anybody asks it to close.
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    const [code] = await ended;
    rmSync(data, { recursive: true, force: true });
    if (code !== 0) throw new Error(`the hall did not close cleanly: ${code}`);
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return { address, close };
  }
  throw new Error('the hall never said where it is open');
}
