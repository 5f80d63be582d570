import { expect, type Page } from '@playwright/test';
import { dealOf, openDeal } from './deals.ts';
import { onDesktop, onPhone, picture } from './depth.ts';
import { test } from './hall.ts';
import { accessible, closeBy, noSidewaysScroll, quickTable, settled } from './table.ts';

/** A whole review is a minute's work for a machine that does other things too. */
const PATIENCE = { timeout: 400_000 };

const over = () => dealOf({ seed: 5, seats: 2, until: (match) => match.over });

async function openReview(page: Page, hall: string, language: 'en' | 'pl' = 'en'): Promise<void> {
  await quickTable(page, language);
  await openDeal(page, hall, over());
  await page.goto(page.url().replace('/t/', '/replay/'));
  await page.locator('.judged .btn.ice').click();
}

test(
  'a finished match is judged, can be stopped, and is kept once it is done',
  onDesktop,
  async ({ page, hall, complaints }, { project }) => {
    await openReview(page, hall);
    // It can be looked at while it is judged, and stopped.
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);

    // A note needs no judgement.
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByRole('button', { name: 'One on' }).click();
    await page.getByPlaceholder('A note at move 1').fill('I wanted cards');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(page.locator('.moves-of .what')).toHaveText('I wanted cards');
    await page.getByRole('tab', { name: 'Moves' }).click();

    await page.getByRole('button', { name: 'Judge this match' }).click();
    const costly = page.getByRole('tablist', { name: 'The costliest choices' });
    await expect(page.getByRole('heading', { name: 'The costliest choices' })).toBeVisible(PATIENCE);
    await expect(costly.getByRole('tab').first()).toContainText('−');
    await expect(page.locator('.versus .better b')).toHaveText(/\d+ %/);
    await expect(page.locator('.moves .mark').first()).toBeVisible();
    await accessible(page);
    await picture(page, `review-${project.name}`);

    // Going to a costly choice puts the move list and the table there.
    await costly.getByRole('tab').first().click();
    const current = page.locator('.moves [aria-current]');
    await expect(current.locator('.mark')).toBeVisible();
    const said = (await page.locator('.replay .who').textContent()) ?? '';
    await page.keyboard.press('n');
    await expect(page.locator('.replay .who')).not.toHaveText(said);

    // The line goes on from the better choice, step by step.
    await page.getByRole('button', { name: 'Show the line' }).click();
    await expect(page.locator('.line-of li')).toHaveCount(5);
    await page.locator('.line-of li button').nth(2).click();
    await expect(page.locator('.line-of [aria-current]')).toContainText('3');
    await closeBy(page, page.locator('.line-of'));

    // The note stands under its move and stays, and so does the review: both are there at once after a reload.
    await expect(page.locator('.moves .note')).toHaveText('I wanted cards');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The costliest choices' })).toBeVisible();
    await expect(page.locator('.moves .note')).toHaveText('I wanted cards');

    // The question is asked again, the answer judged, and the match forked there.
    await page.keyboard.press('t');
    const answers = page.locator('.trying .answers button');
    await answers.first().click();
    await expect(page.locator('.trying [role=status]')).toHaveText(/%|in the match/, PATIENCE);
    await page.locator('.trying').getByRole('button', { name: 'Play on from here' }).click();
    await expect(page).toHaveURL(/\/t\//);
    expect(await settled(page)).toBe('choose');
    expect(complaints).toEqual([]);
  },
);

test('a review on a small screen, in Polish', onPhone, async ({ page, hall, complaints }, { project }) => {
  await openReview(page, hall, 'pl');
  await expect(page.locator('.chances')).toBeVisible(PATIENCE);
  await expect(page.getByRole('heading', { name: 'Najdroższe wybory' })).toBeVisible(PATIENCE);
  // All hands are open only without chances, which are judged from one seat's eyes.
  const open = page.getByRole('radio', { name: 'Wszystko odkryte' });
  await open.check();
  await expect(page.locator('.held li')).toHaveCount(2);
  await expect(page.locator('.chances')).toHaveCount(0);
  await page.locator('.eyes input').first().check();
  await expect(page.locator('.chances')).toBeVisible();
  await noSidewaysScroll(page);
  await accessible(page);
  await picture(page, `review-pl-${project.name}`);
  expect(complaints).toEqual([]);
});
