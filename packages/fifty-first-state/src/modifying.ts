import { designOf } from './cards/index.ts';
import type { State } from './state.ts';

/** The cards of a seat that change what a rule asks for, as the catalogue tells of their use. */
export const modifying = (state: State, seat: number, what: string): (readonly [card: string, way: 'modify'])[] =>
  (state.abilities[seat]?.modify[what] ?? []).map((card) => [designOf(state, card).id, 'modify']);
