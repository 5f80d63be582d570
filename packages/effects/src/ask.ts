import type { Flow, GameState, OfKinds } from '@cinderhall/kernel';
import type { effectParts } from './parts.ts';
import { type Cost, payments } from './payment.ts';
import type { By, Effects, Goods, Kit } from './types.ts';

export type EffectTask = OfKinds<(typeof effectParts)['tasks']>;
export type EffectDecision = OfKinds<(typeof effectParts)['decisions']> & { seats: number[] };

// A game's own tasks and decisions include these because it spread them into its schema; its type cannot say so here.
export const push = <S extends GameState>(flow: Flow<S>, task: EffectTask): void => flow.push(task as never);
export const ask = <S extends GameState>(flow: Flow<S>, decision: EffectDecision): void => flow.ask(decision as never);

export const askOption = <S extends GameState>(options: readonly Effects[], by: By, flow: Flow<S>): void =>
  ask(flow, { kind: 'effectOption', seats: [by.seat], options, ...by });

export const askAmount = <S extends GameState>(cost: Cost, most: number, list: Effects, by: By, flow: Flow<S>): void =>
  ask(flow, { kind: 'effectAmount', seats: [by.seat], cost, most, list, ...by });

export const askTake = <S extends GameState>(of: readonly string[], left: number, by: By, flow: Flow<S>): void =>
  ask(flow, { kind: 'effectTake', seats: [by.seat], of, left, ...by });

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
  if (ways.length > 1) ask(flow, { kind: 'effectPayment', seats: [by.seat], payments: ways, list, ...by });
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
  push(flow, { kind: 'effects', list, ...by });
  for (const good in goods) kit.world.lose(state, by.seat, good, goods[good] as number, by, flow);
}
