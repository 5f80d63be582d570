import { expect } from '@playwright/test';
import { onDesktop, onPhone } from './depth.ts';
import { test } from './people.ts';
import { clickAnswer, quickTable, settled, startMatch } from './table.ts';

const NAMELESS = { name: '' };

test(
  'whoever has no name is simply “You”; one can be chosen, and is kept',
  onPhone,
  async ({ page, hall, complaints }) => {
    await quickTable(page, 'en', NAMELESS);
    await startMatch(page, hall);
    for (let i = 0; i < 6; i++) {
      if ((await settled(page)) !== 'choose') break;
      await clickAnswer(page);
    }
    await settled(page);
    const plates = page.locator('.table');
    await expect(plates).toContainText('You');
    await page.goto(`${hall}/new/fifty-first-state`);
    const name = page.getByRole('textbox', { name: 'Your name at the table' });
    await expect(name).toHaveValue('');
    await expect(name).toHaveAttribute('placeholder', 'You (or your name)');
    await name.fill('Sparrow');
    await page.goto(`${hall}/new/new-era`);
    await expect(name).toHaveValue('Sparrow');
    expect(complaints).toEqual([]);
  },
);

test(
  'guests without a name are told apart at a table, and each is “You” to themselves',
  onDesktop,
  async ({ newcomer, hall }) => {
    const [ann, guest] = [await newcomer('Ann'), await newcomer('')];
    await ann.page.goto(`${hall}/new/fifty-first-state`);
    await ann.page.getByRole('radio', { name: 'Online, with others' }).check();
    await ann.page.getByRole('button', { name: 'Open the table' }).click();
    await ann.page.locator('.waiting-room .invite').waitFor();
    await expect(ann.page.locator('.waiting-room')).toContainText('Your table');
    await guest.page.goto(await ann.page.locator('.invite input').inputValue());
    await guest.page.getByRole('button', { name: 'Sit down' }).click();
    await expect(ann.page.locator('.people')).toContainText(/Guest [2-9B-Z]{3}/);
    await ann.page.getByRole('button', { name: 'Start the match' }).click();
    for (const { page } of [ann, guest]) await page.locator('.app .table').waitFor();
    await expect(ann.page.locator('.seat-strip .tbtn').first()).toHaveAttribute('title', 'You');
    await expect(ann.page.locator('.seat-strip .tbtn').nth(1)).toHaveAttribute('title', /^Guest [2-9B-Z]{3}$/);
    await expect(guest.page.locator('.seat-strip .tbtn').nth(1)).toHaveAttribute('title', 'You');
    await expect(guest.page.locator('.seat-strip .tbtn').first()).toHaveAttribute('title', 'Ann');
    for (const { complaints } of [ann, guest]) expect(complaints).toEqual([]);
  },
);
