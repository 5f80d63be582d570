import { botOf } from '@cinderhall/bots';
import { fiftyFirstState } from '@cinderhall/fifty-first-state';
import { isRefused, Match, type Save, type Seat, seedOf } from '@cinderhall/kernel';
import type { Browser, Page } from '@playwright/test';
import { heaviestFrames, type TraceEvent } from '../../scripts/lib/frames.mjs';
import { median, quantile } from '../measure.ts';
import type { Row } from '../rows.ts';

const SEATS = 4;
const ROUND = 3;
const SIZE = { width: 1366, height: 768 };

/** A match in its third round, in which somebody is asked something. */
function fullTable(): Save {
  const match = Match.start(fiftyFirstState, { seats: SEATS, seed: seedOf(51), options: {} });
  if (isRefused(match)) throw new Error('the match did not start');
  const bot = botOf('greedy', fiftyFirstState, 51);
  while (match.state.round < ROUND || !match.waiting().includes(0)) {
    const [seat] = match.waiting() as [Seat];
    match.step(seat, match.state.asked, bot.think(match.view(seat), match.choices(seat), seat));
  }
  return match.save(false);
}

/**
 * How long the page's own thread works on one frame while bots move, in CPU time of that thread: of each move the frame
 * that takes longest. Everything moves and flies, at the pace that is usual for bots.
 */
export async function botMoveRows(browser: Browser, hall: string, moves: number): Promise<Row[]> {
  const context = await browser.newContext({ viewport: SIZE, locale: 'en-GB' });
  const settings = { pace: 'quick', motion: 'full', sound: false, soundAsked: true, tips: false, language: 'en' };
  await context.addInitScript((given) => localStorage.setItem('cinderhall.settings', given), JSON.stringify(settings));
  const page = await context.newPage();
  await page.goto(hall);
  const buffer = Buffer.from(JSON.stringify(fullTable()));
  await page
    .getByRole('button', { name: 'Open a saved match' })
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.locator('.choices .ch').first().waitFor();
  await page.evaluate(markFramesAndMoves);
  await browser.startTracing(page, { categories: ['blink.user_timing', 'disabled-by-default-devtools.timeline'] });
  await letBotsPlay(page, moves);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  await context.close();
  const worst = heaviestFrames(trace.traceEvents);
  const row = (name: string, ours: number): Row => ({ name, unit: 'ms', ours: Math.round(ours) });
  return [
    { name: 'bot-moves', unit: 'moves', ours: worst.length },
    row('bot-move-frame-cpu-median', median(worst)),
    row('bot-move-frame-cpu-p95', quantile(worst, 0.95)),
  ];
}

/** Bots play for everybody until so many moves were seen. */
async function letBotsPlay(page: Page, moves: number): Promise<void> {
  await page.getByRole('button', { name: 'Settings and table' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.waitForFunction(
    (most) => performance.getEntriesByName('bench.move').length >= most || document.querySelector('.end') !== null,
    moves,
    { timeout: 600_000, polling: 500 },
  );
}

/** In the page: marks every frame, and every change of the question. */
function markFramesAndMoves(): void {
  const frame = () => {
    performance.mark('bench.frame');
    performance.clearMarks('bench.frame');
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new MutationObserver(() => performance.mark('bench.move')).observe(document.querySelector('.decide') as Element, {
    attributeFilter: ['data-asked'],
  });
}
