import { fire, frozen } from '@cinderhall/effects';
import type { Reason, Seat } from '@cinderhall/kernel';
import { alone, isRepeated } from '@cinderhall/tableau';
import { designOf, type Location, locationOf } from '../cards/index.ts';
import { gainAll, kit } from '../effect-kit.ts';
import { grants, locationsOf, ownerOf, placedOf } from '../locations.ts';
import { type Choice, playerOf, type State, type StateFlow } from '../state.ts';
import { hasDealSlot } from './conquer.ts';
import { played, playFromHand } from './hand.ts';

/** R-NE-093. */
export const ABROAD = 3;
const ANYTHING = frozen({});

const dealMade = (state: State, seat: Seat, flow: StateFlow): void =>
  fire(state, state.abilities, alone(seat), 'deal', ANYTHING, flow, kit);

/** R-NE-091 for an ordinary deal; R-NE-055: a defensive location needs one of one's own to lie under. */
export const roomForDeal = (state: State, seat: Seat, { guard }: Location): boolean =>
  guard > 0 ? hasShelter(state, seat) : hasDealSlot(state, seat);

function hasShelter(state: State, seat: Seat): boolean {
  for (const { guard } of locationsOf(state, seat)) if (guard === null) return true;
  return false;
}

export function shelters(state: State, seat: Seat): Choice[] {
  const list: Choice[] = [];
  for (const { card, guard } of locationsOf(state, seat)) if (guard === null) list.push({ kind: 'card', card });
  return list;
}

/** R-NE-053, R-NE-055. */
export function dealFromHand(state: State, seat: Seat, flow: StateFlow): void {
  if (locationOf(state, state.playing ?? -1).guard > 0) {
    flow.ask({ kind: 'shelter', seats: [seat] });
    return;
  }
  const card = played(state);
  playerOf(state, seat).deals.push(card);
  flow.emit({ kind: 'dealt', seat, card });
  dealMade(state, seat, flow);
}

export function shelter(state: State, seat: Seat, over: number, flow: StateFlow): void {
  const card = played(state);
  placedOf(state, over).guard = card;
  flow.emit({ kind: 'sheltered', seat, card, over });
  dealMade(state, seat, flow);
}

/** R-NE-054, R-NE-057, R-NE-031: with whom and with what no deal can be made. */
function refuses(state: State, seat: Seat, owner: Seat, card: number): boolean {
  const { abroad } = playerOf(state, seat);
  return playerOf(state, owner).passed || locationOf(state, card).guard > 0 || abroad.includes(card);
}

export function listForeignDeals(state: State, seat: Seat, reach: number, list: Choice[]): void {
  if (reach < 0 || playerOf(state, seat).abroad.length >= ABROAD) return;
  for (let owner = 0; owner < state.players.length; owner++) {
    if (owner === seat) continue;
    for (const { card } of locationsOf(state, owner))
      if (locationOf(state, card).defence <= reach && !refuses(state, seat, owner, card))
        list.push({ kind: 'deal', card });
  }
}

export function dealAbroad(state: State, seat: Seat, card: number, flow: StateFlow): void {
  playerOf(state, seat).abroad.push(card);
  flow.emit({ kind: 'dealtAbroad', seat, card, owner: ownerOf(state, card) });
  dealMade(state, seat, flow);
  gainAll(state, seat, locationOf(state, card).deal, 'deal', card, flow);
}

/** R-NE-106: every deal that is possible within the range of the one token. */
export function secondDeals(state: State, seat: Seat, range: number): Choice[] {
  const list: Choice[] = [];
  const { hand } = playerOf(state, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? -1;
    const design = designOf(state, card);
    if (design.kind !== 'location' || isRepeated(state.cards, hand, i)) continue;
    if (design.distance <= range && roomForDeal(state, seat, design)) list.push({ kind: 'deal', card });
  }
  listForeignDeals(state, seat, range, list);
  return list;
}

/** Asked whatever the hand holds: that it was not would tell something about it. */
export function askSecondDeal(state: State, seat: Seat, range: number, flow: StateFlow): void {
  if (grants(state, seat, 'twoDeals')) flow.ask({ kind: 'secondDeal', seats: [seat], range });
}

export function secondDeal(state: State, seat: Seat, card: number, flow: StateFlow): void {
  flow.emit({ kind: 'secondDeal', seat });
  if (ownerOf(state, card) >= 0) {
    dealAbroad(state, seat, card, flow);
    return;
  }
  playFromHand(state, seat, card);
  dealFromHand(state, seat, flow);
}

export function whyNotDealRoom(view: State, seat: Seat, card: number): Reason[] {
  const design = locationOf(view, card);
  if (roomForDeal(view, seat, design)) return [];
  return design.guard > 0
    ? [{ key: 'newEra.why.noShelter', rule: 'R-NE-055' }]
    : [{ key: 'newEra.why.noSlot', rule: 'R-NE-091' }];
}

export function whyNotDealAbroad(view: State, seat: Seat, owner: Seat, card: number): Reason[] {
  const { abroad } = playerOf(view, seat);
  if (abroad.includes(card)) return [{ key: 'newEra.why.hasDeal', rule: 'R-NE-054' }];
  if (refuses(view, seat, owner, card)) return [{ key: 'newEra.why.noDealField', rule: 'R-NE-057' }];
  return abroad.length >= ABROAD ? [{ key: 'newEra.why.threeDeals', rule: 'R-NE-093' }] : [];
}
