import { expect, type Page } from '@playwright/test';
import { asks, dealOf, openDeal } from './deals.ts';
import { onDesktop, onPhone, picture } from './depth.ts';
import { test } from './hall.ts';
import { accessible, clickAnswer, closeBy, quickTable, settled } from './table.ts';

const SEED = 2;
const AT = 60;
/** The hands of a match as it stood when the slider is at this place. */
function handsThen(): (seat: number) => string[] {
  const { state } = dealOf({ seed: SEED, until: (match) => match.length === AT });
  const { players } = state as unknown as { players: readonly { readonly hand: readonly number[] }[] };
  return (seat) => (players[seat]?.hand ?? []).map((card) => `card:${card}`).sort();
}

const shownHand = (page: Page): Promise<string[]> =>
  page
    .locator('.hand [data-flip]:not(.cc)')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.flip ?? '').sort());

/** Which of these things are anywhere on the page. */
const found = (page: Page, things: readonly string[]): Promise<string[]> =>
  page.evaluate((names) => names.filter((name) => document.querySelector(`[data-flip="${name}"]`)), things);

const slider = (page: Page) => page.locator('.replay input[type=range]');
const eyesOf = (page: Page, seat: number) => page.locator('.replay .picks input').nth(seat);

test(
  'a finished match is looked at step by step, with anybody’s eyes, and played on',
  onDesktop,
  async ({ page, hall, complaints }, { project }) => {
    const over = dealOf({ seed: SEED, until: (match) => match.over });
    const handOf = handsThen();
    expect(handOf(0).length * handOf(1).length).toBeGreaterThan(0);
    await quickTable(page);
    await openDeal(page, hall, over);
    await page.getByRole('button', { name: 'Review' }).click();
    await page.locator('.replay .tableau-grid').waitFor();
    await expect(slider(page)).toHaveAttribute('max', String(over.length));

    // My own hand is open to me, a rival's is nowhere on the page.
    await slider(page).fill(String(AT));
    await expect.poll(() => shownHand(page)).toEqual(handOf(0));
    expect(await found(page, handOf(1))).toEqual([]);
    // With the rival's eyes it is the other way round.
    await eyesOf(page, 1).check();
    await expect.poll(() => shownHand(page)).toEqual(handOf(1));
    expect(await found(page, handOf(0))).toEqual([]);
    // With everything open all hands are told, and each card can be looked at.
    await page.getByRole('radio', { name: 'All open' }).check();
    const held = page.locator('.held li');
    for (const seat of [0, 1]) await expect(held.nth(seat).getByRole('button')).toHaveCount(handOf(seat).length);
    await accessible(page);
    await held.first().getByRole('button').first().click();
    await closeBy(page, page.locator('.close-up'));
    await eyesOf(page, 1).check();
    await expect(held).toHaveCount(0);
    await page.getByRole('tab', { name: 'Numbers' }).click();
    await page.locator('.u-wrap').waitFor();
    await accessible(page);
    await picture(page, `replay-${project.name}`);

    const move = page.locator('.replay .who');
    await page.getByRole('button', { name: 'One on' }).click();
    await expect(move).toHaveText(`Move ${AT + 1} of ${over.length}`);
    await page.getByRole('button', { name: 'One back' }).click();
    await expect(move).toHaveText(`Move ${AT} of ${over.length}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(move).not.toHaveText(`Move ${AT} of ${over.length}`);
    await page.getByRole('button', { name: 'Pause' }).click();
    // A phone has no room for the rounds.
    if (project.name === 'desktop') {
      await page.getByRole('button', { name: 'Round 2' }).click();
      await expect(page.locator('.replay .phases')).toContainText('Round 2');
    }
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect(move).toHaveText(`Move ${over.length} of ${over.length}`);

    await slider(page).fill(String(AT));
    await expect.poll(() => shownHand(page)).toEqual(handOf(1));
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page.locator('.decide')).toHaveAttribute('data-seat', '1');
    expect(await settled(page)).toBe('choose');
    await clickAnswer(page);
    expect(complaints).toEqual([]);
  },
);

test('while a match goes on, one looks back with one’s own eyes only', onPhone, async ({ page, hall, complaints }) => {
  await quickTable(page);
  await openDeal(page, hall, dealOf({ seed: SEED, until: asks('act') }));
  await page.locator('.top .tbtn').last().click();
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.locator('.replay .tableau-grid').waitFor();
  await expect(eyesOf(page, 0)).toBeChecked();
  await expect(eyesOf(page, 1)).toBeDisabled();
  await expect(eyesOf(page, 2)).toBeDisabled();
  expect(complaints).toEqual([]);
});
