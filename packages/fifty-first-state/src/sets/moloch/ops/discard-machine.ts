import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { State } from '../../../state.ts';
import { countDeployed } from '../machines.ts';

/** Discard a deployed machine: it is neither hacked nor destroyed. */
export interface DiscardMachine extends Effect {
  readonly op: 'discardMachine';
}

/** What its next attack would cost. */
const WORTH = 0.8;

export const discardMachine: Op<State, DiscardMachine> = {
  op: 'discardMachine',
  run(state, _effect, by, flow) {
    if (countDeployed(state) > 0) flow.ask({ kind: 'discardMachine', seats: [by.seat], card: by.card });
  },
  can: (state) => countDeployed(state) > 0,
  say: () => ({ key: 'fiftyFirstState.op.discardMachine' }),
  worth: (state) => (countDeployed(state) > 0 ? WORTH : 0),
  check: (effect, path) => checkFields(effect, [], path),
};
