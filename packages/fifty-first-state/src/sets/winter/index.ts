import { gainBrawlers } from '../../solo/borgo/brawlers.ts';
import type { SetRules } from '../types.ts';

export const tasks = {};
export const decisions = {};

export const rules: SetRules = {
  // R-BORGO-035.
  borgo: { develop: (state, flow) => gainBrawlers(state, 1, flow) },
};
