import { defineConfig } from '@playwright/test';
import { findHeadlessBrowser } from '../scripts/lib/browser.mjs';
import { launching } from './browser.ts';
import { deep, leftOut } from './depth.ts';

const desktop = { viewport: { width: 1366, height: 768 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../artifacts/playwright',
  globalSetup: './build.ts',
  // Bundles are plain JavaScript already.
  build: { external: ['**/.cache/**'] },
  // A file's tests are shared out, too: otherwise a worker is left alone with the longest file.
  fullyParallel: true,
  // One more than a small machine has cores: now and then a test waits for the page, a server or a clock.
  workers: 3,
  // A whole match on a machine that does other things too takes its time; what hangs is ended all the same.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    // It would fetch the whole site into every new browser; tests of what it does let it.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    launchOptions: launching(findHeadlessBrowser()),
    // Recording every step takes as long as the steps. What a failure leaves without it: the words of the page and a picture.
    trace: deep ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: desktop, grepInvert: leftOut('desktop') },
    // A browser with windows is started for reminders alone; by default they are tried out on the desktop.
    {
      name: 'phone',
      use: phone,
      grepInvert: leftOut('phone'),
      ...(deep ? {} : { testIgnore: 'reminders.spec.ts' }),
    },
  ],
});
