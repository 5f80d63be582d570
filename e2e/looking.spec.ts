import { LANGUAGES } from '@cinderhall/kernel';
import { expect, type Page } from '@playwright/test';
import { asks, dealOf, openDeal } from './deals.ts';
import { desktopOnly, onDesktop, onPhone, phoneOnly, picture, sampled } from './depth.ts';
import { test } from './hall.ts';
import {
  accessible,
  closeBy,
  noSidewaysScroll,
  onOneScreen,
  putDown,
  quickTable,
  settled,
  startMatch,
} from './table.ts';

/** In the third round, with cards in hand that cannot be paid for and actions that are used up. */
const midway = () =>
  dealOf({
    seed: 3,
    seats: 4,
    until: (match) => 'round' in match.state && match.state.round === 3 && asks('act')(match),
  });

const unlitCard = (page: Page) => page.locator('.hand [data-ref]:not(.is-legal):not(.is-selected)').first();
const whyNot = (page: Page) => page.locator('.close-up .why li');

test(
  'a card is looked at closely, says why not, and leads to the rule',
  onPhone,
  async ({ page, hall, complaints }, { project }) => {
    await quickTable(page);
    await openDeal(page, hall, midway());
    await unlitCard(page).click();
    const dialog = page.getByRole('dialog');
    await expect(whyNot(page).first()).toBeVisible();
    await expect(dialog.locator('.legend li').first()).toBeVisible();
    await expect(dialog).toContainText('printed on the card');
    await accessible(page);
    await picture(page, `close-up-${project.name}`);
    const mark = dialog.locator('.why').getByRole('button', { name: 'Open the rule' }).first();
    const rule = await mark.getAttribute('data-cites');
    await expect(dialog.locator('.why')).not.toContainText(/R-[A-Z]+-\d/);
    await mark.click();
    await expect(page.locator(`[data-rule="${rule}"]`)).toBeInViewport();
    await accessible(page);
    await picture(page, `rules-${project.name}`);
    await page.locator('.drawer.rules input').fill('raze');
    await expect(page.locator('.drawer.rules [data-rule]').first()).toContainText(/raz/i);
    await closeBy(page, page.locator('.drawer'));
    await page.locator('.top .tbtn').last().click();
    await accessible(page);
    await picture(page, `menu-${project.name}`);
    expect(complaints).toEqual([]);
  },
);

test('every unlit card in hand and every unlit action of the board says why not', onDesktop, async ({ page, hall }) => {
  await quickTable(page);
  await openDeal(page, hall, midway());
  const unlit = page.locator('.hand [data-ref]:not(.is-legal), .fact:not(.is-legal)');
  const n = await unlit.count();
  expect(n).toBeGreaterThan(2);
  for (let i = 0; i < n; i++) {
    await unlit.nth(i).click();
    await expect(whyNot(page).first()).toBeVisible();
    await closeBy(page, page.locator('.close-up'));
  }
});

test('the keyboard and the pointer are answered where they rest', desktopOnly, async ({ page, hall }) => {
  await page.clock.install();
  await quickTable(page);
  await openDeal(page, hall, midway());
  const card = unlitCard(page);
  await card.hover();
  await expect(whyNot(page).first()).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.locator('.close-up')).toHaveCount(0);
  // From the first card of the hand on, arrows lead from thing to thing.
  await page.keyboard.press('Tab');
  await page.locator('.hand [data-ref]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.close-up.float[role=status]')).toBeVisible();
  await closeBy(page, page.locator('.close-up'));
  // Closed, it stays closed, although the focus goes back to the card.
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  await closeBy(page, page.getByRole('dialog'));
  await expect(page.locator('.hand [data-ref]:focus')).toHaveCount(1);
  // Whatever was put off until later has happened by then.
  await page.clock.runFor(60_000);
  await expect(page.locator('.close-up')).toHaveCount(0);
});

