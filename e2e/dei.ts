import { type Page, test } from '@playwright/test';
import { type Deal, dealOf } from './deals.ts';
import { picture } from './depth.ts';
import { answered, askedNow } from './table.ts';

/** A fixed deal of DEI for two. */
export const dei = (more: Omit<Deal, 'game'> = {}) => dealOf({ game: 'divide-et-impera', seats: 2, seed: 3, ...more });

/** Answers through the table where an area is lit, otherwise through the list; a card is soon done with when `brief`. */
export async function clickThrough(page: Page, brief: boolean): Promise<void> {
  const asked = await askedNow(page);
  const confirm = page.locator('[data-confirm]');
  const done = page.locator('.choices .ch', { hasText: /^\d?(Done with|Koniec)/ });
  const lit = page.locator('.d-area.is-legal .anchor').first();
  if (brief && (await done.count()) > 0) await done.click();
  else if ((await lit.count()) > 0) await clickArea(page, '.d-area.is-legal');
  while (await confirm.isDisabled()) await page.locator('.choices .ch').first().click();
  await confirm.click();
  await answered(page, asked);
}

/** An area may have any shape: its roomiest place is surely inside. */
async function clickArea(page: Page, area: string): Promise<void> {
  const box = await page.locator(`${area} .anchor`).first().boundingBox();
  if (!box) throw new Error('no area');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

export const shot = (page: Page, name: string) => picture(page, `dei-${name}-${test.info().project.name}`);
