import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';

const isRoot = process.getuid?.() === 0;
const executablePath = findBrowser();

const alone = 'offline.spec.ts';
const desktop = { viewport: { width: 1366, height: 768 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../artifacts/playwright',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../.cache/reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium refuses to start as root with its sandbox.
      args: isRoot ? ['--no-sandbox'] : [],
    },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: alone, use: desktop },
    { name: 'phone', testIgnore: alone, use: phone },
    // In a browser of its own: after many other tests in the same one it stood still, and why is not known yet.
    { name: 'desktop-offline', testMatch: alone, use: desktop },
    { name: 'phone-offline', testMatch: alone, use: phone },
  ],
});
