import { checkFields, type Effect, type Op } from '@cinderhall/effects';
import type { State } from '../../../state.ts';
import { countDeployed } from '../machines.ts';

/** Hack a machine without paying its code (E-32, R-MOL-034). */
export interface HackMachine extends Effect {
  readonly op: 'hackMachine';
}

/** The goods of a code, and a card that is good in three ways. */
const WORTH = 1.6;

export const hackMachine: Op<State, HackMachine> = {
  op: 'hackMachine',
  run(state, _effect, by, flow) {
    if (countDeployed(state) > 0) flow.ask({ kind: 'hackMachine', seats: [by.seat], card: by.card });
  },
  can: (state) => countDeployed(state) > 0,
  say: () => ({ key: 'fiftyFirstState.op.hackMachine' }),
  worth: (state) => (countDeployed(state) > 0 ? WORTH : 0),
  check: (effect, path) => checkFields(effect, [], path),
};
