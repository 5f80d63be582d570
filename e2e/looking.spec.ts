import { expect } from '@playwright/test';
import { test } from './hall.ts';
import { accessible, clickAnswer, quickTable, settled, startMatch } from './table.ts';

test.describe.configure({ timeout: 120_000 });

test('a card is looked at closely, says why not, and leads to the rule', async ({ page, hall, complaints }, {
  project,
}) => {
  await quickTable(page);
  await startMatch(page, hall);
  const unlit = page.locator('.hand [data-ref]:not(.is-legal):not(.is-selected)');
  for (let i = 0; i < 60 && (await settled(page)) === 'choose'; i++) {
    const act = (await page.locator('.decide h2').innerText()).startsWith('Your turn');
    if (act && (await unlit.count()) > 0) break;
    await clickAnswer(page);
  }
  await unlit.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.why li').first()).toBeVisible();
  await accessible(page);
  await page.screenshot({ path: `artifacts/close-up-${project.name}.png` });
  const rule = await dialog.locator('.why .link').first().innerText();
  await dialog.locator('.why .link').first().click();
  await expect(page.locator(`[data-rule="${rule}"]`)).toBeInViewport();
  await accessible(page);
  await page.screenshot({ path: `artifacts/rules-${project.name}.png` });
  await page.locator('.drawer.rules input').fill('raze');
  await expect(page.locator('.drawer.rules [data-rule]').first()).toContainText(/raz/i);
  await page.keyboard.press('Escape');
  await expect(page.locator('.drawer')).toHaveCount(0);
  await page.locator('.top .tbtn').last().click();
  await accessible(page);
  await page.screenshot({ path: `artifacts/menu-${project.name}.png` });
  expect(complaints).toEqual([]);
});

test('a lit thing filters the choices, and Esc gives them back', async ({ page, hall }) => {
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
  await page.keyboard.press('Escape');
  await expect(page.locator('.choices .ch')).toHaveCount(all);
});
