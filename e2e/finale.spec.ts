import { expect, type Page } from '@playwright/test';
import { dealOf, openDeal } from './deals.ts';
import { deepOnly, picture } from './depth.ts';
import { test } from './hall.ts';
import { accessible, closeBy, type GameId, noSidewaysScroll, quickTable, saidInFull } from './table.ts';

/** Even a short review is work for a machine that does other things too. */
const PATIENCE = { timeout: 300_000 };

const over = (game: GameId, seed: number) => dealOf({ game, seed, seats: 2, until: (match) => match.over });

async function finale(page: Page, name: string): Promise<void> {
  await page.locator('.finale h1').waitFor();
  await accessible(page);
  await saidInFull(page);
  await noSidewaysScroll(page);
  await picture(page, name);
}

test('the end shows what was built, every source of points, and doors that keys open', async ({
  page,
  hall,
  complaints,
}, { project }) => {
  await quickTable(page);
  await openDeal(page, hall, over('fifty-first-state', 5));
  await finale(page, `finale-s51-${project.name}`);
  await expect(page.locator('.finale h1')).toHaveText(/wins?( by \d+)?$/);
  const built = page.locator('.built figure');
  expect(await built.count()).toBeGreaterThan(2);
  // Who has more room sees all seats side by side; on the phone the rows of each say the same.
  const ledger = page.getByRole('table', { name: 'Where the points come from' });
  if (project.name === 'desktop') {
    await expect(ledger.getByRole('row')).toHaveCount(3);
    await expect(page.locator('.built figcaption b').first()).toHaveText(/\d+/);
    const totals = (await ledger.locator('.total').allTextContents()).map(Number);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
  }
  await expect(page.locator('.standings dl')).toHaveCount(2);

  // A rule is read above the page: Escape closes that, and only then goes back to the hall.
  await page.keyboard.press('r');
  const rules = page.locator('.drawer.rules');
  await expect(rules).toBeVisible();
  await closeBy(page, rules);
  await expect(page.locator('.finale')).toBeVisible();
  const table = page.url();
  await page.keyboard.press('v');
  await expect(page).toHaveURL(/\/replay\//);
  await page.goto(table);
  await page.locator('.finale h1').waitFor();
  await closeBy(page, page.locator('.finale'));
  await expect(page).toHaveURL(`${hall}/`);
  await page.goto(table);
  await page.locator('.finale h1').waitFor();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(table);
  await expect(page).toHaveURL(/\/t\//);
  expect(complaints).toEqual([]);
});

test('after a loss: the turning point in a sentence, and a piece of advice', async ({ page, hall, complaints }, {
  project,
}) => {
  await quickTable(page);
  // Given up early, so that there is little to judge.
  const match = dealOf({ seed: 5, seats: 2, until: ({ length }) => length >= 14 });
  match.resign(0);
  await openDeal(page, hall, match);
  const turning = page.getByRole('region', { name: 'The turning point' });
  await turning.getByRole('button', { name: 'Find it' }).click();
  await expect(turning.getByRole('button')).toHaveCount(0);
  await expect(turning.getByRole('progressbar')).toHaveCount(0, PATIENCE);
  await expect(turning).toContainText(
    /your chance to win (fell|rose) from \d+ % to \d+ %|No single turn made the difference/,
  );
  // What cost most is told in words, with a reason.
  await expect(turning.locator('.advice')).toHaveText(/^For next time: at move \d+ this was better: .+\. .+\.$/);
  await finale(page, `finale-turning-${project.name}`);
  expect(complaints).toEqual([]);
});

for (const game of ['new-era', 'last-aurora', 'divide-et-impera'] as const)
  test(`the picture at the end of ${game}`, deepOnly, async ({ page, hall, complaints }, { project }) => {
    await quickTable(page);
    await openDeal(page, hall, over(game, 2));
    await finale(page, `finale-${game}-${project.name}`);
    await expect(page.locator('.built figure').first()).toBeVisible();
    if (game === 'last-aurora') await expect(page.locator('.built .aurora')).toBeVisible();
    expect(complaints).toEqual([]);
  });
