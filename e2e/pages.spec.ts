import { LANGUAGES } from '@cinderhall/kernel';
import { expect, type Page } from '@playwright/test';
import { deep, deepUnless, desktopOnly, onDesktop, phoneOnly, picture, sampled, where } from './depth.ts';
import { test } from './hall.ts';
import { accessible, noSidewaysScroll, quickTable, saidInFull } from './table.ts';

const PAGES = [
  '/',
  '/new/fifty-first-state',
  '/rules',
  '/rules/new-era',
  '/settings',
  '/credits',
  '/account',
  '/reminders',
  '/nowhere',
];

/** What sticks out to the right, so that one would have to scroll sideways to read it. */
const cutOff = (page: Page): Promise<string[]> =>
  // A phone shows a wide page smaller: its own idea of how wide the window is cannot be trusted.
  page.evaluate(async (width) => {
    await document.fonts.ready;
    const texts = [...document.querySelectorAll('body *')].filter(
      (element) =>
        !element.closest('.sr, .skip, svg') &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const wide = document.documentElement.scrollWidth > width ? ['the page'] : [];
    const out = texts.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > left && (right > width + 1 || left < -1);
    });
    return [...wide, ...out.map((element) => `${element.className}: ${element.textContent?.slice(0, 40)}`)];
  }, page.viewportSize()?.width ?? 0);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('main h1').waitFor();
  if (address.includes('/rules/')) await page.locator('[data-rule]').first().waitFor();
  if (/account|reminders/.test(address)) await page.locator('main .panel').first().waitFor();
}

for (const language of LANGUAGES) {
  // Polish words are longer.
  const longest = deepUnless(language === 'pl');
  test(`every page can be read at 200 %, ${language}`, longest, async ({ page, hall }, { project }) => {
    await quickTable(page, language);
    if (project.name === 'desktop') await page.setViewportSize({ width: 683, height: 384 });
    for (const path of PAGES) {
      await open(page, hall + path);
      // On a phone there is no zoom of pages, but there are larger letters.
      if (project.name === 'phone')
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await cutOff(page), path).toEqual([]);
      await picture(page, `zoom${path.replaceAll('/', '-')}-${project.name}-${language}`);
    }
  });

  test(
    `every page can be read with letters twice as large, ${language}`,
    where(desktopOnly, longest),
    async ({ page, hall }) => {
      await quickTable(page, language);
      for (const path of PAGES) {
        await open(page, hall + path);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect(await cutOff(page), path).toEqual([]);
      }
    },
  );

  test(
    `account, reminders, settings and credits are accessible and said in full, ${language}`,
    sampled(language),
    async ({ page, hall, complaints }, { project }) => {
      await quickTable(page, language);
      for (const path of ['/account', '/reminders', '/settings', '/credits', '/rules']) {
        await open(page, hall + path);
        expect(await cutOff(page), path).toEqual([]);
        await accessible(page);
        await saidInFull(page);
        await picture(page, `page${path.replaceAll('/', '-')}-${project.name}-${language}`);
      }
      expect(complaints).toEqual([]);
    },
  );
}

const GAMES = ['fifty-first-state', 'new-era', 'last-aurora', 'divide-et-impera'];

test(
  'no page in any language has the name of a sentence in place of the sentence',
  onDesktop,
  async ({ page, hall }) => {
    await quickTable(page);
    await page.goto(hall);
    const paths = [...PAGES, '/maps', ...GAMES.flatMap((game) => [`/learn/${game}`, `/new/${game}`, `/rules/${game}`])];
    // Templates of both languages have the same names, so by default one language stands for the other.
    for (const language of deep ? LANGUAGES : (['pl'] as const)) {
      await page.evaluate((chosen) => {
        const kept = JSON.parse(localStorage.getItem('cinderhall.settings') ?? '{}');
        localStorage.setItem('cinderhall.settings', JSON.stringify({ ...kept, language: chosen }));
      }, language);
      for (const path of new Set(paths)) {
        await open(page, hall + path);
        expect(await page.locator('body').innerText(), `${path}, ${language}`).not.toMatch(
          /⟨|\b(web|dei|ne|la|tableau)\.[a-z]+\./,
        );
      }
    }
  },
);

