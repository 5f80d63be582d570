import { hasGap, kernelWords, LANGUAGES, lexicon, type Outcome, say, scoreParts } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { DESIGNS, scoringWays, WAYS } from '../src/cards/index.ts';
import { fiftyFirstState } from '../src/index.ts';
import { Table, type Wish } from './table.ts';

/** The summary of a seat once everybody passes: `deal: church 1, pub 2`. */
function summary(table: Table, seat = 0): string[] {
  table.state.ending = true;
  table.passAll();
  const outcome = table.match.outcome() as Outcome;
  const parts = scoreParts(outcome, seat);
  expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(outcome.scores[seat]?.[0]);
  return parts.map(({ head, points, lines }) => {
    const cards = lines.map((line) => `${last(line.key)} ${line.points}`);
    return `${last(head.key)} ${points}${cards.length > 0 ? `: ${cards.join(', ')}` : ''}`;
  });
}
const last = (key: string): string => key.split('.').at(-1) ?? '';
const tableOf = (wish: Wish): Table => new Table({ connections: Array(wish.seats ?? 2).fill(['punks']), ...wish });

describe('points are told by the card they came from', () => {
  test('actions, the heaviest first, however often they were used', () => {
    const table = tableOf({ built: [['shelter', 'archive', 'school']], goods: [{ worker: 1, iron: 4 }] });
    table.do(0, 'use archive');
    table.do(1, 'playConnection punks');
    table.do(0, 'use shelter', 'again');
    expect(summary(table)).toEqual(['action 5: shelter 4, archive 1', 'locations 3']);
  });

  test('building bonuses, rebuilding, deals, spoils, and features that wait for a deal', () => {
    const table = tableOf({
      seats: 1,
      built: [['petes-office', 'arena'], []],
      hands: [['church', 'old-cinema', 'museum', 'hunters']],
      connections: [['punks', 'punks']],
      goods: [{ greyContact: 2, blueContact: 1, redContact: 3, brick: 1 }],
    });
    table.state.opponent = { ...(table.state.opponent as object), stage: 'passed' } as never;
    table.do(0, 'construct church');
    table.do(0, 'deal old-cinema');
    table.do(0, 'rebuild hunters');
    table.do(0, 'raze museum');
    expect(summary(table)).toEqual([
      'feature 1: petes-office 1',
      'bonus 2: church 2',
      'deal 1: old-cinema 1',
      'spoils 1: museum 1',
      'rebuild 1',
      'locations 3',
    ]);
  });

  test('a raze in another State: spoils for the one, compensation for the other', () => {
    const razed = (): Table => {
      const table = tableOf({ built: [[], ['church']], goods: [{ redContact: 4 }] });
      table.do(0, 'razeRival church');
      return table;
    };
    expect(summary(razed(), 0)).toEqual(['spoils 2: church 2']);
    expect(summary(razed(), 1)).toEqual(['compensation 1: church 1']);
  });

  test('production and thresholds, a production taken from a rival, and deals in every round', () => {
    const table = tableOf({
      phase: 'production',
      built: [['suppliers', 'patriot-tower', 'school', 'school'], ['steel-eagle']],
      deals: [['church', 'old-cinema']],
    });
    expect(summary(table)).toEqual([
      'production 1: steel-eagle 1',
      'feature 2: patriot-tower 2',
      'deal 2: church 1, old-cinema 1',
      'locations 4',
    ]);
  });

  test('two printings of one card are one line', () => {
    const table = tableOf({ phase: 'production', deals: [['church', 'church-newEra']] });
    expect(summary(table)).toEqual(['deal 2: church 2']);
  });
});

describe('the ledger', () => {
  test('no location brings points in two ways, so that its card tells the way', () => {
    for (const design of DESIGNS)
      if (design.kind === 'location') expect([design.id, scoringWays(design).length < 2]).toEqual([design.id, true]);
  });

  test('is open to everybody', () => {
    const table = tableOf({ built: [['archive']], goods: [{ worker: 1 }] });
    table.do(0, 'use archive');
    const { points } = table.state.players[0] as { points: unknown };
    expect(points).toHaveLength(1);
    for (const viewer of [-1, 0, 1]) expect(table.match.view(viewer).players[0]?.points).toEqual(points);
  });

  test('of a save of older rules begins with what is not known any more', () => {
    const { state } = tableOf({ goods: [{ vp: 12 }] });
    const older = structuredClone(state);
    for (const player of older.players) (player as { points?: unknown }).points = undefined;
    const [first, second] = fiftyFirstState.upgrade?.(older, 1).players ?? [];
    expect(first?.points).toEqual([{ way: 'earlier', design: -1, n: 12 }]);
    expect(second?.points).toEqual([]);
  });

  test('every way has words and a rule', () => {
    for (const language of LANGUAGES) {
      const words = lexicon(language, kernelWords[language], fiftyFirstState.words[language]);
      for (const way of WAYS) expect(hasGap(say(words, { key: `fiftyFirstState.score.${way}` }))).toBe(false);
    }
  });
});
