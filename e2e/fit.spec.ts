import type { Match } from '@cinderhall/kernel';
import { expect } from '@playwright/test';
import { asks, type Deal, dealOf, openDeal } from './deals.ts';
import { on, picture } from './depth.ts';
import { misfits } from './fitting.ts';
import { test } from './hall.ts';
import { onOneScreen, putDown, quickTable, takeUpFirst } from './table.ts';

const round =
  (name: string, n: number) =>
  (match: Match): boolean =>
    match.waiting().includes(0) && Number((match.state as unknown as { [field: string]: unknown })[name]) >= n;

/** Full tables, those that are laid out alike on different screens. */
const TABLES: readonly (Deal & { readonly screen: 'desktop' | 'phone' })[] = [
  { game: 'fifty-first-state', seed: 3, seats: 4, until: round('round', 3), screen: 'desktop' },
  { game: 'new-era', seed: 5, seats: 4, until: round('turn', 3), screen: 'phone' },
  { game: 'last-aurora', seed: 9, seats: 3, until: asks('move'), screen: 'phone' },
  {
    game: 'divide-et-impera',
    seed: 6,
    seats: 4,
    until: (match) => asks('act')(match) && match.length > 250,
    screen: 'desktop',
  },
];

/** The foot of a hand goes on below the sheet with the choices. */
const FAN = '.hand .ft';
const NARROW = { width: 360, height: 740 };
const ON_ITS_SIDE = { width: 844, height: 390 };

for (const { screen, ...deal } of TABLES)
  test(
    `words and focus rings keep within their boxes, no word is broken: ${deal.game}`,
    on(screen),
    async ({ page, hall }, { project }) => {
      const phone = project.name === 'phone';
      if (phone) await page.setViewportSize(NARROW);
      await quickTable(page);
      await openDeal(page, hall, dealOf(deal));
      const fits = async () =>
        expect(await misfits(page, phone ? FAN : '')).toEqual({ clipped: [], broken: [], rings: [], touching: [] });
      await fits();
      if (await takeUpFirst(page)) {
        await expect(page.locator('[data-confirm] .txt')).toBeVisible();
        await fits();
        await putDown(page);
      }
      await onOneScreen(page);
      await picture(page, `fit-${deal.game}-${project.name}`);
      if (!phone) return;
      await page.setViewportSize(ON_ITS_SIDE);
      await onOneScreen(page);
      // The question keeps beside the table, and what lies below is reached by scrolling.
      await expect(page.locator('.decide h2')).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-confirm]')).toBeInViewport({ ratio: 1 });
      const last = page.locator('.table .is-legal').filter({ visible: true }).last();
      await last.scrollIntoViewIfNeeded();
      await last.tap();
      await expect(page.locator('.table .is-selected, .flt').first()).toBeVisible();
      await picture(page, `side-${deal.game}`);
    },
  );
