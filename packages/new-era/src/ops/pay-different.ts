import {
  ask,
  type By,
  type Cost,
  checkFields,
  type Effect,
  type Effects,
  frozen,
  type Goods,
  type Kit,
  type Op,
  payments,
  settle,
} from '@cinderhall/effects';
import { BASIC } from '../cards/types.ts';
import type { State } from '../state.ts';

/** Pay two different basic resources; a universal one stands for any (R-NE-044). */
export interface PayDifferent extends Effect {
  readonly op: 'payDifferent';
  readonly n: 2;
  readonly do: Effects;
}

const PAIRS: readonly Cost[] = frozen(
  BASIC.flatMap((one, at) => BASIC.slice(at + 1).map((other) => ({ goods: { [one]: 1, [other]: 1 } }))),
);

/** Every different way to pay any of the pairs. */
function waysToPay(state: State, { seat }: By, kit: Kit<State>): Goods[] {
  const ways = new Map<string, Goods>();
  for (const pair of PAIRS)
    for (const goods of payments(kit.world, state, seat, pair)) {
      const key = Object.keys(goods)
        .sort()
        .map((good) => `${good}${goods[good]}`)
        .join();
      ways.set(key, goods);
    }
  return [...ways.values()];
}

export const payDifferent: Op<State, PayDifferent> = {
  op: 'payDifferent',
  run(state, effect, by, flow, kit) {
    const ways = waysToPay(state, by, kit);
    const { seat, card, x } = by;
    if (ways.length > 1)
      ask(flow, { kind: 'effectPayment', seats: [seat], payments: ways, list: effect.do, seat, card, x });
    else if (ways[0]) settle(state, ways[0], effect.do, by, flow, kit);
  },
  can: (state, effect, by, kit) => waysToPay(state, by, kit).length > 0 && kit.can(state, effect.do, by),
  cost: (_state, { n }) => ({ any: { of: BASIC, n } }),
  say: (effect, kit) => ({ key: 'newEra.op.payDifferent', params: { n: effect.n, gets: kit.say(effect.do) } }),
  worth: (state, effect, by, kit) => kit.worth(state, effect.do, by) - effect.n * (kit.world.goods.scrap?.worth ?? 0),
  check: (effect, path, kit) => [
    ...checkFields(effect, ['n', 'do'], path),
    ...(effect.n === 2 ? [] : [{ path: `${path}.n`, code: 'amount' }]),
    ...kit.check(effect.do, `${path}.do`),
  ],
};
