import type { Choice, Match } from '@cinderhall/kernel';
import { expect, type Page } from '@playwright/test';
import { asks, type Deal, dealOf, openDeal } from './deals.ts';
import { deepUnless, desktopOnly, where } from './depth.ts';
import { test } from './hall.ts';
import { clickAnswer, confirmAnswer, quickTable } from './table.ts';

interface Move {
  readonly seed?: number;
  readonly options: Deal['options'];
  /** What is answered. */
  readonly kind: string;
  /** The question to which it is an answer. */
  readonly asked?: string;
  readonly says: string;
  /** What of the table moves, and how. */
  readonly moves: string;
  readonly how: string;
  /** What is underlined where nothing moves. */
  readonly marks?: RegExp;
}

/** It has no style of its own: it is carried from place to place. */
const FLIES = 'flight';
const TURN_OVER = 'game-fifty-first-state-turn-over';

const MOVES: { readonly [name: string]: Move } = {
  'a machine that is hacked turns over into the hand': {
    options: { expansions: ['moloch'] },
    kind: 'hack',
    says: 'Hack',
    moves: '.hand .turned',
    how: TURN_OVER,
  },
  'a machine that strikes nods': {
    options: { expansions: ['moloch'], molochDifficulty: 'veteran' },
    kind: 'blow',
    asked: 'blow',
    says: '',
    moves: '.facing.done .machine',
    how: 'game-fifty-first-state-nod',
  },
  'an outpost grows by a storey': {
    seed: 5,
    options: { expansions: ['noMansLand'] },
    kind: 'upgrade',
    asked: 'outpostSite',
    says: 'Upgrade',
    moves: '.tower .risen',
    how: 'game-fifty-first-state-rise',
  },
  'a city that is razed turns over, and is underlined where nothing moves': {
    seed: 22,
    options: { cities: true },
    kind: 'cityRaze',
    says: 'Raze',
    moves: '.city.turned',
    how: TURN_OVER,
    marks: /\bcity:/,
  },
  'a razed outpost goes back to its owner': {
    seed: 1,
    options: { expansions: ['noMansLand'] },
    kind: 'razeOutpost',
    says: 'Raze',
    moves: '.flights .token',
    how: FLIES,
    marks: /\barea:/,
  },
  'a claimed headquarters goes to its owner': {
    seed: 36,
    options: { headquarters: true },
    kind: 'claim',
    says: 'Claim',
    moves: '.flights .token',
    how: FLIES,
    marks: /\bseat:0/,
  },
  'a border turns over when it is used': {
    options: { borders: true },
    kind: 'border',
    says: 'Border',
    moves: '.border.turned',
    how: TURN_OVER,
  },
};

const answers = (match: Match, { kind }: Move): readonly Choice[] =>
  match.choices(0).filter((choice) => choice.kind === kind);

/** Plays up to where seat 0 can answer so, beside other answers. */
const ready = (move: Move): Match =>
  dealOf({
    seats: 3,
    seed: move.seed ?? 3,
    options: move.options ?? {},
    until: (match) =>
      asks(move.asked ?? 'act')(match) && answers(match, move).length > 0 && match.choices(0).length > 1,
  });

/** The animations that run now, of what is meant or of everything. */
const running = (page: Page, of = '*'): Promise<string[]> =>
  page.evaluate(
    ([selector, carried]) =>
      document.getAnimations().flatMap((animation) => {
        const { effect } = animation;
        const element = effect instanceof KeyframeEffect ? effect.target : null;
        if (!element?.matches(selector)) return [];
        if (animation instanceof CSSAnimation) return [animation.animationName];
        return animation instanceof CSSTransition ? [animation.transitionProperty] : [carried];
      }),
    [of, FLIES] as const,
  );

/** Writes down on the page what is underlined: that lasts for a moment only. */
const watchMarks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    new MutationObserver((all) => {
      for (const { target } of all)
        if (target instanceof HTMLElement && target.classList.contains('is-changed'))
          document.body.dataset.marked = `${document.body.dataset.marked ?? ''} ${target.dataset.flip ?? target.dataset.place}`;
    }).observe(document.body, { subtree: true, attributeFilter: ['class'] });
  });

/** Takes up what is meant, by the thing it is about and then by its words, and answers with it. */
async function answer(page: Page, ref: string | undefined, says: string): Promise<void> {
  await page.locator(`.above [data-ref="${ref}"]:visible`).first().click();
  const line = page.locator('.choices .ch', { hasText: says }).first();
  if (await page.locator('[data-confirm]').isDisabled()) await line.click();
  await confirmAnswer(page);
}

for (const [name, move] of Object.entries(MOVES))
  test(
    `${name}, unless nothing may move`,
    where(desktopOnly, deepUnless(move.kind === 'hack')),
    async ({ hall, newContext }) => {
      const match = ready(move);
      const [choice] = answers(match, move);
      const [ref] = choice ? match.game.refs(choice) : [];
      for (const motion of ['full', 'none'] as const) {
        const page = await (await newContext()).newPage();
        await quickTable(page, 'en', { motion, holdBots: true });
        await openDeal(page, hall, match);
        // A hundred times slower: nothing ends by itself while the test looks.
        const session = await page.context().newCDPSession(page);
        await session.send('Animation.enable');
        await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
        await watchMarks(page);
        await answer(page, ref, move.says);
        if (motion === 'full' || move.how !== FLIES) await expect(page.locator(move.moves).first()).toBeAttached();
        if (motion === 'full') await expect.poll(() => running(page, move.moves)).toContain(move.how);
        else expect(await running(page)).toEqual([]);
        if (motion === 'none' && move.marks)
          await expect(page.locator('body')).toHaveAttribute('data-marked', move.marks);
      }
    },
  );

/** In this deal Borgo's next turn costs him a brawler. */
const BEFORE_HE_SPENDS = 17;

const brawlers = ({ state }: Match): number =>
  'opponent' in state && state.opponent && typeof state.opponent === 'object' && 'brawlers' in state.opponent
    ? Number(state.opponent.brawlers)
    : 0;

test(
  'a brawler that Borgo spends turns over, unless nothing may move',
  where(desktopOnly, deepUnless(false)),
  async ({ hall, newContext }) => {
    const match = dealOf({
      seats: 1,
      options: { opponent: 'borgo' },
      until: (at) => at.length === BEFORE_HE_SPENDS && asks('act')(at) && brawlers(at) > 0,
    });
    for (const motion of ['full', 'none'] as const) {
      const page = await (await newContext()).newPage();
      await quickTable(page, 'en', { motion });
      await openDeal(page, hall, match);
      await expect(page.locator('.brawlers .spent')).toHaveCount(0);
      const session = await page.context().newCDPSession(page);
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
      await clickAnswer(page);
      await expect(page.locator('.brawlers .spent').first()).toBeAttached();
      if (motion === 'full') await expect.poll(() => running(page, '.brawlers .spent')).toContain('rotate');
      else expect(await running(page)).toEqual([]);
    }
  },
);
