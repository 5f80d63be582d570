import { expect, type Locator, type Page } from '@playwright/test';
import { dealOf, openDeal } from './deals.ts';
import { deepOnly, phoneOnly, picture, where } from './depth.ts';
import { test } from './hall.ts';
import {
  answered,
  askedNow,
  confirmAnswer,
  type GameId,
  onOneScreen,
  pointsAddUp,
  quickTable,
  saidInFull,
  settled,
} from './table.ts';

const GAMES: readonly GameId[] = ['fifty-first-state', 'new-era', 'last-aurora', 'divide-et-impera'];
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

/** A picture of each so many answers, to be looked at. */
const EVERY = 12;

/**
 * Where a thumb, as broad as it is, meets the thing itself: shapes on a map have their middle elsewhere, and other things may
 * lie on it.
 */
const spotOn = (thing: Locator): Promise<{ x: number; y: number } | null> =>
  thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const BROAD = 9;
    const meets = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-ref]') === element;
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
      for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const [x, y] = [left + width * across, top + height * down];
        const edges = [-BROAD, 0, BROAD].flatMap((right) => [-BROAD, 0, BROAD].map((low) => meets(x + right, y + low)));
        if (edges.every(Boolean)) return { x, y };
      }
    return null;
  });

/** As the hint says, by thumb; now and then by what is lit on the table instead. */
async function tapOn(page: Page, answers: number): Promise<void> {
  const asked = await askedNow(page);
  const confirm = page.locator('[data-confirm]');
  const lit = page.locator('.table .is-legal').filter({ visible: true });
  const spot = answers % 4 === 3 && (await lit.count()) > 0 ? await spotOn(lit.first()) : null;
  if (spot) {
    await page.touchscreen.tap(spot.x, spot.y);
    if (await confirm.isEnabled()) return confirmAnswer(page, 'tap');
    if ((await askedNow(page)) !== asked) return answered(page, asked);
    const filter = page.locator('.flt');
    if (await filter.isVisible()) await filter.tap();
  }
  await page.locator('.btn.hint').tap();
  await page.locator('.hints button').first().tap();
  await confirmAnswer(page, 'tap');
}

for (const game of GAMES)
  for (const size of PHONES)
    test(
      `a whole match by thumb at ${size.width}×${size.height}: ${game}`,
      where(deepOnly, phoneOnly),
      async ({ page, hall, complaints }) => {
        await page.setViewportSize(size);
        await quickTable(page);
        await openDeal(page, hall, dealOf({ game, seats: 2, seed: 7 }));
        const sheet = async () => (await page.locator('.decide').boundingBox())?.height;
        const height = await sheet();
        let answers = 0;
        for (; (await settled(page)) === 'choose'; answers++) {
          await onOneScreen(page);
          expect(await sheet()).toBe(height);
          if (answers % EVERY === 0) await picture(page, `thumb-${game}-${size.width}-${answers}`);
          await tapOn(page, answers);
          expect(answers).toBeLessThan(500);
        }
        await expect(page.locator('.end h1')).toBeVisible();
        await onOneScreen(page);
        await pointsAddUp(page);
        await saidInFull(page);
        await picture(page, `thumb-${game}-${size.width}-end`);
        expect(answers).toBeGreaterThan(15);
        expect(complaints).toEqual([]);
      },
    );
