/** E-24: who may answer the features of others by taking over goods. No kit here: what players gain is watched with it. */
import { frozen } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { fromSeat, othersOf } from '@cinderhall/tableau';
import { isBlocked } from '../../blocked.ts';
import { placedOf } from '../../placed.ts';
import { playerOf, type State, type StateFlow } from '../../state.ts';

export const TAKEOVER_COST = frozen({ worker: 1 });

/** R-PROMO-009: several claimants one after another, from the player whose turn it is, or else from the first player. */
export function pushOffers(state: State, from: Seat, goods: readonly string[], flow: StateFlow): void {
  const { players, phase, first } = state;
  const order = phase === 'action' ? othersOf(players.length, from) : fromSeat(players.length, first);
  for (const seat of [...order].reverse())
    if (seat !== from && state.abilities[seat]?.modify.takeover)
      flow.push({ kind: 'offerTakeover', seat, from, goods });
}

/** The seat's location that may still do so in this round; −1: none, or its owner has passed or cannot pay. */
export function claimingCard(state: State, seat: Seat): number {
  const { passed, goods } = playerOf(state, seat);
  // Goods on cards are for one's own turns.
  if (passed || goods.worker < TAKEOVER_COST.worker) return -1;
  const isReady = (card: number): boolean => placedOf(state, card).used === 0 && !isBlocked(state, card);
  return state.abilities[seat]?.modify.takeover?.find(isReady) ?? -1;
}
