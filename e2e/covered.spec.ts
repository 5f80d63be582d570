import type { Match } from '@cinderhall/kernel';
import { expect, type Page } from '@playwright/test';
import { asks, dealOf, openDeal } from './deals.ts';
import { desktopOnly, onDesktop, phoneOnly, picture } from './depth.ts';
import { test } from './hall.ts';
import { quickTable } from './table.ts';

/** Which of these are covered by one of those, each with as much as is covered. */
const coveredBy = (page: Page, these: string, those: string): Promise<string[]> =>
  page.evaluate(
    ([these, those]) => {
      const seen = (what: string) =>
        [...document.querySelectorAll(what)]
          .filter((one) => one.checkVisibility())
          .map((one) => ({ one, box: one.getBoundingClientRect() }));
      const above = seen(those);
      return seen(these).flatMap(({ one, box }) =>
        above.flatMap(({ box: over }) => {
          const across = Math.min(box.right, over.right) - Math.max(box.left, over.left);
          const down = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
          const by = Math.min(across, down);
          return by > 1 ? [`${one.className} ${one.textContent} by ${by.toFixed(1)}`] : [];
        }),
      );
    },
    [these, those] as const,
  );

/** Which parts of cards in a row lie under the next card. */
const underNext = (page: Page, cards: string, parts: string): Promise<string[]> =>
  page.locator(cards).evaluateAll(
    (all, parts) =>
      all.flatMap((card, i) => {
        const next = all[i + 1]?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
        const words = document.createRange();
        return [...card.querySelectorAll(parts)].flatMap((part) => {
          words.selectNodeContents(part);
          const { right } = part.textContent ? words.getBoundingClientRect() : part.getBoundingClientRect();
          return right > next + 1 ? [`${card.getAttribute('aria-label')}: ${part.className}`] : [];
        });
      }),
    parts,
  );

/** Which parts of cards reach out of their card from above or below, or are not drawn at all. */
const cutOff = (page: Page, cards: string, parts: string): Promise<string[]> =>
  page.locator(cards).evaluateAll(
    (all, parts) =>
      all.flatMap((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return [...card.querySelectorAll(parts)].flatMap((part) => {
          const edges = [part, ...part.children].map((one) => one.getBoundingClientRect());
          const whole = edges.every((box) => box.height > 0 && box.top >= top && box.bottom <= bottom);
          return whole ? [] : [`${card.getAttribute('aria-label')}: ${part.className}`];
        });
      }),
    parts,
  );

const number = (match: Match, name: string): number =>
  Number((match.state as unknown as { readonly [field: string]: unknown })[name]);

for (const map of ['alpha', 'beta'])
  test(`the Aurora covers neither a name of the map nor a stop, on map ${map}`, onDesktop, async ({ page, hall }) => {
    await quickTable(page, 'pl');
    for (const round of [1, 3, 5]) {
      const until = (match: Match) => match.waiting().includes(0) && number(match, 'round') === round;
      await openDeal(page, hall, dealOf({ game: 'last-aurora', seats: 3, seed: 9, options: { map }, until }));
      await page.locator('.ship svg').waitFor();
      expect(await coveredBy(page, '.region > b, .space .dot, .space .tk', '.ship svg path'), `${round}`).toEqual([]);
    }
  });

test('DEI’s hand of eight shows every icon', desktopOnly, async ({ page, hall }) => {
  await quickTable(page);
  const held = (match: Match) =>
    (match.state as unknown as { readonly players: readonly { readonly hand: readonly number[] }[] }).players[0]?.hand
      .length ?? 0;
  const until = (match: Match) => match.waiting().includes(0) && held(match) >= 8;
  await openDeal(page, hall, dealOf({ game: 'divide-et-impera', seats: 4, seed: 3, until }));
  await expect(page.locator('.d-hand > .d-card')).toHaveCount(8);
  expect(await underNext(page, '.d-hand > .d-card', '.mk, .ab .d-act, .ab .tk')).toEqual([]);
  // Cards of the markets have their pictures.
  await expect(page.locator('.d-slot:not(.empty)').filter({ has: page.locator('img.art') })).toHaveCount(
    await page.locator('.d-slot:not(.empty)').count(),
  );
  // A line of the log lights areas by their own line, and leaves the mark of the seat beside its words.
  await page.getByRole('tab', { name: 'All' }).click();
  const lines = page.locator('.log .line').filter({ has: page.locator('.pip') });
  expect(await coveredBy(page, '.log .line > span:not(.pip)', '.log .line > .pip')).toEqual([]);
  const pointed = page.locator('g.is-pointed');
  for (let i = (await lines.count()) - 1; i >= 0 && (await pointed.count()) === 0; i--) await lines.nth(i).hover();
  await expect(pointed.first()).toHaveCSS('outline-style', 'none');
  await picture(page, 'dei-hand-of-eight');
});

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

for (const game of ['fifty-first-state', 'new-era'] as const)
  for (const size of PHONES)
    test(
      `by thumb names of cards and all of locations can be read at ${size.width}×${size.height}, with a tip open too: ${game}`,
      phoneOnly,
      async ({ page, hall }) => {
        await page.setViewportSize(size);
        await quickTable(page, 'pl', { tips: true });
        const until = (match: Match) => asks('act')(match) && match.length > 100;
        await openDeal(page, hall, dealOf({ game, seats: 3, seed: 4, until }));
        await expect(page.locator('.tip')).toBeVisible();
        // Above the buttons.
        const [choice, buttons] = [page.locator('.choices .ch').first(), page.locator('.decide .cf')];
        const bottom = async () => (await choice.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
        expect(await bottom()).toBeLessThanOrEqual((await buttons.boundingBox())?.y ?? 0);
        await expect(page.locator('.chips b').first()).toHaveText(/^\d+\/(25|33)$/);
        expect(await underNext(page, '.hand > .card', '.nm, .dist, .types')).toEqual([]);
        const locations = page.locator('.srow .card.t');
        expect(await locations.count()).toBeGreaterThan(2);
        expect(await cutOff(page, '.srow .card.t', '.nm, .ab')).toEqual([]);
        const letters = await locations
          .locator('.nm')
          .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
        expect(Math.min(...letters)).toBeGreaterThanOrEqual(10);
        await picture(page, `tip-${game}-${size.width}`);
      },
    );
