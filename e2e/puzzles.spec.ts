import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { picture } from './depth.ts';
import { test } from './hall.ts';
import { accessible, noSidewaysScroll, quickTable, saidInFull } from './table.ts';

interface Shipped {
  readonly id: string;
  readonly answer: number;
}

const shipped: readonly Shipped[] = JSON.parse(
  readFileSync(new URL('../packages/web/src/puzzles/data/fifty-first-state.json', import.meta.url), 'utf8'),
);

test('a puzzle is answered, explained and kept; the next one is the first untried', async ({ page, hall, complaints }, {
  project,
}) => {
  await quickTable(page);
  await page.goto(`${hall}/puzzles`);
  // Somebody has answered the first and the third, when puzzles were still known by their places.
  await page.evaluate(() =>
    localStorage.setItem(
      'cinderhall.puzzles',
      JSON.stringify({ 'fifty-first-state/0': 'solved', 'fifty-first-state/2': 'missed' }),
    ),
  );
  await page.reload();
  await expect(page.getByRole('link', { name: /Puzzle of the day/ })).toBeVisible();
  await accessible(page);
  await saidInFull(page);
  await page.getByRole('link', { name: /51st State.*Solved 1 of 2/ }).click();
  await expect(page.locator('.puzzle-head .who')).toContainText(`Puzzle 2 of ${shipped.length}`);
  await page.locator('.app.puzzle .choices').waitFor();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await accessible(page);
  await saidInFull(page);
  await noSidewaysScroll(page);
  await picture(page, `puzzle-${project.name}`);
  // The list can be grouped: the first line that can be confirmed is as good as any.
  await page.keyboard.press('1');
  if ((await page.locator('.choices [aria-pressed="true"], .choices .on').count()) === 0)
    await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  const answer = page.locator('.puzzle-answer');
  await expect(answer).toContainText('%');
  await expect(page.locator('.puzzle-head h1')).toHaveText(/Solved!|There was something better/);
  // It says why, in more than the chances.
  await expect(answer.locator('p')).toHaveText(/\w+ \w+/);
  await accessible(page);
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page.locator('.puzzle-head .who')).toContainText(`Puzzle 4 of ${shipped.length}`);
  await page.goto(`${hall}/puzzles`);
  await expect(page.locator('.of-games')).toContainText(/Solved [12] of 3/);
  expect(complaints).toEqual([]);
});
