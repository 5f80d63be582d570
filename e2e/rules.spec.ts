import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { root } from '../scripts/lib/paths.mjs';
import { deep, onDesktop, onPhone, picture, sampled } from './depth.ts';
import { test } from './hall.ts';
import { accessible, noSidewaysScroll, quickTable, saidInFull } from './table.ts';

const games = {
  'fifty-first-state': { en: ['51st State', 'raze'], pl: ['51. Stan', 'pladrowa'], rule: 'R-BASE-101' },
  'new-era': { en: ['The New Era', 'raid'], pl: ['Nowa Era', 'najazd'], rule: 'R-NE-051' },
  'last-aurora': { en: ['Last Aurora', 'ambush'], pl: ['Last Aurora', 'zasadzk'], rule: 'R-LA-214' },
  'divide-et-impera': {
    en: ['DEI: Divide et Impera', 'majority'],
    pl: ['DEI: Divide et Impera', 'przewag'],
    rule: 'R-DEI-056',
  },
} as const;

/** Those that the game's tests cite. */
const numberOfRules = (game: string, language: string): number =>
  readFileSync(`${root}/packages/${game}/rules/${language}.md`, 'utf8').match(/^- \*\*R-/gm)?.length ?? 0;

test(
  'all games are listed, and each leads to its rules',
  onDesktop,
  async ({ page, hall, complaints }, { project }) => {
    const answer = await page.goto(`${hall}/rules`);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('.game-rules a')).toHaveCount(4);
    await accessible(page);
    await picture(page, `rules-index-${project.name}`);
    await page.getByRole('link', { name: /Last Aurora/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Last Aurora');
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Rules' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    // After a link a screen reader reads the new page.
    await expect(page.locator('main')).toBeFocused();
    expect(complaints).toEqual([]);
  },
);

for (const [game, about] of Object.entries(games))
  for (const language of ['en', 'pl'] as const)
    test(
      `${game} can be learnt, searched and pointed at, ${language}`,
      sampled(language),
      async ({ page, hall, complaints }, { project }) => {
        const [title, word] = about[language];
        await quickTable(page, language);
        await page.goto(`${hall}/rules/${game}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.locator('.summary section')).toHaveCount(6);
        const rules = page.locator('[data-rule]');
        await expect(rules.first()).toBeVisible();
        const all = await rules.count();
        expect(all).toBe(numberOfRules(game, language));
        await noSidewaysScroll(page);
        // The pages are alike: one on each screen is enough.
        if (deep || game === 'fifty-first-state') await accessible(page);
        await saidInFull(page);
        await picture(page, `rules-${game}-${project.name}-${language}`);

        await page.getByRole('searchbox').fill(word);
        await expect.poll(() => rules.count()).toBeLessThan(all);
        const found = await rules.count();
        expect(found).toBeGreaterThan(0);
        await expect(page.locator('.finding [role=status]')).toContainText(String(found));
        for (const text of await rules.allInnerTexts())
          expect(text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')).toContain(word);
        await page.getByRole('searchbox').fill('qqqq');
        await expect(page.locator('.rule-list .empty')).toBeVisible();

        // A rule that somebody was sent is brought into sight and marked.
        await page.goto(`${hall}/settings`);
        await page.goto(`${hall}/rules/${game}#${about.rule}`);
        const rule = page.locator(`[data-rule="${about.rule}"]`);
        await expect(rule).toHaveClass('here');
        await expect(rule).toBeInViewport();
        await picture(page, `rules-${game}-${project.name}-${language}-rule`);
        expect(complaints).toEqual([]);
      },
    );

test(
  'the summary leads to the rules, chapters to their places, and a pointer wins over a search',
  onPhone,
  async ({ page, hall }, { project }) => {
    await page.goto(`${hall}/rules/new-era`);
    await page.locator('[data-rule]').first().waitFor();
    const cite = page.locator('.summary .cites a').last();
    const cited = (await cite.getAttribute('href'))?.slice(1) ?? '';
    await cite.click();
    await expect(page).toHaveURL(new RegExp(`#${cited}$`));
    await expect(page.locator(`[data-rule="${cited}"]`)).toHaveClass('here');
    await expect(page.locator(`[data-rule="${cited}"]`)).toBeInViewport();

    const chapters = page.getByRole('navigation', { name: 'Chapters' });
    if (project.name === 'phone') await chapters.locator('summary').click();
    await chapters.getByRole('link', { name: 'Rules of three' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Rules of three' })).toBeInViewport();
    await expect(chapters.getByRole('link', { name: 'Rules of three' })).toHaveAttribute('aria-current', 'location');

    await page.getByRole('searchbox').fill('leader');
    await expect(page.locator('[data-rule="R-NE-001"]')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator(`[data-rule="${cited}"]`)).toBeInViewport();
    await expect(page.getByRole('searchbox')).toHaveValue('');

    await page.getByRole('button', { name: 'Polski' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nowa Era');
    await expect(page.locator('.summary h3').first()).toHaveText('Cel');
  },
);

test('a game that does not exist has no rules', onDesktop, async ({ page, hall }) => {
  await page.goto(`${hall}/rules/chess`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing here');
});
