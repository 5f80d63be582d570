import { type Browser, chromium } from '@playwright/test';

export const openBrowser = (executablePath: string | undefined): Promise<Browser> =>
  chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Chromium refuses to start as root with its sandbox.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
