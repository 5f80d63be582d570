import { type Browser, expect, type Page } from '@playwright/test';
import { listenTo } from './hall.ts';
import { askedNow, quickTable } from './table.ts';

const SIZES = {
  desktop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

export interface Somebody {
  readonly page: Page;
  /** What the browser complained about. */
  readonly complaints: string[];
  /** Everything that came over the line, as it came. */
  readonly frames: string[];
}

/** Somebody new with a browser of their own. */
export async function somebody(
  browser: Browser,
  name: string,
  size: keyof typeof SIZES = 'desktop',
): Promise<Somebody> {
  const context = await browser.newContext({ ...SIZES[size], locale: 'en-GB' });
  const page = await context.newPage();
  await quickTable(page, 'en', { name });
  const complaints: string[] = [];
  const frames: string[] = [];
  listenTo(page, complaints);
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return { page, complaints, frames };
}

const asked = (page: Page) => page.locator('.decide:not(.idle) .choices .ch').first();

/** The first of the pages on which something can be chosen; they are waited for. */
export async function whoseTurn(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect(async () => {
    for (const page of pages) if (await asked(page).isVisible()) found = page;
    expect(found).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return found as Page;
}

/** Takes up the first choice in the list, without confirming it. */
export async function takeFirst(page: Page): Promise<void> {
  const confirm = page.locator('[data-confirm]');
  await expect(async () => {
    if (!(await confirm.isEnabled())) await asked(page).click({ timeout: 2_000 });
    await expect(confirm).toBeEnabled({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
}

/** Waits until a question was taken from the page: another one is asked, or nothing any more. */
export const goneOn = (page: Page, before: string | null): Promise<void> =>
  expect(async () => {
    const done = await page.locator('.end, .cover, .decide.idle').count();
    if (done === 0) expect(await askedNow(page)).not.toBe(before);
  }).toPass({ timeout: 60_000 });

/** Answers with the first choice, by clicking. */
export async function answerFirst(page: Page): Promise<void> {
  const before = await askedNow(page);
  await takeFirst(page);
  await page.locator('[data-confirm]').click();
  await goneOn(page, before);
}

export async function moves(pages: readonly Page[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) await answerFirst(await whoseTurn(pages));
}

/** Opens an online table through the hall's own pages, and answers the link to it. */
export async function openTable(page: Page, hall: string, prepare?: () => Promise<void>): Promise<string> {
  await page.goto(`${hall}/new/fifty-first-state`);
  await page.getByRole('radio', { name: 'Online, with others' }).check();
  await prepare?.();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.waiting-room .invite').waitFor();
  return page.locator('.invite input').inputValue();
}

export const tableIn = (address: string): string => /\/(?:join|t)\/(\w{15})/.exec(address)?.[1] ?? '';
