import type { Choice, GameState, Match } from '@cinderhall/kernel';
import { expect, type Page } from '@playwright/test';
import { asks, dealOf, lastStretch, openDeal } from './deals.ts';
import { deep, deepOnly, deepUnless, desktopOnly, onDesktop, onPhone, phoneOnly, picture, where } from './depth.ts';
import { test } from './hall.ts';
import {
  accessible,
  chooseDeal,
  clickHint,
  clickOn,
  closeBy,
  confirmAnswer,
  hintsOn,
  keysOn,
  keysToTheEnd,
  onOneScreen,
  pointsAddUp,
  quickTable,
  saidInFull,
  startMatch,
} from './table.ts';

const seats = (page: Page, n: number) => () =>
  page
    .locator('.picks input[name=seats]')
    .nth(n - 2)
    .check();

type Standing = GameState & {
  readonly turn: number;
  readonly players: readonly { readonly locations: readonly { readonly card: number }[] }[];
};
const standing = ({ state }: Match): Standing => state as Standing;

/** Whether a choice raids somebody's location, or defends one. */
function bold(choice: Choice, match: Match): boolean {
  if (choice.kind === 'defend') return true;
  const card = choice.kind === 'conquer' && 'card' in choice ? choice.card : null;
  return standing(match).players.some(({ locations }) => locations.some((placed) => placed.card === card));
}

/** A match in which everybody raids and defends whenever they can, at a question to seat 0. */
const boldDeal = (kind: string, seats: number, seed: number, options = {}): Match =>
  dealOf({ game: 'new-era', seats, seed, options, prefer: bold, until: asks(kind) });

/** Late enough for full states. */
const lateDeal = (seats: number, turn: number): Match =>
  dealOf({
    game: 'new-era',
    seats,
    seed: 5,
    options: { classic51: true },
    until: (match) => asks('act')(match) && standing(match).turn >= turn,
  });

test('the end of a match by clicking, its score, and its replay', desktopOnly, async ({ page, hall, complaints }) => {
  await quickTable(page);
  await openDeal(page, hall, lastStretch({ game: 'new-era', seats: 2 }, 12));
  await clickHint(page);
  await clickOn(page, { most: 100 });
  await summaryAndReplay(page);
  expect(complaints).toEqual([]);
});

async function summaryAndReplay(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win/);
  await pointsAddUp(page);
  await expect(page.locator('.end .standings .of').first()).toBeVisible();
  await page.locator('.u-wrap').waitFor();
  await accessible(page);
  await saidInFull(page);
  await picture(page, 'new-era-end');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.locator('.replay .tne').waitFor();
  await page.getByRole('button', { name: 'Turn 2', exact: true }).click();
  await expect(page.locator('.replay .phases')).toContainText('Turn 2');
}

test(
  'a whole match against a bot by clicking, its score, and its replay',
  where(deepOnly, desktopOnly),
  async ({ page, hall, complaints }) => {
    await quickTable(page);
    await startMatch(page, hall, 'new-era', { prepare: seats(page, 2) });
    const answers = await hintsOn(page, {
      each: async (n) => {
        if (n !== 0 && n !== 45) return;
        await onOneScreen(page);
        await accessible(page);
        await picture(page, `new-era-table-${n}`);
      },
    });
    expect(answers).toBeGreaterThan(20);
    await summaryAndReplay(page);
    expect(complaints).toEqual([]);
  },
);

test('a match by keyboard alone', desktopOnly, async ({ page, hall, complaints }) => {
  await quickTable(page);
  await page.goto(`${hall}/new/new-era`);
  await page.locator('.new').waitFor();
  await page.getByLabel('2', { exact: true }).focus();
  await page.keyboard.press('Space');
  await chooseDeal(page);
  await page.getByRole('button', { name: 'Start', exact: true }).focus();
  await page.keyboard.press('Enter');
  if (deep) await keysToTheEnd(page, { most: 900 });
  else expect(await keysOn(page, { most: 10 })).toBe(10);
  expect(complaints).toEqual([]);
});

test('a round by thumb', phoneOnly, async ({ page, hall, complaints }) => {
  await quickTable(page);
  await startMatch(page, hall, 'new-era', { prepare: seats(page, 3) });
  await picture(page, 'new-era-phone-0');
  const answers = await (deep ? hintsOn : clickOn)(page, {
    each: async (n) => {
      await onOneScreen(page);
      if (n === 6) await picture(page, 'new-era-phone-6');
      if (n === 6) await accessible(page);
    },
    most: deep ? 25 : 10,
  });
  expect(answers).toBe(deep ? 25 : 10);
  if (deep) await expect(page.locator('.phases')).toContainText(/Turn [2-9]/);
  // A tap on a chip opens that rival's state over one's own, another one closes it.
  await page.locator('.chips button').nth(1).tap();
  await expect(page.locator('.tne')).toHaveAttribute('data-own', 'false');
  await picture(page, 'new-era-phone-rival');
  await page.locator('.chips button').first().tap();
  await expect(page.locator('.tne')).toHaveAttribute('data-own', 'true');
  await saidInFull(page);
  expect(complaints).toEqual([]);
});

