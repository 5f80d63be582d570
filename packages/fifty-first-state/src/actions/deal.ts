import type { Cost } from '@cinderhall/effects';
import type { Reason, Seat } from '@cinderhall/kernel';
import { locationOf } from '../cards/index.ts';
import { gainAll } from '../effect-kit.ts';
import { playerOf, type State, type StateFlow } from '../state.ts';
import { fireFor } from './fire-for.ts';
import { payFor, played, playFromHand } from './hand.ts';
import { canPayContacts, contactCost } from './payable.ts';

/** R-BASE-090. */
export const dealCost = (state: State, seat: Seat, card: number): Cost =>
  contactCost(state, seat, 'deal', card, locationOf(state, card).distance);

export function startDeal(state: State, seat: Seat, card: number, flow: StateFlow): void {
  playFromHand(state, seat, card);
  flow.push({ kind: 'sign', seat });
  payFor(state, seat, dealCost(state, seat, card), flow);
}

export function sign(state: State, seat: Seat, flow: StateFlow): void {
  const card = played(state);
  playerOf(state, seat).deals.push(card);
  flow.emit({ kind: 'signed', seat, card });
  // R-BASE-092: after the goods, so that it is pushed before them.
  fireFor(state, seat, 'deal', seat, card, flow);
  gainAll(state, seat, locationOf(state, card).deal, 'deal', card, flow);
}

export function whyNotDeal(view: State, seat: Seat, card: number): Reason[] {
  const { distance } = locationOf(view, card);
  const have = canPayContacts(view, seat, 'deal', card);
  return have >= distance ? [] : [{ key: 'fiftyFirstState.why.deal', params: { distance, have }, rule: 'R-BASE-090' }];
}
