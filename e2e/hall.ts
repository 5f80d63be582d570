import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { openHall, ownFolder } from '../scripts/lib/own-hall.mjs';
import { root } from '../scripts/lib/paths.mjs';

/** Opened as by `npm start`, with the same deal for every match on the server. */
const openDealt = (folder: string, port = '0') => openHall(root, folder, { port, script: 'e2e/dealt-hall.mjs' });

/** A hall that can be killed and opened again where it was, with what it had stored. */
export interface RestartableHall {
  readonly address: string;
  kill(): Promise<void>;
  open(): Promise<void>;
}

interface Fixtures {
  /** What the browser complained about: errors in the console, and pages that broke. */
  readonly complaints: string[];
  /** A hall that this test has to itself. */
  readonly restartableHall: RestartableHall;
  /** The address of a hall that this test has to itself, where one person may do as much as a crowd. */
  readonly hallWithoutLimits: string;
  /** Another browser, closed with everything in it after the test: pages that stay open take time from later tests. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

/** Tests get `hall`: the address of a hall that was opened for this worker alone. */
export const test = base.extend<Fixtures, { hall: string }>({
  hall: [
    async ({ browserName: _ }, use) => {
      const { folder, remove } = ownFolder();
      const { address, close } = await openDealt(folder);
      await use(address);
      await close();
      remove();
    },
    // The client may have to be built first, on a machine that does other things too.
    { scope: 'worker', timeout: 240_000 },
  ],

  restartableHall: async ({ browserName: _ }, use) => {
    const { folder, remove } = ownFolder();
    let hall = await openDealt(folder);
    let alive = true;
    await use({
      address: hall.address,
      kill: async () => {
        alive = false;
        await hall.kill();
      },
      open: async () => {
        hall = await openDealt(folder, new URL(hall.address).port);
        alive = true;
      },
    });
    if (alive) await hall.close();
    remove();
  },

  hallWithoutLimits: async ({ browserName: _ }, use) => {
    const { folder, remove } = ownFolder();
    const { address, close } = await openHall(root, folder, { settings: { CINDERHALL_LIMITS: 'off' } });
    await use(address);
    await close();
    remove();
  },

  newContext: async ({ browser }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },

  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    listenTo(page, complaints);
    await use(complaints);
  },
});

export function listenTo(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
}
