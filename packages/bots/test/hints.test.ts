import { LANGUAGES, type Reason } from '@cinderhall/kernel';
import { ashMarket, noughtsAndCrosses } from '@cinderhall/samples';
import { describe, expect, test } from 'vitest';
import { inOrder } from '../src/hints.ts';
import {
  cast,
  finishSlowly,
  greedyBot,
  hinting,
  hints,
  PERSONALITIES,
  personalityOf,
  STYLES,
  veteranBot,
} from '../src/index.ts';
import { likingOf, weighted } from '../src/personality.ts';
import { marked, midway } from './tables.ts';

describe('hints', () => {
  test('the best three, the win first, each with its reason', () => {
    const { view, choices, seat } = marked(0, 3, 1, 4);
    const found = hints(noughtsAndCrosses, view, seat, choices, 120);
    expect(found).toHaveLength(3);
    expect(choices[found[0]?.index ?? -1]).toEqual({ kind: 'mark', cell: 2 });
    expect(found[0]?.reasons).toEqual([{ key: 'nac.reason.wins', rule: 'R-NAC-005' }]);
    expect(choices[found[1]?.index ?? -1]).toEqual({ kind: 'mark', cell: 5 });
    expect(found[0]?.value).toBeGreaterThan(found[2]?.value ?? 1);
  });

  test('the same for everybody who asks; one choice needs no thought', () => {
    const { view, choices, seat } = midway(20);
    expect(hints(ashMarket, view, seat, choices, 30)).toEqual(hints(ashMarket, view, seat, choices, 30));
    const [only] = hints(ashMarket, view, seat, choices.slice(0, 1), 30);
    expect(only).toMatchObject({ index: 0, value: 0 });
    expect(hints(ashMarket, view, seat, [], 30)).toEqual([]);
  });
});

describe('the order of hints', () => {
  const about = (n: number): Reason => ({ key: 'about', params: { n } });
  const said = { key: 'always' };

  test('agrees with every number that is shown', () => {
    const found = inOrder([
      { index: 4, value: 0.2, reasons: [about(3.2), said] },
      { index: 1, value: 0.5, reasons: [about(5.1), said, { key: 'now', params: { n: 2 } }] },
      { index: 2, value: 0.1, reasons: [about(2)] },
    ]);
    expect(found).toEqual([
      { index: 4, value: 0.2, reasons: [about(3.2), said] },
      { index: 1, value: 0.2, reasons: [said, { key: 'now', params: { n: 2 } }] },
      { index: 2, value: 0.1, reasons: [about(2)] },
    ]);
  });

  test('all through a match: neither values nor the numbers of a reason rise', () => {
    for (let step = 4; step < 60; step += 4) {
      const { view, choices, seat } = midway(step);
      const found = hints(ashMarket, view, seat, choices, 24);
      for (const [i, hint] of found.entries()) {
        expect(hint.value).toBeLessThanOrEqual(found[i - 1]?.value ?? 1);
        for (const { key, params } of hint.reasons)
          for (const better of found.slice(0, i).flatMap(({ reasons }) => reasons))
            if (better.key === key) expect(Number(params?.n ?? 0)).toBeLessThanOrEqual(Number(better.params?.n ?? 0));
      }
    }
  });
});

describe('thinking slowly', () => {
  const { view, choices, seat } = midway(20);

  test('comes to the same end, with pauses between its slices', async () => {
    let pauses = 0;
    const found = await finishSlowly(hinting(ashMarket, view, seat, choices, 40), async () => void pauses++);
    expect(found).toEqual(hints(ashMarket, view, seat, choices, 40));
    expect(pauses).toBeGreaterThan(2);
  });

  test('stops when it is called off, before it begins or at the next pause', async () => {
    const called = { aborted: false };
    let pauses = 0;
    const thought = veteranBot(ashMarket, 1).consider(view, choices, seat, 1_000_000_000);
    const stopping = async () => {
      pauses++;
      called.aborted = pauses === 3;
    };
    expect(await finishSlowly(thought, stopping, called)).toBe(null);
    expect(pauses).toBe(3);
    const never = (function* (): Generator<void, number> {
      yield;
      throw new Error('begun');
    })();
    expect(await finishSlowly(never, async () => undefined, { aborted: true })).toBe(null);
  });

  test('an abort signal will do', async () => {
    const thought = veteranBot(ashMarket, 1).consider(view, choices, seat, 50);
    expect(await finishSlowly(thought, async () => undefined, AbortSignal.abort())).toBe(null);
  });
});

describe('personalities', () => {
  test('have names in both languages, no two the same, and small weights', () => {
    const names = PERSONALITIES.flatMap((one) => one.names);
    for (const language of LANGUAGES) expect(new Set(names.map((name) => name[language])).size).toBe(names.length);
    for (const { id, likes } of PERSONALITIES) {
      expect(personalityOf(id)?.likes).toBe(likes);
      for (const [style, weight] of Object.entries(likes)) {
        expect(STYLES).toContain(style);
        expect(Math.abs(weight - 1)).toBeLessThanOrEqual(0.4);
      }
    }
  });

  test('a table gets different ones; the same seed the same', () => {
    const names = cast(3, 5).map(({ name }) => name.en);
    expect(new Set(names).size).toBe(5);
    expect(cast(3, 5)).toEqual(cast(3, 5));
    expect(cast(4, 5)).not.toEqual(cast(3, 5));
    expect(new Set(cast(1, 12).map(({ name }) => name.pl)).size).toBe(12);
  });

  test('what somebody likes gains, be it worth something or dear', () => {
    expect(weighted(2, 1.25)).toBe(2.5);
    expect(weighted(-2, 1.25)).toBe(-1.5);
    expect(weighted(0, 1.5)).toBeGreaterThan(0);
    expect(weighted(2, 0.75)).toBe(1.5);
    expect(weighted(7, 1)).toBe(7);
  });

  test('a game without styles leaves everybody cold', () => {
    const raider = personalityOf('raider');
    expect(likingOf(noughtsAndCrosses, raider, { kind: 'mark' })).toBe(1);
    expect(likingOf(ashMarket, raider, { kind: 'raid' })).toBe(1.35);
    expect(likingOf(ashMarket, undefined, { kind: 'raid' })).toBe(1);
  });

  test('between two equals everybody takes what he likes', () => {
    const { view, choices, seat } = marked();
    const style: typeof noughtsAndCrosses.insight.style = ({ cell }) => (cell === 5 ? 'raid' : 'build');
    const insight = { ...noughtsAndCrosses.insight, value: () => 1, style };
    const game = { ...noughtsAndCrosses, insight };
    const first = greedyBot(game, 1, 0, personalityOf('raider')).think(view, choices, seat);
    expect(choices[first]?.cell).toBe(5);
    const found = veteranBot(game, 1, personalityOf('builder')).think(view, choices, seat, 8);
    expect(choices[found]?.cell).not.toBe(5);
  });
});
