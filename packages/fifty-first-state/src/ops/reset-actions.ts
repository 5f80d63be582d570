import { type By, checkFields, type Effect, type Op } from '@cinderhall/effects';
import { locationOf } from '../cards/index.ts';
import { locationsOf } from '../locations.ts';
import type { State } from '../state.ts';

/** Clear up to so many of one's other used action locations: they count as unused (E-10). */
export interface ResetActions extends Effect {
  readonly op: 'resetActions';
  readonly upTo: number;
}

export function resettable(state: State, { seat, card: itself }: Pick<By, 'seat' | 'card'>): number[] {
  const found: number[] = [];
  for (const { card, used } of locationsOf(state, seat))
    if (used > 0 && card !== itself && locationOf(state, card).categories.includes('action')) found.push(card);
  return found;
}

export const resetActions: Op<State, ResetActions> = {
  op: 'resetActions',
  run(state, { upTo }, by, flow) {
    if (resettable(state, by).length > 0)
      flow.ask({ kind: 'reset', seats: [by.seat], card: by.card, left: upTo, first: true });
  },
  can: (state, _effect, by) => resettable(state, by).length > 0,
  say: ({ upTo }) => ({ key: 'fiftyFirstState.op.resetActions', params: { n: upTo } }),
  worth(state, { upTo }, by, kit) {
    const worths = resettable(state, by).map((card) =>
      Math.max(0, kit.worth(state, locationOf(state, card).action?.effects ?? [], { seat: by.seat, card, x: 0 })),
    );
    worths.sort((a, b) => b - a);
    return worths.slice(0, upTo).reduce((sum, one) => sum + one, 0);
  },
  check: (effect, path) => [
    ...checkFields(effect, ['upTo'], path),
    ...(Number.isInteger(effect.upTo) && effect.upTo > 0 ? [] : [{ path: `${path}.upTo`, code: 'amount' }]),
  ],
};
