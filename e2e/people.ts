import { expect, type Page } from '@playwright/test';
import { test as base, listenTo } from './hall.ts';
import { clickAnswer, quickTable } from './table.ts';

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

export type Newcomer = (name: string, size?: keyof typeof SIZES) => Promise<Somebody>;

export const test = base.extend<{
  /** Somebody new with a browser of their own. */
  readonly newcomer: Newcomer;
}>({
  newcomer: async ({ newContext }, use) => {
    await use(async (name, size = 'desktop') => {
      const context = await newContext({ ...SIZES[size], locale: 'en-GB' });
      const page = await context.newPage();
      await quickTable(page, 'en', { name });
      const complaints: string[] = [];
      const frames: string[] = [];
      listenTo(page, complaints);
      page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
      return { page, complaints, frames };
    });
  },
});

const asked = (page: Page) => page.locator('.decide:not(.idle) .choices .ch').first();

/** The first of the pages on which something can be chosen; they are waited for. */
export async function whoseTurn(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expect(async () => {
    for (const page of pages) if (!found && (await asked(page).isVisible())) found = page;
    expect(found).toBeDefined();
  }).toPass({ timeout: 60_000, intervals: [50] });
  return found as Page;
}

export async function moves(pages: readonly Page[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) await clickAnswer(await whoseTurn(pages));
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

/** On the page of a new table: whom a seat is for. */
export async function seatFor(page: Page, n: number, whom: string): Promise<void> {
  await page.getByRole('button', { name: `Change seat ${n}` }).click();
  await page.getByRole('radio', { name: whom, exact: true }).check();
}

export const tableIn = (address: string): string => /\/(?:join|t)\/(\w{15})/.exec(address)?.[1] ?? '';
