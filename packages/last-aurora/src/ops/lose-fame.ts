import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import { actingWith } from '../crew.ts';
import { loseFame } from '../fame.ts';
import type { State } from '../state.ts';

/** One field down on the fame track. The Preacher ignores it on the card that is explored with him. */
export interface LoseFame extends Effect {
  readonly op: 'loseFame';
}

export const loseFameOp: Op<State, LoseFame> = {
  op: 'loseFame',
  run(state, _effect, { seat, card }, flow) {
    const preacher = card >= 0 ? actingWith(state, seat, 'ignoreFameLoss') : -1;
    if (preacher >= 0) flow.emit({ kind: 'ability', seat, card: preacher });
    else loseFame(state, seat, flow);
  },
  can: () => true,
  say: () => ({ key: 'la.op.loseFame' }),
  worth: (state, _effect, { seat, card }) => (card >= 0 && actingWith(state, seat, 'ignoreFameLoss') >= 0 ? 0 : -1),
  check: (effect, path) => checkFields(effect, [], path),
};
