import type { Rule } from '@cinderhall/kernel';
import type { State } from './state.ts';

/** Hands, face-down cards and bins are open to all, unless the players plan in secret (R-DEI-016, R-DEI-051). */
const hand: Rule<State> = (state, _item, seat, owners) =>
  !state.options.planning || (seat >= 0 && ((owners >> seat) & 1) === 1);

export const visibility = { hand };
