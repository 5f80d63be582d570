import { test as base } from '@playwright/test';
import { openHall } from '../scripts/lib/own-hall.mjs';
import { root } from '../scripts/lib/paths.mjs';

/** Tests get `hall`: the address of a hall that was opened by `npm start`'s own script for this worker alone. */
export const test = base.extend<{ complaints: string[] }, { hall: string }>({
  hall: [
    async ({ browserName: _ }, use) => {
      const { address, close } = await openHall(root);
      await use(address);
      await close();
    },
    // The client may have to be built first, on a machine that does other things too.
    { scope: 'worker', timeout: 240_000 },
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
