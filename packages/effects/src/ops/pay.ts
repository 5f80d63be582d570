import type { GameState, Param } from '@cinderhall/kernel';
import { askAmount, askPayment } from '../ask.ts';
import { checkFields, checkGoods, sayAnyOf, sayGoods, worthOf } from '../goods.ts';
import { affordable, payments, times } from '../payment.ts';
import type { By, Cost, Effect, Effects, Kit, Op, Problem } from '../types.ts';

/** Pay a cost, then something happens. With `upTo` the cost may be paid several times; X is how often. */
export interface Pay extends Effect {
  readonly op: 'pay';
  readonly cost: Cost;
  readonly upTo?: number;
  readonly do: Effects;
}

/** With `upTo` it depends on how often the seat will pay. */
const priceOf = ({ cost, upTo }: Pay): Cost | null => (upTo ? null : cost);

const once = (by: By, effect: Pay): By => (effect.upTo ? { ...by, x: 1 } : by);

export const pay = <S extends GameState>(): Op<S, Pay> => ({
  op: 'pay',
  run(state, effect, by, flow, kit) {
    const price = priceOf(effect);
    if (price) {
      askPayment(state, price, effect.do, by, flow, kit);
      return;
    }
    const most = howOften(state, effect, by, kit);
    if (most > 0) askAmount(effect.cost, most, effect.do, by, flow);
  },
  can: (state, effect, by, kit) =>
    affordable(kit.world, state, by.seat, effect.cost) &&
    (kit.isSure(effect.do) || kit.can(state, effect.do, once(by, effect))),
  hingesOn: (effect, kit) => (kit.isSure(effect.do) ? effect.cost : null),
  cost: (_state, effect) => priceOf(effect),
  say: (effect, kit) => {
    const gets = kit.say(effect.do);
    return effect.upTo
      ? { key: 'effects.payUpTo', params: { cost: sayCost(kit, effect.cost), gets, times: effect.upTo } }
      : { key: 'effects.payFor', params: { pays: sayPaying(kit, effect.cost), gets } };
  },
  worth(state, effect, by, kit) {
    const [cheapest] = payments(kit.world, state, by.seat, effect.cost);
    if (!cheapest) return 0;
    return kit.worth(state, effect.do, once(by, effect)) - worthOf(kit.world, cheapest);
  },
  check: (effect, path, kit) => [
    ...checkFields(effect, ['cost', 'upTo', 'do'], path),
    ...checkCost(effect.cost, `${path}.cost`, kit),
    ...(effect.upTo === undefined || (Number.isInteger(effect.upTo) && effect.upTo > 1)
      ? []
      : [{ path: `${path}.upTo`, code: 'amount' }]),
    ...kit.check(effect.do, `${path}.do`),
  ],
});

function howOften<S extends GameState>(state: S, effect: Pay, by: By, kit: Kit<S>): number {
  let n = 0;
  while (n < (effect.upTo ?? 1) && affordable(kit.world, state, by.seat, times(effect.cost, n + 1))) n++;
  return n;
}

/** "pay 1 worker and discard 1 card": costs that go with the same verb are said together. */
function sayPaying<S extends GameState>(kit: Kit<S>, { goods = {}, any }: Cost): Param[] {
  const keyOf = (good: string): string => kit.world.goods[good]?.payKey ?? 'effects.pay';
  const keys = new Set([...Object.keys(goods).map(keyOf), ...(any ? [keyOf(any.of[0] ?? '')] : [])]);
  return [...keys].map((key) => {
    const fitting = Object.fromEntries(Object.entries(goods).filter(([good]) => keyOf(good) === key));
    const isAnyToo = any && keyOf(any.of[0] ?? '') === key;
    return { key, params: { cost: sayCost(kit, isAnyToo ? { goods: fitting, any } : { goods: fitting }) } };
  });
}

/** "2 scrap and 1 water or spark in any mix"; `alone` like the price on a card. */
export function sayCost<S extends GameState>(kit: Kit<S>, { goods, any }: Cost, alone = false): Param[] {
  const parts: Param[] = goods ? sayGoods(kit.world, goods, alone) : [];
  if (any) {
    const of = sayAnyOf(kit.world, any.of);
    const [only] = of;
    parts.push(
      only && of.length === 1
        ? { key: alone ? 'effects.goodsAlone' : 'effects.goods', params: { n: any.n, good: only } }
        : { key: alone ? 'effects.anyOfAlone' : 'effects.anyOf', params: { n: any.n, of } },
    );
  }
  return parts;
}

export function checkCost<S extends GameState>(cost: unknown, path: string, kit: Kit<S>): Problem[] {
  if (typeof cost !== 'object' || cost === null) return [{ path, code: 'cost' }];
  const { goods, any, ...rest } = cost as Cost;
  return [
    ...(goods === undefined && any === undefined ? [{ path, code: 'cost' }] : []),
    ...(goods === undefined ? [] : checkGoods(goods, `${path}.goods`, kit)),
    ...(any === undefined || (Number.isInteger(any.n) && any.n > 0 && any.of.every((good) => kit.world.goods[good]))
      ? []
      : [{ path: `${path}.any`, code: 'cost' }]),
    ...checkFields(rest, [], path),
  ];
}
