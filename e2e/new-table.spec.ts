import { LANGUAGES } from '@cinderhall/kernel';
import { expect, type Page } from '@playwright/test';
import { desktopOnly, on, onDesktop, onPhone, picture, sampled } from './depth.ts';
import { test } from './hall.ts';
import { seatFor } from './people.ts';
import { accessible, type GameId, noSidewaysScroll, quickTable, saidInFull, settled, unfold } from './table.ts';

const GAMES = ['fifty-first-state', 'new-era', 'last-aurora', 'divide-et-impera'] as const;

const open = async (page: Page, hall: string, game: GameId): Promise<void> => {
  await page.goto(`${hall}/new/${game}`);
  await page.locator('.new').waitFor();
};
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const told = (page: Page) => page.locator('.go [role=status]');

for (const [i, game] of GAMES.entries())
  test(
    `${game}: two clicks from the hall to a match; another one as a ready-made table, which is remembered`,
    on(i % 2 === 0 ? 'desktop' : 'phone'),
    async ({ page, hall, complaints }) => {
      await quickTable(page);
      await page.goto(hall);
      await page.locator(`.door a[href="/new/${game}"]`).click();
      await start(page).click();
      await settled(page);
      await open(page, hall, game);
      const presets = page.locator('.presets button');
      await expect(presets.first()).toHaveAttribute('aria-pressed', 'true');
      if (game === 'fifty-first-state') await expect(page.locator('.go .sum')).toContainText('about 25 min');
      await presets.last().click();
      await expect(presets.last()).toHaveAttribute('aria-pressed', 'true');
      // All boxes make a longer match, though not as much longer as each of them alone.
      if (game === 'fifty-first-state') await expect(page.locator('.go .sum')).toContainText('about 40 min');
      await start(page).click();
      await settled(page);
      await open(page, hall, game);
      await expect(presets.last()).toHaveAttribute('aria-pressed', 'true');
      expect(complaints).toEqual([]);
    },
  );

for (const game of GAMES)
  for (const language of LANGUAGES)
    test(
      `${game}: the page of a new table is accessible, fits and is said in full, ${language}`,
      sampled(language),
      async ({ page, hall, complaints }, { project }) => {
        await quickTable(page, language);
        await open(page, hall, game);
        await page.locator('.presets button').last().click();
        await unfold(page);
        await page.locator('.seat .tbtn').last().click();
        const house = page.locator('.house summary');
        if ((await house.count()) > 0) await house.click();
        await noSidewaysScroll(page);
        await accessible(page);
        await saidInFull(page);
        expect(await page.locator('main').innerText()).not.toMatch(/\b(option|preset|web|faction)\.\w+/);
        await picture(page, `new-table-${game}-${project.name}-${language}`, { fullPage: true });
        expect(complaints).toEqual([]);
      },
    );

test(
  'a box is swapped for another, or mixed by the house rule; what no longer fits is left out, and why is told',
  onPhone,
  async ({ page, hall }) => {
    await quickTable(page);
    await open(page, hall, 'fifty-first-state');
    await box(page, 'Winter').check();
    await expect(page.getByText('swap with Winter').first()).toBeVisible();
    await box(page, 'Allies').check();
    await expect(box(page, 'Winter')).not.toBeChecked();
    await page.getByRole('checkbox', { name: /^Mix expansions/ }).check();
    await box(page, 'Winter').check();
    await expect(box(page, 'Allies')).toBeChecked();
    await expect(page.getByRole('note')).toContainText('A house mix: Winter, Allies. The rules add one box at a time.');
    // Against Borgo the rules themselves let any boxes go together.
    await page.getByLabel('1', { exact: true }).check();
    const foe = (name: string) => page.locator(`input[name=opponent][value=${name}]`);
    await foe('borgo').check();
    await expect(page.getByRole('note')).toHaveCount(0);
    await foe('standard').check();
    await expect(page.getByRole('note')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Mix expansions/ }).uncheck();
    await expect(told(page)).toContainText('Left out: Allies. The rules allow one expansion at a time.');
    await expect(box(page, 'Allies')).not.toBeChecked();

    // What a set asks is asked only while it is in.
    await page.locator('.house summary').click();
    await expect(page.getByText('Back on the map')).toHaveCount(0);
    await box(page, 'No Man’s Land').or(box(page, "No Man's Land")).check();
    await expect(page.getByText('Back on the map')).toBeVisible();
    await expect(start(page)).toBeEnabled();
  },
);