test(
  'a shoot-out among five: the strength, what is needed, and what a token would change',
  onDesktop,
  async ({ page, hall, complaints }, { project }) => {
    await quickTable(page);
    await openDeal(page, hall, boldDeal('press', 5, 144));
    const duel = page.locator('.duel');
    await expect(duel).toBeVisible();
    await onOneScreen(page);
    await accessible(page);
    const before = Number(await duel.locator('.fill').innerText());
    await page.locator('.choices .ch').first().click();
    // What is planned is shown beside what is there, and reaches the mark.
    const planned = Number(await duel.locator('.plan').innerText());
    expect(planned).toBeGreaterThan(before);
    await expect(duel.getByText('needs', { exact: false })).toContainText(/needs \d/);
    const needed = Number((await duel.locator('.need').innerText()).replace(/\D/g, ''));
    expect(before).toBeLessThan(needed);
    expect(planned).toBeGreaterThanOrEqual(needed);
    await picture(page, `new-era-shoot-out-${project.name}`);
    await confirmAnswer(page);
    await expect(duel).toBeHidden();
    await saidInFull(page);
    expect(complaints).toEqual([]);
  },
);

test(
  'whoever is attacked answers from the same panel, in Polish',
  onPhone,
  async ({ page, hall, complaints }, { project }) => {
    await quickTable(page, 'pl');
    await openDeal(page, hall, boldDeal('defend', 4, 7, { classic51: true }));
    await expect(page.locator('.duel')).toContainText('Strzelanina');
    // The location that is attacked is marked.
    await expect(page.locator('.state .aimed')).toHaveCount(1);
    await saidInFull(page);
    await picture(page, `new-era-defence-${project.name}`);
    await page.locator('.choices .ch').last().click();
    await confirmAnswer(page);
    await clickOn(page, { most: 8, each: () => saidInFull(page) });
    await picture(page, `new-era-table-pl-${project.name}`);
    expect(complaints).toEqual([]);
  },
);

test('everything on the table can be looked at closely', desktopOnly, async ({ page, hall, complaints }) => {
  await quickTable(page);
  await openDeal(page, hall, lateDeal(5, 4));
  const things = await page.locator('main [data-ref]').evaluateAll((all) => {
    const kind = (ref: string) => ref.split(':')[0] ?? '';
    const first = new Map(
      all.map((one) => [kind(one.getAttribute('data-ref') ?? ''), one.getAttribute('data-ref') ?? '']),
    );
    return [...first.values()];
  });
  // Cards, fields, goods, pools, seats and piles.
  expect(things.length).toBeGreaterThanOrEqual(7);
  for (const ref of things) {
    const thing = page.locator(`main [data-ref="${ref}"]`).first();
    await thing.focus();
    await page.keyboard.press('i');
    const closeUp = page.getByRole('dialog');
    await expect(closeUp.locator('h2'), ref).not.toBeEmpty();
    await expect(closeUp.locator('p').first(), ref).not.toBeEmpty();
    await saidInFull(page);
    if (ref.startsWith('card')) await accessible(page);
    if (ref.startsWith('card')) await picture(page, 'new-era-close-up');
    await closeBy(page, closeUp);
  }
  // A rival's whole state, with the board.
  await page.locator('.opp .nm').first().click();
  await expect(page.locator('.tne')).toHaveAttribute('data-own', 'false');
  await picture(page, 'new-era-rival');
  expect(complaints).toEqual([]);
});

// Where five fit, fewer do.
for (const [n, size] of [
  [2, { width: 1366, height: 768 }],
  [3, { width: 1366, height: 768 }],
  [4, { width: 1920, height: 1080 }],
  [5, { width: 1366, height: 768 }],
] as const)
  test(
    `${n} seats fit on one screen of ${size.width}`,
    where(desktopOnly, deepUnless(n >= 4)),
    async ({ page, hall }) => {
      await page.setViewportSize(size);
      await quickTable(page);
      await openDeal(page, hall, lateDeal(n, 4));
      await onOneScreen(page);
      // Nothing that lies on the table is cut off by its edge.
      const board = await page.locator('main.table').boundingBox();
      for (const part of ['.opps', '.fb', '.state', '.goods', '.handz', '.decks']) {
        const box = await page.locator(`.tne ${part}`).boundingBox();
        if (!board || !box) throw new Error(`${part} is not there`);
        expect(box.x, part).toBeGreaterThanOrEqual(board.x);
        expect(box.y, part).toBeGreaterThanOrEqual(board.y);
        expect(box.x + box.width, part).toBeLessThanOrEqual(board.x + board.width + 1);
        expect(box.y + box.height, part).toBeLessThanOrEqual(board.y + board.height + 1);
      }
      await picture(page, `new-era-seats-${n}`);
    },
  );
