import type { DecisionHandlers, TaskHandlers } from '@cinderhall/kernel';
import type { Choice, State } from '../../state.ts';
import type { SetRules } from '../types.ts';
import { words } from './text.ts';

export const tasks = {} satisfies Partial<TaskHandlers<State>>;
export const decisions = {} satisfies Partial<DecisionHandlers<State, Choice>>;

export const rules: SetRules = {
  /** R-SETUP-014. */
  setup(start) {
    start.serverRoom = { markers: 0, turned: 0 };
  },
  words,
};
