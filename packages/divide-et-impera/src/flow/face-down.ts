import { bySeat } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { canBuy, canBuyWith } from '../actions/purchase.ts';
import { iconOf, sweetIconsOf, sweetOf } from '../cards/index.ts';
import { kit } from '../effect-kit.ts';
import { canBuyAfterGain } from '../resources.ts';
import { playerOf, type State } from '../state.ts';

/** R-DEI-046: whether a card may be played face down now, with a Sweet Boost if need be. */
export function canPlayDown(state: State, seat: Seat): boolean {
  const { purchased, sweets } = playerOf(state, seat);
  if (purchased) return false;
  return canBuy(state, seat) || sweets.some((card) => helpsToBuy(state, seat, card));
}

/** Whether a Sweet Boost makes a Purchase possible where none is possible without it. */
export function helpsToBuy(state: State, seat: Seat, sweet: number): boolean {
  const { tech, energy } = playerOf(state, seat);
  const { outposts } = sweetOf(sweet);
  if (outposts > 0) return canBuyWith(state, seat, tech, energy, outposts);
  // While a face-down card has bought nothing, whatever can be done leaves something to buy.
  const down = state.buying ? state : { ...state, buying: true };
  return sweetIconsOf(sweet).some((icon) => isUsable(down, seat, icon));
}

/** Whether an icon of the card in play can be used. */
export function isUsable(state: State, seat: Seat, icon: number): boolean {
  const { effects } = iconOf(icon);
  if (state.buying && effects[0]?.op === 'gain') return canBuy(state, seat) || canBuyAfterGain(state, seat);
  return kit.can(state, effects, bySeat(seat));
}
