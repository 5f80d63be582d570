import { expect, type Page } from '@playwright/test';
import { asks, dealOf, openDeal } from './deals.ts';
import { desktopOnly, onDesktop } from './depth.ts';
import { test } from './hall.ts';
import { accessible, answered, askedNow, clickAnswer, quickTable, settled } from './table.ts';

/** A turn with actions of the faction's board, with many choices besides. */
const myTurn = () =>
  dealOf({
    seed: 4,
    until: (match) =>
      asks('act')(match) &&
      match.choices(0).length > 9 &&
      match.choices(0).some((choice) => choice.kind === 'board' && 'at' in choice && Number(choice.at) < 3),
  });

const boxOf = async (page: Page, what: string) => {
  const box = await page.locator(what).first().boundingBox();
  if (!box) throw new Error(`no ${what}`);
  return box;
};

/** A number for each seat, by the mark of the seat. */
const bySeat = (page: Page, rows: string, number?: string): Promise<object> =>
  page
    .locator(rows)
    .evaluateAll(
      (all, within) =>
        Object.fromEntries(
          all.map((row) => [
            row.querySelector('.pip use')?.getAttribute('href'),
            (within ? row.querySelector(within) : row)?.textContent?.trim(),
          ]),
        ),
      number,
    );

test(
  'what is selected is confirmed by Enter and by a double click; with redo there is room for its words',
  onDesktop,
  async ({ page, hall, complaints }) => {
    await quickTable(page, 'en', { holdBots: true });
    await openDeal(page, hall, myTurn());
    const action = page.locator('.fact.is-legal').first();
    const before = await askedNow(page);
    await action.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.fact.is-selected')).toBeFocused();
    await page.keyboard.press('Enter');
    await answered(page, before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Do it again' })).toBeVisible();
    await settled(page);

    await page.locator('.choices .ch:not(.group)').first().click();
    await expect(page.locator('[data-confirm]')).toBeEnabled();
    const confirm = await boxOf(page, '[data-confirm]');
    expect(confirm.width).toBeGreaterThan(140);
    expect(confirm.height).toBeLessThan(80);

    const again = await askedNow(page);
    await page.locator('.fact.is-legal').first().dblclick();
    await answered(page, again);
    expect(complaints).toEqual([]);
  },
);

test(
  'a verb leaves lit only what it can be done with, and hints leave the choices in sight',
  desktopOnly,
  async ({ page, hall }) => {
    await quickTable(page);
    await openDeal(page, hall, myTurn());
    const lit = page.locator('.table .is-legal');
    const all = await lit.count();
    await page.locator('.ch.group').first().click();
    await expect(page.locator('.table .is-other').first()).toBeVisible();
    expect(await lit.count()).toBeLessThan(all);
    await page.locator('.flt').click();
    await page.locator('.btn.hint').click();
    await page.locator('.hints button').first().waitFor();
    await expect(page.locator('.choices .ch').first()).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-confirm]')).toBeInViewport({ ratio: 1 });
    const { height } = await boxOf(page, '.choices');
    expect(height).toBeGreaterThan(100);
  },
);

test(
  'a match in two tabs is played by the one that opened it last; nothing is lost',
  onDesktop,
  async ({ page, hall }) => {
    await quickTable(page);
    await openDeal(page, hall, dealOf({ seed: 4 }));
    await clickAnswer(page);
    await settled(page);
    const later = await page.context().newPage();
    await later.goto(page.url());
    await settled(later);
    expect(await askedNow(later)).toBe(await askedNow(page));
    const left = page.getByRole('dialog', { name: 'This match has moved to another tab' });
    await expect(left).toBeVisible();
    await accessible(page);
    await clickAnswer(later);
    await settled(later);
    const now = await askedNow(later);

    await left.getByRole('button', { name: 'Play on here' }).click();
    await expect(left).toBeHidden();
    await settled(page);
    expect(await askedNow(page)).toBe(now);
    await expect(later.locator('.elsewhere')).toBeVisible();
    await clickAnswer(page);
    await later.close();
    await page.reload();
    await settled(page);
    expect(Number(await askedNow(page))).toBeGreaterThan(Number(now));
  },
);

test(
  'the end: from the table back to the score, from the hall to it again; a match is removed only after a question',
  onDesktop,
  async ({ page, hall }) => {
    await quickTable(page);
    await openDeal(page, hall, dealOf({ seed: 4 }));
    await page.goto(hall);
    const running = page.getByRole('region', { name: 'My tables' });
    await running.getByRole('button', { name: 'Remove this table' }).click();
    await expect(running.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await page.keyboard.press('Enter');
    await running.locator('.go').click();
    await settled(page);
    await page.locator('.top').getByRole('button', { name: 'Settings and table' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    const yes = page.locator('.sure .btn').first();
    await expect(yes).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.sure .btn').last()).toBeInViewport({ ratio: 1 });
    await yes.click();
    await page.locator('.end').waitFor();
    await page.locator('.end .plot canvas').waitFor();
    // A dialog that was opened wide and is narrowed shows its chart whole.
    const { height } = page.viewportSize() ?? { height: 768 };
    await page.setViewportSize({ width: 700, height });
    const overhang = () =>
      page.locator('.end .told').evaluate((told) => {
        const right = told.getBoundingClientRect().right;
        return Math.max(
          ...[...told.querySelectorAll('.plot canvas, .plot-names li')].map(
            (one) => one.getBoundingClientRect().right - right,
          ),
        );
      });
    await expect.poll(overhang).toBeLessThanOrEqual(0);
    const scores = await bySeat(page, '.end .ledger-table tbody tr', '.total');
    await page.locator('.end .course').getByRole('tab', { name: 'Score', exact: true }).click();
    await expect.poll(() => bySeat(page, '.end .plot-names li', 'b')).toEqual(scores);

    await page.getByRole('button', { name: 'Look at the table' }).click();
    await expect(page.locator('.end')).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the score' }).click();
    await expect(page.locator('.end h1')).toBeVisible();

    await page.goto(hall);
    const finished = page.getByRole('region', { name: 'Finished' });
    // The hall tells the same score as the end and its chart, and who won.
    await expect(finished.locator('.pp > i')).toHaveText('score');
    expect(await bySeat(page, '.pp > span')).toEqual(scores);
    await expect(finished.locator('small')).toHaveText(/ won, with /);
    await expect(finished.locator('b i')).toHaveText(/^round \d+$/);
    await expect(finished.locator('time')).toHaveText(/^\d+ \w+$/);
    await finished.locator('.go').first().click();
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.locator('.end h1')).toBeVisible();

    await page.goto(hall);
    const rows = finished.locator('li');
    await finished.getByRole('button', { name: 'Remove this table' }).click();
    await finished.getByRole('button', { name: 'Keep it' }).click();
    await expect(rows).toHaveCount(1);
    await finished.getByRole('button', { name: 'Remove this table' }).click();
    await finished.getByRole('button', { name: 'Remove it' }).click();
    await expect(finished).toHaveCount(0);
  },
);
