import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Bots answer at once and nothing moves: a test waits for nobody. */
export async function quickTable(page: Page, language: 'en' | 'pl' = 'en', more: object = {}): Promise<void> {
  const settings = { pace: 'instant', motion: 'none', sound: false, tips: false, name: 'Ash', language, ...more };
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

/** Whoever has to act now: a person with choices, a called person, or nobody any more. */
export async function settled(page: Page): Promise<'choose' | 'handover' | 'over'> {
  const choose = page.locator('.decide:not(.idle) .choices .ch');
  const called = page.locator('.cover');
  const over = page.locator('.end');
  await expect(choose.first().or(called).or(over).first()).toBeVisible({ timeout: 30_000 });
  if (await over.isVisible()) return 'over';
  return (await called.isVisible()) ? 'handover' : 'choose';
}

export const askedNow = (page: Page): Promise<string | null> => page.locator('.decide').getAttribute('data-asked');

/** Waits until the question that was answered is no longer the one that is asked. */
export const answered = (page: Page, asked: string | null): Promise<void> =>
  expect(async () => {
    const over = await page.locator('.end, .cover').count();
    if (over === 0) expect(await askedNow(page)).not.toBe(asked);
  }).toPass({ timeout: 30_000 });

/** Answers a question as the hint says, by clicking. */
export async function clickAnswer(page: Page): Promise<void> {
  const asked = await askedNow(page);
  await page.locator('.btn.hint').click();
  await page.locator('.hints button').first().click();
  await page.locator('[data-confirm]').click();
  await answered(page, asked);
}

interface Stretch {
  readonly most?: number;
  readonly each?: (answers: number) => Promise<void>;
}

/** Answers until the match is over, another person is called, or `most` are given; says how many answers it took. */
async function playOn(page: Page, answer: typeof clickAnswer, { most = 400, each }: Stretch): Promise<number> {
  let answers = 0;
  while (answers < most && (await settled(page)) === 'choose') {
    await each?.(answers);
    await answer(page);
    answers++;
  }
  return answers;
}

/** Plays on as the hints say, by clicking. */
export const clickOn = (page: Page, stretch: Stretch = {}): Promise<number> => playOn(page, clickAnswer, stretch);

/** Plays a match to its end with keys alone. */
export async function keyOn(page: Page, stretch: Stretch = {}): Promise<void> {
  await playOn(page, keyAnswer, stretch);
  await expect(page.locator('.end h1')).toBeVisible();
}

/** Answers a question with keys alone: the first line; where that is a group, the first one in it. */
export async function keyAnswer(page: Page): Promise<void> {
  const asked = await askedNow(page);
  await page.keyboard.press('1');
  if (await page.locator('[data-confirm]').isDisabled()) await page.keyboard.press('1');
  await expect(page.locator('[data-confirm]')).toBeFocused();
  await page.keyboard.press('Enter');
  await answered(page, asked);
}

/** Nothing that a screen reader or a keyboard would stumble over. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual(
    [],
  );
}

/** Everything is on one screen: the page itself never scrolls. */
export async function onOneScreen(page: Page): Promise<void> {
  const spill = await page.evaluate(() => ({
    x: document.documentElement.scrollWidth - innerWidth,
    y: document.documentElement.scrollHeight - innerHeight,
  }));
  expect(spill.x).toBeLessThanOrEqual(0);
  expect(spill.y).toBeLessThanOrEqual(0);
}

/** No sentence has a hole in it. */
export async function saidInFull(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toContain('⟨');
}
