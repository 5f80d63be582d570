import { expect, type Page } from '@playwright/test';
import { asks, type Deal, lastStretch, openDeal } from './deals.ts';
import { clickThrough, dei, shot } from './dei.ts';
import { deep, deepOnly, desktopOnly, on, phoneOnly, where } from './depth.ts';
import { test } from './hall.ts';
import {
  accessible,
  answered,
  askedNow,
  clickHint,
  closeBy,
  confirmAnswer,
  keyAnswer,
  onOneScreen,
  pointsAddUp,
  quickTable,
  saidInFull,
  settled,
} from './table.ts';

test('the end of a match by clicking, its scoring and its replay', desktopOnly, async ({ page, hall, complaints }) => {
  await quickTable(page);
  await openDeal(page, hall, lastStretch({ game: 'divide-et-impera', seats: 2, seed: 3 }, deep ? 30 : 14));
  await clickHint(page);
  for (let answers = 0; (await settled(page)) === 'choose'; answers++) {
    await clickThrough(page, answers > 4);
    expect(answers).toBeLessThan(80);
  }
  await scoringAndReplay(page);
  expect(complaints).toEqual([]);
});

async function scoringAndReplay(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win/);
  await expect(page.locator('.end dl').first()).toContainText('Controlled outposts');
  await pointsAddUp(page);
  await page.locator('.u-wrap').waitFor();
  await accessible(page);
  await saidInFull(page);
  await shot(page, 'end');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.locator('.replay .d-table').waitFor();
  await page.getByRole('button', { name: 'Turn 2', exact: true }).click();
  await expect(page.locator('.replay .phases')).toContainText('Turn 2');
}

test(
  'a whole match against a bot by clicking, its scoring and its replay',
  where(deepOnly, desktopOnly),
  async ({ page, hall, complaints }) => {
    await quickTable(page);
    await openDeal(page, hall, dei());
    let answers = 0;
    while ((await settled(page)) === 'choose') {
      if (answers === 8 || answers === 40) {
        await onOneScreen(page);
        await accessible(page);
        await saidInFull(page);
        await shot(page, answers === 8 ? 'early' : 'late');
      }
      await clickThrough(page, answers > 22);
      answers++;
      expect(answers).toBeLessThan(400);
    }
    expect(answers).toBeGreaterThan(50);
    await scoringAndReplay(page);
    expect(complaints).toEqual([]);
  },
);

test('a match by keyboard alone', desktopOnly, async ({ page, hall, complaints }) => {
  await quickTable(page);
  await openDeal(page, hall, dei({ seed: 5 }));
  let answers = 0;
  while ((deep || answers < 14) && (await settled(page)) === 'choose') {
    // A card in play is done with by the key of its last line, once enough has been tried.
    const rows = await page.locator('.choices .ch').allInnerTexts();
    const done = rows.findIndex((text) => text.includes('Done with this card'));
    await keyAnswer(page, answers > 8 && done >= 0 ? String(done + 1) : '1');
    answers++;
    expect(answers).toBeLessThan(400);
  }
  if (deep) await expect(page.locator('.end h1')).toBeVisible();
  expect(complaints).toEqual([]);
});

