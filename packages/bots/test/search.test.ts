import { type AnyGame, Chance, Position } from '@cinderhall/kernel';
import { ashMarket, noughtsAndCrosses } from '@cinderhall/samples';
import { describe, expect, test } from 'vitest';
import { botOf, veteranBot, warlordBot } from '../src/index.ts';
import { type Arm, halve, meanOf } from '../src/search/halving.ts';
import { judge } from '../src/search/judge.ts';
import { insightOf } from '../src/search/judgement.ts';
import { KeptTree } from '../src/search/kept-tree.ts';
import { armsFor, promising, sound } from '../src/search/promising.ts';
import { greediest, rollOut, rollOutValue } from '../src/search/roll-out.ts';
import { childOf, keyOf, newNode, select } from '../src/search/tree.ts';
import { Worlds } from '../src/search/worlds.ts';
import { finish } from '../src/thinking.ts';
import { SETTINGS } from '../src/warlord.ts';
import { marked, midway, started } from './tables.ts';

const searchers = ['veteran', 'warlord'] as const;
const nac: AnyGame = noughtsAndCrosses;
const market: AnyGame = ashMarket;

describe.each(searchers)('%s', (level) => {
  const chosen = (budget: number, ...cells: number[]) => {
    const { view, choices, seat } = marked(...cells);
    return [1, 2, 3, 4].map(
      (seed) => choices[botOf(level, noughtsAndCrosses, seed).think(view, choices, seat, budget)]?.cell,
    );
  };

  test('completes its line', () => expect(new Set(chosen(60, 0, 3, 1, 4))).toEqual(new Set([2])));
  test('blocks a line', () => expect(new Set(chosen(120, 0, 4, 1))).toEqual(new Set([2])));

  test('sees further than its insight: it takes the win that insight likes least', () => {
    const value: typeof noughtsAndCrosses.insight.value = (seen, by, choice) =>
      by === 0 ? -choice.cell : noughtsAndCrosses.insight.value(seen, by, choice);
    const unseeing = { ...noughtsAndCrosses, insight: { ...noughtsAndCrosses.insight, value } };
    const { view, choices, seat } = marked(6, 0, 7, 1);
    for (const seed of [1, 2, 3])
      expect(choices[botOf(level, unseeing, seed).think(view, choices, seat, 200)]).toEqual({ kind: 'mark', cell: 8 });
  });

  test('same seed and budget, same move; the budget is what counts', () => {
    const { view, choices, seat } = midway(20);
    const think = (budget: number) => botOf(level, ashMarket, 7).think(view, choices, seat, budget);
    expect(think(30)).toBe(think(30));
    const thought = { veteran: veteranBot, warlord: warlordBot }[level](ashMarket, 7).consider(view, choices, seat, 64);
    let pulls = 0;
    while (!thought.next().done) pulls++;
    expect(pulls).toBeGreaterThan(30);
    expect(pulls).toBeLessThanOrEqual(64);
  });

  test('what it cannot know makes no difference', () => {
    let different = 0;
    for (const steps of [4, 15, 30, 45]) {
      const { match, view, choices, seat } = midway(steps, steps);
      // Another truth that looks the same from this seat.
      const other = new Position(ashMarket, ashMarket.guess(view, seat, Chance.fromNumber(steps)));
      if (ashMarket.schema.hash(other.state) !== match.hash()) different++;
      const seen = ashMarket.schema.view(other.state, seat);
      expect(seen).toEqual(view);
      const bot = botOf(level, ashMarket, 11);
      expect(bot.think(seen, other.choices(seat), seat, 40)).toBe(bot.think(view, choices, seat, 40));
    }
    expect(different).toBe(4);
  });

  test('leaves the view and the choices as they were', () => {
    const { view, choices, seat } = midway(25);
    const before = JSON.stringify([view, choices]);
    botOf(level, ashMarket, 3).think(view, choices, seat, 30);
    expect(JSON.stringify([view, choices])).toBe(before);
  });

  test('does not choose what the game calls a blunder', () => {
    const { view, choices, seat } = marked();
    const blunder: typeof noughtsAndCrosses.insight.blunder = (_view, _seat, { cell }) =>
      cell === 7 ? null : { key: 'no' };
    const insight = { ...noughtsAndCrosses.insight, blunder };
    expect(choices[botOf(level, { ...noughtsAndCrosses, insight }, 1).think(view, choices, seat, 30)]?.cell).toBe(7);
  });
});

