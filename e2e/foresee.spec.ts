import type { State as Dei } from '@cinderhall/divide-et-impera';
import type { State as State51 } from '@cinderhall/fifty-first-state';
import type { GameState, Match } from '@cinderhall/kernel';
import type { State as Aurora } from '@cinderhall/last-aurora';
import { contents } from '@cinderhall/last-aurora/table';
import type { State as Era } from '@cinderhall/new-era';
import { expect } from '@playwright/test';
import { dealOf, openDeal } from './deals.ts';
import { test } from './hall.ts';
import { accessible, type GameId, onOneScreen, quickTable } from './table.ts';

interface Case {
  readonly game: GameId;
  /** What seat 0 has, by the place on the table where it stands. */
  readonly counts: (view: GameState) => { readonly [place: string]: number };
}

const named = (goods: object, place: (good: string) => string) =>
  Object.fromEntries(Object.entries(goods).map(([good, n]) => [place(good), n as number]));

const cases: readonly Case[] = [
  {
    game: 'fifty-first-state',
    counts: (view) => {
      const { vp: _, ...goods } = (view as State51).players[0]?.goods ?? { vp: 0 };
      return named(goods, (good) => `.goods [data-place="seat:0:pool:${good}"]`);
    },
  },
  {
    game: 'new-era',
    counts: (view) => named((view as Era).players[0]?.goods ?? {}, (good) => `.goods [data-ref="good:${good}"]`),
  },
  {
    game: 'last-aurora',
    counts: (view) => {
      const held = contents((view as Aurora).players[0]?.convoy ?? []);
      return Object.fromEntries([1, 2, 3].map((marker) => [`[data-ref="marker:${marker}"]`, held[marker] ?? 0]));
    },
  },
  {
    game: 'divide-et-impera',
    counts: (view) => {
      const { tech = 0, energy = 0 } = (view as Dei).players[0] ?? {};
      return { '.d-player [data-place="seat:0:tech"]': tech, '.d-player [data-place="seat:0:energy"]': energy };
    },
  },
];

/** So few choices that each has a line of its own, on phones too. */
const FEW = 6;

/** The place of the first choice of seat 0 that would change what it has and tells it nothing; −1 without one. */
function spending(match: Match, counts: Case['counts']): number {
  if (!match.waiting().includes(0) || match.choices(0).length > FEW) return -1;
  const now = JSON.stringify(counts(match.state));
  return match.choices(0).findIndex((_, index) => {
    const then = match.foresee(0, match.state.asked, index);
    return then && JSON.stringify(counts(then)) !== now;
  });
}

for (const { game, counts } of cases)
  test(`a choice that is taken up shows what one would have, ${game}`, async ({ page, hall, complaints }, {
    project,
  }) => {
    const match = dealOf({ game, seats: 2, until: (one) => spending(one, counts) >= 0 });
    const index = spending(match, counts);
    const now = counts(match.state);
    const then = counts(match.foresee(0, match.state.asked, index) ?? match.state);
    const changed = Object.keys(now).filter((place) => now[place] !== then[place]);
    await quickTable(page);
    await openDeal(page, hall, match);
    await expect(page.locator('.ghost')).toHaveCount(0);
    const line = page.locator('.choices .ch').nth(index);
    if ((await line.getAttribute('aria-pressed')) !== 'true') await line.click();
    for (const place of changed)
      await expect(page.locator(place).locator('.ghost')).toContainText(`would be ${then[place]}`);
    await accessible(page);
    await onOneScreen(page);
    await page.screenshot({ path: `artifacts/foresee-${game}-${project.name}.png` });
    await page.keyboard.press('Escape');
    await expect(page.locator('.ghost')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
