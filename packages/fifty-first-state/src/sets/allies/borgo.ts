import { ALLY_TYPES, locationOf, TYPES } from '../../cards/index.ts';
import { attack } from '../../solo/borgo/attack.ts';
import type { State, StateFlow } from '../../state.ts';

const ALLIED = ALLY_TYPES.reduce((mask, type) => mask | (1 << TYPES.indexOf(type)), 0);

/** R-BORGO-039: an attack like any other, but on locations of the allies alone. */
export const develop = (state: State, flow: StateFlow): void =>
  attack(state, flow, (card) => (locationOf(state, card).printedTypes & ALLIED) !== 0);
