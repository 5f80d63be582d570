import { expect, type Page } from '@playwright/test';
import { asks, dealOf, openDeal } from './deals.ts';
import { onDesktop } from './depth.ts';
import { test } from './hall.ts';
import { hallLoaded, quickTable, settled } from './table.ts';

/** Matches that show what games call by the same names: slots, stages, cards, chips, piles. */
const deals = () => [
  dealOf({ game: 'fifty-first-state', seats: 1, until: (match) => asks('act')(match) && match.length > 20 }),
  dealOf({ game: 'last-aurora', seats: 3, until: (match) => match.waiting().includes(0) && match.length > 40 }),
  dealOf({ game: 'new-era', seats: 3, until: (match) => asks('act')(match) && match.length > 30 }),
  dealOf({ game: 'divide-et-impera', seats: 3, until: (match) => match.waiting().includes(0) && match.length > 40 }),
];

const PROPERTIES = [
  ...['display', 'position', 'overflow', 'opacity', 'z-index', 'transform', 'visibility', 'box-shadow', 'content'],
  ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-align', 'text-transform'],
  ...['white-space', 'color', 'background-color', 'background-image', 'border-width', 'border-style', 'border-color'],
  ...['border-radius', 'padding', 'margin', 'gap', 'flex', 'align-items', 'align-self', 'justify-content'],
  ...['grid-template-columns', 'grid-template-rows', 'cursor', 'pointer-events'],
];

/** An element with where it is and how it looks: its name first, then its properties. */
type Look = readonly string[];

/** Every element below another, in the order of the document. */
async function looks(page: Page, whole: '.app' | '.home'): Promise<Look[]> {
  await page.mouse.move(0, 0);
  const given = { whole, names: PROPERTIES };
  return page.evaluate(async ({ whole, names }) => {
    await document.fonts.ready;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const motion of document.getAnimations())
      if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish();
    const name = (one: Element | null) => [one?.localName, ...(one?.classList ?? [])].join('.');
    const look = (one: Element, part = '') => {
      const style = getComputedStyle(one, part);
      // Without content there is no such part to be seen.
      if (part && style.content === 'none') return ['content: none'];
      return names.map((property) => `${property}: ${style.getPropertyValue(property)}`);
    };
    return [...document.querySelectorAll(`${whole}, ${whole} :not(svg *)`)].flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const box = [x, y, width, height].map((length) => length.toFixed(1)).join(' ');
      const place = `${name(one.parentElement)} > ${name(one)}`;
      const parts = ['::before', '::after'].map((part) => [place + part, ...look(one, part)]);
      return [[place, `box: ${box}`, ...look(one)], ...parts];
    });
  }, given);
}

/** What differs, told briefly: a broken table differs in a thousand places. */
function changes(before: readonly Look[], after: readonly Look[]): string[] {
  const more = before.length === after.length ? [] : [`${before.length} parts before, ${after.length} after`];
  const found = after.flatMap((look, i) => {
    const differing = look.flatMap((line, j) => (line === before[i]?.[j] ? [] : [`${before[i]?.[j]} → ${line}`]));
    return differing.length === 0 ? [] : [`${look[0]}: ${differing.join('; ')}`];
  });
  return [...more, ...found.slice(0, 8)];
}

test('tables and hall look the same, whichever tables were open before', onDesktop, async ({ page, hall }) => {
  await quickTable(page);
  const fresh: { game: string; title: string; before: Look[] }[] = [];
  for (const match of deals()) {
    await openDeal(page, hall, match);
    await page.reload();
    await settled(page);
    fresh.push({ game: match.game.id, title: match.game.title.en, before: await looks(page, '.app') });
  }
  await page.goto(hall);
  const tables = page.locator('li .go');
  await hallLoaded(page);
  await expect(tables).toHaveCount(fresh.length);
  const hallBefore = await looks(page, '.home');
  await page.evaluate(() => document.documentElement.setAttribute('data-walked', ''));
  const back = async () => {
    await page.goBack();
    await expect(tables).toHaveCount(fresh.length);
  };
  const open = async (title: string) => {
    // By its key: a broken list could not be clicked, and this is about the table.
    await tables.filter({ hasText: title }).press('Enter');
    await settled(page);
  };
  for (const { game, title } of fresh) {
    // A new table of the game fetches its styles before those that all tables have.
    await page.locator(`.door a[href="/new/${game}"]`).click();
    await page.locator('.new').waitFor();
    await back();
    await open(title);
    await back();
  }
  // Now the page has the styles of all games.
  for (const { game, title, before } of fresh.toReversed()) {
    await open(title);
    expect.soft(changes(before, await looks(page, '.app')), game).toEqual([]);
    await back();
  }
  await hallLoaded(page);
  expect.soft(changes(hallBefore, await looks(page, '.home')), 'hall').toEqual([]);
  // All of it in one page, without a reload.
  await expect(page.locator('html[data-walked]')).toHaveCount(1);
});
