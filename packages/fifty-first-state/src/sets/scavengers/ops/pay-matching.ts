import {
  affordable,
  askPayment,
  type By,
  type Cost,
  checkFields,
  checkGoods,
  type Effect,
  type Effects,
  type Goods,
  type Kit,
  type Op,
  payments,
  sayGoods,
  worthOf,
} from '@cinderhall/effects';
import type { State, StateFlow } from '../../../state.ts';
import { costFor, type Icons, isOffered, offered } from '../matching.ts';

/**
 * Pick a type icon on the pile of another player and pay its matching good, then something happens (E-31). Where `both`
 * is given, two icons of one card may be paid for, and that happens instead.
 */
export interface PayMatching extends Effect {
  readonly op: 'payMatching';
  /** What is paid besides. */
  readonly with?: Goods;
  readonly do: Effects;
  readonly both?: Effects;
}

export const isPayMatching = (effect: Effect): effect is PayMatching => effect.op === 'payMatching';

const NOTHING: Goods = {};
/** What is spent would mostly be lost at clean-up. */
const SPENT = 0.6;

type Picked = Pick<Icons, 'types'>;

export const matchedGain = ({ do: single, both }: PayMatching, { types }: Picked): Effects =>
  types.length > 1 ? (both ?? single) : single;

export const matchedCost = ({ with: beside = NOTHING }: PayMatching, { types }: Picked): Cost | null =>
  costFor(types, beside);

/** The icons that could be paid for by somebody who has enough. */
const priced = (state: State, effect: PayMatching, by: By, kit: Kit<State>): Icons[] =>
  offered(state, by.seat, effect.both !== undefined).filter(
    (icons) => matchedCost(effect, icons) !== null && kit.can(state, matchedGain(effect, icons), by),
  );

/** The icons that the seat can pay for now. */
export const payable = (state: State, effect: PayMatching, by: By, kit: Kit<State>): Icons[] =>
  priced(state, effect, by, kit).filter((icons) =>
    affordable(kit.world, state, by.seat, matchedCost(effect, icons) ?? {}),
  );

const canPayAny = (state: State, effect: PayMatching, by: By, kit: Kit<State>): boolean =>
  isOffered(state, by.seat, effect.both !== undefined, (types) => {
    const cost = matchedCost(effect, { types });
    if (!cost || !affordable(kit.world, state, by.seat, cost)) return false;
    return kit.can(state, matchedGain(effect, { types }), by);
  });

export function payMatched(
  state: State,
  effect: PayMatching,
  by: By,
  icons: Icons,
  flow: StateFlow,
  kit: Kit<State>,
): void {
  const cost = matchedCost(effect, icons);
  if (cost) askPayment(state, cost, matchedGain(effect, icons), by, flow, kit);
}

export function matchedWorth(state: State, effect: PayMatching, by: By, icons: Icons, kit: Kit<State>): number {
  const [cheapest = NOTHING] = payments(kit.world, state, by.seat, matchedCost(effect, icons) ?? {});
  return kit.worth(state, matchedGain(effect, icons), by) - SPENT * worthOf(kit.world, cheapest);
}

export const payMatching: Op<State, PayMatching> = {
  op: 'payMatching',
  run(state, effect, by, flow, kit) {
    if (canPayAny(state, effect, by, kit)) flow.ask({ kind: 'matching', seats: [by.seat], effect, card: by.card });
  },
  can: canPayAny,
  /** Of the only icon to pay for; where none can be paid for, of one that is too dear. */
  cost(state, effect, by, kit) {
    const [first, ...more] = payable(state, effect, by, kit);
    const [dear] = first ? [] : priced(state, effect, by, kit);
    const icons = more.length > 0 ? undefined : (first ?? dear);
    return icons ? matchedCost(effect, icons) : null;
  },
  say({ with: beside, do: single, both }, kit) {
    const gets = kit.say(single);
    const what = beside ? sayGoods(kit.world, beside) : [];
    if (both) return { key: 'fiftyFirstState.op.payMatchingBoth', params: { what, gets, more: kit.say(both) } };
    return { key: 'fiftyFirstState.op.payMatching', params: { gets } };
  },
  worth: (state, effect, by, kit) =>
    Math.max(0, ...payable(state, effect, by, kit).map((icons) => matchedWorth(state, effect, by, icons, kit))),
  check: (effect, path, kit) => [
    ...checkFields(effect, ['with', 'do', 'both'], path),
    ...(effect.with === undefined ? [] : checkGoods(effect.with, `${path}.with`, kit)),
    ...kit.check(effect.do, `${path}.do`),
    ...(effect.both === undefined ? [] : kit.check(effect.both, `${path}.both`)),
  ],
};
