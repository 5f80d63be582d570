import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { mainlyOn, picture } from './depth.ts';
import { test } from './hall.ts';
import { accessible, quickTable } from './table.ts';

const answers: readonly { readonly answer: number; readonly choices: readonly unknown[] }[] = JSON.parse(
  readFileSync(new URL('../packages/web/src/puzzles/data/fifty-first-state.json', import.meta.url), 'utf8'),
);

test('a puzzle is answered, explained and kept; the next one follows', async ({ page, hall, complaints }, {
  project,
}) => {
  await quickTable(page);
  await page.goto(`${hall}/puzzles`);
  await expect(page.getByRole('link', { name: /Puzzle of the day/ })).toBeVisible();
  await accessible(page);
  await page.getByRole('link', { name: /51st State.*first/ }).click();
  await expect(page.locator('.puzzle-head .who')).toContainText('Puzzle 1 of');
  await page.locator('.app.puzzle .choices').waitFor();
  await accessible(page);
  await picture(page, `puzzle-${project.name}`);
  // The list can be grouped: the first line that can be confirmed is as good as any.
  await page.keyboard.press('1');
  if ((await page.locator('.choices [aria-pressed="true"], .choices .on').count()) === 0)
    await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.puzzle-answer')).toContainText('%');
  await expect(page.locator('.puzzle-head h1')).toHaveText(/Solved!|There was something better/);
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(page.locator('.puzzle-head .who')).toContainText(`Puzzle 2 of ${answers.length}`);
  await page.goto(`${hall}/puzzles`);
  await expect(page.locator('.of-games')).toContainText(/Solved [01] of 1/);
  expect(complaints).toEqual([]);
});
