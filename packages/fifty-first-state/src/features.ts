/** Features at work: what waits for something to happen, and what depends on the goods of a Production phase. */
import { fire, type Subject } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { alone } from '@cinderhall/tableau';
import { kit } from './effect-kit.ts';
import { rulesOf } from './sets/index.ts';
import type { State, StateFlow } from './state.ts';

/** Pushes effects of the seat's features; sets that look on are told where they begin and where they end. */
export function pushFeatures(state: State, seat: Seat, flow: StateFlow, push: () => void): void {
  for (const id of state.options.sets) rulesOf(id).afterFeatures?.(state, seat, flow);
  push();
  for (const id of state.options.sets) rulesOf(id).beforeFeatures?.(state, seat, flow);
}

/** Sets off the features of the seat that wait for this. */
export function fireFeatures(state: State, seat: Seat, on: string, subject: Subject, flow: StateFlow): void {
  if (!state.abilities[seat]?.on[on]) return;
  pushFeatures(state, seat, flow, () => fire(state, state.abilities, alone(seat), on, subject, flow, kit));
}
