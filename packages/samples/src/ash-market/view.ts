import type { Rule } from '@cinderhall/kernel';
import type { State } from './state.ts';

/** R-ASH-006: the holder of the lantern may look at the card under the counter. */
const lantern: Rule<State> = (state, _card, seat) => seat === state.lantern;

export const visibility = { lantern };
