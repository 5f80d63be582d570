import { expect } from '@playwright/test';
import { picture } from './depth.ts';
import { test } from './hall.ts';
import { clickOn, quickTable, settled, startMatch } from './table.ts';

test.describe('with a store of its own', () => {
  test.use({ serviceWorkers: 'allow' });

  test('with the network cut, the hall opens and a match is played', async ({ page, context, hall }, { project }) => {
    await quickTable(page);
    await page.goto(hall);
    await page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      if (worker.active?.state !== 'activated')
        await new Promise((resolve) => worker.active?.addEventListener('statechange', resolve));
    });
    // From here on the pages come from the browser's own store.
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pull up a chair');
    await startMatch(page, hall);
    expect(await clickOn(page, { most: 4 })).toBe(4);
    await picture(page, `offline-${project.name}`);
    await context.setOffline(false);
  });
});

test.describe('without a store of its own', () => {
  test('what could not be fetched at a table comes when the network is back', async ({ page, context, hall }) => {
    await quickTable(page);
    await startMatch(page, hall);
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Rules' }).first().click();
    const rules = page.getByRole('dialog', { name: 'Rules' });
    await expect(page.locator('.app[data-drawer="rules"]')).toBeVisible();
    await expect(rules).toHaveCount(0);
    await context.setOffline(false);
    await expect(rules).toBeVisible();
  });
});