test(
  'by keys: alone against Borgo with two boxes, a locked module says why; with three players he leaves',
  desktopOnly,
  async ({ page, hall }) => {
    await quickTable(page);
    await open(page, hall, 'fifty-first-state');
    const press = async (name: string, value: string) => {
      await page.locator(`input[name=${name}][value=${value}]`).focus();
      await page.keyboard.press('Space');
    };
    await page.getByLabel('1', { exact: true }).focus();
    await page.keyboard.press('Space');
    await press('opponent', 'borgo');
    for (const set of ['winter', 'allies']) await press('expansions', set);
    await expect(box(page, 'Winter')).toBeChecked();
    await expect(box(page, 'Allies')).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Borgo: harder game/ })).toBeVisible();
    const arena = page.getByRole('checkbox', { name: 'Arena' });
    await expect(arena).toHaveAttribute('aria-disabled', 'true');
    await expect(arena).toHaveAccessibleDescription(/Alone you play without the Arena/);
    await press('arena', 'arena');
    await expect(arena).not.toBeChecked();

    // The board of a faction shows while it has the focus.
    await page.locator('input[name=factions][value=texas]').focus();
    await expect(page.locator('#board-texas')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('#board-texas')).toBeHidden();

    await page.getByLabel('3', { exact: true }).check();
    await expect(told(page)).toContainText('Left out: Opponent of a lone player, Winter.');
    await expect(page.getByText('Against whom?')).toHaveCount(0);
  },
);

test(
  'a bot has a character and a level, nobody leaves a seat empty, and factions are given to seats',
  onDesktop,
  async ({ page, hall }) => {
    await quickTable(page);
    await open(page, hall, 'divide-et-impera');
    await page.getByRole('button', { name: 'Change seat 2' }).click();
    await page.getByRole('radio', { name: 'Raider', exact: true }).check();
    await page.getByRole('radio', { name: 'easy', exact: true }).check();
    await expect(page.getByText('Does anything that the rules allow.')).toBeVisible();
    await expect(page.locator('.seat').nth(1)).toContainText('Rusty Meg');
    await page.getByRole('button', { name: 'Change seat 3' }).click();
    await page.getByRole('radio', { name: 'nobody' }).click();
    await expect(page.locator('.seat')).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Faction of seat 1' }).selectOption('Auxilia');
    await page.getByRole('combobox', { name: 'Faction of seat 2' }).selectOption('Auxilia');
    await expect(page.getByRole('combobox', { name: 'Faction of seat 1' })).toHaveValue('shelter42');
    await start(page).click();
    await settled(page);
    await expect(page.locator('.d-players')).toContainText('Rusty Meg');
    await expect(page.locator('.d-players')).toContainText('Auxilia');
  },
);

test(
  'online, too, seats are for people, bots of a level, or nobody',
  onPhone,
  async ({ page, hall, complaints }, { project }) => {
    await quickTable(page);
    await open(page, hall, 'fifty-first-state');
    await page.getByRole('radio', { name: 'Online, with others' }).check();
    await page.getByLabel('4', { exact: true }).check();
    await seatFor(page, 2, 'by link');
    await expect(page.locator('.seat').nth(1)).toContainText('only somebody whom you send the link');
    await seatFor(page, 3, 'a bot');
    await page.getByRole('radio', { name: 'strong', exact: true }).check();
    await expect(page.locator('.seat').nth(2).locator('.lv')).toHaveText('strong');
    await seatFor(page, 4, 'me');
    await expect(page.locator('.seat').nth(0)).toContainText('anybody');
    await accessible(page);
    await noSidewaysScroll(page);
    await picture(page, `new-table-online-${project.name}`, { fullPage: true });
    await page.getByRole('radio', { name: 'nobody' }).click();
    await expect(page.locator('.seat')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Open the table' })).toBeEnabled();
    expect(complaints).toEqual([]);
  },
);
