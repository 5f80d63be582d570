import type { DecisionHandlers, TaskHandlers } from '@cinderhall/kernel';
import type { Choice, State } from '../../state.ts';
import type { SetRules } from '../types.ts';

export const tasks = {} satisfies Partial<TaskHandlers<State>>;

export const decisions = {} satisfies Partial<DecisionHandlers<State, Choice>>;

export const rules: SetRules = {};
