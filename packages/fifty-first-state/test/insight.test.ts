import { greedyBot } from '@cinderhall/bots';
import { isRefused, kernelWords, lexicon, Match, type Seat, say, seedOf } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { type Choice, fiftyFirstState } from '../src/index.ts';
import { Table, type Wish } from './table.ts';

const english = lexicon('en', kernelWords.en, fiftyFirstState.words.en);
const polish = lexicon('pl', kernelWords.pl, fiftyFirstState.words.pl);
const { insight } = fiftyFirstState;

const choiceOf = (table: Table, kind: string, seat = 0): Choice => {
  const found = table.match.choices(seat).find((choice) => choice.kind === kind);
  if (!found) throw new Error(`no ${kind} among ${table.choices(seat).join(' | ')}`);
  return found;
};
const reasonsOf = (table: Table, kind: string, seat = 0): string[] =>
  insight.reasons(table.match.view(seat), seat, choiceOf(table, kind, seat)).map((reason) => say(english, reason));
const blunder = (table: Table, choice: Choice, seat = 0): string | undefined =>
  insight.blunder?.(table.match.view(seat), seat, choice, table.match.choices(seat))?.key;

const alone = (wish: Wish): Table => new Table({ factions: ['texas', 'newYork'], hands: [[], ['docks']], ...wish });

describe('reasons', () => {
  test('points now, and goods that would be lost anyway', () => {
    const table = alone({ built: [['abandoned-suburbs']], goods: [{ brick: 2 }] });
    expect(reasonsOf(table, 'use')).toEqual(['+2 points now.', 'Goods that you do not spend are lost at clean-up.']);
  });

  test('a location with its points, its production and the engine it joins', () => {
    const table = alone({ hands: [['church']], built: [['abandoned-suburbs']], goods: [{ greyContact: 3, brick: 1 }] });
    expect(reasonsOf(table, 'construct')[0]).toBe('+2 points now.');
    const mine = alone({ hands: [['pub'], []], goods: [{ greyContact: 5 }] });
    expect(reasonsOf(mine, 'construct').join(' ')).toMatch(
      /It is 1 point at the end, and it works for about \d more rounds\./,
    );
  });

  test('a deal and spoils name the goods', () => {
    const table = alone({ hands: [['excavator']], goods: [{ blueContact: 4, redContact: 4 }] });
    expect(reasonsOf(table, 'deal')[0]).toMatch(/^1 brick now, and in about \d more rounds\.$/);
    expect(reasonsOf(table, 'raze')).toEqual(['+1 point now.', expect.stringMatching(/^You gain .+ at once\.$/)]);
  });

  test('goods are said to be lost at clean-up only where they are', () => {
    const LOST = 'Goods that you do not spend are lost at clean-up.';
    const says = (wish: Wish, kind: 'use' | 'board' = 'use'): boolean =>
      reasonsOf(alone({ goods: [{ worker: 2, iron: 2 }], ...wish }), kind).includes(LOST);
    expect(says({ built: [['scrap-trader']] })).toBe(true);
    // A store could keep them; a store for something else could not.
    expect(says({ built: [['scrap-trader', 'ruined-library']] })).toBe(false);
    expect(says({ built: [['scrap-trader', 'hibernation-chambers']] })).toBe(true);
    // What lies on a card stays there, and so does a deal.
    expect(says({ built: [['scrap-trader', 'scrap-metal']], goods: [{}] })).toBe(false);
    expect(says({ built: [['hideout']], deals: [['docks']] })).toBe(false);
    // The last round has no clean-up.
    const last = alone({ built: [['archive', 'scrap-trader']], goods: [{ vp: 24, worker: 1, iron: 2 }] });
    last.do(0, 'use archive');
    expect(last.state.ending).toBe(true);
    expect(reasonsOf(last, 'use')).not.toContain(LOST);
  });

  test('razing a rival leaves ruins', () => {
    const table = alone({ built: [[], ['church']], goods: [{ redContact: 9 }] });
    expect(reasonsOf(table, 'razeRival')).toContain('Your rival is left with ruins.');
  });

  test('every choice of whole matches has its reasons in both languages', () => {
    const withReasons = new Set<string>();
    const without = new Set<string>();
    for (const seed of [1, 2, 3, 4]) {
      const match = Match.start(fiftyFirstState, { seats: seed === 3 ? 1 : 2, seed: seedOf(seed) });
      if (isRefused(match)) throw new Error(match.refused.key);
      const bot = greedyBot(fiftyFirstState, seed, 0.2);
      while (!match.over) {
        const seat = match.waiting()[0] as Seat;
        const view = match.view(seat);
        const choices = match.choices(seat);
        for (const choice of choices) {
          const reasons = insight.reasons(view, seat, choice);
          (reasons.length > 0 ? withReasons : without).add(choice.kind);
          const wrong = insight.blunder?.(view, seat, choice, choices);
          for (const reason of wrong ? [...reasons, wrong] : reasons)
            for (const words of [english, polish]) expect(say(words, reason)).toMatch(/^[^⟨⟩{}]+[.!]$/);
        }
        match.step(seat, match.state.asked, bot.think(view, choices, seat));
      }
    }
    for (const kind of [
      'construct',
      'rebuild',
      'over',
      'deal',
      'raze',
      'razeRival',
      'use',
      'board',
      'pass',
      'drop',
      'card',
    ])
      expect(withReasons).toContain(kind);
    // Only an end of something, and paying where nothing is spared, need no reason.
    expect([...without].filter((kind) => !withReasons.has(kind)).sort()).toEqual(
      ['done', 'take'].filter((kind) => without.has(kind)),
    );
  });
});

