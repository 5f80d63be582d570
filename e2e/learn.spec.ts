import { expect, type Page } from '@playwright/test';
import { picture, sampled } from './depth.ts';
import { test } from './hall.ts';
import { accessible, clickAnswer, quickTable, settled } from './table.ts';

const tip = (page: Page) => page.locator('.decide .tip p');

for (const [language, guide, start] of [
  ['en', 'Guide.', 'Play a first match'],
  ['pl', 'Przewodnik.', 'Zagraj pierwszą partię'],
] as const)
  test(`a first match explains each kind of question once (${language})`, async ({ page, hall, complaints }, {
    project,
  }) => {
    sampled(language);
    // Whoever has no tips otherwise still has a guide here.
    await quickTable(page, language);
    await page.goto(`${hall}/learn/fifty-first-state#ember`);
    const begin = page.getByRole('button', { name: start });
    await begin.waitFor();
    await accessible(page);
    await picture(page, `learn-${project.name}-${language}`);
    await begin.click();
    const told: string[] = [];
    const kinds = new Map<string, number>();
    for (let i = 0; i < 8 && (await settled(page)) === 'choose'; i++) {
      const question = await page.locator('.decide h2').innerText();
      const seen = kinds.get(question) ?? 0;
      kinds.set(question, seen + 1);
      if (seen === 0) {
        await expect(tip(page)).toContainText(guide);
        told.push(await tip(page).innerText());
        if (i === 0) await picture(page, `guide-${project.name}-${language}`);
      } else await expect(tip(page)).toHaveCount(0);
      await clickAnswer(page);
    }
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(new Set(told).size).toBe(told.length);
    expect(complaints).toEqual([]);
  });
