import { type Match, type Outcome, tiesIn } from '@cinderhall/kernel';
import { expect } from '@playwright/test';
import { dealOf, openDeal } from './deals.ts';
import { test } from './hall.ts';
import {
  accessible,
  askedNow,
  chooseDeal,
  clickAnswer,
  clickOn,
  keyOn,
  onOneScreen,
  pointsAddUp,
  quickTable,
  saidInFull,
  settled,
  startMatch,
} from './table.ts';

test('a whole match against bots by clicking, and its summary', async ({ page, hall, complaints }, { project }) => {
  await quickTable(page);
  await startMatch(page, hall);
  const answers = await clickOn(page, {
    each: async (n) => {
      if (n !== 0 && n !== 12) return;
      await onOneScreen(page);
      await accessible(page);
      await page.screenshot({ path: `artifacts/table-${project.name}-${n}.png` });
    },
  });
  expect(answers).toBeGreaterThan(20);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win/);
  await pointsAddUp(page);
  await page.locator('.u-wrap').waitFor();
  await accessible(page);
  await saidInFull(page);
  await page.screenshot({ path: `artifacts/end-${project.name}.png` });

  expect(complaints).toEqual([]);
});

/** A finished match in which somebody had as many points as somebody else. */
function tiedMatch(): Match {
  for (let seed = 1; seed < 60; seed++) {
    const match = dealOf({ seats: 4, seed, until: ({ over }) => over });
    if (tiesIn(match.outcome() as Outcome).some(({ by }) => by)) return match;
  }
  throw new Error('no tie in sixty matches');
}

test('a long summary keeps to the screen, and tells what decides a tie', async ({ page, hall, complaints }, {
  project,
}) => {
  await quickTable(page);
  await openDeal(page, hall, tiedMatch());
  await pointsAddUp(page);
  await expect(page.locator('.end .tie').first()).toContainText(/ are tied at \d+; .* decide: \d+ to \d+\./);
  await onOneScreen(page);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await page.screenshot({ path: `artifacts/end-tie-${project.name}.png` });
  await page.locator('.end .tie .link').first().click();
  await expect(page.locator('.drawer.rules').getByText('In a tie, the player').first()).toBeInViewport();
  // Above the summary, not behind it: this click would not get through.
  await page.locator('.drawer.rules').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.drawer.rules')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a whole match by keyboard alone', async ({ page, hall, complaints }, { project }) => {
  test.skip(project.name === 'phone', 'a phone has no keyboard');
  await quickTable(page);
  await page.goto(hall);
  await page.getByRole('link', { name: 'Play 51st State' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.new').waitFor();
  await chooseDeal(page);
  await page.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  await keyOn(page, { most: 600 });
  expect(complaints).toEqual([]);
});

test('a table goes on after a reload, and from the hall', async ({ page, hall, complaints }) => {
  await quickTable(page);
  await startMatch(page, hall);
  for (let i = 0; i < 4; i++) {
    await settled(page);
    await clickAnswer(page);
  }
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
});

test('a match in Polish says everything', async ({ page, hall, complaints }, { project }) => {
  await quickTable(page, 'pl');
  await startMatch(page, hall);
  for (let i = 0; i < 20 && (await settled(page)) === 'choose'; i++) {
    await saidInFull(page);
    await clickAnswer(page);
  }
  await page.screenshot({ path: `artifacts/table-${project.name}-pl.png` });
  expect(complaints).toEqual([]);
});
