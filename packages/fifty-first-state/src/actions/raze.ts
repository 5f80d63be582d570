import { askPayment, bySeat, type Cost, frozen, modifier } from '@cinderhall/effects';
import type { Reason, Seat } from '@cinderhall/kernel';
import { asksFor, locationOf } from '../cards/index.ts';
import { discard } from '../deck.ts';
import { gainAll, kit } from '../effect-kit.ts';
import { defenceOf, locationsOf, ownerOf, placedOf, removeLocation, turnToRuin } from '../locations.ts';
import { hasPassed, isOpponent } from '../owners.ts';
import { opponentRules } from '../solo/rules.ts';
import type { Choice, Placed, State, StateFlow } from '../state.ts';
import { fireFor } from './fire-for.ts';
import { payFor, played, playFromHand } from './hand.ts';
import { canPay, canPayContacts, contactCost, meansOf } from './payable.ts';

const ANYTHING = frozen({});
/** R-PROMO-009: however low a feature makes it. */
const LEAST_DEFENCE = 1;
/** Nothing in a State is razed for less, so that a look at the others is saved. */
const LOWEST_PRICE = 1;

/** R-BASE-100. */
export const razeHandCost = (state: State, seat: Seat, card: number): Cost =>
  contactCost(state, seat, 'raze', card, locationOf(state, card).distance);

export function startRaze(state: State, seat: Seat, card: number, flow: StateFlow): void {
  playFromHand(state, seat, card);
  flow.push({ kind: 'razeHand', seat });
  payFor(state, seat, razeHandCost(state, seat, card), flow);
}

export function razeHand(state: State, seat: Seat, flow: StateFlow): void {
  const card = played(state);
  discard(state, seat, card);
  flow.emit({ kind: 'razed', seat, card, owner: -1 });
  fireFor(state, seat, 'raze', seat, card, flow);
  gainAll(state, seat, locationOf(state, card).spoils, 'spoils', card, flow);
}

/** R-BASE-101, R-PROMO-003: the red contacts that razing it takes. */
export const razePrice = (state: State, seat: Seat, placed: Placed): number =>
  priceOf(state, ownerOf(state, placed.card), placed, discount(state, seat));

const discount = (state: State, seat: Seat): number =>
  modifier(state, state.abilities, seat, 'razeDefence', ANYTHING, kit);

const priceOf = (state: State, owner: number, placed: Placed, less: number): number =>
  Math.max(LEAST_DEFENCE, defenceOf(state, placed, owner) + less);

export const razeCost = (state: State, seat: Seat, placed: Placed): Cost =>
  contactCost(state, seat, 'raze', placed.card, razePrice(state, seat, placed));

export function listRazes(state: State, seat: Seat, list: Choice[]): void {
  const red = meansOf(state, seat, 'raze');
  if (red.most < LOWEST_PRICE) return;
  const less = discount(state, seat);
  for (let owner = 0; owner < state.locations.length; owner++) {
    if (owner === seat || hasPassed(state, owner)) continue;
    for (const placed of locationsOf(state, owner))
      if (canPay(state, seat, 'raze', placed.card, priceOf(state, owner, placed, less), red))
        list.push({ kind: 'razeRival', card: placed.card });
  }
}

export function startRazeRival(state: State, seat: Seat, card: number, flow: StateFlow): void {
  const cost = razeCost(state, seat, placedOf(state, card));
  flow.push({ kind: 'razeRival', seat, card });
  askPayment(state, cost, [], bySeat(seat, card), flow, kit);
}

/** R-BASE-108: spoils, compensation, tokens, the flip, and what waits for a raze (R-BASE-109): pushed in reverse. */
export function razeRival(state: State, seat: Seat, card: number, flow: StateFlow): void {
  const owner = ownerOf(state, card);
  flow.emit({ kind: 'razed', seat, card, owner });
  fireFor(state, seat, 'raze', owner, card, flow);
  flow.push({ kind: 'compensate', owner, card });
  gainAll(state, seat, locationOf(state, card).spoils, 'spoils', card, flow);
}

/** R-BASE-102: its owner gains what its deal would bring; then it falls. An opponent that is no player gains nothing. */
export function compensate(state: State, owner: number, card: number, flow: StateFlow): void {
  flow.push({ kind: 'fall', owner, card });
  if (!isOpponent(state, owner)) gainAll(state, owner, locationOf(state, card).deal, 'compensation', card, flow);
}

/**
 * R-BASE-103, R-BASE-106: a razed location leaves its State, and ruins take its place. If what the raze brings asks, that
 * happens a step after the raze was told, so it is told as well.
 */
export function fall(state: State, owner: number, card: number, flow: StateFlow): void {
  const { spoils, deal } = locationOf(state, card);
  if (asksFor(spoils) || asksFor(deal)) flow.emit({ kind: 'fell', owner, card });
  removeLocation(state, owner, card, flow);
  if (isOpponent(state, owner)) opponentRules(state).razed(state, card, flow);
  else turnToRuin(state, owner, card, flow);
}

export function whyNotRazeHand(view: State, seat: Seat, card: number): Reason[] {
  const { distance } = locationOf(view, card);
  const have = canPayContacts(view, seat, 'raze', card);
  return have >= distance ? [] : [{ key: 'fiftyFirstState.why.raze', params: { distance, have }, rule: 'R-BASE-100' }];
}

export function whyNotRazeRival(view: State, seat: Seat, card: number): Reason[] {
  const price = razePrice(view, seat, placedOf(view, card));
  const have = canPayContacts(view, seat, 'raze', card);
  return have >= price ? [] : [{ key: 'fiftyFirstState.why.razeRival', params: { price, have }, rule: 'R-BASE-101' }];
}
