import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';
import { desktopOnly } from './depth.ts';
import { test } from './hall.ts';
import { chooseDeal, hallLoaded, quickTable, settled } from './table.ts';

const KB = 1024;
/**
 * What script and style a page fetches, as it travels compressed. The engine's worker is counted apart. What the browser
 * has kept since an earlier walk is known already.
 */
function counting(page: Page, known: ReadonlyMap<string, Promise<number>> = new Map()) {
  const asked = new Map<string, Promise<number>>();
  const listen = (request: Request) => {
    const name = new URL(request.url()).pathname;
    if (/\/assets\/.*\.(js|css)$/.test(name) && !asked.has(name)) asked.set(name, known.get(name) ?? weightOf(request));
  };
  page.on('request', listen);
  const count = async () => {
    const sizes = { pages: 0, worker: 0 };
    // What was asked for meanwhile is counted, too.
    for (const [name, size] of asked) sizes[name.includes('/worker-') ? 'worker' : 'pages'] += await size;
    return sizes;
  };
  return { asked, count, stop: () => page.off('request', listen) };
}

async function weightOf(request: Request): Promise<number> {
  const response = await request.response();
  return response ? gzipSync(await response.body()).length : 0;
}

const inKB = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

for (const game of ['fifty-first-state', 'new-era', 'last-aurora', 'divide-et-impera'])
  test(`the hall, a table and the page of a new one are small: ${game}`, desktopOnly, async ({ page, hall }) => {
    await quickTable(page);
    const { asked, count, stop } = counting(page);
    await page.goto(hall);
    await hallLoaded(page);
    const first = (await count()).pages;
    await page.locator(`.door a[href="/new/${game}"]`).click();
    await page.locator('.new').waitFor();
    await chooseDeal(page);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await settled(page);
    const { pages, worker } = await count();
    // The same table without the page that it was set on.
    stop();
    const again = counting(page, asked);
    await page.goto(hall);
    await page.locator('.box .go').first().click();
    await settled(page);
    const table = (await again.count()).pages - first;
    const fresh = pages - first - table;
    console.log(`${game}: hall ${inKB(first)}, table ${inKB(table)}, new table ${inKB(fresh)}, worker ${inKB(worker)}`);
    expect(first).toBeLessThanOrEqual(150 * KB);
    expect(table).toBeLessThanOrEqual(120 * KB);
    expect(fresh).toBeLessThanOrEqual(20 * KB);
  });
