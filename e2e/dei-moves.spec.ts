import type { Match } from '@cinderhall/kernel';
import { expect, type Locator, type Page } from '@playwright/test';
import { asks, openDeal } from './deals.ts';
import { dei, inARow, shot } from './dei.ts';
import { onDesktop, onPhone } from './depth.ts';
import { test } from './hall.ts';
import { accessible, answered, askedNow, confirmAnswer, middleOf, onOneScreen, quickTable } from './table.ts';

/** Clicks in the middle of something, and waits for the next question. */
async function clickOn(page: Page, thing: Locator): Promise<void> {
  const asked = await askedNow(page);
  const { x, y } = await middleOf(thing);
  await page.mouse.click(x, y);
  await answered(page, asked);
}

const anchorOf = (page: Page, area: number) => page.locator(`[data-ref="area:${area}"].is-legal .anchor`);
const question = (page: Page) => page.locator('.ask h2');

test(
  'a move is three clicks: from here, to there, with everybody; undo takes them back one by one',
  onDesktop,
  async ({ page, hall, complaints }) => {
    await quickTable(page);
    const { match, decision } = inARow(['moveFrom', 'moveTo', 'moveUnits'], 3);
    await openDeal(page, hall, match);
    const first = await askedNow(page);
    await clickOn(page, anchorOf(page, decision.from));
    await expect(question(page)).toHaveText(/^Choose where your units go/);
    await clickOn(page, anchorOf(page, decision.to));
    await expect(question(page)).toHaveText(/^Choose who goes/);
    // The largest group lies ready.
    await expect(page.locator('.choices .ch').last()).toHaveAttribute('aria-pressed', 'true');
    await shot(page, 'group');
    await confirmAnswer(page);
    for (const asks of [/^Choose who goes/, /^Choose where your units go/, /^Choose the area/]) {
      await page.keyboard.press('z');
      await expect(question(page)).toHaveText(asks);
    }
    expect(await askedNow(page)).toBe(first);
    expect(complaints).toEqual([]);
  },
);

test('what a choice leads to is told beside it, on phones too', onPhone, async ({ page, hall, complaints }) => {
  await quickTable(page);
  const told = (match: Match) => {
    const choice = match.choices(0).at(-1);
    return choice && match.game.consequence?.(match.view(0), 0, choice);
  };
  await openDeal(
    page,
    hall,
    dei({ seed: 4, until: (match) => asks('moveUnits')(match) && told(match)?.key === 'dei.then.counted' }),
  );
  await expect(page.locator('.choices .then')).toHaveText(/^You \d+, .* \d+: .*\.$/);
  await expect(page.locator('.choices .then')).toBeInViewport();
  await onOneScreen(page);
  await accessible(page);
  await shot(page, 'consequence');
  expect(complaints).toEqual([]);
});

test('with a lone unit the action, from and to are all it takes', onDesktop, async ({ page, hall, complaints }) => {
  await quickTable(page);
  const { match } = inARow(['act', 'moveFrom', 'moveTo', null], 3);
  await openDeal(page, hall, match);
  await clickOn(page, page.locator('.d-icon.is-legal[aria-label*="ove units"]').first());
  await expect(question(page)).toHaveText(/^Choose the area/);
  await clickOn(page, page.locator('.d-area.is-legal .anchor').first());
  await expect(question(page)).toHaveText(/^Choose where your units go/);
  await clickOn(page, page.locator('.d-area.is-legal .anchor').first());
  // Who goes was not asked: nobody else could.
  await expect(question(page)).not.toHaveText(/^Choose/);
  expect(complaints).toEqual([]);
});
