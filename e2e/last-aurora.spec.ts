import type { Match } from '@cinderhall/kernel';
import { expect, type Locator, type Page } from '@playwright/test';
import { asks, dealOf, lastStretch, openDeal } from './deals.ts';
import { deep, deepOnly, desktopOnly, phoneOnly, picture, sampled, where } from './depth.ts';
import { test } from './hall.ts';
import {
  accessible,
  clickAnswer,
  clickHint,
  clickOn,
  closeBy,
  confirmAnswer,
  hintsOn,
  keysOn,
  keysToTheEnd,
  middleOf,
  onOneScreen,
  pointsAddUp,
  putDown,
  quickTable,
  saidInFull,
  settled,
  startMatch,
  unfold,
} from './table.ts';

interface Plan {
  readonly seats: number;
  readonly map?: 'alpha' | 'beta';
  readonly mine?: boolean;
  /** The same deal every time. */
  readonly seed: number;
}

const question = (page: Page): Locator => page.locator('.decide h2');
const shot = (page: Page, name: string) => picture(page, `last-aurora-${name}`);

/** Opens a table with so many seats, and a certain deal. */
async function open(page: Page, hall: string, { seats, map = 'alpha', mine = false, seed }: Plan): Promise<void> {
  const prepare = async () => {
    await page
      .locator('.picks input[name="seats"]')
      .nth(seats - 1)
      .check();
    await page.locator(`input[name=map][value=${map}]`).check();
    await unfold(page);
    if (mine) await page.locator('input[name=mine]').check();
  };
  await startMatch(page, hall, 'last-aurora', { prepare, deal: seed.toString(16).padStart(32, '0') });
}

test('a shot, damage, and cargo moved by dragging', desktopOnly, async ({ page, hall, complaints }) => {
  await quickTable(page);
  for (const [kind, words] of [
    ['shoot', /^Your turn to shoot/],
    ['damage', /^Place \d+ damage in/],
    ['arrange', /^Arrange/],
  ] as const) {
    // Where there is much to arrange, a marker can go to more than one place.
    const until = (match: Match) => asks(kind)(match) && (kind !== 'arrange' || match.choices(0).length >= 10);
    await openDeal(page, hall, dealOf({ game: 'last-aurora', seats: 2, seed: 3, until }));
    await expect(question(page)).toHaveText(words);
    await onOneScreen(page);
    await saidInFull(page);
    if (kind === 'shoot') await accessible(page);
    if (kind === 'arrange') await dragCargo(page);
  }
  expect(complaints).toEqual([]);
});

test('the end of a match by clicking, and what it was worth', desktopOnly, async ({ page, hall, complaints }) => {
  await quickTable(page);
  await openDeal(page, hall, lastStretch({ game: 'last-aurora', seats: 2, seed: 3 }, 12));
  await clickHint(page);
  await clickOn(page, { most: 80, each: () => saidInFull(page) });
  await summaryAndReplay(page);
  expect(complaints).toEqual([]);
});

async function summaryAndReplay(page: Page): Promise<void> {
  await expect(page.locator('.end h1')).toContainText(/wins?/);
  await pointsAddUp(page);
  await page.locator('.u-wrap').waitFor();
  await accessible(page);
  await saidInFull(page);
  await shot(page, 'end');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.locator('.replay .tla').waitFor();
  await page.locator('.u-wrap').waitFor();
  await accessible(page);
  await shot(page, 'replay');
}

