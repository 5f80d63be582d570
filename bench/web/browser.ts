import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium } from '@playwright/test';

/** A hall of its own with nobody in it, opened as `npm start` does. */
export async function openHall(root: string): Promise<{ address: string; close: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'cinderhall-bench-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', CINDERHALL_DATA: data, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return { address, close };
  }
  throw new Error('the hall never said where it is open');
}

export const openBrowser = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Chromium refuses to start as root with its sandbox.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
