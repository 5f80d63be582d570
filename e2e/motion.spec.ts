import { expect, type Page } from '@playwright/test';
import { asks, dealOf, openDeal } from './deals.ts';
import { onDesktop, onPhone } from './depth.ts';
import { test } from './hall.ts';
import { confirmAnswer, quickTable } from './table.ts';

const ready = () =>
  dealOf({
    seed: 4,
    until: (match) =>
      asks('act')(match) && match.choices(0).some((one) => one.kind === 'board' && 'at' in one && Number(one.at) < 3),
  });

async function useBoard(page: Page): Promise<void> {
  await page.locator('.fact.is-legal').first().click();
  await confirmAnswer(page);
}

test(
  'what is paid and gained flies, with its number, and a key lets it arrive at once',
  onDesktop,
  async ({ page, hall }) => {
    await quickTable(page, 'en', { motion: 'full', holdBots: true });
    await openDeal(page, hall, ready());
    // A hundred times slower: nothing would arrive by itself while the test looks.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    await useBoard(page);
    await expect(page.locator('.flights .token').first()).toBeAttached();
    for (const sign of [/^−/, /^\+/])
      await expect(page.locator('.flights .count', { hasText: sign }).first()).toBeAttached();
    await page.keyboard.press('Shift');
    await expect(page.locator('.flights > *')).toHaveCount(0);
  },
);

test('where nothing may move, what changed is underlined', onPhone, async ({ page, hall }) => {
  await quickTable(page, 'en', { holdBots: true });
  await openDeal(page, hall, ready());
  await page.evaluate(() => {
    new MutationObserver((all) => {
      for (const { target } of all)
        if (target instanceof HTMLElement && target.classList.contains('is-changed'))
          document.body.dataset.marked = target.dataset.place ?? '';
    }).observe(document.body, { subtree: true, attributeFilter: ['class'] });
  });
  await useBoard(page);
  await expect(page.locator('body')).toHaveAttribute('data-marked', /^seat:0/);
  await expect(page.locator('.flights > *')).toHaveCount(0);
});
