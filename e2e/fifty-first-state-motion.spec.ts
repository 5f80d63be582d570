import type { Choice, Match } from '@cinderhall/kernel';
import { expect, type Page } from '@playwright/test';
import { asks, type Deal, dealOf, openDeal } from './deals.ts';
import { deepUnless, desktopOnly, where } from './depth.ts';
import { test } from './hall.ts';
import { confirmAnswer, quickTable } from './table.ts';

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
}

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

/** The styles' animations that run now, of what is meant or of everything. */
const running = (page: Page, of = '*'): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      document.getAnimations().flatMap((animation) => {
        const { effect } = animation;
        const element = effect instanceof KeyframeEffect ? effect.target : null;
        if (!element?.matches(selector)) return [];
        return animation instanceof CSSAnimation ? [animation.animationName] : [];
      }),
    of,
  );

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
        await answer(page, ref, move.says);
        await expect(page.locator(move.moves).first()).toBeAttached();
        if (motion === 'full') await expect.poll(() => running(page, move.moves)).toContain(move.how);
        else expect(await running(page)).toEqual([]);
      }
    },
  );
