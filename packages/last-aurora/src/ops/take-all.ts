import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { State } from '../state.ts';
import { receive } from '../supply.ts';
import { WORTH } from '../worth.ts';

export interface TakeAll extends Effect {
  readonly op: 'takeAll';
}

export const takeAll: Op<State, TakeAll> = {
  op: 'takeAll',
  run(state, _effect, { seat, card }, flow) {
    const place = state.zone[state.turn.slot];
    if (!place) return;
    flow.emit({ kind: 'tookAll', seat, card, markers: place.left });
    receive(state, seat, place.left, flow);
    place.left = [];
  },
  // There may be nothing on it any more, and it can be chosen all the same (AMB-06).
  can: () => true,
  say: () => ({ key: 'la.op.takeAll' }),
  worth: () => WORTH.food + WORTH.fuel,
  check: (effect, path) => checkFields(effect, [], path),
};
