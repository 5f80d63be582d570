import { expect } from '@playwright/test';
import { asks, dealOf, openDeal } from './deals.ts';
import { onPhone } from './depth.ts';
import { test } from './hall.ts';
import { accessible, closeBy, quickTable, saidInFull } from './table.ts';

test(
  'a tab of the log tells how everybody stands, what ends the match, and what was discarded',
  onPhone,
  async ({ page, hall }) => {
    await quickTable(page);
    const match = dealOf({
      game: 'new-era',
      seed: 2,
      until: (one) => asks('act')(one) && (one.game.piles?.(one.view(0))[1]?.n ?? 0) > 2,
    });
    await openDeal(page, hall, match);
    if (test.info().project.name === 'phone') await page.getByRole('button', { name: 'What happened' }).first().click();
    await page.getByRole('tab', { name: 'Standings' }).click();
    const standing = page.locator('.standing');
    await expect(standing).toContainText('The match ends with the turn in which somebody reaches 33 points.');
    const scores = match.game.tally(match.view(0)).score?.map(String) ?? [];
    await expect(standing.locator('tr[data-tally=score] td')).toHaveText(scores);
    await standing.getByText('Discard pile').click();
    await accessible(page);
    await saidInFull(page);
    await standing.locator('li button').first().click();
    await expect(page.locator('.veil .close-up h2')).toBeVisible();
    await closeBy(page, page.locator('.veil'));
  },
);
