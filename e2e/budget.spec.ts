import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { test } from './hall.ts';
import { chooseDeal, hallLoaded, quickTable, settled } from './table.ts';

const KB = 1024;
/** 51st State carries the words, cards and rules of all its sets: more than a table should, until they are fetched with their table. */
const LIMITS: { readonly [game: string]: number } = { 'fifty-first-state': 170 };

/** What script and style a page fetches, as it travels compressed. The engine's worker is counted apart. */
function counting(page: Page) {
  const asked = new Map<string, Promise<number>>();
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname;
    if (/\/assets\/.*\.(js|css)$/.test(name) && !asked.has(name)) asked.set(name, weightOf(request));
  });
  return async () => {
    const sizes = { pages: 0, worker: 0 };
    // What was asked for meanwhile is counted, too.
    for (const [name, size] of asked) sizes[name.includes('/worker-') ? 'worker' : 'pages'] += await size;
    return sizes;
  };
}

async function weightOf(request: Request): Promise<number> {
  const response = await request.response();
  return response ? gzipSync(await response.body()).length : 0;
}

for (const game of ['fifty-first-state', 'new-era', 'last-aurora', 'divide-et-impera'])
  test(`the hall and a table are small: ${game}`, async ({ page, hall }) => {
    test.skip(test.info().project.name === 'phone', 'the same files');
    await quickTable(page);
    const count = counting(page);
    await page.goto(hall);
    await hallLoaded(page);
    const first = (await count()).pages;
    await page.locator(`.door a[href="/new/${game}"]`).click();
    await page.locator('.new').waitFor();
    await chooseDeal(page);
    await page.getByRole('button', { name: 'Start' }).click();
    await settled(page);
    const { pages, worker } = await count();
    const table = pages - first;
    console.log(
      `${game}: hall ${(first / KB).toFixed(1)} KB, table ${(table / KB).toFixed(1)} KB more, worker ${(worker / KB).toFixed(1)} KB`,
    );
    expect(first).toBeLessThanOrEqual(150 * KB);
    expect(table).toBeLessThanOrEqual((LIMITS[game] ?? 120) * KB);
  });
