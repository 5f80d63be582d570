import { expect } from '@playwright/test';
import { test } from './hall.ts';
import {
  accessible,
  answered,
  askedNow,
  clickAnswer,
  clickOn,
  keyAnswer,
  onOneScreen,
  quickTable,
  saidInFull,
  settled,
  startMatch,
} from './table.ts';

test.describe.configure({ timeout: 240_000 });

test('a whole match against bots by clicking, its summary, its replay, and on from there', async ({
  page,
  hall,
  complaints,
}, { project }) => {
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
  await page.locator('.u-wrap').waitFor();
  await accessible(page);
  await saidInFull(page);
  await page.screenshot({ path: `artifacts/end-${project.name}.png` });

  await page.getByRole('button', { name: 'Replay' }).click();
  await page.locator('.replay .t51').waitFor();
  await page.locator('.u-wrap').waitFor();
  await accessible(page);
  await page.screenshot({ path: `artifacts/replay-${project.name}.png` });
  await page.getByRole('button', { name: 'Round 2' }).click();
  await page.getByRole('button', { name: 'One on' }).click();
  await expect(page.locator('.replay .phases')).toContainText('Round 2');
  // From a rival's eyes its hand is open, now that the match is over.
  await page.locator('.replay .picks input').nth(1).check({ force: true });
  await expect(page.locator('.decide[aria-label]')).toContainText('Bot');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await settled(page);
  await clickAnswer(page);
  expect(complaints).toEqual([]);
});

test('a whole match by keyboard alone', async ({ page, hall, complaints }, { project }) => {
  test.skip(project.name === 'phone', 'a phone has no keyboard');
  await quickTable(page);
  await page.goto(hall);
  await page.getByRole('link', { name: 'Play 51st State' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.new').waitFor();
  await page.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  let answers = 0;
  while ((await settled(page)) === 'choose') {
    await keyAnswer(page);
    answers++;
    expect(answers).toBeLessThan(600);
  }
  await expect(page.locator('.end h1')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a table goes on after a reload, and undo takes a step back', async ({ page, hall, complaints }) => {
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

test('with the end of my turn to confirm, bots wait and the turn can be taken back', async ({
  page,
  hall,
  complaints,
}) => {
  await quickTable(page);
  await page.goto(`${hall}/settings`);
  await page.getByText('Confirm the end of my turn').click();
  await startMatch(page, hall);
  // The six cards of the beginning are kept in secret by all; then the look-out asks one after the other.
  await clickAnswerHeld(page);
  for (let i = 0; i < 3; i++) await clickAnswerHeld(page);
  expect(complaints).toEqual([]);
});

async function clickAnswerHeld(page: import('@playwright/test').Page): Promise<void> {
  const end = page.getByRole('button', { name: /End my turn/ });
  await expect(page.locator('.choices .ch').first().or(end).first()).toBeVisible();
  if (await end.isVisible()) {
    const asked = await askedNow(page);
    await end.click();
    await answered(page, asked);
    return;
  }
  await clickAnswer(page);
}

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
