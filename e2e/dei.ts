import { type Locator, type Page, test } from '@playwright/test';
import { type Deal, dealOf } from './deals.ts';
import { picture } from './depth.ts';
import { askedNow, confirmAnswer, middleOf, takeUpFirst } from './table.ts';

/** A fixed deal of DEI for two. */
export const dei = (more: Omit<Deal, 'game'> = {}) => dealOf({ game: 'divide-et-impera', seats: 2, seed: 3, ...more });

/** Answers through the table where an area is lit, otherwise through the list; a card is soon done with when `brief`. */
export async function clickThrough(page: Page, brief: boolean): Promise<void> {
  const done = page.locator('.choices .ch', { hasText: /^\d?(Done with|Koniec)/ });
  const lit = page.locator('.d-area.is-legal .anchor').first();
  const asked = await askedNow(page);
  if (brief && (await done.count()) > 0) await done.click();
  else if ((await lit.count()) > 0) {
    await clickArea(page, lit);
    await page.waitForFunction((before) => {
      const chosen = document.querySelector('.d-area.is-selected');
      const settled = document.querySelector('[data-confirm]:not(:disabled), .choices li:nth-child(2) .ch');
      return document.querySelector('.decide')?.getAttribute('data-asked') !== before || (chosen && settled);
    }, asked);
    if ((await askedNow(page)) !== asked) return;
  }
  if (await takeUpFirst(page)) await confirmAnswer(page);
}

/** An area may have any shape: its roomiest place, the anchor, is surely inside. */
async function clickArea(page: Page, anchor: Locator): Promise<void> {
  const { x, y } = await middleOf(anchor);
  await page.mouse.click(x, y);
}

export const shot = (page: Page, name: string) => picture(page, `dei-${name}-${test.info().project.name}`);

/** The first time that seat 0 was asked these questions one after another: where that begins, and the last question. */
export function inARow(kinds: readonly (string | null)[], seed: number) {
  const asked: string[] = [];
  const end = dei({
    seed,
    until: (match) => {
      asked[match.length] = match.waiting().includes(0) ? (match.state.decision?.kind ?? '') : '';
      const last = asked.slice(match.length + 1 - kinds.length);
      return kinds.every((kind, i) => (kind === null ? last[i] !== 'moveUnits' : last[i] === kind));
    },
  });
  const at = end.length + 1 - kinds.length;
  const { decision } = end.state as unknown as { readonly decision: { readonly from: number; readonly to: number } };
  return { match: dei({ seed, until: ({ length }) => length === at }), decision };
}
