/** The deals that players have with cities. Ops ask here too, so that this file needs no kit of effects. */
import type { Goods } from '@cinderhall/effects';
import { must } from '@cinderhall/kernel';
import type { State } from '../../state.ts';
import { CITIES } from './data.ts';

/** The cities with which the owner has a deal, by their places. */
export function cityDealsOf({ cities }: State, owner: number): number[] {
  if (!cities) return [];
  return cities.flatMap(({ deals }, at) => (deals.includes(owner) ? [at] : []));
}

export const cityDeal = (at: number): Goods => must(CITIES[at], 'a city').deal;
