import { expect, type Page } from '@playwright/test';
import { asks, dealOf, openDeal } from './deals.ts';
import { onDesktop, phoneOnly, picture } from './depth.ts';
import { test } from './hall.ts';
import { accessible, clickAnswer, closeBy, quickTable, saidInFull, settled } from './table.ts';

const boxOf = async (page: Page, what: string) => {
  const box = await page.locator(what).first().boundingBox();
  if (!box) throw new Error(`no ${what}`);
  return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height) };
};

test(
  'by thumb the sheet keeps its height and the map its size, with a tip and without, whatever is asked',
  phoneOnly,
  async ({ page, hall, complaints }) => {
    await quickTable(page, 'en', { tips: true });
    await openDeal(page, hall, dealOf({ game: 'last-aurora', seed: 4, until: asks('turn') }));
    await page.locator('.tip').waitFor();
    const sheet = await boxOf(page, '.decide');
    const map = await boxOf(page, '.mapz');
    await page.locator('.tip .btn').tap();
    await expect(page.locator('.tip')).toHaveCount(0);
    expect(await boxOf(page, '.decide')).toEqual(sheet);
    expect(await boxOf(page, '.mapz')).toEqual(map);
    await clickAnswer(page);
    await settled(page);
    expect(await boxOf(page, '.decide')).toEqual(sheet);
    expect(complaints).toEqual([]);
  },
);

test('by thumb every card of a hand shows its types left of the next card', phoneOnly, async ({ page, hall }) => {
  await quickTable(page);
  await openDeal(page, hall, dealOf({ seats: 4, seed: 4, until: (match) => match.length > 120 && asks('act')(match) }));
  const covered = await page.locator('.hand > .card').evaluateAll((cards) =>
    cards.flatMap((card, i) => {
      const next = cards[i + 1]?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
      const plates = [...card.querySelectorAll('.types .ty, .dist')].map((one) => one.getBoundingClientRect().right);
      return Math.max(...plates) > next ? [card.getAttribute('aria-label')] : [];
    }),
  );
  expect(covered).toEqual([]);
});

test('locations grow with the room, and look-out leaves the State in sight', onDesktop, async ({ page, hall }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await quickTable(page);
  const built = dealOf({ seed: 4, until: (match) => match.length > 30 && asks('act')(match) });
  await openDeal(page, hall, built);
  const large = await boxOf(page, '.srow .card');
  expect(large.width).toBeGreaterThan(140);
  await picture(page, 'room-early-1920');
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(async () => (await boxOf(page, '.srow .card')).width).toBeLessThan(large.width);
  const row = await boxOf(page, '.srow:has(.card)');
  const card = await boxOf(page, '.srow .card');
  expect(card.height).toBeLessThanOrEqual(row.height);

  // What is lifted leaves the goods in sight.
  await page.locator('.hand .card.is-legal').first().click();
  const goods = await boxOf(page, '.goods');
  expect((await boxOf(page, '.hand .card.is-selected')).y).toBeGreaterThanOrEqual(goods.y + goods.height);

  await openDeal(page, hall, dealOf({ seed: 4, until: (match) => match.length > 50 && asks('pick')(match) }));
  const draft = await boxOf(page, '.draft');
  const state = await boxOf(page, '.state');
  expect(state.x + state.width).toBeLessThanOrEqual(draft.x);
  expect(draft.y + draft.height).toBeLessThanOrEqual((await boxOf(page, '.goods')).y);
});

