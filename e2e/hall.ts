import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base } from '@playwright/test';
import { root } from '../scripts/lib/paths.mjs';

/** Tests get `hall`: the address of a hall that was opened by `npm start`'s own script for this worker alone. */
export const test = base.extend<{ complaints: string[] }, { hall: string }>({
  hall: [
    async ({ browserName: _ }, use) => {
      const { address, close } = await openHall();
      await use(address);
      await close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  /** What the browser complained about: errors in the console, and pages that broke. */
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
  },
});

async function openHall(): Promise<{ address: string; close: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'cinderhall-e2e-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', CINDERHALL_DATA: data, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // An interrupt of the tests ends it, too, before anybody asks it to close.
  const ended = once(child, 'exit');
  const address = await addressIn(child);
  return {
    address,
    close: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      rmSync(data, { recursive: true, force: true });
      if (code !== 0) throw new Error(`the hall did not close cleanly: ${code}`);
    },
  };
}

async function addressIn(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the hall has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('the hall never said where it is open');
}
