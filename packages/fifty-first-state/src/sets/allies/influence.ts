/** The three allies: whose a card is, and what their influence pays for. */
import type { Goods } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import type { Purpose } from '../../actions/payable.ts';
import { ALLY_TYPES, INFLUENCE, type Influence, locationOf, TYPES } from '../../cards/index.ts';
import { cachedOf, playerOf, type State } from '../../state.ts';

const BITS: readonly number[] = ALLY_TYPES.map((type) => 1 << TYPES.indexOf(type));
const ANY_ALLY: number = BITS.reduce((all, bit) => all | bit, 0);
const SAME: readonly (readonly Influence[])[] = INFLUENCE.map((own) => [own]);
const OTHERS: readonly (readonly Influence[])[] = INFLUENCE.map((own) => INFLUENCE.filter((good) => good !== own));
const NONE: readonly Influence[] = [];

/** Which ally prints the card, by its place; −1: none. What other cards add to its types does not matter (R-ALLY-038). */
function allyOf(state: State, card: number): number {
  const { printedTypes } = locationOf(state, card);
  if ((printedTypes & ANY_ALLY) === 0) return -1;
  for (let at = 0; at < BITS.length; at++) if ((printedTypes & (BITS[at] ?? 0)) !== 0) return at;
  return -1;
}

/** All the influence of a seat. */
export function influenceHeld(state: State, seat: Seat): number {
  const pool: Goods | undefined = state.allies?.influence[seat];
  const player = playerOf(state, seat);
  let n = 0;
  for (const good of INFLUENCE) n += (pool?.[good] ?? 0) + cachedOf(player, good);
  return n;
}

/** R-ALLY-010 to R-ALLY-012: with a card of its own ally it builds and deals, against those of the others it razes. */
export function influenceFor(state: State, _seat: Seat, purpose: Purpose, card: number): readonly Influence[] {
  const ally = allyOf(state, card);
  // A list that is asked for its place −1 answers a hundred times as slowly.
  if (ally < 0) return NONE;
  return (purpose === 'raze' ? OTHERS : SAME)[ally] ?? NONE;
}
