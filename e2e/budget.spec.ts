import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { test } from './hall.ts';
import { chooseDeal, quickTable, settled } from './table.ts';

const KB = 1024;

/** What script and style a page fetches, as it travels compressed. The engine's worker is counted apart. */
function counting(page: Page) {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    const name = new URL(response.url()).pathname;
    if (!/\/assets\/.*\.(js|css)$/.test(name)) return;
    sizes.set(name, gzipSync(await response.body()).length);
  });
  const sum = (worker: boolean) =>
    [...sizes].reduce((all, [name, size]) => (name.includes('/worker-') === worker ? all + size : all), 0);
  return { pages: () => sum(false), worker: () => sum(true) };
}

for (const game of ['fifty-first-state', 'new-era', 'last-aurora', 'divide-et-impera'])
  test(`the hall and a table are small: ${game}`, async ({ page, hall }) => {
    test.skip(test.info().project.name === 'phone', 'the same files');
    await quickTable(page);
    const count = counting(page);
    await page.goto(hall);
    await page.locator('.door').first().waitFor();
    await page.waitForLoadState('networkidle');
    const first = count.pages();
    await page.locator(`.door a[href="/new/${game}"]`).click();
    await page.locator('.new').waitFor();
    await chooseDeal(page);
    await page.getByRole('button', { name: 'Start' }).click();
    await settled(page);
    await page.waitForLoadState('networkidle');
    const table = count.pages() - first;
    console.log(
      `${game}: hall ${(first / KB).toFixed(1)} KB, table ${(table / KB).toFixed(1)} KB more, worker ${(count.worker() / KB).toFixed(1)} KB`,
    );
    expect(first).toBeLessThanOrEqual(150 * KB);
    expect(table).toBeLessThanOrEqual(120 * KB);
  });
