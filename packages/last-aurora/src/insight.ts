import type { Insight } from '@cinderhall/kernel';
import type { Choice, State } from './state.ts';
export const insight: Insight<State, Choice> = { value: () => 0, features: () => ({ lead: 0 }), reasons: () => [] };
