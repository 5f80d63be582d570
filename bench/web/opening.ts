import type { Browser, Page } from '@playwright/test';
import { median } from '../measure.ts';
import type { Row } from '../rows.ts';

const GAME = 'fifty-first-state';
/** The same match each time: who comes first, and what is asked, does not differ. */
const DEAL = 'ember';

/** From the start of a match, as it is set up, to a table with something to choose: at once on a first visit, and later. */
export async function openingRows(browser: Browser, hall: string, rounds: number): Promise<Row[]> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let i = 0; i < rounds; i++) {
    // A context of its own has nothing stored.
    const context = await browser.newContext({ locale: 'en-GB' });
    const settings = JSON.stringify({ pace: 'instant', sound: false, soundAsked: true, tips: false, language: 'en' });
    await context.addInitScript((given) => localStorage.setItem('cinderhall.settings', given), settings);
    const page = await context.newPage();
    cold.push(await playToTable(page, hall));
    warm.push(await playToTable(page, hall));
    await context.close();
  }
  const row = (name: string, ours: number): Row => ({ name, unit: 'ms', ours: Math.round(ours) });
  return [row('play-to-table-cold', median(cold)), row('play-to-table-warm', median(warm))];
}

async function playToTable(page: Page, hall: string): Promise<number> {
  await page.goto(new URL(`/new/${GAME}`, hall).href);
  await page.locator('.new .more summary').click();
  await page.locator('input[name=deal]').fill(DEAL);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        const look = new MutationObserver(() => {
          if (!document.querySelector('.choices .ch')) return;
          look.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - from));
        });
        look.observe(document.body, { childList: true, subtree: true });
        (document.querySelector('.new .go .btn.pri') as HTMLElement).click();
      }),
  );
}
