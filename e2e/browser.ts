import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';

/** Pictures are drawn without imitating a graphics card: that takes less time. */
const PLAINLY = ['--disable-gpu', '--disable-lcd-text', '--disable-partial-raster'];
// Chromium refuses to start as root with its sandbox.
const args = process.getuid?.() === 0 ? [...PLAINLY, '--no-sandbox'] : PLAINLY;

export const launching = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args,
});

/** For what the browser without windows cannot do. */
export const wholeBrowser = (): LaunchOptions => launching(findBrowser());
