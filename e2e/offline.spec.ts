import { expect, type Page } from '@playwright/test';
import { onDesktop, onPhone, picture, sampled } from './depth.ts';
import { test } from './hall.ts';
import { accessible, clickOn, onOneScreen, quickTable, servedByWorker, settled, startMatch } from './table.ts';

/**
 * Some files fail, until they are held back: then requests for them wait until they are let through. The page tries
 * again by itself, so a test that only let them through could find that nothing is left to be done by the button.
 */
async function failing(page: Page, files: RegExp) {
  let gate: Promise<void> | null = null;
  await page.route(files, async (route) => {
    if (!gate) return route.abort();
    await gate;
    return route.continue();
  });
  return {
    fail: () => {
      gate = null;
    },
    holdBack: () => {
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return { letThrough: () => open() };
    },
  };
}

test.describe('with a store of its own', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'with the network cut, the hall opens and a match is played',
    onPhone,
    async ({ page, context, hall }, { project }) => {
      await quickTable(page);
      await page.goto(hall);
      await servedByWorker(page);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pull up a chair');
      await startMatch(page, hall);
      expect(await clickOn(page, { most: 4 })).toBe(4);
      await picture(page, `offline-${project.name}`);
      await context.setOffline(false);
    },
  );
});

test.describe('without a store of its own', () => {
  test(
    'what could not be fetched at a table comes when the network is back',
    onDesktop,
    async ({ page, context, hall }) => {
      await quickTable(page);
      await startMatch(page, hall);
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Rules' }).first().click();
      const rules = page.getByRole('dialog', { name: 'Rules' });
      await expect(page.getByRole('alert')).toContainText('could not be fetched');
      await expect(rules).toHaveCount(0);
      await context.setOffline(false);
      await expect(rules).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  for (const [language, name, again, failed, trying] of [
    ['en', 'Rules', 'Try again', 'could not be fetched', 'Opening'],
    ['pl', 'Zasady', 'Spróbuj ponownie', 'Nie udało się pobrać', 'Otwieram'],
  ] as const)
    test(
      `what failed while there is a network can be tried again by a button, ${language}`,
      sampled(language),
      async ({ page, hall }, { project }) => {
        const drawer = await failing(page, /rules-drawer-.*\.js$/);
        await quickTable(page, language);
        await startMatch(page, hall);
        await page.getByRole('button', { name }).first().click();
        const alert = page.getByRole('alert');
        const button = alert.getByRole('button', { name: again });
        await expect(alert).toContainText(failed);
        await button.focus();
        await page.keyboard.press('Enter');
        // In vain: the page can be loaded anew as well, and the focus is still where it was.
        await expect(alert.getByRole('button')).toHaveCount(2);
        await expect(alert).toContainText(failed);
        await expect(button).toBeFocused();
        await accessible(page);
        await onOneScreen(page);
        await picture(page, `part-failed-${project.name}`);
        const { letThrough } = drawer.holdBack();
        await button.press('Enter');
        await expect(alert).toContainText(trying);
        await expect(button).toBeFocused();
        letThrough();
        await expect(page.getByRole('dialog', { name }).getByRole('searchbox')).toBeFocused();
        await expect(alert).toHaveCount(0);
      },
    );

  test(
    'a style sheet that failed is fetched with its part; after a drawer that failed, the focus is back at its button',
    onDesktop,
    async ({ page, hall }) => {
      const parts = await failing(page, /\/(online-table-.*\.css|table-room-drawer-.*\.js)$/);
      await quickTable(page);
      await page.request.post(`${hall}/api/guests`, { data: { name: 'Wren' } });
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }];
      const made = await page.request.post(`${hall}/api/tables`, { data: { game: 'fifty-first-state', seats } });
      await page.goto(`${hall}/t/${(await made.json()).id}`);
      const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
      await again.waitFor();
      const styles = parts.holdBack();
      await again.click();
      styles.letThrough();
      await expect(page.locator('.waiting-room .people > li').first()).toHaveCSS('min-height', '50px');
      await page.getByRole('button', { name: 'Start the match' }).click();
      await settled(page);

      parts.fail();
      const people = page.getByRole('button', { name: 'People and chat' });
      await people.press('Enter');
      await again.waitFor();
      const drawer = parts.holdBack();
      await again.press('Enter');
      drawer.letThrough();
      await expect(page.getByRole('dialog', { name: 'At the table' })).toBeVisible();
      await expect(people).toBeFocused();
    },
  );
});
