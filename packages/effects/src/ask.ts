import type { Flow, GameState, OfKinds } from '@cinderhall/kernel';
import type { effectParts } from './parts.ts';
import { payments } from './payment.ts';
import type { By, Cost, Effects, Goods, Kit } from './types.ts';

export type EffectTask = OfKinds<(typeof effectParts)['tasks']>;
export type EffectDecision = OfKinds<(typeof effectParts)['decisions']> & { seats: number[] };

// A game's own tasks and decisions include these because it spread them into its schema.
export const push = (flow: Flow<GameState>, task: EffectTask): void => flow.push(task);
export const ask = (flow: Flow<GameState>, decision: EffectDecision): void => flow.ask(decision);

/** The effects come next, from place `at` of the list on. */
export const pushEffects = <S extends GameState>(list: Effects, { seat, card, x }: By, flow: Flow<S>, at = 0): void =>
  push(flow, { kind: 'effects', list, at, seat, card, x });

export const askOption = <S extends GameState>(
  options: readonly Effects[],
  { seat, card, x }: By,
  flow: Flow<S>,
): void => ask(flow, { kind: 'effectOption', seats: [seat], options, seat, card, x });

export const askAmount = <S extends GameState>(
  cost: Cost,
  most: number,
  list: Effects,
  { seat, card, x }: By,
  flow: Flow<S>,
): void => ask(flow, { kind: 'effectAmount', seats: [seat], cost, most, list, seat, card, x });

/** Asks what to take from a rival, or from the seat `from` alone, one good at a time. */
export const askTake = <S extends GameState>(
  of: readonly string[],
  left: number,
  { seat, card, x }: By,
  flow: Flow<S>,
  from = -1,
): void => ask(flow, { kind: 'effectTake', seats: [seat], of, from, left, seat, card, x });

/** Asks how to pay where that makes a difference, pays, and goes on with `list`. */
export function askPayment<S extends GameState>(
  state: S,
  cost: Cost,
  list: Effects,
  by: By,
  flow: Flow<S>,
  kit: Kit<S>,
): void {
  const ways = payments(kit.world, state, by.seat, cost);
  const [only] = ways;
  if (!only) return;
  const { seat, card, x } = by;
  if (ways.length > 1) ask(flow, { kind: 'effectPayment', seats: [seat], payments: ways, list, seat, card, x });
  else settle(state, only, list, by, flow, kit);
}

export function settle<S extends GameState>(
  state: S,
  goods: Goods,
  list: Effects,
  by: By,
  flow: Flow<S>,
  kit: Kit<S>,
): void {
  if (list.length > 0) pushEffects(list, by, flow);
  kit.world.pay(state, by.seat, goods, by, flow);
}