test('a finger that rests on a lit card sees it closely and takes nothing up', phoneOnly, async ({ page, hall }) => {
  await quickTable(page);
  await openDeal(page, hall, midway());
  const card = page.locator('.hand .is-legal').first();
  await card.dispatchEvent('pointerdown', { pointerType: 'touch' });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await card.dispatchEvent('pointerup', { pointerType: 'touch' });
  await card.dispatchEvent('click');
  await expect(page.locator('.flt')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(page.locator('.flt')).toBeVisible();
});

test('a lit thing filters the choices, and Esc gives them back', onDesktop, async ({ page, hall }) => {
  await quickTable(page);
  await startMatch(page, hall);
  const all = await page.locator('.choices .ch').count();
  const lit = page.locator('.hand .is-legal');
  await lit.first().click();
  await expect(page.locator('.flt')).toBeVisible();
  expect(await page.locator('.choices .ch').count()).toBeLessThan(all);
  await lit.nth(1).click();
  // Two cards are enough to know what goes: one choice is left, and it is taken up.
  await expect(page.locator('[data-confirm]')).toBeEnabled();
  await putDown(page);
  await expect(page.locator('.choices .ch')).toHaveCount(all);
});

for (const language of LANGUAGES)
  test(`the button says in full what it does, ${language}`, sampled(language), async ({ page, hall }) => {
    await quickTable(page, language);
    await openDeal(page, hall, dealOf({ game: 'new-era', seats: 2, until: asks('act') }));
    const confirm = page.locator('[data-confirm]');
    for (const verb of await page.locator('.choices .ch').all()) {
      await verb.click();
      if (await confirm.isDisabled()) await page.locator('.choices .ch').last().click();
      await expect(confirm).toBeEnabled();
      const spill = await confirm.evaluate((button) => {
        const words = document.createRange();
        words.selectNodeContents(button.querySelector('.txt') ?? button);
        const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
        const cut = Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top);
        return Math.max(cut, inner.bottom - outer.bottom, outer.bottom - innerHeight);
      });
      expect(spill, await confirm.innerText()).toBeLessThanOrEqual(0);
      await putDown(page);
    }
  });

/** With cards that are set larger the table scrolls, and everything on it can still be used. */
async function largerCards(page: Page): Promise<void> {
  const card = page.locator('.hand .is-legal').first();
  const widthOf = async () => (await card.boundingBox())?.width ?? 0;
  const before = await widthOf();
  const choose = async (size: string) => {
    await page.getByRole('button', { name: 'Settings and table' }).click();
    await page.getByRole('group', { name: 'Cards and maps' }).getByRole('radio', { name: size, exact: true }).check();
    await closeBy(page, page.getByRole('dialog', { name: 'Settings and table' }));
  };
  await choose('very large');
  expect((await widthOf()) / before).toBeCloseTo(1.45, 1);
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page.locator('.flt')).toBeVisible();
  await putDown(page);
  await onOneScreen(page);
  await picture(page, 'table-large-cards');
  await choose('usual size');
  expect(await widthOf()).toBeCloseTo(before, 0);
}

test(
  'at 1920×1080 everything is on one screen; at 200 % every choice is reached by scrolling',
  desktopOnly,
  async ({ page, hall }) => {
    await quickTable(page);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openDeal(page, hall, midway());
    await onOneScreen(page);
    await picture(page, 'table-1920');
    await largerCards(page);
    // What a window of 1366×768 is left with when everything is twice as large.
    await page.setViewportSize({ width: 683, height: 384 });
    await noSidewaysScroll(page);
    await page.locator('.choices .ch').last().scrollIntoViewIfNeeded();
    await page.locator('.choices .ch').last().click();
    await page.locator('[data-confirm]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-confirm]')).toBeInViewport();
    await page.locator('.hand [data-ref]').first().scrollIntoViewIfNeeded();
    await expect(page.locator('.hand [data-ref]').first()).toBeInViewport();
    await picture(page, 'table-200-percent');
    expect(await settled(page)).toBe('choose');
  },
);