describe('halving', () => {
  const arms = (n: number): Arm[] => Array.from({ length: n }, (_, index) => ({ index, lean: 0, sum: 0, pulls: 0 }));

  test('keeps within its budget and gives most of it to the best', () => {
    const all = arms(8);
    let pulls = 0;
    const ranked = finish(
      halve(all, 96, ({ index }) => {
        pulls++;
        return index === 5 ? 1 : index / 100;
      }),
    );
    expect(ranked[0]?.index).toBe(5);
    expect(pulls).toBeLessThanOrEqual(96);
    expect(ranked.map(({ pulls: own }) => own)).toEqual([...ranked.map(({ pulls: own }) => own)].sort((a, b) => b - a));
  });

  test('all arms of a round meet the same worlds', () => {
    const met = new Map<number, number[]>();
    finish(
      halve(arms(4), 32, ({ index }, world) => {
        met.set(index, [...(met.get(index) ?? []), world]);
        return index;
      }),
    );
    const first = met.get(0) as number[];
    for (const worlds of met.values()) expect(worlds.slice(0, first.length)).toEqual(first);
    expect(new Set(met.get(3)).size).toBe(met.get(3)?.length);
  });

  test('a leaning decides between equals; one arm needs no trial', () => {
    const [a, b] = arms(2) as [Arm, Arm];
    const ranked = finish(halve([a, { ...b, lean: 0.01 }], 8, () => 0.5));
    expect(ranked[0]?.index).toBe(1);
    expect(
      finish(
        halve([a], 8, () => {
          throw new Error('tried');
        }),
      ),
    ).toEqual([a]);
    expect(meanOf({ ...a, pulls: 0 })).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('tree', () => {
  const { view, choices, seat } = marked();

  test('begins with what insight likes, and widens with its visits', () => {
    const node = newNode();
    const settings = { curiosity: 0.5, bias: 0, wideness: 1 };
    const tried = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const index = select(insightOf(nac), view, seat, choices, node, settings);
      if (i === 0) expect(choices[index]?.cell).toBe(4);
      tried.add(index);
      const child = childOf(node, choices[index] as never);
      child.visits++;
      node.visits++;
    }
    expect(tried.size).toBeGreaterThan(3);
    expect(select(insightOf(nac), view, seat, choices, { ...node, visits: 99 }, { ...settings, wideness: 0 })).toBe(4);
  });

  test('goes back to what did well', () => {
    const node = { ...newNode(), visits: 100 };
    for (const choice of choices) Object.assign(childOf(node, choice), { visits: 10, sum: choice.cell === 6 ? 8 : 1 });
    expect(select(insightOf(nac), view, seat, choices, node, { curiosity: 0.1, bias: 0.1, wideness: 9 })).toBe(6);
  });
});

describe('judge', () => {
  test('a win is better than a lead, a draw lies between, a loss is the worst', () => {
    const won = judge(nac, marked(0, 3, 1, 4, 2 /* over */).match.state, 0);
    const lost = judge(nac, marked(0, 3, 1, 4, 2).match.state, 1);
    const drawn = judge(nac, { ...marked().match.state, cells: [0, 1, 0, 0, 1, 1, 1, 0, 0] } as never, 0);
    const open = judge(nac, marked(0).match.state, 0);
    expect(won).toBeGreaterThan(open);
    expect(lost).toBeLessThan(0);
    expect(won).toBeGreaterThan(drawn);
    expect(drawn).toBeGreaterThan(lost);
  });

  test('goes by the outlook where a game has one', () => {
    const of = (features: { lead: number; outlook?: number }) =>
      judge({ ...nac, insight: { ...nac.insight, features: () => features } }, marked(0).match.state, 0);
    expect(of({ lead: 5 })).toBeGreaterThan(0);
    expect(of({ lead: 5, outlook: -3 })).toBeLessThan(0);
  });
});

describe('worlds', () => {
  test('the same number is the same world, each time one of its own, and looks like the view', () => {
    const { view, seat } = midway(30);
    const worlds = new Worlds(market, view, seat, 5);
    const hash = (n: number) => market.schema.hash(worlds.position(n).state);
    const first = hash(3);
    worlds.position(3).advance(seat, 0);
    expect(hash(3)).toBe(first);
    expect(new Set([0, 1, 2, 3].map(hash)).size).toBe(4);
    expect(market.schema.view(worlds.position(2).state, seat)).toEqual(view);
    expect(worlds.chance(1).below(1e9)).toBe(worlds.chance(1).below(1e9));
  });
});

test('roll-outs end after so many steps, and are drawn by chance only where that is asked for', () => {
  const deal = () => new Position(ashMarket, midway(10).match.state).copy();
  const after = (steps: number, seed: number | null = null) => {
    const position = deal();
    rollOut(
      position,
      insightOf(ashMarket),
      steps,
      seed === null ? null : { chance: Chance.fromNumber(seed), oneIn: 1 },
    );
    return market.schema.hash(position.state);
  };
  expect(after(0)).toBe(market.schema.hash(deal().state));
  expect(after(12)).toBe(after(12));
  expect(after(12)).not.toBe(after(11));
  expect(after(12, 1)).not.toBe(after(12, 2));
});

test('on the way through a roll-out it looks several times, and what is further ahead counts more', () => {
  const outlooks = [4, -2, 7, 1];
  let looks = 0;
  const features = () => ({ lead: 0, outlook: outlooks[looks++] as number });
  const game = { ...market, insight: { ...market.insight, features } };
  const start = midway(10).match.state;
  const seen = rollOutValue(new Position(game, game.schema.copy(start)), insightOf(game), 0, 8, 4);
  const [near, next, far, furthest] = outlooks.map((outlook) => Math.tanh(outlook / 10)) as [
    number,
    number,
    number,
    number,
  ];
  expect(looks).toBe(4);
  expect(seen).toBeCloseTo((near + 2 * next + 3 * far + 4 * furthest) / 10, 10);
});

test('a game tells warlord how far to look', () => {
  const { view, choices, seat } = midway(20);
  const steps = (horizon?: number) => {
    let values = 0;
    const value: typeof ashMarket.insight.value = (...args) => {
      values++;
      return ashMarket.insight.value(...args);
    };
    const insight = { ...ashMarket.insight, value, ...(horizon === undefined ? {} : { horizon }) };
    botOf('warlord', { ...ashMarket, insight }, 7).think(view, choices, seat, 16);
    return values;
  };
  expect(steps(2)).toBeLessThan(steps());
  expect(steps(SETTINGS.horizon)).toBe(steps());
});

test('promising: the best of insight first, blunders only when there is nothing else', () => {
  const { view, choices, seat } = marked(4);
  const order = promising(nac, insightOf(nac), view, seat, choices, 3).map(({ index }) => choices[index]?.cell);
  expect(order).toEqual([0, 2, 6]);
  expect(greediest(insightOf(nac), view, seat, choices)).toBe(0);
  const all = { ...nac, insight: { ...nac.insight, blunder: () => ({ key: 'x' }) } };
  expect(sound(all, view, seat, choices)).toHaveLength(8);
});

test('a small budget is spent on few choices', () => {
  expect([1, 10, 20, 40, 400].map((budget) => armsFor(budget, 16))).toEqual([4, 5, 10, 16, 16]);
});

describe('a kept tree', () => {
  test('is given to the next question of the seat only, once, and only if it knows a choice of it', () => {
    const choices = [{ kind: 'a' }, { kind: 'b' }];
    const node = newNode();
    childOf(node, choices[0] as never).visits = 2;
    const take = (asked: number, seat: number, list = choices) => {
      const kept = new KeptTree();
      kept.put(5, 1, node);
      return kept.take(asked, seat, list);
    };
    expect(take(6, 1)).toBe(node);
    expect(take(5, 1)).toBe(null);
    expect(take(6, 0)).toBe(null);
    expect(take(6, 1, [{ kind: 'c' }])).toBe(null);
    const once = new KeptTree();
    once.put(5, 1, node);
    once.take(6, 1, choices);
    expect(once.take(6, 1, choices)).toBe(null);
    expect(keyOf({ kind: 'a' })).toBe('{"kind":"a"}');
  });

  test('same history, same answers; asked out of order it still answers', () => {
    const play = () => {
      const match = started(ashMarket, 4);
      const bots = [1, 2].map((seed) =>
        warlordBot(ashMarket, seed, undefined, null, { ...SETTINGS, reusesTree: true }),
      );
      const answers: number[] = [];
      for (let i = 0; i < 25; i++) {
        const seat = match.waiting()[0] as number;
        const index = (bots[seat] as (typeof bots)[number]).think(match.view(seat), match.choices(seat), seat, 24);
        answers.push(index);
        match.step(seat, match.state.asked, index);
      }
      return answers;
    };
    expect(play()).toEqual(play());
    const bot = warlordBot(ashMarket, 1, undefined, null, { ...SETTINGS, reusesTree: true });
    for (const steps of [40, 10, 25]) {
      const { view, choices, seat } = midway(steps);
      expect(choices[bot.think(view, choices, seat, 24)]).toBeDefined();
    }
  });
});

test('both rank every choice they tried', () => {
  const { view, choices, seat } = midway(20);
  for (const bot of [veteranBot(ashMarket, 1), warlordBot(ashMarket, 1)]) {
    const ranked = finish(bot.consider(view, choices, seat, 40));
    expect(new Set(ranked.map(({ index }) => index)).size).toBe(Math.min(16, choices.length));
    for (const { value } of ranked) expect(Math.abs(value)).toBeLessThanOrEqual(1);
  }
});
