import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { type LocationType, locationOf, TYPES, typeBit } from '../cards/index.ts';
import { locationsOf } from '../locations.ts';
import type { State } from '../state.ts';

/** Put a 1-point upgrade on an own location of a type; one for each location, outside the three slots (R-NE-090). */
export interface UpgradeLocation extends Effect {
  readonly op: 'upgrade';
  readonly of: LocationType;
}

export function upgradable(state: State, seat: Seat, of: string): number[] {
  const bit = typeBit(of);
  const found: number[] = [];
  for (const { card, upgraded } of locationsOf(state, seat))
    if (!upgraded && (locationOf(state, card).typeMask & bit) !== 0) found.push(card);
  return found;
}

export const upgrade: Op<State, UpgradeLocation> = {
  op: 'upgrade',
  run(state, { of }, by, flow) {
    if (upgradable(state, by.seat, of).length > 0) flow.ask({ kind: 'upgrade', seats: [by.seat], card: by.card, of });
  },
  can: (state, { of }, by) => upgradable(state, by.seat, of).length > 0,
  say: ({ of }) => ({ key: 'newEra.op.upgrade', params: { type: of } }),
  worth: () => 1,
  check: (effect, path) => [
    ...checkFields(effect, ['of'], path),
    ...(TYPES.includes(effect.of) ? [] : [{ path: `${path}.of`, code: 'type.unknown' }]),
  ],
};
