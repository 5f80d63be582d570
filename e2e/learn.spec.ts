import { expect, type Page } from '@playwright/test';
import { deepUnless, desktopOnly, picture, sampled, where } from './depth.ts';
import { test } from './hall.ts';
import {
  accessible,
  askedNow,
  confirmAnswer,
  type GameId,
  noSidewaysScroll,
  putDown,
  quickTable,
  saidInFull,
  takeUpFirst,
} from './table.ts';

const GAMES: readonly GameId[] = ['fifty-first-state', 'new-era', 'last-aurora', 'divide-et-impera'];

const coach = (page: Page) => page.locator('.coach');
const words = (page: Page) => page.locator('.coach .words');
const next = (page: Page) => page.locator('.coach [data-next]');

/** Waits until the coach says something else, or goodbye. */
const goesOn = (page: Page, said: string, asked: string | null) =>
  page.waitForFunction(
    ([before, number]) => {
      const now = document.querySelector<HTMLElement>('.coach .words')?.innerText;
      const answered = document.querySelector('.decide')?.getAttribute('data-asked') !== number;
      return now !== undefined && (now !== before || answered);
    },
    [said, asked] as const,
  );

async function begin(page: Page, hall: string, game: GameId): Promise<void> {
  await page.goto(`${hall}/learn/${game}`);
  await page.locator('.first-match').click();
  await coach(page).waitFor();
}

/** The coach rings things on the table wherever what is meant is one; only what is a line and nothing else is ringed there. */
async function ringsWhatIsMeant(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const seen = (thing: Element) => thing.checkVisibility() && thing.getClientRects().length > 0;
        const things = [...document.querySelectorAll('.table .is-selected')].filter(seen);
        const ring = document.querySelector('.spotlight .ring')?.getBoundingClientRect();
        const line = document.querySelector('.decide .choices .ch')?.getBoundingClientRect();
        if (!ring || !line) return null;
        const onLine = Math.abs(ring.x + ring.width / 2 - line.x - line.width / 2) < 2 && ring.y < line.y;
        return onLine && ring.bottom > line.bottom ? things.map((thing) => thing.getAttribute('data-ref')) : [];
      }),
    )
    .toEqual([]);
}

/** Does what the coach says, once: reads on, or answers. */
async function follow(page: Page, how: 'click' | 'keys'): Promise<void> {
  const said = await words(page).innerText();
  const asked = await askedNow(page);
  if (await next(page).isVisible()) {
    if (how === 'click') await next(page).click();
    else {
      await expect(next(page)).toBeFocused();
      await page.keyboard.press('Enter');
    }
  } else if (how === 'click') {
    await takeUpFirst(page);
    await ringsWhatIsMeant(page);
    await confirmAnswer(page);
  } else {
    await page.keyboard.press('1');
    await expect(page.locator('[data-confirm]')).toBeFocused();
    await ringsWhatIsMeant(page);
    await page.keyboard.press('Enter');
  }
  await goesOn(page, said, asked);
}

async function toTheEnd(page: Page, how: 'click' | 'keys'): Promise<number> {
  let steps = 0;
  while ((await page.locator('.coach.farewell').count()) === 0) {
    await saidInFull(page);
    await follow(page, how);
    steps++;
  }
  return steps;
}

for (const game of GAMES)
  for (const language of ['en', 'pl'] as const)
    test(
      `a first match of ${game} is played with its coach, ${language}`,
      where(sampled(language), deepUnless(game === 'fifty-first-state')),
      async ({ page, hall, complaints }, { project }) => {
        await quickTable(page, language);
        await page.goto(`${hall}/learn/${game}`);
        await page.locator('.first-match').waitFor();
        await accessible(page);
        await noSidewaysScroll(page);
        await picture(page, `learn-${game}-${project.name}-${language}`, { fullPage: true });
        await begin(page, hall, game);
        await accessible(page);
        await picture(page, `coach-${game}-${project.name}-${language}`);
        expect(await toTheEnd(page, project.name === 'phone' ? 'click' : 'keys')).toBeGreaterThan(15);
        await page.locator('.farewell .pri').click();
        await expect(coach(page)).toHaveCount(0);
        await expect(page.locator('.choices .ch').first()).toBeVisible();
        await page.goto(`${hall}/learn/${game}`);
        await expect(page.locator('.steps i').first().locator('svg')).toBeVisible();
        expect(complaints).toEqual([]);
      },
    );

test(
  'the coach explains other clicks, offers help, and is still there after a reload',
  desktopOnly,
  async ({ page, hall, complaints }) => {
    await quickTable(page);
    await begin(page, hall, 'fifty-first-state');
    while (await next(page).isVisible()) await follow(page, 'click');
    const meant = await words(page).innerText();
    const other = page.locator('.table .is-legal[data-ref="card:83"]');
    await other.click();
    await expect(words(page)).toContainText('That would be: Discard');
    await expect(words(page)).toContainText('you will need the other four');
    await expect(page.locator('[data-confirm]')).toBeDisabled();
    await other.click();
    await other.click();
    const help = page.getByRole('button', { name: 'Do it for me' });
    await expect(help).toBeVisible();
    // What is meant can be taken up and put down as anywhere.
    await page.locator('.table [data-ref="card:10"]').click();
    await expect(page.locator('[data-confirm]')).toBeEnabled();
    await putDown(page);
    await help.click();
    await expect(words(page)).toContainText('look-out');

    await page.reload();
    await expect(words(page)).toContainText('look-out');
    await page.goto(`${hall}/learn/fifty-first-state`);
    await page.getByRole('link', { name: 'Go on where you left off' }).click();
    await expect(words(page)).toContainText('look-out');
    await expect(words(page)).not.toHaveText(meant);
    await page.getByRole('button', { name: 'Skip the lesson' }).click();
    await expect(coach(page)).toHaveCount(0);
    await expect(page.locator('.choices .ch')).toHaveCount(3);
    await page.reload();
    await expect(page.locator('.choices .ch')).toHaveCount(3);
    await expect(coach(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);
