import AxeBuilder from '@axe-core/playwright';
import type { Language } from '@cinderhall/kernel';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { deep } from './depth.ts';

/** Longer than any answer of a bot takes on a busy machine. */
const PATIENCE = { timeout: 60_000 };

/** Bots answer at once and nothing moves: a test waits for nobody. */
export async function quickTable(page: Page, language: Language = 'en', more: object = {}): Promise<void> {
  const settings = {
    pace: 'instant',
    motion: 'none',
    sound: false,
    soundAsked: true,
    tips: false,
    name: 'Ash',
    language,
    ...more,
  };
  await page.addInitScript((given) => {
    if (!localStorage.getItem('cinderhall.settings')) localStorage.setItem('cinderhall.settings', given);
  }, JSON.stringify(settings));
}

export type GameId = 'fifty-first-state' | 'new-era' | 'last-aurora' | 'divide-et-impera';

/** Writes down by keys what is dealt: a test plays the same match each time. */
export async function chooseDeal(page: Page, deal = 'ember'): Promise<void> {
  await page.locator('.new .more summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('input[name=deal]')).toBeFocused();
  await page.keyboard.type(deal);
}

/** On a phone parts of a new table are folded: opens them all. */
export async function unfold(page: Page): Promise<void> {
  for (const line of await page.locator('.new .fold > summary').all()) await line.click();
}

/** Opens a table of a game from the hall; what `prepare` does comes in between. Always the same cards are dealt. */
export async function startMatch(
  page: Page,
  hall: string,
  game: GameId = 'fifty-first-state',
  { deal, prepare }: { deal?: string; prepare?: () => Promise<void> } = {},
): Promise<void> {
  await page.goto(hall);
  await page.locator(`.door a[href="/new/${game}"]`).click();
  await page.locator('.new').waitFor();
  await prepare?.();
  await chooseDeal(page, deal);
  await page.getByRole('button', { name: /^(Start|Zaczynamy)$/ }).click();
  await settled(page);
}

/** Who has to act now: a person with choices, a called person, or nobody any more. Looked for at every picture. */
export async function settled(page: Page): Promise<'choose' | 'handover' | 'over'> {
  const found = await page.waitForFunction(
    () => {
      const seen = (what: string) => document.querySelector(what)?.checkVisibility();
      if (seen('.end')) return 'over';
      if (seen('.cover')) return 'handover';
      return seen('.decide:not(.idle) .choices .ch') ? 'choose' : false;
    },
    null,
    PATIENCE,
  );
  return found.jsonValue() as Promise<'choose' | 'handover' | 'over'>;
}

export const askedNow = (page: Page): Promise<string | null> => page.locator('.decide').getAttribute('data-asked');

/** Waits until the question was taken from the page: another one is asked, or nothing any more. */
export const answered = async (page: Page, asked: string | null): Promise<void> => {
  await page.waitForFunction(
    (before) => {
      if (document.querySelector('.end, .cover, .decide.idle')) return true;
      const bar = document.querySelector('.decide');
      return bar !== null && bar.getAttribute('data-asked') !== before;
    },
    asked,
    PATIENCE,
  );
};

/** Whether a line is the answer as soon as it is taken up: it only opens the next question. */
const opensNext = async (line: Locator): Promise<boolean> => (await line.getAttribute('data-opens')) === 'true';

/**
 * Takes up the first line, without confirming it; where that is a group, the first one in it. False where taking it up
 * was the answer already.
 */
export async function takeUpFirst(page: Page): Promise<boolean> {
  const confirm = page.locator('[data-confirm]');
  const asked = await askedNow(page);
  while (await confirm.isDisabled()) {
    const line = page.locator('.choices .ch').first();
    const opens = await opensNext(line);
    await line.click();
    if (!opens) continue;
    await answered(page, asked);
    return false;
  }
  return true;
}

/** Confirms what is taken up, and waits until it is answered: until then the old question is still on the page. */
export async function confirmAnswer(page: Page, how: 'click' | 'tap' = 'click'): Promise<void> {
  const asked = await askedNow(page);
  await page.locator('[data-confirm]')[how]();
  await answered(page, asked);
}

/** By thumb the first of the shared boards lies in a sheet, which a tap opens; elsewhere it is in sight. */
export async function showShared(page: Page): Promise<void> {
  const spine = page.locator('.spines .spine').first();
  if ((await spine.isVisible()) && (await spine.getAttribute('aria-pressed')) !== 'true') await spine.tap();
}

/** Answers a question by clicking: the first line; where that is a group, the first one in it. */
export async function clickAnswer(page: Page): Promise<void> {
  if (await takeUpFirst(page)) await confirmAnswer(page);
}

/** Answers a question as the hint says, by clicking. A hint is thought out: that takes a while. */
export async function clickHint(page: Page): Promise<void> {
  await page.locator('.btn.hint').click();
  await page.locator('.hints button').first().click();
  await confirmAnswer(page);
}

interface Stretch {
  readonly most?: number;
  readonly each?: (answers: number) => Promise<void>;
}

/** Answers until the match is over, another person is called, or `most` are given; says how many answers it took. */
async function playOn(
  page: Page,
  answer: (page: Page) => Promise<void>,
  { most = 400, each }: Stretch,
): Promise<number> {
  let answers = 0;
  while (answers < most && (await settled(page)) === 'choose') {
    await each?.(answers);
    await answer(page);
    answers++;
  }
  return answers;
}

/** Plays on as the hints say, by clicking. */
export const hintsOn = (page: Page, stretch: Stretch = {}): Promise<number> => playOn(page, clickHint, stretch);

/** Plays on with the first choices, by clicking. */
export const clickOn = (page: Page, stretch: Stretch = {}): Promise<number> => playOn(page, clickAnswer, stretch);

/** Plays on with keys alone. */
export const keysOn = (page: Page, stretch: Stretch = {}): Promise<number> => playOn(page, keyAnswer, stretch);

/** Plays a match to its end with keys alone. */
export async function keysToTheEnd(page: Page, stretch: Stretch = {}): Promise<void> {
  await keysOn(page, stretch);
  await expect(page.locator('.end h1')).toBeVisible();
}

/** Answers a question with keys alone: the line with this key; where that is a group, the first one in it. */
export async function keyAnswer(page: Page, key = '1'): Promise<void> {
  const asked = await askedNow(page);
  const confirm = page.locator('[data-confirm]');
  for (const [at, pressed] of [key, '1'].entries()) {
    if (at > 0 && !(await confirm.isDisabled())) continue;
    const opens = await opensNext(page.locator('.choices .ch').nth(Number(pressed) - 1));
    await page.keyboard.press(pressed);
    if (opens) return answered(page, asked);
  }
  await expect(page.locator('[data-confirm]')).toBeFocused();
  await page.keyboard.press('Enter');
  await answered(page, asked);
}

/** Presses Escape, and waits until what it closes is gone: only then the focus is back where it was. */
export async function closeBy(page: Page, closed: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(closed).toHaveCount(0);
}

/** Presses Escape, and waits until nothing is taken up any more. */
export async function putDown(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-confirm]')).toBeDisabled();
  await expect(page.locator('.table .is-selected')).toHaveCount(0);
}

