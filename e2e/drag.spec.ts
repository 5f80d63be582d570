import type { Choice, Match } from '@cinderhall/kernel';
import { expect, type Locator, type Page } from '@playwright/test';
import { asks, type Deal, dealOf, openDeal } from './deals.ts';
import { dei, inARow } from './dei.ts';
import { deepUnless, onDesktop, phoneOnly, where } from './depth.ts';
import { test } from './hall.ts';
import { confirmAnswer, middleOf, quickTable } from './table.ts';

type Point = { readonly x: number; readonly y: number };

/** Drags with the mouse; `seen` is looked at before the button is let go. */
async function drag(page: Page, from: Point, to: Point, seen: () => Promise<void>): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await seen();
  await page.mouse.up();
  await expect(page.locator('.drag-ghost')).toHaveCount(0);
}

const cardOf = (choice: Choice): number => ('card' in choice ? Number(choice.card) : -1);
/** The first card of seat 0's hand that can be used in such a way; −1 without one. */
function handCard(match: Match, kind: string): number {
  const { hand = [] } = (match.state as unknown as { players: { hand: number[] }[] }).players[0] ?? {};
  return cardOf(match.choices(0).find((one) => one.kind === kind && hand.includes(cardOf(one))) ?? { kind: '' });
}
const withCard = (deal: Deal, kind: string): Match =>
  dealOf({ ...deal, until: (match) => asks('act', 'action', 'turn')(match) && handCard(match, kind) >= 0 });

const fits = (page: Page) => async () => expect(page.locator('.drag-ghost.fits')).toBeVisible();
const fitsNot = (page: Page) => async () => {
  await expect(page.locator('.drag-ghost')).toBeVisible();
  await expect(page.locator('.drag-ghost.fits')).toHaveCount(0);
};

// Each game and each place once by default.
for (const [game, kind, part, says] of [
  ['fifty-first-state', 'construct', '.ground', /^(Build|Construct)/],
  ['fifty-first-state', 'deal', '.fb', /deal/i],
  ['new-era', 'incorporate', '.ground', /^(Build|Incorporate)/],
  ['new-era', 'deal', '.fb', /deal/i],
] as const)
  test(
    `a card is dragged from the hand: ${game}, ${kind}`,
    where(onDesktop, deepUnless((game === 'new-era') === (kind === 'deal'))),
    async ({ page, hall, complaints }) => {
      await quickTable(page);
      const match = withCard({ game, seed: 4 }, kind);
      await openDeal(page, hall, match);
      const card = page.locator(`.hand [data-ref="card:${handCard(match, kind)}"]`);
      const start = await middleOf(card);
      // Where it has no use nothing happens.
      await drag(page, start, { x: start.x, y: 5 }, fitsNot(page));
      await expect(page.locator('[data-confirm]')).toBeDisabled();
      await drag(page, start, await middleOf(page.locator(part)), fits(page));
      await expect(card).toHaveClass(/is-selected/);
      await expect(page.locator('[data-confirm]')).toContainText(says);
      await confirmAnswer(page);
      expect(complaints).toEqual([]);
    },
  );

test(
  'a drag that begins before dragging was fetched goes on from where the pointer is',
  onDesktop,
  async ({ page, hall }) => {
    await quickTable(page);
    let fetched: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      void page.route(/\/assets\/drag-.*\.js$/, async (route) => {
        await new Promise<void>((go) => {
          fetched = go;
          resolve();
        });
        await route.continue();
      });
    });
    const match = withCard({ game: 'fifty-first-state', seed: 4 }, 'construct');
    await openDeal(page, hall, match);
    const start = await middleOf(page.locator(`.hand [data-ref="card:${handCard(match, 'construct')}"]`));
    const end = await middleOf(page.locator('.ground'));
    await page.mouse.move(start.x, start.y);
    await asked;
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 4 });
    fetched();
    await fits(page)();
    await page.mouse.up();
    await expect(page.locator('[data-confirm]')).toContainText(/^(Build|Construct)/);
  },
);

const anchorOf = (area: Locator) => middleOf(area.locator('.anchor'));

test(
  'units are dragged from area to area, and a drone to where it flies',
  onDesktop,
  async ({ page, hall, complaints }) => {
    await quickTable(page);
    const { match, decision } = inARow(['moveFrom', 'moveTo', 'moveUnits'], 3);
    await openDeal(page, hall, match);
    const picture = page.locator('.d-picture');
    const fitted = await picture.getAttribute('viewBox');
    const area = (n: number) => page.locator(`[data-ref="area:${n}"]`);
    const [start, end] = [await anchorOf(area(decision.from)), await anchorOf(area(decision.to))];
    const where = page.locator('.ask h2');
    await drag(page, start, end, fits(page));
    await expect(where).toHaveText(/^Choose who goes/);
    // Once the question where to is put, the units lie in the hand already.
    await page.keyboard.press('z');
    await expect(where).toHaveText(/^Choose where your units go/);
    await drag(page, start, end, fits(page));
    await expect(where).toHaveText(/^Choose who goes/);
    // What is under them stays where it is.
    await expect(picture).toHaveAttribute('viewBox', fitted ?? '');

    const flight = dei({ seed: 5, until: asks('fly') });
    await openDeal(page, hall, flight);
    const flies = flight.state.decision as unknown as { readonly drone: number };
    const target = page.locator('.d-area.is-legal').last();
    await drag(
      page,
      await middleOf(page.locator(`[data-ref="drone:${flies.drone}"]`)),
      await anchorOf(target),
      fits(page),
    );
    await expect(page.locator('.d-area.is-selected')).toHaveCount(1);
    await expect(page.locator('[data-confirm]')).toContainText(/Fly|fly|Stay/);
    await confirmAnswer(page);
    expect(complaints).toEqual([]);
  },
);

test(
  'a finger pulls a card up out of the hand, and scrolls the hand sideways; two fingers bring everything closer',
  phoneOnly,
  async ({ page, hall, complaints }) => {
    await quickTable(page);
    const match = withCard({ seats: 4, seed: 4 }, 'construct');
    await openDeal(page, hall, match);
    const card = page.locator(`.hand [data-ref="card:${handCard(match, 'construct')}"]`);
    await card.scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(card);
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Point) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ ...at, id: 1 }] });
    const goal = await middleOf(page.locator('.ground'));
    await touch('touchStart', { x, y });
    for (const part of [0.1, 0.3, 0.6, 0.9, 1])
      await touch('touchMove', { x: x + (goal.x - x) * part, y: y + (goal.y - y) * part });
    await expect(page.locator('.drag-ghost.fits')).toBeVisible();
    await touch('touchEnd', goal);
    await expect(card).toHaveClass(/is-selected/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const pinch = (type: 'touchStart' | 'touchMove', far: number) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [-far, far].map((dx, id) => ({ x: 195 + dx, y, id })),
      });
    await pinch('touchStart', 30);
    for (const far of [45, 60, 75, 90]) await pinch('touchMove', far);
    await touch('touchEnd', goal);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.1);
    expect(complaints).toEqual([]);
  },
);
