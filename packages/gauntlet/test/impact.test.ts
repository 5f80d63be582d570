import type { Cost, Game } from '@cinderhall/kernel';
import { ashMarket } from '@cinderhall/samples';
import { describe, expect, test } from 'vitest';
import { runGauntlet, type Trial } from '../src/index.ts';
import { Bill } from '../src/payments.ts';
import { trialOf } from './fixture/trial.ts';
import { sound } from './plants/plant.ts';

type Market = typeof ashMarket;
type State = Market extends Game<infer S, infer _C, infer _O> ? S : never;
type Choice = Market extends Game<infer _S, infer C, infer _O> ? C : never;

const marketTrial = (change: Partial<Market>): Trial<State, Choice> => ({
  game: { ...ashMarket, ...change },
  hidden({ deck, buried, counter, lantern, players, decision, known }, seat) {
    const hands = players.flatMap(({ hand }, owner) => (owner === seat ? [] : hand));
    const under = counter === null || lantern === seat ? [] : [counter];
    const scouted = decision?.kind === 'scout' && decision.seats[0] !== seat ? decision.cards : [];
    return [[...deck, ...buried, ...hands, ...under, ...scouted].filter((card) => !known[seat]?.includes(card))];
  },
  optionSets: [{}],
  seats: [3],
});

const little = { steps: 600, costly: 40, hunt: 0, coverage: 0 };
const faultOf = <S extends State, C extends Choice>(trial: Trial<S, C>) =>
  runGauntlet(trial, { enough: 1, effort: little }).faults[0];

/** Ash Market, but what a kind of choice declares is another cost. */
const declaring = (kind: Choice['kind'], cost: (told: Cost) => Cost): Partial<Market> => ({
  impact: (view, seat, choice) => {
    const told = ashMarket.impact(view, seat, choice);
    return choice.kind === kind ? { ...told, cost: cost(told.cost) } : told;
  },
});

const one = (good: string) => (told: Cost) => ({
  ...told,
  goods: { ...told.goods, [good]: (told.goods?.[good] ?? 0) + 1 },
});

describe('what a choice declares and what is paid', () => {
  test('agree in a sound game', () => expect(faultOf(marketTrial({}))).toBe(undefined));

  test.each<[string, Partial<Market>, RegExp]>([
    ['a choice that costs more than declared', declaring('trade', () => ({ goods: { water: 1 } })), /paid/],
    ['a choice that costs less than declared', declaring('build', one('scrap')), /should have paid/],
    ['a choice that costs something and says nothing', declaring('build', () => ({})), /is nothing|declare/],
    ['a choice that names another good', declaring('trade', () => ({ goods: { fame: 2 } })), /paid/],
    ['a declared cost that nobody charges', declaring('scout', one('water')), /should have paid.*paid nothing/],
    ['a payment that answers a question and was not declared', declaring('raid', () => ({})), /paid|declare/],
    ['an amount that is no number', declaring('pass', () => ({ goods: { water: Number.NaN } })), /cost/],
    ['a substitute that nobody knows of', { substitutes: {} }, /paid/],
  ])('%s is caught', (_name, change, says) => {
    const fault = faultOf(marketTrial(change));
    expect(fault).toMatchObject({ check: 'impact', message: expect.stringMatching(says) });
  });
});

describe('targets', () => {
  const aimed = (targets: (target: number) => { seat: number; ref?: string }[]) =>
    runGauntlet(
      trialOf({
        ...sound,
        impact: (_view, _seat, choice) => ({
          cost: {},
          targets: choice.kind === 'play' && choice.target >= 0 ? targets(choice.target) : [],
        }),
      }),
      { enough: 1, effort: { hunt: 0 } },
    ).faults[0];

  test.each([
    ['a rival that is not named', () => []],
    ['a seat that does not exist', () => [{ seat: 9 }]],
    ['a ref that is none', (seat: number) => [{ seat, ref: 'that seat there' }]],
  ])('%s is caught', (_name, targets) => expect(aimed(targets)).toMatchObject({ check: 'impact' }));
});

describe('a bill', () => {
  const bill = (...costs: Cost[]) => {
    const made = new Bill({ spark: ['water', 'scrap'] });
    for (const cost of costs) made.declare(cost, 'a choice');
    return made;
  };
  const mix = { any: { of: ['water', 'scrap'], n: 2 } };

  test('is settled by the goods it names, in any order and in parts', () => {
    const open = bill({ goods: { scrap: 2, water: 1 } });
    expect([open.pay({ water: 1 }), open.settled, open.pay({ scrap: 2 }), open.settled]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
  test('takes what stands for a good, as long as everything finds its place', () => {
    expect(bill({ goods: { water: 1, scrap: 1 } }).pay({ spark: 1, scrap: 1 })).toBe(true);
    expect(bill({ goods: { water: 1, fame: 1 } }).pay({ spark: 2 })).toBe(false);
    expect(bill({ goods: { water: 1 }, ...mix }).pay({ water: 1, spark: 1, scrap: 1 })).toBe(true);
    expect(bill(mix).pay({ water: 2, scrap: 1 })).toBe(false);
  });
  test('is declared once by the choice and once by the answer that says how it is paid', () => {
    const open = bill(mix, { goods: { water: 1, spark: 1 } });
    expect([open.pay({ water: 1, spark: 1 }), open.settled]).toEqual([true, true]);
    expect(bill(mix, { goods: { water: 1, spark: 1 } }).pay({ scrap: 2 })).toBe(false);
  });
  test('is declared once by the choice and once by the only answer to what it asks', () => {
    const open = bill(mix, mix);
    expect([open.pay({ water: 2 }), open.settled, open.pay({ water: 1 })]).toEqual([true, true, false]);
  });
  test('adds up what two choices declare', () => {
    const open = bill({ goods: { water: 1 } }, { goods: { fame: 1 } });
    expect([open.pay({ water: 1 }), open.settled, open.pay({ fame: 1 }), open.settled]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
  test('starts anew when everything is paid', () => {
    const open = bill({ goods: { water: 1 } });
    open.pay({ water: 1 });
    open.declare({}, 'another');
    expect(open.pay({ water: 1 })).toBe(false);
  });
});