/** Nothing that a screen reader or a keyboard would stumble over. */
export async function accessible(page: Page): Promise<void> {
  // In the page itself: otherwise a page of its own is opened for the report. There are no frames from elsewhere.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Only what is wrong is told, without addresses of elements: that takes a third of the time.
  axe.options({ resultTypes: ['violations'], selectors: false });
  // A phone has the colours of a desktop, and telling them apart is what takes longest.
  if (!deep && test.info().project.name === 'phone') axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual(
    [],
  );
}

/** Everything is on one screen: the page itself never scrolls. */
export async function onOneScreen(page: Page): Promise<void> {
  await noSidewaysScroll(page);
  const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(below).toBeLessThanOrEqual(0);
}

/** Nobody has to scroll sideways. A phone shows a wide page smaller, so it is measured by the size that was set. */
export async function noSidewaysScroll(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** The middle of something, once it no longer moves. */
export const middleOf = (thing: Locator): Promise<{ x: number; y: number }> =>
  thing.evaluate(
    (element) =>
      new Promise((resolve) => {
        let before = '';
        const look = () => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const now = [x, y, width, height].join();
          if (now === before) return resolve({ x: x + width / 2, y: y + height / 2 });
          before = now;
          requestAnimationFrame(look);
        };
        look();
      }),
  );

/** The hall has everything that it fetches after its first picture: the engine, and the lists of tables. */
export async function hallLoaded(page: Page): Promise<void> {
  await page.locator('.door').first().waitFor();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Loads the page once more when its service worker has everything: from here on pages come from the browser itself. */
export async function servedByWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Every point is told at the end: the sums of a seat make its score, and the cards under a sum make that. */
export async function pointsAddUp(page: Page): Promise<void> {
  const numberIn = (text: string) => Number(text.replace('−', '-'));
  const seats = page.locator('.end .standings section');
  for (const seat of await seats.all()) {
    const written = await seat
      .locator('dl > div')
      .evaluateAll((all) =>
        all.map((row) => ({ of: row.className === 'of', points: row.querySelector('dd')?.textContent ?? '' })),
      );
    const rows = written.map(({ of, points }) => ({ of, points: numberIn(points) }));
    const total = (of: boolean, some = rows) => some.reduce((sum, row) => (row.of === of ? sum + row.points : sum), 0);
    expect(total(false)).toBe(numberIn(await seat.locator('h2 b').innerText()));
    for (const [at, { of, points }] of rows.entries()) {
      if (of) continue;
      const next = rows.findIndex((row, i) => i > at && !row.of);
      const under = rows.slice(at + 1, next < 0 ? rows.length : next);
      if (under.length > 0) expect(total(true, under)).toBe(points);
    }
  }
}

/** No sentence has a hole in it. */
export async function saidInFull(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toContain('⟨');
}