describe('plain blunders', () => {
  test('passing with points left to take, unless the goods can be kept', () => {
    const goods = [{ brick: 2 }];
    const table = alone({ built: [['abandoned-suburbs']], goods });
    expect(blunder(table, { kind: 'pass' })).toBe('fiftyFirstState.reason.pointsLeft');
    expect(blunder(table, choiceOf(table, 'use'))).toBe(undefined);
    expect(
      blunder(alone({ built: [['abandoned-suburbs']], goods: [{ brick: 1, greyContact: 1 }], hands: [['docks']] }), {
        kind: 'pass',
      }),
    ).toBe(undefined);
    const stored = alone({ built: [['abandoned-suburbs', 'ruined-library']], goods });
    expect(blunder(stored, { kind: 'pass' })).toBe(undefined);
  });

  test('in the last round: passing with something to build, and razing it', () => {
    const goods = [{ greyContact: 3, redContact: 3, vp: 20 }];
    const before = alone({ hands: [['quarry']], goods });
    expect(blunder(before, choiceOf(before, 'raze'))).toBe(undefined);
    expect(blunder(before, { kind: 'pass' })).toBe(undefined);
    const last = alone({ hands: [['quarry']], goods });
    last.state.ending = true;
    expect(blunder(last, { kind: 'pass' })).toBe('fiftyFirstState.reason.pointsLeft');
    expect(blunder(last, choiceOf(last, 'raze'))).toBe('fiftyFirstState.reason.tooLate');
    expect(blunder(last, choiceOf(last, 'construct'))).toBe(undefined);
  });

  test('paying with what stands for more', () => {
    const table = alone({ built: [['abandoned-suburbs']], goods: [{ brick: 2, ammo: 2 }] });
    table.do(0, 'use abandoned-suburbs');
    const payments = table.match.choices(0);
    const verdicts = payments.map((choice) => [
      JSON.stringify('goods' in choice ? choice.goods : {}),
      blunder(table, choice),
    ]);
    expect(verdicts.filter(([, verdict]) => verdict === undefined)).toEqual([['{"brick":2}', undefined]]);
    expect(payments.length).toBeGreaterThan(1);
  });
});

test('styles are told for what personalities like', () => {
  expect(insight.style?.({ kind: 'razeRival', card: 1 })).toBe('raid');
  expect(insight.style?.({ kind: 'construct', card: 1 })).toBe('build');
  expect(insight.style?.({ kind: 'pass' })).toBe(null);
});