test(
  'areas are reached, looked at and taken by keys; the map is zoomed and moved',
  desktopOnly,
  async ({ page, hall, complaints }) => {
    await quickTable(page);
    await openDeal(page, hall, dei({ until: asks('moveFrom') }));
    const area = page.locator('.d-area.is-legal').first();
    const name = ((await area.getAttribute('aria-label')) ?? '').split('. ')[0] ?? '';
    await area.focus();
    await page.keyboard.press('i');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(name);
    await expect(dialog).toContainText(/majority|tie/i);
    await closeBy(page, dialog);
    await expect(area).toBeFocused();
    // What only opens the next question is answered at once, and undo asks again.
    const asked = await askedNow(page);
    await page.keyboard.press('Enter');
    await answered(page, asked);
    await expect(page.locator('.ask h2')).toContainText(name.replace(' (roof)', ''));
    await page.keyboard.press('z');
    await expect(page.locator('.decide')).toHaveAttribute('data-asked', asked ?? '');

    const picture = page.locator('.d-picture');
    const zoomed = async () => Number(await picture.getAttribute('data-zoom'));
    const whole = () => expect(picture).toHaveAttribute('data-zoom', '1.00');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(zoomed).toBeGreaterThan(1.5);
    const before = await picture.getAttribute('viewBox');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(picture).not.toHaveAttribute('viewBox', before ?? '');
    await page.keyboard.press('0');
    await whole();
    await page.locator('.d-board').hover();
    await page.mouse.wheel(0, -400);
    await expect.poll(zoomed).toBeGreaterThan(1.5);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await page.getByRole('button', { name: 'Show the whole map' }).click();
    await whole();

    // Dragging moves the picture and picks nothing.
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const fitted = await picture.getAttribute('viewBox');
    const box = await picture.boundingBox();
    if (!box) throw new Error('no map');
    await page.mouse.move(box.x + 300, box.y + 300);
    await page.mouse.down();
    await page.mouse.move(box.x + 360, box.y + 330, { steps: 5 });
    await page.mouse.up();
    await expect(picture).not.toHaveAttribute('viewBox', fitted ?? '');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('m');
    await expect(page.locator('.d-majority path').first()).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.locator('.d-names')).toContainText(name.replace(' (roof)', ''));
    await page.getByRole('button', { name: 'Show the whole map' }).click();
    await shot(page, 'majority');
    expect(complaints).toEqual([]);
  },
);

/** Places of a match where the table looks different. */
const SCREENS: readonly (readonly [name: string, deal: Omit<Deal, 'game'>])[] = [
  ['faction', {}],
  ['market', { seed: 6, until: (match) => asks('act')(match) && match.choices(0).some(({ kind }) => kind === 'buy') }],
  [
    'mission',
    { seats: 3, until: (match) => asks('mission')(match) && Number((match.state as { turn?: number }).turn) === 2 },
  ],
  ['planning', { seats: 3, options: { planning: true }, until: (match) => asks('plan')(match) && match.length > 60 }],
  ['draft', { options: { abilityChoice: true }, until: asks('draftAbility') }],
  ['build', { seed: 8, until: asks('buildAt') }],
  ['four', { seats: 4, seed: 2, until: (match) => asks('moveTo')(match) && match.length > 250 }],
];

const ON_PHONES = ['faction', 'market', 'mission', 'four'];
/** Those that differ most from each other, each on one screen; the rest with --deep. */
const ALWAYS: { readonly [name: string]: 'desktop' | 'phone' } = {
  market: 'desktop',
  planning: 'desktop',
  four: 'phone',
};

function screensOf(name: string) {
  const usual = ALWAYS[name];
  // Others are laid out alike on phones.
  const screens = ON_PHONES.includes(name) ? [] : [desktopOnly];
  return where(usual ? on(usual) : deepOnly, ...screens);
}

for (const [name, deal] of SCREENS)
  test(
    `${name}: on one screen, accessible, said in full in both languages`,
    screensOf(name),
    async ({ page, hall, complaints }) => {
      await quickTable(page);
      await openDeal(page, hall, dei(deal));
      await onOneScreen(page);
      await saidInFull(page);
      await accessible(page);
      await shot(page, name);
      await page.evaluate(() => {
        const key = 'cinderhall.settings';
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: 'pl' }));
      });
      await page.reload();
      await settled(page);
      await saidInFull(page);
      await onOneScreen(page);
      await shot(page, `${name}-pl`);
      expect(complaints).toEqual([]);
    },
  );

test(
  'plans are secret: one sees one’s own, and of others only how many lie ready',
  desktopOnly,
  async ({ page, hall, complaints }) => {
    await quickTable(page);
    await openDeal(page, hall, dei({ options: { planning: true }, until: asks('plan') }));
    const card = page.locator('.d-own .d-card.is-legal').first();
    const name = (await card.getAttribute('aria-label'))?.split('.')[0] ?? '';
    await card.click();
    await confirmAnswer(page);
    await expect(page.locator('.d-own .d-place.planned')).toHaveAttribute('aria-label', new RegExp(name));
    await expect(page.locator('.d-player:not(.me) .locks.plan')).toHaveAttribute('aria-label', /1 of 2/);
    await page
      .getByRole('button', { name: /The board of/ })
      .first()
      .click();
    await expect(page.locator('.d-full .d-hand .d-card')).toHaveCount(0);
    await expect(page.locator('.d-full .d-back').first()).toBeVisible();
    await expect(page.locator('.d-full')).not.toContainText(name);
    await shot(page, 'rival');
    expect(complaints).toEqual([]);
  },
);

