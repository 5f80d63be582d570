import { expect, type Page } from '@playwright/test';
import { asks, dealOf, openDeal } from './deals.ts';
import { onDesktop, onPhone } from './depth.ts';
import { test } from './hall.ts';
import { askedNow, clickAnswer, confirmAnswer, quickTable, settled } from './table.ts';

/** Everything that a player can see of his own: goods, points, cards. */
const seen = (page: Page): Promise<string[]> =>
  page.locator('.goods [aria-label], .fb .vp, .hand [data-flip], .srow [data-flip]').evaluateAll((all) =>
    all.map((one) => {
      const { flip } = (one as HTMLElement).dataset;
      return flip ?? one.getAttribute('aria-label') ?? one.textContent ?? '';
    }),
  );

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const redo = (page: Page) => page.getByRole('button', { name: 'Do it again' });

/** Takes the first choice of the faction board: it needs no card and ends in one step. */
async function useBoard(page: Page): Promise<void> {
  await page.locator('.fact.is-legal').first().click();
  await confirmAnswer(page);
}

const ready = () =>
  dealOf({
    seed: 4,
    until: (match) =>
      asks('act')(match) &&
      match.choices(0).some((choice) => choice.kind === 'board' && 'at' in choice && Number(choice.at) < 3),
  });

test(
  'with the end of my turn to confirm, bots wait; undo takes the step back, redo does it again',
  onDesktop,
  async ({ page, hall, complaints }) => {
    await quickTable(page, 'en', { holdBots: true });
    await openDeal(page, hall, ready());
    await expect(redo(page)).toHaveCount(0);
    const asked = await askedNow(page);
    const before = await seen(page);
    await useBoard(page);
    const end = page.getByRole('button', { name: 'End my turn' });
    await expect(end).toBeVisible();
    const after = await seen(page);
    expect(after).not.toEqual(before);

    await undo(page).click();
    await expect(page.locator('.choices .ch').first()).toBeVisible();
    expect(await askedNow(page)).toBe(asked);
    expect(await seen(page)).toEqual(before);

    await redo(page).click();
    await expect(end).toBeVisible();
    expect(await seen(page)).toEqual(after);
    await expect(redo(page)).toHaveCount(0);

    // The keys do the same.
    await page.keyboard.press('z');
    await expect(redo(page)).toBeVisible();
    expect(await seen(page)).toEqual(before);
    await page.keyboard.press('y');
    await expect(end).toBeVisible();
    expect(await seen(page)).toEqual(after);

    await end.click();
    await expect.poll(() => askedNow(page)).not.toBe(asked);
    expect(await settled(page)).toBe('choose');
    expect(complaints).toEqual([]);
  },
);

test('where nothing can be taken back, undo says why', onPhone, async ({ page, hall, complaints }) => {
  await quickTable(page);
  await openDeal(page, hall, dealOf({ seed: 4 }));
  await expect(undo(page)).toHaveAttribute('aria-disabled', 'true');
  await undo(page).click({ force: true });
  await expect(page.locator('.refused')).toHaveText('You have nothing to undo.');
  await clickAnswer(page);
  await settled(page);
  await undo(page).click({ force: true });
  await expect(page.locator('.refused')).toContainText('You cannot');
  await expect(undo(page)).toHaveAttribute('title', /You cannot|Everyone has answered/);
  expect(complaints).toEqual([]);
});
