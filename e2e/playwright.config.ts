import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';

const isRoot = process.getuid?.() === 0;
const executablePath = findBrowser();

const desktop = { viewport: { width: 1366, height: 768 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../artifacts/playwright',
  globalSetup: './build.ts',
  fullyParallel: false,
  // As many as a small machine has cores.
  workers: 2,
  // A whole match on a machine that does other things too takes its time; what hangs is ended all the same.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    actionTimeout: 60_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium refuses to start as root with its sandbox.
      args: isRoot ? ['--no-sandbox'] : [],
    },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: desktop },
    { name: 'phone', use: phone },
  ],
});