test(
  'close-ups of cards, markets, missions, drones, leaders and abilities',
  desktopOnly,
  async ({ page, hall, complaints }) => {
    await quickTable(page);
    await openDeal(page, hall, dei({ until: asks('moveFrom') }));
    const dialog = page.getByRole('dialog');
    for (const [thing, says] of [
      ['.d-hand .d-card', /face down/],
      ['.d-slot', /Costs/],
      ['.d-missions .d-mission', /Column of turn/],
      ['.d-leader .portrait', /Its drone/],
      ['.d-abilities .d-ability', /Locked/],
      ['.d-bin', /never played again/],
      ['.d-who', /Supply: \d/],
    ] as const) {
      await page.locator(thing).first().click();
      await expect(dialog).toContainText(says);
      await saidInFull(page);
      if (thing === '.d-slot') {
        await accessible(page);
        await shot(page, 'close-up');
      }
      await closeBy(page, dialog);
    }
    await page.mouse.move(0, 0);
    await page.locator('.d-drone').first().focus();
    await page.keyboard.press('i');
    await expect(dialog).toContainText('After its flight');
    // The focus is back with the close-up gone, and not some time later, when it might be taken from something else.
    const focusOnceClosed = await page.evaluateHandle(() => {
      const focus: { at?: string | null } = {};
      const watching = new MutationObserver(() => {
        if (document.querySelector('.veil')) return;
        focus.at = document.activeElement?.getAttribute('data-ref') ?? null;
        watching.disconnect();
      });
      watching.observe(document.body, { childList: true, subtree: true });
      return focus;
    });
    await closeBy(page, dialog);
    expect(await focusOnceClosed.jsonValue()).toEqual({ at: expect.stringMatching(/^drone:/) });
    // What cannot be used now says why.
    const area = page.locator('.d-area:not(.is-legal)').first();
    await area.focus();
    await expect(area).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.locator('.why .rule-mark').first()).toHaveAttribute('data-cites', /R-DEI-0/);
    expect(complaints).toEqual([]);
  },
);

/** Two fingers part on the map: it comes closer, and nothing is picked by it. */
async function pinch(page: Page): Promise<void> {
  const asked = await page.locator('.choices').innerText();
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', far: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [-far, far].map((dx, id) => ({ x: 195 + dx, y: 280, id })),
    });
  await touch('touchStart', 30);
  for (const far of [45, 60, 80]) await touch('touchMove', far);
  await touch('touchEnd', 0);
  await expect
    .poll(async () => Number(await page.locator('.d-picture').getAttribute('data-zoom')))
    .toBeGreaterThan(1.5);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.locator('.choices').innerText()).toBe(asked);
  await page.getByRole('button', { name: 'Show the whole map' }).tap();
}

test('a turn on the phone by thumb', phoneOnly, async ({ page, hall, complaints }) => {
  await quickTable(page);
  await openDeal(page, hall, dei({ seed: 4 }));
  let answers = 0;
  while ((await page.locator('.phases').innerText()).includes('Turn 1') && (await settled(page)) === 'choose') {
    await onOneScreen(page);
    if (answers === 4) {
      await accessible(page);
      await shot(page, 'play');
      await pinch(page);
      for (const tab of ['Board', 'Markets', 'Missions']) {
        await page.getByRole('tab', { name: tab }).tap();
        await saidInFull(page);
        await shot(page, `tab-${tab.toLowerCase()}`);
      }
      await accessible(page);
      await page.getByRole('tab', { name: 'Hand' }).tap();
      await page.locator('.d-chips button').nth(1).tap();
      await expect(page.locator('.d-full')).toBeVisible();
      await shot(page, 'rival');
      await page.getByRole('button', { name: 'Back to the markets' }).tap();
    }
    await clickThrough(page, answers > 20);
    answers++;
    expect(answers).toBeLessThan(120);
  }
  expect(answers).toBeGreaterThan(10);
  expect(complaints).toEqual([]);
});

test('the map uses the room of a large screen', desktopOnly, async ({ page, hall }) => {
  await quickTable(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openDeal(page, hall, dei());
  await onOneScreen(page);
  const board = await page.locator('.d-board').boundingBox();
  expect(board?.height ?? 0).toBeGreaterThan(820);
  await shot(page, 'large');
});
