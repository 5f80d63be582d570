import { expect } from '@playwright/test';
import { clickThrough, shot } from './dei.ts';
import { onDesktop, phoneOnly, picture } from './depth.ts';
import { test } from './hall.ts';
import { accessible, chooseDeal, quickTable, saidInFull, settled } from './table.ts';

test(
  'a map of one’s own: a fault is shown and mended, the map is kept, shared and played on',
  onDesktop,
  async ({ page, hall, complaints }) => {
    await quickTable(page);
    await page.goto(`${hall}/new/divide-et-impera`);
    await page.getByRole('link', { name: 'Draw a map' }).click();
    await page.locator('.d-editor').waitFor();
    await page.locator('.d-begin .picks input').first().check();
    await page.getByRole('button', { name: 'Fixed map' }).click();
    const check = page.locator('.d-check');
    const play = page.getByRole('button', { name: 'Play on this map' });
    const spot = (place: string) => page.locator(`[data-spot="${place}"]`);
    await expect(check).toContainText('This map can be played.');

    // Taken away from the others: the game says why that is wrong, and where.
    await spot('2,2').click();
    await spot('2,3').click();
    await spot('2,3').click();
    await spot('3,3').click();
    await expect(check).toContainText('The districts do not form one piece.');
    await expect(play).toBeDisabled();
    await expect(page.locator('.d-spot.faulty')).toHaveAttribute('data-tile', '2.9');
    await check.getByRole('button').first().focus();
    await expect(page.locator('.d-spot.shown')).toHaveAttribute('data-tile', '2.9');
    await accessible(page);
    await saidInFull(page);
    await shot(page, 'editor');

    // Mended by keys: taken up, walked back, laid and turned.
    await spot('3,3').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(spot('2,2')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(spot('2,2')).toHaveAttribute('data-tile', '2.9');
    await expect(check).toContainText('This map can be played.');
    const turned = await spot('1,1').getAttribute('data-rot');
    await spot('1,1').focus();
    await page.keyboard.press('r');
    await expect(spot('1,1')).not.toHaveAttribute('data-rot', turned ?? '');

    // Kept in the browser and in the address, as a file, and back again.
    await page.getByLabel('Name of the map').fill('Fog City');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.locator('.d-keep')).toContainText('“Fog City” is saved.');
    const link = page.url();
    expect(link).toContain('/maps#');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save to a file' }).click(),
    ]);
    const laid = await page.locator('.d-spot.full').count();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(check).toContainText('A map of your own needs districts.');
    await page.locator('.d-keep input[type=file]').setInputFiles(await file.path());
    await expect(page.locator('.d-spot.full')).toHaveCount(laid);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.goto(`${hall}/credits`);
    await page.goto(link);
    await expect(page.locator('.d-spot.full')).toHaveCount(laid);
    await expect(page.getByRole('button', { name: 'Open “Fog City”' })).toBeVisible();

    // From the box: 3.3 has one drone start too many for two.
    await page.locator('[data-district="3.3"]').click();
    await page.locator('[data-spot="3,1"]').click();
    await expect(check).toContainText('With 2 players a map needs 2 districts where drones start, this one has 3.');
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(check).not.toContainText('drones start');

    const counts = await page.locator('.d-picture').getAttribute('aria-label');
    const [streets = '', roofs = ''] = counts?.match(/\d+/g) ?? [];
    await play.click();
    await page.locator('.bx.in .d-sketch').waitFor();
    await accessible(page);
    await shot(page, 'setup');
    await chooseDeal(page);
    await page.getByRole('button', { name: /^Start$/ }).click();
    await settled(page);
    await expect(page.locator('.d-picture')).toHaveAttribute(
      'aria-label',
      `Map with ${streets} street areas and ${roofs} roof areas`,
    );
    for (let i = 0; i < 4; i++) {
      await settled(page);
      await clickThrough(page, false);
    }
    expect(complaints).toEqual([]);
  },
);

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
];

for (const size of PHONES)
  test(
    `by thumb a district is taken, laid and turned without scrolling, ${size.width}×${size.height}`,
    phoneOnly,
    async ({ page, hall, complaints }) => {
      await quickTable(page, 'pl');
      await page.setViewportSize(size);
      await page.goto(`${hall}/maps`);
      const districts = page.locator('[data-district]');
      await expect(districts).toHaveCount(16);
      await expect(page.locator('.d-picture')).toBeInViewport({ ratio: 1 });
      const unlaid = page.locator('[data-district]:not(.used)');
      await expect(unlaid.first()).toBeInViewport({ ratio: 1 });
      const name = (await unlaid.first().getAttribute('data-district')) ?? '';
      await unlaid.first().tap();
      const place = page.locator('.d-spot.empty.open');
      const at = (await place.first().getAttribute('data-spot')) ?? '';
      await place.first().tap();
      const laid = page.locator(`[data-spot="${at}"]`);
      await expect(laid).toHaveAttribute('data-tile', name);
      await page
        .locator('.d-held')
        .getByRole('button', { name: /^Obróć/ })
        .last()
        .tap();
      await expect(laid).not.toHaveAttribute('data-rot', '0');
      // The page was never moved.
      expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
      await picture(page, `editor-${size.width}`);
      expect(complaints).toEqual([]);
    },
  );
