/** R-DEI-046: a face-down card that has bought nothing yet allows only what leaves something to buy. */
import type { Seat } from '@cinderhall/kernel';
import { leadIf, valueWith } from '../majority.ts';
import { playerOf, type State } from '../state.ts';
import { canBuyFor, hasSafePurchase } from './purchase.ts';

/** Whether a change on the map could leave the face-down card in play without anything to buy. */
export const isAtRisk = (state: State, seat: Seat): boolean => state.buying && !hasSafePurchase(state, seat);

/** Whether something can be bought once one area, or two, have another majority; −1: no area. */
export function canBuyIf(
  state: State,
  seat: Seat,
  area: number,
  lead: Seat,
  otherArea: number,
  otherLead: Seat,
): boolean {
  const { tech, energy } = playerOf(state, seat);
  const controlled = [0, 0, 0];
  for (const outpost of state.outposts) {
    const holder =
      outpost.area === area ? lead : outpost.area === otherArea ? otherLead : (state.leads[outpost.area] ?? -1);
    if (holder === seat) controlled[outpost.colour] = (controlled[outpost.colour] ?? 0) + 1;
  }
  return canBuyFor(state, seat, tech, energy, state.extraOutposts, controlled);
}

/** Whether something can be bought after units or shelters went from an area, or from the reserve (−1), to another. */
export function canBuyAfterMove(
  state: State,
  seat: Seat,
  from: number,
  to: number,
  collectors: number,
  leaders: number,
  shelters: number,
): boolean {
  const left =
    from < 0 ? -1 : leadIf(state, from, seat, valueWith(state, from, seat, -collectors, -leaders, -shelters));
  const entered = leadIf(state, to, seat, valueWith(state, to, seat, collectors, leaders, shelters));
  return canBuyIf(state, seat, from, left, to, entered);
}

export const canBuyAfterElimination = (state: State, seat: Seat, area: number, victim: Seat): boolean =>
  canBuyIf(state, seat, area, leadIf(state, area, victim, valueWith(state, area, victim, -1, 0, 0)), -1, -1);
