import type { Match } from '@cinderhall/kernel';
import { expect, type Page } from '@playwright/test';
import { type Deal, dealOf, openDeal } from './deals.ts';
import { onDesktop, onPhone } from './depth.ts';
import { test } from './hall.ts';
import { accessible, clickAnswer, closeBy, quickTable, settled } from './table.ts';

/** Whether such an event was a scene for seat 0 since its own last step, and it is asked something now. */
const happened =
  (kind: string, least = 1) =>
  (match: Match): boolean => {
    const own = match.history.findLastIndex(({ entry }) => entry.kind === 'step' && entry.seat === 0);
    const events = match.history.slice(Math.max(own, 0)).flatMap((entry) => entry.events.map(({ event }) => event));
    const scenes = events.filter((event) => match.game.scene?.(event, 0));
    return match.waiting().includes(0) && scenes.some((event) => event.kind === kind) && scenes.length >= least;
  };

/** Opens a deal as somebody who has not seen it yet: what happened since the last own step is shown. */
async function openUnseen(page: Page, hall: string, deal: Deal): Promise<void> {
  await openDeal(page, hall, dealOf(deal));
  await page.evaluate(() => {
    const seen = JSON.parse(localStorage.getItem('cinderhall.seen') ?? '[]') as [string, number][];
    localStorage.setItem('cinderhall.seen', JSON.stringify(seen.map(([seat]) => [seat, 0])));
  });
  await page.reload();
  await settled(page);
}

const box = (page: Page) => page.locator('.scene-box');

test(
  'what was razed stays in sight until it was seen, and nothing stands in the way',
  onDesktop,
  async ({ page, hall }) => {
    await quickTable(page);
    await openUnseen(page, hall, {
      seats: 4,
      seed: 1,
      prefer: ({ kind }) => kind === 'razeRival',
      until: happened('razed'),
    });
    await expect(box(page).getByRole('alert')).toContainText(/razes .* in your State\./);
    await expect(box(page).locator('.exhibit')).toBeVisible();
    await accessible(page);
    // It waits while the page is closed, too.
    await page.reload();
    await settled(page);
    await expect(box(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(box(page)).toHaveCount(0);
    await page.reload();
    await settled(page);
    await expect(page.locator('.table .hand')).toBeVisible();
    await expect(box(page)).toHaveCount(0);
  },
);

test('several scenes come one after the other, or are skipped at once', onDesktop, async ({ page, hall }) => {
  await quickTable(page);
  await openUnseen(page, hall, { game: 'last-aurora', seats: 3, seed: 1, until: happened('underFire', 2) });
  const first = await box(page).getByRole('alert').innerText();
  await page.getByRole('button', { name: /^Next \(/ }).click();
  await expect(box(page).getByRole('alert')).not.toHaveText(first);
  await page.reload();
  await settled(page);
  await page.evaluate(() => localStorage.removeItem('cinderhall.seen'));
  await closeBy(page, box(page));
});

test('an answer goes on without looking at them', onPhone, async ({ page, hall }) => {
  await quickTable(page, 'pl');
  await openUnseen(page, hall, { game: 'divide-et-impera', seats: 3, seed: 1, until: happened('eliminated') });
  await expect(box(page)).toBeVisible();
  const said = await box(page).getByRole('alert').innerText();
  expect(said).not.toContain('⟨');
  await clickAnswer(page);
  await settled(page);
  await expect(box(page).getByText(said)).toHaveCount(0);
});

test('nothing is heard until somebody was asked, once', onDesktop, async ({ page, hall }) => {
  await quickTable(page, 'en', { soundAsked: false });
  await openDeal(page, hall, dealOf({}));
  const question = page.getByRole('region', { name: 'Would you like to hear what happens at the table?' });
  await accessible(page);
  await question.getByRole('button', { name: 'With sounds' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings and table' }).click();
  await expect(page.getByRole('checkbox', { name: /^Sound/ })).toBeChecked();
});
