import type { Match } from '@cinderhall/kernel';
import { expect, type Page } from '@playwright/test';
import { asks, type Deal, dealOf, openDeal } from './deals.ts';
import { deepOnly, desktopOnly, onDesktop, phoneOnly, where } from './depth.ts';
import { test } from './hall.ts';
import { accessible, closeBy, confirmAnswer, quickTable } from './table.ts';

const roundOf = ({ state }: Match): number => ('round' in state ? Number(state.round) : 0);

const inRound = (round: number, ...kinds: string[]) => {
  const asked = asks(...kinds);
  return (match: Match): boolean => roundOf(match) >= round && asked(match);
};

async function open(page: Page, hall: string, deal: Deal): Promise<void> {
  await quickTable(page);
  await openDeal(page, hall, dealOf({ seed: 3, ...deal }));
}

const EXTRAS = { headquarters: true, arena: true, borders: true, cities: true } as const;

test(
  'shared boards lie above the line; the drawer opens them all and moves nothing below it',
  desktopOnly,
  async ({ page, hall }) => {
    await open(page, hall, { options: EXTRAS, until: inRound(3, 'act') });
    const lane = page.locator('.above > .lane');
    await expect(lane.locator('.city')).toHaveCount(3);
    await expect(lane.locator('.hq')).toHaveCount(3);
    // The border between two rivals waits in the drawer.
    await expect(lane.locator('.tile.border')).toHaveCount(2);
    const below = () => page.locator('.tableau-grid > .mid').boundingBox();
    const before = await below();
    await page.keyboard.press('b');
    const all = page.locator('.above .everything');
    await expect(all.locator('.hq')).toHaveCount(3);
    await expect(all.locator('.tile.border')).toHaveCount(3);
    expect(await below()).toEqual(before);
    await accessible(page);
    await closeBy(page, all);
  },
);

const expansions = ['newEra', 'winter', 'scavengers', 'allies', 'moloch', 'noMansLand'];
const EVERYTHING = { ...EXTRAS, expansions, allowUnofficialMix: true, serverRoom: true };

/** What tiles tell people who do not see them: what lies there, and what it is good for. */
const TOLD = {
  machine: /Defence \d, .*code .*; it /,
  spot: /, (empty|outpost of .*)\. Level 1: .*Level 2 .*Level 3: /,
  server: /, \d of \d markers\. \w/,
  city: /, on it \d .*Deal: .*Defence \d/,
  hq: /\. Needs locations of the types /,
  arena: /\. Action: put a worker here/,
  border: /^Border: .+: .+, .+ – /,
};

test('on a large screen, too, the drawer holds everything at once', desktopOnly, async ({ page, hall }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, hall, { seats: 4, options: EVERYTHING, until: inRound(3, 'act') });
  await page.keyboard.press('b');
  const groups = page.locator('.above .everything .shared');
  await expect(groups).toHaveCount(7);
  for (const group of await groups.all()) await expect(group).toBeInViewport({ ratio: 0.98 });
  for (const [kind, words] of Object.entries(TOLD))
    await expect(page.locator(`.everything .${kind}`).first()).toHaveAccessibleName(words);
});

test('however many machines have come, they lie beside the spines', desktopOnly, async ({ page, hall }) => {
  const machines = ({ state }: Match) => ('moloch' in state ? Object(state.moloch).deployed.length : 0);
  // What can be hit is lit, and what is lit does not fold.
  const inReach = (match: Match) => match.choices(0).some(({ kind }) => kind === 'hack' || kind === 'destroy');
  const until = (match: Match) => machines(match) > 12 && asks('act')(match) && inReach(match);
  await open(page, hall, { seats: 4, seed: 1, options: EVERYTHING, until });
  const lane = page.locator('.above > .lane');
  await expect(lane.locator('.spine').first()).toBeVisible();
  const spine = await lane.locator('.spine').first().boundingBox();
  for (const machine of await lane.locator('.machine').all()) {
    const box = await machine.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(spine?.x ?? 0);
    await expect(machine.locator('.mh b')).toBeInViewport({ ratio: 1 });
  }
});

