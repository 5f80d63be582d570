import { PROTOCOL } from '@cinderhall/protocol';
import { expect, type Page } from '@playwright/test';
import { desktopOnly } from './depth.ts';
import { test } from './hall.ts';
import { openNewerHall } from './newer-hall.ts';
import { quickTable, servedByWorker, startMatch } from './table.ts';

test.use({ serviceWorkers: 'allow' });

const FRESH = `/?fresh=${PROTOCOL + 1}`;
const notice = (page: Page) => page.locator('.version-notice p');

test(
  'a page that is older than the server is loaded anew past the store, once, and loses nothing',
  desktopOnly,
  async ({ page, hall }) => {
    const newer = await openNewerHall(hall);
    try {
      await quickTable(page);
      await startMatch(page, newer.address);
      await page.goto(newer.address);
      await expect(page.locator('.box li .go')).toHaveCount(1);
      await servedByWorker(page);
      await page.evaluate(() => sessionStorage.setItem('cinderhall.draft.chat.x', 'half a line'));
      newer.pages.length = 0;
      newer.newer = true;
      // Its own store has the old page, and answers without asking anybody.
      await page.reload();
      // The page that came instead is as old: it does not go on like that, but says what is the matter.
      await expect(notice(page)).toContainText('There is a newer version of this page');
      expect(newer.pages).toEqual([FRESH]);
      expect(new URL(page.url()).search).toBe('');
      await page.reload();
      await expect(notice(page)).toBeVisible();
      expect(newer.pages).toEqual([FRESH]);
      // The server fits again, as it would with the page that belongs to it.
      newer.newer = false;
      await notice(page).getByRole('button', { name: 'Reload the page' }).click();
      await expect.poll(() => newer.pages.length).toBe(2);
      await expect(page.getByText('None just now')).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
      await expect(page.locator('.box li .go')).toHaveCount(1);
      expect(await page.evaluate(() => sessionStorage.getItem('cinderhall.draft.chat.x'))).toBe('half a line');
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
    } finally {
      await newer.close();
    }
  },
);
