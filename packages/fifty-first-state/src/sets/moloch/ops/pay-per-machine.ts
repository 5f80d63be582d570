import {
  affordable,
  askPayment,
  type Cost,
  checkFields,
  checkGoods,
  type Effect,
  type Effects,
  type Goods,
  type Op,
  payments,
  sayGoods,
  worthOf,
} from '@cinderhall/effects';
import type { State } from '../../../state.ts';
import { countDeployed } from '../machines.ts';

/** Pay a fixed price, and another one for each machine on the table; without a machine it cannot be done (R-MOL-055). */
export interface PayPerMachine extends Effect {
  readonly op: 'payPerMachine';
  readonly cost: Goods;
  readonly each: Goods;
  readonly do: Effects;
}

function priceOf(state: State, { cost, each }: PayPerMachine): Cost {
  const goods: { [good: string]: number } = { ...cost };
  for (const good in each) goods[good] = (goods[good] ?? 0) + (each[good] ?? 0) * countDeployed(state);
  return { goods };
}

export const payPerMachine: Op<State, PayPerMachine> = {
  op: 'payPerMachine',
  run: (state, effect, by, flow, kit) => askPayment(state, priceOf(state, effect), effect.do, by, flow, kit),
  can: (state, effect, by, kit) =>
    countDeployed(state) > 0 &&
    affordable(kit.world, state, by.seat, priceOf(state, effect)) &&
    kit.can(state, effect.do, by),
  cost: (state, effect) => priceOf(state, effect),
  say: ({ cost, each, do: effects }, kit) => ({
    key: Object.keys(cost).length > 0 ? 'fiftyFirstState.op.payPerMachine.more' : 'fiftyFirstState.op.payPerMachine',
    params: { cost: sayGoods(kit.world, cost), each: sayGoods(kit.world, each), gets: kit.say(effects) },
  }),
  worth(state, effect, by, kit) {
    const [cheapest] = countDeployed(state) > 0 ? payments(kit.world, state, by.seat, priceOf(state, effect)) : [];
    return cheapest ? kit.worth(state, effect.do, by) - worthOf(kit.world, cheapest) : 0;
  },
  check: (effect, path, kit) => [
    ...checkFields(effect, ['cost', 'each', 'do'], path),
    ...(Object.keys(effect.cost).length > 0 ? checkGoods(effect.cost, `${path}.cost`, kit) : []),
    ...checkGoods(effect.each, `${path}.each`, kit),
    ...kit.check(effect.do, `${path}.do`),
  ],
};
