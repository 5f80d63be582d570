import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { count } from '../convoy.ts';
import { AMMO, type Choice, FUEL, playerOf, type State } from '../state.ts';
import { inReserve } from '../supply.ts';

/** Before moving: a resource of a kind that the convoy has none of. */
export interface GainMissing extends Effect {
  readonly op: 'gainMissing';
}

export function missingOf(state: State, seat: number): Choice[] {
  const { convoy } = playerOf(state, seat);
  const list: Choice[] = [];
  for (let marker: number = AMMO; marker <= FUEL; marker++)
    if (count(convoy, marker) === 0 && inReserve(state, marker) > 0) list.push({ kind: 'give', marker });
  return list;
}

export const gainMissing: Op<State, GainMissing> = {
  op: 'gainMissing',
  run: (_state, _effect, { seat }, flow) => flow.ask({ kind: 'missing', seats: [seat] }),
  can: (state, _effect, { seat }) => !state.turn.moved && missingOf(state, seat).length > 0,
  say: () => ({ key: 'la.op.gainMissing' }),
  worth: () => 0.8,
  check: (effect, path) => checkFields(effect, [], path),
};
