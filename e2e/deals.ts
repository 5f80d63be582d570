import { pathToFileURL } from 'node:url';
import type { Choice, Match, Seat } from '@cinderhall/kernel';
import { expect, type Page } from '@playwright/test';
import { bundle } from '../scripts/build.mjs';
import { type GameId, settled } from './table.ts';

const bundled = pathToFileURL(await bundle('e2e/engine.ts', '.cache/e2e-engine.mjs')).href;
const engine: typeof import('./engine.ts') = await import(bundled);

export interface Deal {
  readonly game?: GameId;
  readonly seats?: number;
  readonly seed?: number;
  readonly options?: { readonly [name: string]: unknown };
  /** A choice that anybody takes whenever it is there, whatever the bot thinks of it. */
  readonly prefer?: (choice: Choice, match: Match) => boolean;
  /** Bots play for everybody until this holds; left out: nobody has moved yet. */
  readonly until?: (match: Match) => boolean;
}

/** A match of a fixed deal, played on by bots to where a test begins. Seat 0 is a person's. */
export function dealOf(deal: Deal): Match {
  const { game: id = 'fifty-first-state', seats = 3, seed = 1, options = {}, prefer, until } = deal;
  const game = engine.gameOf(id);
  if (!game) throw new Error(`no game ${id}`);
  const match = engine.Match.start(game, { seats, seed: engine.seedOf(seed), options });
  if (engine.isRefused(match)) throw new Error(`${id} does not start`);
  const bot = engine.botOf('greedy', game, seed);
  while (until && !match.over && !until(match)) {
    const [seat] = match.waiting() as [Seat];
    const choices = match.choices(seat);
    const preferred = prefer ? choices.findIndex((choice) => prefer(choice, match)) : -1;
    const index = preferred >= 0 ? preferred : bot.think(match.view(seat), choices, seat);
    match.step(seat, match.state.asked, index);
  }
  if (until && !until(match)) throw new Error(`seed ${seed} of ${id} never gets there`);
  return match;
}

/**
 * A match of a fixed deal shortly before its end, when it is seat 0's turn: so many steps before the bots would be done, or
 * before that if seat 0 is not asked again.
 */
export function lastStretch(deal: Omit<Deal, 'until'>, steps: number): Match {
  const turns: number[] = [];
  const { length } = dealOf({
    ...deal,
    until: (match) => {
      if (match.waiting().includes(0)) turns.push(match.length);
      return match.over;
    },
  });
  const from = turns.find((turn) => turn >= length - steps) ?? turns.at(-1);
  return dealOf({ ...deal, until: (match) => match.length === from });
}

/** Whether seat 0 is asked such a question now. */
export const asks =
  (...kinds: string[]) =>
  (match: Match): boolean =>
    match.waiting().includes(0) && kinds.includes(match.state.decision?.kind ?? '');

/** Opens a match at a table of this browser, as anybody opens a saved one. */
export async function openDeal(page: Page, hall: string, match: Match): Promise<void> {
  await page.goto(hall);
  const save = JSON.stringify(match.save());
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(save),
    });
  await expect(page).toHaveURL(/\/t\//);
  await settled(page);
}
