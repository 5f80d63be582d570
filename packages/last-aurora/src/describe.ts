import type { Describer } from '@cinderhall/kernel';
import type { Choice, State } from './state.ts';
export const describe: Describer<State, Choice> = {
  decision: () => ({ key: 'x' }),
  choice: () => ({ key: 'x' }),
  event: () => ({ key: 'x' }),
};
