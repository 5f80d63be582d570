import { useRef } from 'preact/hooks';

/**
 * Cards that have been seen with this side up. One that lies on its other side later turns over before one's eyes; one
 * that is found like that just lies there.
 */
export function useSeen(cards: readonly { readonly card: number }[]): ReadonlySet<number> {
  const seen = useRef(new Set<number>());
  for (const { card } of cards) seen.current.add(card);
  return seen.current;
}

/** How often a tile has been turned over since it was first seen. */
export function useTurns(side: string): number {
  const seen = useRef({ side, turns: 0 });
  if (seen.current.side !== side) seen.current = { side, turns: seen.current.turns + 1 };
  return seen.current.turns;
}
