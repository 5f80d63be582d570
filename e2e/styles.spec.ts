import { expect, type Page } from '@playwright/test';
import { asks, dealOf, openDeal } from './deals.ts';
import { test } from './hall.ts';
import { quickTable, settled } from './table.ts';

/** Matches that show what games have called by the same names: slots, stages, cards, chips, piles. */
const deals = [
  dealOf({ game: 'fifty-first-state', seats: 1, until: (match) => asks('act')(match) && match.length > 20 }),
  dealOf({ game: 'last-aurora', seats: 3, until: (match) => match.waiting().includes(0) && match.length > 40 }),
  dealOf({ game: 'new-era', seats: 3, until: (match) => asks('act')(match) && match.length > 30 }),
  dealOf({ game: 'divide-et-impera', seats: 3, until: (match) => match.waiting().includes(0) && match.length > 40 }),
];

const LOOKS = [
  ...['display', 'position', 'overflow', 'opacity', 'z-index', 'transform', 'visibility', 'box-shadow'],
  ...['font', 'color', 'text-align', 'text-transform', 'white-space', 'letter-spacing', 'background'],
  ...['padding', 'margin', 'border-width', 'border-style', 'border-color', 'border-radius', 'gap', 'flex'],
  ...['align-items', 'justify-content', 'align-self', 'grid-template-columns', 'grid-template-rows', 'content'],
];

/** Where every element of the table is and how it looks, in the order of the document. */
async function looks(page: Page): Promise<string[]> {
  await page.mouse.move(0, 0);
  return page.evaluate(async (names) => {
    await document.fonts.ready;
    const name = (one: Element) => [one.localName, ...one.classList].join('.');
    const look = (one: Element, part?: string) => {
      const style = getComputedStyle(one, part);
      return names.map((property) => `${property}: ${style.getPropertyValue(property)}`).join('; ');
    };
    return [...document.querySelectorAll('.app, .app :not(svg *)')].flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const box = [x, y, width, height].map((length) => length.toFixed(1)).join(' ');
      const place = `${one.parentElement ? name(one.parentElement) : ''} > ${name(one)}`;
      return [
        `${place} [${box}] ${look(one)}`,
        ...['::before', '::after'].map((part) => `${place}${part} ${look(one, part)}`),
      ];
    });
  }, LOOKS);
}

/** What differs, told briefly: a broken table differs in a thousand places. */
function changes(before: readonly string[], after: readonly string[]): string[] {
  const more = before.length === after.length ? [] : [`${before.length} parts before, ${after.length} after`];
  const found = after.flatMap((line, i) => (line === before[i] ? [] : [`${before[i]}\n→ ${line}`]));
  return [...more, ...found.slice(0, 5)];
}

test('a table looks the same, whichever tables were open before it', async ({ page, hall }) => {
  await quickTable(page);
  const fresh: { game: string; title: string; looks: string[] }[] = [];
  for (const match of deals) {
    await openDeal(page, hall, match);
    await page.reload();
    await settled(page);
    fresh.push({ game: match.game.id, title: match.game.title.en, looks: await looks(page) });
  }
  await page.goto(hall);
  await page.evaluate(() => document.documentElement.setAttribute('data-walked', ''));
  const back = async () => {
    await page.goBack();
    await page.locator('.door').first().waitFor();
  };
  for (const way of [fresh, fresh.toReversed()])
    for (const { game, title, looks: before } of way) {
      // A new table of the game brings its styles before those that all tables have.
      await page.locator(`.door a[href="/new/${game}"]`).click();
      await page.locator('.new').waitFor();
      await back();
      await page.locator('li .go', { hasText: title }).click();
      await settled(page);
      expect.soft(changes(before, await looks(page)), game).toEqual([]);
      await back();
    }
  // All of it in one page, without a reload.
  await expect(page.locator('html[data-walked]')).toHaveCount(1);
});
