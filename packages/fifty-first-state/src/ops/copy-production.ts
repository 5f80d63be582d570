import { type By, checkFields, type Effect, type Kit, type Op } from '@cinderhall/effects';
import { locationOf, waitsForOthers } from '../cards/index.ts';
import { locationsOf } from '../locations.ts';
import { hasPassed } from '../owners.ts';
import { staysOnCard } from '../sets/moloch/ops/set-aside-any.ts';
import type { State } from '../state.ts';

/** Produce what another production location produces (E-07); with `instead` its owner goes without. */
export interface CopyProduction extends Effect {
  readonly op: 'copyProduction';
  readonly of: 'rival' | 'own' | 'ownOther';
  readonly instead?: boolean;
}

export const isCopy = (effect: Effect): effect is CopyProduction => effect.op === 'copyProduction';

function addCopyable(
  state: State,
  owner: number,
  { of }: CopyProduction,
  by: By,
  kit: Kit<State>,
  found: number[],
): void {
  for (const { card } of locationsOf(state, owner)) {
    const { production, step } = locationOf(state, card);
    if (!production || step === 'declared' || (of === 'ownOther' && card === by.card)) continue;
    if (staysOnCard(production)) continue;
    // A production that copies is not copied by one that copies; an action may have it done again.
    if (step === 'copy' && of !== 'own') continue;
    // R-BASE-126: nothing that would bring nothing. What depends on the whole phase shows only at its end.
    const waits = waitsForOthers(step) && state.phase === 'production';
    if (waits || kit.can(state, production, { seat: by.seat, card, x: 0 })) found.push(card);
  }
}

/** The locations whose production can be chosen now. */
export function copyable(state: State, effect: CopyProduction, by: By, kit: Kit<State>): number[] {
  const found: number[] = [];
  if (effect.of !== 'rival') addCopyable(state, by.seat, effect, by, kit, found);
  else
    for (let owner = 0; owner < state.locations.length; owner++)
      if (owner !== by.seat && !hasPassed(state, owner)) addCopyable(state, owner, effect, by, kit, found);
  return found;
}

export const copyProduction: Op<State, CopyProduction> = {
  op: 'copyProduction',
  run(state, effect, by, flow, kit) {
    const of = copyable(state, effect, by, kit);
    if (of.length > 0) flow.ask({ kind: 'copy', seats: [by.seat], card: by.card, of, declared: false });
  },
  can: (state, effect, by, kit) => copyable(state, effect, by, kit).length > 0,
  say: ({ of, instead }) => ({ key: `fiftyFirstState.op.copy.${of}${instead ? '.instead' : ''}` }),
  worth(state, effect, by, kit) {
    let best = 0;
    for (const card of copyable(state, effect, by, kit)) {
      const { production, step } = locationOf(state, card);
      if (production && step !== 'copy')
        best = Math.max(best, kit.worth(state, production, { seat: by.seat, card, x: 0 }));
    }
    return best;
  },
  check: (effect, path) => [
    ...checkFields(effect, ['of', 'instead'], path),
    ...(['rival', 'own', 'ownOther'].includes(effect.of) ? [] : [{ path: `${path}.of`, code: 'copy.of' }]),
  ],
};
