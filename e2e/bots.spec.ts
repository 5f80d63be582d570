import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { bundle } from '../scripts/build.mjs';
import { deep, desktopOnly } from './depth.ts';
import { test } from './hall.ts';
import { quickTable, settled } from './table.ts';

/** Thinking is what takes long: by default the game with the most cards stands for the others. */
const GAMES = deep ? ['fifty-first-state', 'new-era', 'last-aurora', 'divide-et-impera'] : ['fifty-first-state'];
/** One answer of each level is enough: they differ by the first bit that a machine counts otherwise. */
const LEVELS = ['warlord', 'veteran'];
const STEPS = deep ? 4 : 2;

interface Played {
  readonly game: string;
  readonly options: object;
  readonly seed: string;
  readonly log: readonly (readonly unknown[])[];
}

/** Lets the engine in the page's worker play a table of bots, and answers with its save after some steps. */
const playedInBrowser = (page: Page, worker: string, game: string): Promise<Played> =>
  page.evaluate(
    async ({ url, plan, steps }) => {
      const engine = new Worker(url, { type: 'module' });
      const waiting = new Map<number, (reply: unknown) => void>();
      engine.addEventListener('message', ({ data }) => waiting.get(data.id)?.(data.reply));
      const ask = <T>(request: object): Promise<T> =>
        new Promise((resolve) => {
          const id = waiting.size + 1;
          waiting.set(id, resolve as (reply: unknown) => void);
          engine.postMessage({ id, request });
        });
      await ask({ type: 'pace', wait: 0, hold: false });
      const table = await ask<string>({ type: 'create', plan });
      await ask({ type: 'watch', table });
      for (;;) {
        const save = await ask<Played>({ type: 'save', table });
        // Some games let one seat answer several questions first.
        const seats = new Set(save.log.map(([seat]) => seat)).size;
        if (save.log.length < steps || seats < plan.seats.length) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          continue;
        }
        engine.terminate();
        return { game: save.game, options: save.options, seed: save.seed, log: save.log };
      }
    },
    {
      url: worker,
      steps: STEPS,
      plan: {
        game,
        options: {},
        deal: '5eed'.repeat(8),
        seats: LEVELS.map((level) => ({ kind: 'bot', name: '', level })),
      },
    },
  );

/** What was learned of a game is a file of its own. */
const isWeights = (url: string): boolean => /\/assets\/.*weights.*\.js$/.test(new URL(url).pathname);

test('bots in the browser answer as they do in Node', desktopOnly, async ({ page, hall, complaints }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (isWeights(request.url())) fetched.push(request.url());
  });
  await quickTable(page);
  const started = page.waitForEvent('worker');
  await page.goto(hall);
  await page.getByRole('link', { name: /^Play.*51/ }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const worker = (await started).url();
  await settled(page);
  // A table comes without what was learned of its game: that is fetched for those who play by it.
  expect(fetched).toEqual([]);
  const file = await bundle('packages/cli/src/replay-bots.ts', '.cache/replay-bots.mjs');
  const { replayWithBots, stepsOf } = await import(pathToFileURL(file).href);
  for (const game of GAMES) {
    const played = await playedInBrowser(page, worker, game);
    expect(played.log.length).toBeGreaterThanOrEqual(STEPS);
    expect(stepsOf(played), game).toEqual(await replayWithBots(played, LEVELS));
  }
  await expect.poll(() => fetched.length).toBe(GAMES.length);
  expect(complaints).toEqual([]);
});
