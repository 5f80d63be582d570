import { expect, type Page } from '@playwright/test';
import { type Deal, lastStretch, openDeal } from './deals.ts';
import { deep, deepUnless, desktopOnly, onDesktop, phoneOnly, picture, where } from './depth.ts';
import { test } from './hall.ts';
import {
  accessible,
  clickAnswer,
  clickOn,
  confirmAnswer,
  keysToTheEnd,
  onOneScreen,
  pointsAddUp,
  quickTable,
  saidInFull,
  settled,
  showShared,
  startMatch,
} from './table.ts';

const EXPANSIONS = ['newEra', 'winter', 'scavengers', 'allies', 'moloch', 'noMansLand'] as const;
const MODULES = { promo1: true, promo2: true, headquarters: true, arena: true, borders: true, cities: true } as const;
const alone = (opponent: string, more: object = {}): Omit<Deal, 'until'> => ({
  seats: 1,
  options: { opponent, ...more },
});

/** Every set for itself, all modules, everything at once, and both opponents of a lone player with all that suits them. */
const MATCHES: { readonly [name: string]: Omit<Deal, 'until'> } = {
  ...Object.fromEntries(EXPANSIONS.map((set) => [set, { seats: 2, options: { expansions: [set] } }])),
  modules: { seats: 3, options: MODULES },
  everything: {
    seats: 4,
    options: { expansions: EXPANSIONS, allowUnofficialMix: true, serverRoom: true, ...MODULES },
  },
  borgo: alone('borgo'),
  'borgo with everything': alone('borgo', { expansions: EXPANSIONS, headquarters: true, cities: true }),
  virtual: alone('standard', { expansions: ['noMansLand'], headquarters: true }),
};

/** These stand for the others; all are played with --deep. */
const SAMPLE = ['moloch'];

const open = async (page: Page, hall: string, name: string, steps: number): Promise<void> => {
  await quickTable(page);
  await openDeal(page, hall, lastStretch({ seed: 5, ...MATCHES[name] }, steps));
};

async function over(page: Page): Promise<void> {
  await expect(page.locator('.end h1')).toBeVisible();
  await pointsAddUp(page);
  await accessible(page);
  await saidInFull(page);
}

for (const name of Object.keys(MATCHES))
  test(
    `the end of a match by clicking: ${name}`,
    where(onDesktop, deepUnless(SAMPLE.includes(name))),
    async ({ page, hall, complaints }, { project }) => {
      await open(page, hall, name, deep ? 20 : 6);
      await onOneScreen(page);
      await accessible(page);
      await picture(page, `set-${name.replaceAll(' ', '-')}-${project.name}`);
      expect(await clickOn(page, { most: 200, each: () => saidInFull(page) })).toBeGreaterThan(1);
      await over(page);
      expect(complaints).toEqual([]);
    },
  );

test(
  'a match with No Man’s Land is played to its end by keys alone',
  desktopOnly,
  async ({ page, hall, complaints }) => {
    await open(page, hall, 'noMansLand', 6);
    await keysToTheEnd(page, { most: 200 });
    await pointsAddUp(page);
    expect(complaints).toEqual([]);
  },
);

test('a match against Borgo is played to its end by thumb', phoneOnly, async ({ page, hall, complaints }) => {
  await open(page, hall, 'borgo', 6);
  await onOneScreen(page);
  await accessible(page);
  for (let i = 0; i < 200 && (await settled(page)) === 'choose'; i++) {
    await saidInFull(page);
    while (await page.locator('[data-confirm]').isDisabled()) await page.locator('.choices .ch').first().tap();
    await confirmAnswer(page, 'tap');
  }
  await over(page);
  expect(complaints).toEqual([]);
});

/** Answers, or lets the one who is called come to the screen; says whose seat it is. */
async function seatAtScreen(page: Page): Promise<string> {
  while ((await settled(page)) === 'handover') {
    await page.locator('.cover .btn').click();
    await expect(page.locator('.cover')).toBeHidden();
  }
  return (await page.locator('.decide').getAttribute('data-seat')) ?? '';
}

test('two people at one screen pay for a machine together', onDesktop, async ({ page, hall, complaints }) => {
  await quickTable(page);
  await startMatch(page, hall, 'fifty-first-state', {
    prepare: async () => {
      await page.getByRole('checkbox', { name: 'Moloch', exact: true }).check();
      await page.getByRole('checkbox', { name: /^Machines paid for together/ }).check();
      await page.getByRole('button', { name: 'Change seat 2' }).click();
      await page.getByRole('radio', { name: 'a person' }).check();
      await page.getByRole('textbox', { name: 'Name for seat 2' }).fill('Marta');
    },
  });
  const helped = new Set<string>();
  const part = page.locator('.choices .ch', { hasText: 'Pay a part of a machine' });
  const laid = page.locator('.machine:visible .paid, .machine:visible .laid');
  for (let i = 0; i < (deep ? 60 : 30) && helped.size < 2; i++) {
    const seat = await seatAtScreen(page);
    await showShared(page);
    const before = await laid.count();
    const helps = !helped.has(seat) && (await part.count()) > 0;
    if (helps) await part.first().click();
    await clickAnswer(page);
    if (!helps) continue;
    // Which part, where several can be laid.
    while ((await seatAtScreen(page)) === seat && (await laid.count()) === before) await clickAnswer(page);
    await expect(laid.nth(before)).toBeVisible();
    helped.add(seat);
  }
  expect([...helped].sort()).toEqual(['0', '1']);
  expect(complaints).toEqual([]);
});
