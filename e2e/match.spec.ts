import { type Match, type Outcome, tiesIn } from '@cinderhall/kernel';
import { expect, type Page } from '@playwright/test';
import { dealOf, lastStretch, openDeal } from './deals.ts';
import { deep, deepOnly, desktopOnly, onDesktop, onPhone, picture, sampled } from './depth.ts';
import { test } from './hall.ts';
import {
  accessible,
  askedNow,
  chooseDeal,
  clickHint,
  clickOn,
  hintsOn,
  keysOn,
  keysToTheEnd,
  onOneScreen,
  pointsAddUp,
  quickTable,
  saidInFull,
  settled,
  startMatch,
} from './table.ts';

test(
  'a match against bots begins by clicking, with a hint, and goes on after a reload and from the hall',
  onPhone,
  async ({ page, hall, complaints }) => {
    await quickTable(page);
    await startMatch(page, hall);
    await onOneScreen(page);
    await accessible(page);
    await clickHint(page);
    expect(await clickOn(page, { most: 6 })).toBe(6);
    await onOneScreen(page);
    await settled(page);
    const asked = await askedNow(page);
    const question = await page.locator('.decide h2').innerText();
    await page.reload();
    await settled(page);
    expect(await askedNow(page)).toBe(asked);
    await expect(page.locator('.decide h2')).toHaveText(question);
    await page.goto(hall);
    await page.getByRole('link', { name: 'Go to my move' }).click();
    await settled(page);
    expect(await askedNow(page)).toBe(asked);
    expect(complaints).toEqual([]);
  },
);

test('the end of a match by clicking, and its summary', onDesktop, async ({ page, hall, complaints }) => {
  await quickTable(page);
  await openDeal(page, hall, lastStretch({}, deep ? 20 : 10));
  expect(await clickOn(page, { most: 80 })).toBeGreaterThan(1);
  await summary(page);
  expect(complaints).toEqual([]);
});

async function summary(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win/);
  await pointsAddUp(page);
  await page.locator('.u-wrap').waitFor();
  await accessible(page);
  await saidInFull(page);
}

test(
  'a whole match against bots by clicking, and its summary',
  deepOnly,
  async ({ page, hall, complaints }, { project }) => {
    await quickTable(page);
    await startMatch(page, hall);
    const answers = await hintsOn(page, {
      each: async (n) => {
        if (n !== 0 && n !== 12) return;
        await onOneScreen(page);
        await accessible(page);
        await picture(page, `table-${project.name}-${n}`);
      },
    });
    expect(answers).toBeGreaterThan(20);
    await summary(page);
    await picture(page, `end-${project.name}`);

    expect(complaints).toEqual([]);
  },
);

/** A finished match in which somebody had as many points as somebody else. */
function tiedMatch(): Match {
  const match = dealOf({ seats: 4, seed: 56, until: ({ over }) => over });
  if (!tiesIn(match.outcome() as Outcome).some(({ by }) => by)) throw new Error('no tie in this deal: choose another');
  return match;
}

test(
  'a long summary keeps to the screen, and tells what decides a tie',
  onPhone,
  async ({ page, hall, complaints }, { project }) => {
    await quickTable(page);
    await openDeal(page, hall, tiedMatch());
    await pointsAddUp(page);
    await expect(page.locator('.end .tie').first()).toContainText(/ are tied at \d+; .* decide: \d+ to \d+\./);
    await onOneScreen(page);
    await expect(page.getByRole('button', { name: 'Play again' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await picture(page, `end-tie-${project.name}`);
    await page.locator('.end .tie .rule-mark').first().click();
    await expect(page.locator('.drawer.rules').getByText('In a tie, the player').first()).toBeInViewport();
    // Above the summary, not behind it: this click would not get through.
    await page.locator('.drawer.rules').getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('.drawer.rules')).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);

test('a match by keyboard alone', desktopOnly, async ({ page, hall, complaints }) => {
  await quickTable(page);
  await openDeal(page, hall, lastStretch({}, deep ? 15 : 8));
  await keysToTheEnd(page, { most: 80 });
  await page.goto(hall);
  await page.getByRole('link', { name: 'Play 51st State' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.new').waitFor();
  await chooseDeal(page);
  await page.getByRole('button', { name: 'Start', exact: true }).focus();
  await page.keyboard.press('Enter');
  if (deep) await keysToTheEnd(page, { most: 600 });
  else expect(await keysOn(page, { most: 6 })).toBe(6);
  expect(complaints).toEqual([]);
});

test('a match in Polish says everything', sampled('pl'), async ({ page, hall, complaints }, { project }) => {
  await quickTable(page, 'pl');
  await startMatch(page, hall);
  await clickOn(page, { most: deep ? 20 : 8, each: () => saidInFull(page) });
  await picture(page, `table-${project.name}-pl`);
  expect(complaints).toEqual([]);
});
