/** The personal discard piles. */
type Piles = number[][];

/** R-SCAV-014: so many cards of every pile stay when a new deck is made. */
const KEPT = 3;

/** Whether a new deck could be made. */
export function hasBelow(piles: Piles): boolean {
  for (const pile of piles) if (pile.length > KEPT) return true;
  return false;
}

/** Takes from every pile what lies below the cards that stay. */
export const clearPiles = (piles: Piles): number[] =>
  piles.flatMap((pile) => pile.splice(0, Math.max(0, pile.length - KEPT)));

/** Whether a new deck could be made of a pile after so many more discards. */
export const pileAfter = (piles: Piles, owner: number, more: number): boolean =>
  (piles[owner]?.length ?? 0) + more > KEPT;