test(
  'a whole match against a bot by clicking, cargo moved by dragging, and what it was worth',
  where(deepOnly, desktopOnly),
  async ({ page, hall, complaints }) => {
    await quickTable(page);
    await open(page, hall, { seats: 2, seed: 3 });
    const seen = new Set<string>();
    const first = async (name: string, act: () => Promise<unknown>): Promise<void> => {
      if (seen.has(name)) return;
      seen.add(name);
      await onOneScreen(page);
      await act();
    };
    const answers = await hintsOn(page, {
      each: async (n) => {
        await saidInFull(page);
        const asked = await question(page).innerText();
        if (n === 0 || n === 60) await first(`${n}`, () => accessible(page).then(() => shot(page, `alpha-${n}`)));
        if (asked.startsWith('Arrange')) await first('arrange', () => dragCargo(page));
        if (asked.startsWith('Your turn to move')) await first('move', () => shot(page, 'move'));
        if (asked.startsWith('Your turn to shoot'))
          await first('shoot', () => accessible(page).then(() => shot(page, 'shoot')));
        if (/^Place \d+ damage in/.test(asked)) await first('ambush', () => shot(page, 'ambush'));
        if (asked.startsWith('Your loot')) await first('loot', () => accessible(page).then(() => shot(page, 'loot')));
      },
    });
    expect([...seen]).toEqual(expect.arrayContaining(['arrange', 'move', 'shoot', 'ambush']));
    expect(answers).toBeGreaterThan(20);
    await summaryAndReplay(page);
    expect(complaints).toEqual([]);
  },
);

/** A marker with one target is taken up by a click, and nothing is lit then. */
async function markerWithTwoTargets(page: Page): Promise<Locator> {
  const lit = page.locator('.slot.is-legal');
  for (const slot of await lit.all()) {
    await slot.click();
    await expect(page.locator('.flt')).toBeVisible();
    const several = await page.locator('[data-confirm]').isDisabled();
    await putDown(page);
    if (several) return slot;
  }
  throw new Error('every marker has one target');
}

/** Drags a marker from one slot to another: the drop takes up the choice that two clicks would find. */
async function dragCargo(page: Page): Promise<void> {
  await shot(page, 'arrange');
  const from = await markerWithTwoTargets(page);
  await from.click();
  const to = page.locator('.slot.is-legal').first();
  const target = await middleOf(to);
  await putDown(page);
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(target.x, target.y, { steps: 6 });
  await expect(page.locator('.drag-ghost.fits')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('.drag-ghost')).toHaveCount(0);
  await expect(page.locator('[data-confirm]')).toContainText(/^Move/);
  await confirmAnswer(page);
  await expect(page.locator('.lg')).toContainText(/You move/);
  await settled(page);
}

test('a match on map Beta with the Mine, by keyboard alone', desktopOnly, async ({ page, hall, complaints }) => {
  await quickTable(page);
  await open(page, hall, { seats: 2, map: 'beta', mine: true, seed: 5 });
  const each = async (n: number) => {
    if (n === 0 || n === 40) await shot(page, `beta-${n}`);
  };
  if (deep) await keysToTheEnd(page, { each });
  else expect(await keysOn(page, { most: 12, each })).toBe(12);
  expect(complaints).toEqual([]);
});

test('alone against the Automa, whose board lies open', desktopOnly, async ({ page, hall, complaints }) => {
  await quickTable(page);
  await open(page, hall, { seats: 1, seed: 2 });
  const board = page.locator('.opl .auto');
  await (deep ? hintsOn : clickOn)(page, {
    most: deep ? 26 : 5,
    each: async (n) => {
      if (n !== 0 && n !== 24) return;
      await expect(board.locator('.grid i')).toHaveCount(36);
      await onOneScreen(page);
      await accessible(page);
      await saidInFull(page);
      await shot(page, `solo-${n}`);
    },
  });
  if (!deep) await openDeal(page, hall, lastStretch({ game: 'last-aurora', seats: 1, seed: 2 }, 12));
  await keysToTheEnd(page);
  await expect(page.locator('.standings')).toContainText('Automa');
  await page.locator('.u-wrap').waitFor();
  await shot(page, 'solo-end');
  expect(complaints).toEqual([]);
});

