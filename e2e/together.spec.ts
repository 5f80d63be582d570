import { expect, type Page } from '@playwright/test';
import { deep, onDesktop, onPhone, picture } from './depth.ts';
import { test } from './hall.ts';
import { accessible, clickAnswer, clickOn, quickTable, settled, startMatch } from './table.ts';

/** The location cards in hand; connections are taken face up, so everybody knows them. */
const handOf = (page: Page): Promise<string[]> =>
  page
    .locator('.hand [data-flip]:not(.cc)')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.flip ?? ''));

test(
  'two people at one screen never see each other’s cards',
  onPhone,
  async ({ page, hall, complaints }, { project }) => {
    await quickTable(page);
    const prepare = async () => {
      await page.getByRole('button', { name: 'Change seat 2' }).click();
      await page.getByRole('radio', { name: 'a person' }).check();
      await page.getByRole('textbox', { name: 'Name for seat 2' }).fill('Marta');
    };
    await startMatch(page, hall, 'fifty-first-state', { prepare });
    const hands = new Map<string, string[]>();
    const seats = new Set<string>();
    for (let i = 0; i < (deep ? 14 : 8); i++) {
      const state = await settled(page);
      if (state === 'over') break;
      if (state === 'handover') {
        // Covered: no card of anybody's hand is in the page at all.
        expect(await handOf(page)).toEqual([]);
        if (i < 3) {
          await accessible(page);
          await picture(page, `handover-${project.name}`);
        }
        await page.locator('.cover .btn').click();
        await expect(page.locator('.cover')).toBeHidden();
        continue;
      }
      const seat = (await page.locator('.decide').getAttribute('data-seat')) ?? '';
      seats.add(seat);
      hands.set(seat, await handOf(page));
      for (const [other, cards] of hands)
        if (other !== seat) for (const card of hands.get(seat) ?? []) expect(cards).not.toContain(card);
      await clickAnswer(page);
    }
    expect([...seats].sort()).toEqual(['0', '1']);
    expect(complaints).toEqual([]);
  },
);

test('alone against the virtual opponent', onDesktop, async ({ page, hall, complaints }, { project }) => {
  await quickTable(page);
  const prepare = () => page.locator('input[name=seats]').first().check();
  await startMatch(page, hall, 'fifty-first-state', { prepare });
  await clickOn(page, { most: deep ? 20 : 8 });
  await picture(page, `solo-${project.name}`);
  expect(complaints).toEqual([]);
});
