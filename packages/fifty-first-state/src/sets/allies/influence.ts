/** The three allies: whose a card is, and what their influence pays for. */
import type { Seat } from '@cinderhall/kernel';
import type { Purpose } from '../../actions/payable.ts';
import { ALLY_TYPES, INFLUENCE, type Influence, locationOf, TYPES } from '../../cards/index.ts';
import type { State } from '../../state.ts';

const BITS: readonly number[] = ALLY_TYPES.map((type) => 1 << TYPES.indexOf(type));
const SAME: readonly (readonly Influence[])[] = INFLUENCE.map((own) => [own]);
const OTHERS: readonly (readonly Influence[])[] = INFLUENCE.map((own) => INFLUENCE.filter((good) => good !== own));
const NONE: readonly Influence[] = [];

/** Which ally prints the card, by its place; −1: none. What other cards add to its types does not matter (R-ALLY-038). */
function allyOf(state: State, card: number): number {
  const { printedTypes } = locationOf(state, card);
  for (let at = 0; at < BITS.length; at++) if ((printedTypes & (BITS[at] ?? 0)) !== 0) return at;
  return -1;
}

/** R-ALLY-010 to R-ALLY-012: with a card of its own ally it builds and deals, against those of the others it razes. */
export function influenceFor(state: State, _seat: Seat, purpose: Purpose, card: number): readonly Influence[] {
  const ally = allyOf(state, card);
  return (purpose === 'raze' ? OTHERS : SAME)[ally] ?? NONE;
}
