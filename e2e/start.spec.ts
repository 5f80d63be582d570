import { expect } from '@playwright/test';
import { onDesktop } from './depth.ts';
import { test } from './hall.ts';
import { quickTable, settled } from './table.ts';

test('whoever sets a table up has fetched it before they sit down', onDesktop, async ({ page, hall }) => {
  await quickTable(page);
  const fetched = page.waitForResponse(/\/assets\/table-page-[^/]*\.js$/);
  await page.goto(`${hall}/new/new-era`);
  await fetched;
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeVisible();
  const later: string[] = [];
  page.on('request', (request) => later.push(request.url()));
  await start.click();
  await settled(page);
  expect(later.filter((url) => /\/assets\/(table-page|new-era)-[^/]*\.js$/.test(url))).toEqual([]);
});
