import type { Seat } from '@cinderhall/kernel';
import { factionOf, locationOf, type Way } from '../../cards/index.ts';
import type { State, StateFlow } from '../../state.ts';
import { pushOffers } from './offers.ts';

/** Remembers what features bring, and what deals and production locations bring in the Production phase. */
export function watchGains(
  state: State,
  seat: Seat,
  good: string,
  n: number,
  card: number,
  way: Way | null,
  flow: StateFlow,
): void {
  const { promo2, phase } = state;
  if (!promo2) return;
  const working = promo2.features.at(-1);
  if (card >= 0 && working?.seat === seat) {
    if (!working.goods.includes(good)) working.goods.push(good);
    return;
  }
  if (phase === 'production') {
    // In this phase outposts are activated by production locations alone.
    const isProduced = way === 'deal' || way === 'outposts' || (card >= 0 && locationOf(state, card).isProduction);
    if (isProduced) promo2.produced[seat]?.push(good);
    return;
  }
  // R-PROMO-004: the board gives one resource; what is more comes from a feature.
  const isMore = card < 0 && way === null && n > 1 && good === factionOf(state, seat).resource;
  if (isMore) pushOffers(state, seat, [good], flow);
}