test('a card that is rebuilt lies in the hand until it is placed', onDesktop, async ({ page, hall, complaints }) => {
  await quickTable(page);
  const prefer = ({ kind }: { kind: string }) => kind === 'rebuild';
  await openDeal(page, hall, dealOf({ seed: 4, prefer, until: asks('rebuild') }));
  const card = page.locator('.hand .card.in-play');
  await expect(card).toHaveAttribute('aria-label', /, in play$/);
  const name = ((await card.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  const inState = page.locator(`.state [aria-label^="${name}"]`);
  const before = await inState.count();
  await picture(page, 'room-rebuilding');
  await clickAnswer(page);
  await settled(page);
  await expect(card).toHaveCount(0);
  await expect(inState).toHaveCount(before + 1);
  expect(complaints).toEqual([]);
});

test(
  'the keys on one sheet; the rules for this choice, all of them, the card and the icons',
  onDesktop,
  async ({ page, hall, complaints }) => {
    await quickTable(page);
    await openDeal(page, hall, dealOf({ seed: 4, until: (match) => match.length > 30 && asks('act')(match) }));
    await page.locator('.hand .card.is-legal').first().click();
    await expect(page.locator('[data-confirm]')).toBeEnabled();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keys' });
    await expect(sheet).toBeVisible();
    await accessible(page);
    await closeBy(page, sheet);

    await page.keyboard.press('r');
    const rules = page.locator('.drawer.rules');
    await expect(rules.getByRole('tab', { name: 'For this choice' })).toHaveAttribute('aria-selected', 'true');
    await expect(rules.getByRole('heading', { name: 'At this table right now' })).toBeVisible();
    await expect(rules.locator('li.here')).toBeInViewport();
    // Numbers are only told behind a mark.
    expect(await rules.innerText()).not.toMatch(/R-[A-Z]+-\d/);
    await accessible(page);
    await picture(page, 'rules-choice');
    await rules.getByRole('tab', { name: 'Contents' }).click();
    await expect(rules.locator('details[open] li.here')).toBeInViewport();
    await rules.getByRole('tab', { name: 'This card' }).click();
    await expect(rules.locator('.this-card .card.zoom')).toBeVisible();
    await rules.getByRole('tab', { name: 'Icons' }).click();
    await expect(rules.locator('.icons .tk')).not.toHaveCount(0);
    await expect(rules.locator('.rings li')).toHaveCount(4);
    await rules.getByRole('tab', { name: 'Cards' }).click();
    await rules.getByRole('searchbox', { name: 'Search the cards' }).fill('gun shop');
    await expect(rules.locator('.card-browser li').first()).toContainText('Gun Shop');
    await accessible(page);
    // What is searched for comes in sentences; the mark tells where one stands.
    const search = rules.getByRole('searchbox', { name: 'Search the rules' });
    await search.fill('worker');
    await expect(rules.locator('.found-rules li')).not.toHaveCount(0);
    expect(await rules.innerText()).not.toMatch(/R-[A-Z]+-\d/);
    await rules.locator('.rule-number').first().click();
    await expect(rules.locator('.rule-origin')).toContainText(/R-[A-Z]+-\d/);
    await expect(rules.getByRole('link', { name: 'The whole rules' })).toHaveAttribute('href', /\/rules\/.*#R-/);
    await accessible(page);
    // The other language is for the rules alone.
    await search.fill('');
    await rules.getByRole('button', { name: 'PL', exact: true }).click();
    await rules.getByRole('tab', { name: 'Contents' }).click();
    await expect(rules.locator('summary', { hasText: 'Budowa' }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await saidInFull(page);
    await accessible(page);
    expect(complaints).toEqual([]);
  },
);

test(
  'every card of a game can be searched from the hall, in both languages',
  onDesktop,
  async ({ page, hall, complaints }) => {
    await quickTable(page, 'pl');
    await page.goto(`${hall}/rules/last-aurora`);
    await page.getByText('Wszystkie karty').click();
    const cards = page.locator('.card-browser li');
    await expect(cards.first()).toBeVisible();
    const all = await cards.count();
    await page.getByRole('searchbox', { name: 'Szukaj kart' }).fill('travellers');
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('Podróżnicy');
    // The other language's name stands beside it, and a click tells everything.
    await expect(cards.locator('small')).toHaveText('Travellers');
    await cards.getByRole('button').click();
    await expect(cards.locator('dl')).toContainText('Egzemplarze');
    await page.getByRole('searchbox', { name: 'Szukaj kart' }).fill('');
    await page.getByRole('combobox', { name: 'Rodzaj' }).selectOption({ label: 'Ciężarówki' });
    await expect.poll(() => cards.count()).toBeLessThan(all);
    await page.getByRole('combobox', { name: 'Rodzaj' }).selectOption('');
    await expect(cards).toHaveCount(all);
    await page.getByRole('combobox', { name: 'Skąd pochodzą wartości' }).selectOption('printed');
    await expect.poll(() => cards.count()).toBeLessThan(all);
    await saidInFull(page);
    await accessible(page);
    expect(complaints).toEqual([]);
  },
);
