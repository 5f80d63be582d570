import type { GameState, Match } from '@cinderhall/kernel';
import { expect } from '@playwright/test';
import { dealOf, openDeal } from './deals.ts';
import { on, picture } from './depth.ts';
import { test } from './hall.ts';
import { accessible, closeBy, type GameId, onOneScreen, quickTable } from './table.ts';

interface Case {
  readonly game: GameId;
  /** Where it is looked at each time. */
  readonly screen: 'desktop' | 'phone';
  /** What seat 0 has, by the place on the table where it stands. */
  readonly counts: (view: GameState) => { readonly [place: string]: number };
}

/** As much of a player as is looked at here. */
interface Player {
  readonly goods: { readonly [good: string]: number };
  readonly convoy: readonly { readonly slots: readonly number[] }[];
  readonly tech: number;
  readonly energy: number;
}

const first = (view: GameState): Player => (view as unknown as { players: [Player] }).players[0];

const goodsAt = (view: GameState, place: (good: string) => string) =>
  Object.fromEntries(
    Object.entries(first(view).goods)
      .filter(([good]) => good !== 'vp')
      .map(([good, n]) => [place(good), n]),
  );

const cases: readonly Case[] = [
  {
    game: 'fifty-first-state',
    screen: 'desktop',
    counts: (view) => goodsAt(view, (good) => `.goods [data-place="seat:0:pool:${good}"]`),
  },
  { game: 'new-era', screen: 'phone', counts: (view) => goodsAt(view, (good) => `.goods [data-ref="good:${good}"]`) },
  {
    game: 'last-aurora',
    screen: 'phone',
    counts: (view) => {
      const held = first(view).convoy.flatMap(({ slots }) => slots);
      return Object.fromEntries(
        [1, 2, 3].map((marker) => [`[data-ref="marker:${marker}"]`, held.filter((one) => one === marker).length]),
      );
    },
  },
  {
    game: 'divide-et-impera',
    screen: 'desktop',
    counts: (view) => ({
      '.d-player [data-place="seat:0:tech"]': first(view).tech,
      '.d-player [data-place="seat:0:energy"]': first(view).energy,
    }),
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

for (const { game, screen, counts } of cases)
  test(
    `a choice that is taken up shows what one would have, ${game}`,
    on(screen),
    async ({ page, hall, complaints }, { project }) => {
      const match = dealOf({ game, seats: 2, until: (one) => spending(one, counts) >= 0 });
      const index = spending(match, counts);
      const now = counts(match.state);
      const foreseen = match.foresee(0, match.state.asked, index) ?? match.state;
      const then = counts(foreseen);
      const [before, after] = [match.game.tally(match.state), match.game.tally(foreseen)];
      const moves = Object.keys(before).some((name) => before[name]?.join() !== after[name]?.join());
      const changed = Object.keys(now).filter((place) => now[place] !== then[place]);
      await quickTable(page);
      await openDeal(page, hall, match);
      await expect(page.locator('.ghost')).toHaveCount(0);
      const line = page.locator('.choices .ch').nth(index);
      if ((await line.getAttribute('aria-pressed')) !== 'true') await line.click();
      for (const place of changed)
        await expect(page.locator(place).locator('.ghost')).toContainText(`would be ${then[place]}`);
      await expect(page.locator('.ghost').filter({ visible: true })).not.toHaveCount(0);
      // Whose numbers change is told below the line.
      await expect(page.locator('.choices .since')).toHaveCount(moves ? 1 : 0);
      await accessible(page);
      await onOneScreen(page);
      await picture(page, `foresee-${game}-${project.name}`);
      await closeBy(page, page.locator('.ghost'));
      expect(complaints).toEqual([]);
    },
  );
