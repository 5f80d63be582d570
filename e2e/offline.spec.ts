import { expect } from '@playwright/test';
import { test } from './hall.ts';
import { clickAnswer, quickTable, settled, startMatch } from './table.ts';

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
  for (let i = 0; i < 6 && (await settled(page)) === 'choose'; i++) await clickAnswer(page);
  await page.screenshot({ path: `artifacts/offline-${project.name}.png` });
  await context.setOffline(false);
});
