import type { Browser, Page } from '@playwright/test';
import { type TraceEvent, workOfInputs } from '../../scripts/lib/frames.mjs';
import { openHall, ownFolder } from '../../scripts/lib/own-hall.mjs';
import { median, quantile } from '../measure.ts';
import type { Row } from '../rows.ts';
import { botMoveRows } from './bot-moves.ts';
import { openBrowser } from './browser.ts';
import { crowdedSave } from './crowded.ts';
import { openingRows } from './opening.ts';

const CARDS = 200;
/** Some of those on the table are drawn without a face: ruins, and what rivals hold. */
const LAID = 212;
/** A table is opened once for so many rounds of inputs. */
const OPENINGS = 5;
/** So many moves of bots are watched for each round of inputs. */
const MOVES = 3;
const SIZE = { width: 1366, height: 768 };
const TRACED = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

export interface WebBench {
  readonly root: string;
  readonly browser: string | undefined;
  readonly rounds: number;
  progress(done: number, total: number): void;
}

/** How long a table with very many cards takes from an input to what is seen of it, in Chromium. */
export async function reactionRows({ root, browser: program, rounds, progress }: WebBench): Promise<Row[]> {
  const browser = await openBrowser(program);
  const { folder, remove } = ownFolder();
  const hall = await openHall(root, folder).catch(async (error) => {
    await browser.close();
    remove();
    throw error;
  });
  try {
    const page = await browser.newPage({ viewport: SIZE, locale: 'en-GB' });
    const cards = await openTable(page, hall.address);
    const inputs: number[] = [];
    const works: number[] = [];
    const later: number[] = [];
    const answers: number[] = [];
    for (let i = 0; i < rounds; i++) {
      progress(i, rounds);
      for (const { shown, toPicture, after } of await oneRound(browser, page)) {
        inputs.push(shown);
        works.push(toPicture);
        later.push(after);
      }
      answers.push(await oneAnswer(page));
    }
    const moves = await botMoveRows(browser, hall.address, rounds * MOVES);
    const opening = await openingRows(browser, hall.address, Math.ceil(rounds / OPENINGS));
    const row = (name: string, ours: number): Row => ({ name, unit: 'ms', ours: Math.round(ours) });
    return [
      ...opening,
      ...moves,
      { name: 'table-cards', unit: 'cards', ours: cards },
      row(`table-${CARDS}-input-cpu-median`, median(works)),
      row(`table-${CARDS}-input-cpu-p95`, quantile(works, 0.95)),
      row(`table-${CARDS}-after-input-cpu-median`, median(later)),
      row(`table-${CARDS}-after-input-cpu-p95`, quantile(later, 0.95)),
      row(`table-${CARDS}-input-median`, median(inputs)),
      row(`table-${CARDS}-input-p95`, quantile(inputs, 0.95)),
      row(`table-${CARDS}-answer-median`, median(answers)),
      row(`table-${CARDS}-answer-p95`, quantile(answers, 0.95)),
    ];
  } finally {
    await browser.close();
    await hall.close();
    remove();
  }
}

async function openTable(page: Page, hall: string): Promise<number> {
  // As it is played: things move. Bots wait for the end of the turn, so that each answer can be taken back.
  const settings = {
    pace: 'instant',
    motion: 'full',
    holdBots: true,
    sound: false,
    soundAsked: true,
    tips: false,
    language: 'en',
  };
  await page.addInitScript((given) => localStorage.setItem('cinderhall.settings', given), JSON.stringify(settings));
  await page.goto(hall);
  const buffer = Buffer.from(JSON.stringify(crowdedSave(LAID)));
  await page
    .getByRole('button', { name: 'Open a saved match' })
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.locator('.choices .ch').first().waitFor();
  await page.evaluate(observe);
  return page.locator('.table [data-flip^="card:"]').count();
}

interface Timed extends Window {
  inputs: number[];
}

/** From an input to the next picture on the screen, as the browser itself measures it. */
function observe(): void {
  const kept: number[] = [];
  (window as unknown as Timed).inputs = kept;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (/^(click|keydown)$/.test(entry.name)) kept.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}

interface Input {
  /** Until it was seen. */
  readonly shown: number;
  /** How long the page's own thread worked until then, and how long on what followed: on a busy machine the figures that hold. */
  readonly toPicture: number;
  readonly after: number;
}

/**
 * A click on a lit thing, a line of the list by its key, and Esc after each. What took less than 16 ms is told as 16.
 * The key comes after Esc: on a choice that is taken up already it would confirm it.
 */
async function oneRound(browser: Browser, page: Page): Promise<Input[]> {
  const times: number[] = [];
  const timed = async (act: () => Promise<void>) => {
    await page.evaluate(() => {
      (window as unknown as Timed).inputs.splice(0);
      performance.mark('bench.input');
    });
    await act();
    // The browser tells after the picture is shown; two more of them are surely after it.
    const shown = await page.evaluate(async () => {
      for (let i = 0; i < 6; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
      performance.mark('bench.calm');
      return Math.max(16, ...(window as unknown as Timed).inputs);
    });
    times.push(shown);
  };
  await browser.startTracing(page, { categories: TRACED });
  await timed(() => page.locator('.hand .is-legal').first().click());
  await timed(() => page.keyboard.press('Escape'));
  await timed(() => page.keyboard.press('1'));
  await timed(() => page.keyboard.press('Escape'));
  await timed(() => page.locator('.fact.is-legal').first().click());
  await timed(() => page.keyboard.press('Escape'));
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const works = workOfInputs(trace.traceEvents);
  return times.flatMap((shown, i) => (works[i] ? [{ shown, ...works[i] }] : []));
}

/** From the confirmation of an answer to the table as it stands after it; then the step is taken back. */
async function oneAnswer(page: Page): Promise<number> {
  await page.locator('.fact.is-legal').first().click();
  const took = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const bar = document.querySelector('.decide') as HTMLElement;
        const asked = bar.dataset.asked;
        const watch = new MutationObserver(() => {
          if (bar.dataset.asked === asked && !bar.classList.contains('idle')) return;
          watch.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - from)));
        });
        watch.observe(bar, { attributes: true });
        const from = performance.now();
        (document.querySelector('[data-confirm]') as HTMLElement).click();
      }),
  );
  await page.keyboard.press('z');
  await page.locator('.choices .ch').first().waitFor();
  return took;
}
