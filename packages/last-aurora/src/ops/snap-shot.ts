import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { canSnap } from '../actions/attack.ts';
import type { State } from '../state.ts';

/** Spends 1 ammo on one attack at once, in the middle of an exploration. */
export interface SnapShot extends Effect {
  readonly op: 'snapShot';
}

export const snapShot: Op<State, SnapShot> = {
  op: 'snapShot',
  run: (_state, _effect, { seat }, flow) => flow.ask({ kind: 'snapShot', seats: [seat] }),
  can: (state, _effect, { seat }) => canSnap(state, seat),
  say: () => ({ key: 'la.op.snapShot' }),
  worth: () => 1,
  check: (effect, path) => checkFields(effect, [], path),
};