test('by keyboard: past the bar with one key, and to every page', desktopOnly, async ({ page, hall }) => {
  await page.goto(hall);
  await page.locator('.door').first().waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Play now' })).toBeFocused();

  const nav = page.getByRole('navigation', { name: 'Pages' });
  for (const [name, title] of [
    ['Rules', 'Rules'],
    ['Settings', 'Settings'],
    ['Credits', 'Credits'],
    ['Account', 'Account'],
    ['Hall', 'Pull up a chair'],
  ] as const) {
    const link = nav.getByRole('link', { name });
    const reached = () => link.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 60 && !(await reached()); presses++) await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('main')).toBeFocused();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(nav.locator('[aria-current]')).toHaveCount(1);
  }
});

test(
  'on a phone the bar below leads everywhere, and the credits are under the settings',
  phoneOnly,
  async ({ page, hall }) => {
    await page.goto(hall);
    const nav = page.getByRole('navigation', { name: 'Pages' });
    for (const [name, title] of [
      ['Rules', 'Rules'],
      ['Account', 'Account'],
      ['Settings', 'Settings'],
    ] as const) {
      await nav.getByRole('link', { name }).tap();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    await page.getByRole('main').getByRole('link', { name: 'Credits' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credits');
  },
);

test('settings hold at once, stay, and can be reset', onDesktop, async ({ page, hall }) => {
  await page.goto(`${hall}/settings`);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-motion', 'full');
  await page.getByRole('checkbox', { name: 'Nothing moves' }).check();
  await expect(html).toHaveAttribute('data-motion', 'none');
  await page.getByRole('checkbox', { name: 'Answer at once' }).check();
  const help = page.locator('.settings .check small').first();
  const dim = await help.evaluate((element) => getComputedStyle(element).color);
  await page.getByRole('checkbox', { name: 'More contrast' }).check();
  await expect(help).not.toHaveCSS('color', dim);
  await page.getByRole('radio', { name: 'calmly' }).check();
  const volume = page.getByRole('slider', { name: 'Volume' });
  await expect(volume).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Sound' }).check();
  await volume.fill('80');
  await page.getByRole('radio', { name: 'slowly' }).check();
  await expect(html).toHaveCSS('--m-move', /^(500ms|0?\.5s)$/);
  const words = page.locator('main p').first();
  const small = await words.boundingBox();
  const sizeOf = (name: string) => page.getByRole('group', { name }).getByRole('radio', { name: 'very large' });
  await sizeOf('Words').check();
  await expect.poll(async () => (await words.boundingBox())?.height ?? 0).toBeGreaterThan(small?.height ?? 0);
  await noSidewaysScroll(page);
  await page.getByLabel('Your name at the table').fill('Sparrow');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Answer at once' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'calmly' })).toBeChecked();
  await expect(volume).toHaveValue('80');
  await expect(page.getByRole('radio', { name: 'slowly' })).toBeChecked();
  await expect(sizeOf('Words')).toBeChecked();
  // Every setting says what it does.
  for (const label of await page.locator('.settings .check').all())
    await expect(label.locator('small')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Show all tips again' }).click();
  await expect(page.getByText('All tips will be shown again.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset all settings' }).click();
  await expect(page.getByText('All settings are as they were at first')).toBeVisible();
  await expect(html).toHaveAttribute('data-motion', 'full');
  await expect(page.getByRole('checkbox', { name: 'Answer at once' })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'quickly' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'at their usual speed' })).toBeChecked();
  await expect(volume).toHaveValue('50');
  await expect(page.getByLabel('Your name at the table')).toHaveValue('Sparrow');
});