test(
  'everything on the table can be looked at closely, says why not, and leads to its rule',
  desktopOnly,
  async ({ page, hall, complaints }) => {
    await quickTable(page);
    await open(page, hall, { seats: 4, map: 'beta', seed: 9 });
    const refs = await page.evaluate(() => {
      const found = new Map<string, string>();
      for (const each of document.querySelectorAll<HTMLElement>('.table [data-ref]')) {
        const ref = each.dataset.ref ?? '';
        const kind = ref.split(':')[0] ?? '';
        if (!found.has(kind)) found.set(kind, ref);
      }
      return [...found];
    });
    expect(refs.length).toBeGreaterThanOrEqual(10);
    const dialog = page.getByRole('dialog');
    for (const [kind, ref] of refs) {
      await page.locator(`[data-ref="${ref}"]`).first().focus();
      await page.keyboard.press('i');
      await expect(dialog.locator('h2'), kind).not.toBeEmpty();
      await saidInFull(page);
      await closeBy(page, dialog);
    }

    // A card too dear to explore, a space behind, an empty place: something always cannot be done now.
    const unlit = page.locator('.space:not(.is-legal), .zone .lac:not(.is-legal)');
    const options = { map: 'beta' };
    await openDeal(page, hall, dealOf({ game: 'last-aurora', seats: 4, seed: 9, options, until: asks('move') }));
    await unlit.first().click();
    await expect(dialog.locator('.why li').first()).toBeVisible();
    await accessible(page);
    await shot(page, 'close-up');
    const mark = dialog.locator('.why').getByRole('button', { name: 'Open the rule' }).first();
    const rule = await mark.getAttribute('data-cites');
    await expect(dialog.locator('.why')).not.toContainText(/R-[A-Z]+-\d/);
    await mark.click();
    await expect(page.locator(`[data-rule="${rule}"]`)).toBeInViewport();
    await closeBy(page, page.locator('.drawer'));
    await onOneScreen(page);
    await shot(page, 'beta-4');

    // A rival's convoy in place of mine, and back.
    await page.locator('.ol .nm').first().click();
    await expect(page.getByRole('button', { name: 'Back to my convoy' })).toBeVisible();
    await accessible(page);
    await closeBy(page, page.getByRole('button', { name: 'Back to my convoy' }));
    await page.setViewportSize({ width: 1920, height: 1080 });
    await onOneScreen(page);
    await shot(page, '1920');
    expect(complaints).toEqual([]);
  },
);

test('a round on a phone, by thumb', phoneOnly, async ({ page, hall, complaints }) => {
  await quickTable(page);
  await open(page, hall, { seats: 2, seed: 3 });
  let answers = 0;
  while ((deep || answers < 14) && (await page.locator('.phases').innerText()).includes('Round 1')) {
    expect(await settled(page)).toBe('choose');
    await onOneScreen(page);
    await saidInFull(page);
    if (answers === 0 || answers === 4) {
      await accessible(page);
      await shot(page, `phone-${answers}`);
    }
    const asked = await question(page).innerText();
    if (/^Your turn to (explore|move|shoot)/.test(asked)) await tapAnswer(page);
    else await (deep ? clickHint : clickAnswer)(page);
    answers++;
    expect(answers).toBeLessThan(60);
  }
  await settled(page);
  await shot(page, 'phone-round-2');
  // A tap on a rival opens that convoy in place of mine.
  await page.locator('.chips button:not(.on)').first().tap();
  await expect(page.locator('.cvz')).toHaveAttribute('aria-label', /^Convoy of /);
  await shot(page, 'phone-rival');
  expect(complaints).toEqual([]);
});

/** Answers by tapping something lit on the table, then one of the lines that are left. */
async function tapAnswer(page: Page): Promise<void> {
  const lit = page.locator('.table .is-legal');
  const confirm = page.locator('[data-confirm]');
  if ((await lit.count()) > 0) await lit.first().tap();
  while (await confirm.isDisabled()) await page.locator('.choices .ch').first().tap();
  await confirmAnswer(page, 'tap');
}

test('in Polish everything is said', sampled('pl'), async ({ page, hall, complaints }, { project }) => {
  await quickTable(page, 'pl');
  await open(page, hall, { seats: 2, map: 'beta', mine: true, seed: 7 });
  await clickOn(page, { most: 14, each: () => saidInFull(page) });
  await onOneScreen(page);
  await shot(page, `pl-${project.name}`);
  expect(complaints).toEqual([]);
});