test('the map opens for a question about areas, and is answered by keyboard', desktopOnly, async ({ page, hall }) => {
  await open(page, hall, { options: { expansions: ['noMansLand'] }, until: inRound(2, 'outpostSite') });
  await expect(page.locator('.boxes')).toHaveAccessibleName('With No Man’s Land');
  await expect(page.locator('.log .reach li').first()).toContainText('Another outpost');
  const lit = page.locator('.landmap:visible .area.is-legal');
  await expect(lit.first()).toBeVisible();
  await lit.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.landmap:visible .area.is-selected')).toHaveCount(1);
  await confirmAnswer(page);
});

test('by thumb a spine opens its group above the State', phoneOnly, async ({ page, hall }) => {
  await open(page, hall, { options: { expansions: ['noMansLand'], ...EXTRAS }, until: inRound(3, 'act') });
  const spines = page.locator('.spines .spine');
  await expect(spines).toHaveCount(5);
  await spines.nth(1).tap();
  await expect(page.locator('.sheet-above .city')).toHaveCount(3);
  await spines.first().tap();
  await expect(page.locator('.sheet-above .area')).toHaveCount(9);
  await accessible(page);
});

test('with Scavengers the top of a rival’s pile is taken from the table', onDesktop, async ({ page, hall }) => {
  await open(page, hall, {
    seats: 3,
    options: { expansions: ['scavengers'] },
    until: inRound(2, 'scavenge'),
  });
  const top = page.locator('.opp .pile .card.is-legal:visible, .conn-chip.top.is-legal:visible').first();
  const taken = await top.getAttribute('data-ref');
  await top.click();
  await confirmAnswer(page);
  await expect(page.locator(`.hand [data-ref="${taken}"]`)).toBeVisible();
  await expect(page.locator('.decks .bar .art')).toHaveCount(3);
});

test('Borgo is somebody: points, brawlers, what his icons do, and his last turn', onDesktop, async ({ page, hall }) => {
  await open(page, hall, { seats: 1, options: { opponent: 'borgo' }, until: inRound(2, 'act') });
  const panel = page.locator('.solo.borgo');
  await expect(panel.locator('.brawlers')).toContainText('Brawlers');
  await expect(panel.locator('.triggers .ty')).toHaveCount(4);
  await expect(panel.locator('.story li').first()).toBeVisible();
  await expect(panel.locator('.story li.later')).toHaveCount(0);
  await accessible(page);
});

test(
  'beside shared boards Borgo stays in sight: in the lane, beside the map, as a line, and in full',
  onDesktop,
  async ({ page, hall }, { project }) => {
    await open(page, hall, {
      seats: 1,
      options: { opponent: 'borgo', expansions: ['noMansLand', 'scavengers'], cities: true },
      until: inRound(3, 'act'),
    });
    const himself = page.locator('.solo.borgo:visible');
    if (project.name === 'phone') {
      await expect(himself).toHaveCount(0);
      await page.locator('.spines .spine').first().tap();
      await expect(himself.locator('.brawlers')).toContainText('Brawlers');
      await accessible(page);
      return;
    }
    const inside = async () => {
      const [panel, last] = [himself, himself.locator('.story li').last()];
      await expect(last).toBeInViewport({ ratio: 1 });
      const [outer, inner] = await Promise.all([panel.boundingBox(), last.boundingBox()]);
      expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual((outer?.y ?? 0) + (outer?.height ?? 0));
    };
    await inside();
    await expect(himself.locator('.pile')).toContainText('pile');
    await page.keyboard.press('m');
    await inside();
    await page.keyboard.press('b');
    await expect(page.locator('.above .in-lines .line')).toContainText('Borgo');
    await page.keyboard.press('p');
    await expect(himself.locator('.triggers .ty')).toHaveCount(4);
    await inside();
    await accessible(page);
    await page.keyboard.press('?');
    await expect(page.locator('.drawer.keys dt').filter({ hasText: /^[BMP]$/ })).toHaveText(['B', 'M', 'P']);
  },
);

test(
  'Borgo’s turn is told line by line; Space skips to its end, P tells it again',
  where(deepOnly, onDesktop),
  async ({ page, hall }) => {
    await quickTable(page, 'en', { motion: 'full' });
    await openDeal(page, hall, dealOf({ seed: 3, seats: 1, options: { opponent: 'borgo' }, until: inRound(2, 'act') }));
    const later = page.locator('.story li.later');
    await expect(later).toHaveCount(0);
    await page.keyboard.press('p');
    await expect(later.first()).toBeAttached();
    await page.keyboard.press(' ');
    await expect(later).toHaveCount(0);
  },
);
