/** The top cards of the piles of others: what scavenging takes and what icons are read from. */
import type { Seat } from '@cinderhall/kernel';
import { hasPassed } from '../../owners.ts';
import type { State } from '../../state.ts';

const NONE: readonly number[] = [];

/** R-SCAV-020, R-SCAV-021, R-SCAV-061: never the seat's own, nor that of somebody who has passed. */
export function topsFor(state: State, seat: Seat): readonly number[] {
  if (state.scavengers === null) return NONE;
  const { piles } = state.scavengers;
  const tops: number[] = [];
  for (let owner = 0; owner < piles.length; owner++) {
    const top = owner === seat ? undefined : piles[owner]?.at(-1);
    if (top !== undefined && !hasPassed(state, owner)) tops.push(top);
  }
  return tops;
}

/** On whose pile the card lies on top. */
export const ownerOfTop = ({ scavengers }: State, card: number): number =>
  scavengers === null ? -1 : scavengers.piles.findIndex((pile) => pile.at(-1) === card);
