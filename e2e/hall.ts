import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, type Page } from '@playwright/test';
import { root } from '../scripts/lib/paths.mjs';

/** A hall that can be struck down and opened again where it was, with what it had stored. */
export interface FrailHall {
  readonly address: string;
  kill(): Promise<void>;
  open(): Promise<void>;
}

/**
 * Tests get `hall`: the address of a hall that was opened by `npm start`'s own script for this worker alone; or
 * `frailHall`, one of their own.
 */
export const test = base.extend<{ complaints: string[]; frailHall: FrailHall }, { hall: string }>({
  hall: [
    async ({ browserName: _ }, use) => {
      const data = newFolder();
      const { address, close } = await openHall(data);
      await use(address);
      await close();
      rmSync(data, { recursive: true, force: true });
    },
    // The client may have to be built first, on a machine that does other things too.
    { scope: 'worker', timeout: 240_000 },
  ],

  frailHall: async ({ browserName: _ }, use) => {
    const data = newFolder();
    let hall = await openHall(data);
    let alive = true;
    await use({
      address: hall.address,
      kill: async () => {
        alive = false;
        await hall.kill();
      },
      open: async () => {
        hall = await openHall(data, new URL(hall.address).port);
        alive = true;
      },
    });
    if (alive) await hall.close();
    rmSync(data, { recursive: true, force: true });
  },

  /** What the browser complained about: errors in the console, and pages that broke. */
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    listenTo(page, complaints);
    await use(complaints);
  },
});

export function listenTo(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'cinderhall-e2e-'));

interface OpenHall {
  readonly address: string;
  close(): Promise<void>;
  /** Without a warning, as when the power fails. */
  kill(): Promise<void>;
}

async function openHall(data: string, port = '0'): Promise<OpenHall> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      CINDERHALL_DATA: data,
      DATABASE_URL: '',
      // A test receives its own reminders.
      CINDERHALL_PRIVATE_REMINDERS: 'on',
    },
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
      if (code !== 0) throw new Error(`the hall did not close cleanly: ${code}`);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
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
