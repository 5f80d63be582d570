/** Contacts: incorporate, conquer or deal with a card in hand, conquer or deal with another player's location. */
import { askPayment, bySeat, type Goods } from '@cinderhall/effects';
import type { Reason, Seat } from '@cinderhall/kernel';
import { isRepeated } from '@cinderhall/tableau';
import { designOf, factionOf, type Kind, locationOf, TOKENS_OF } from '../cards/index.ts';
import { type FieldRanges, fieldRange, rangeOf, reachOf, tokenSets, tokenValue } from '../contacts.ts';
import { kit } from '../effect-kit.ts';
import { ownerOf, placedOf, raidDistance } from '../locations.ts';
import { type Choice, type ChoiceOfKind, playerOf, type State, type StateFlow } from '../state.ts';
import { fieldCost } from './board.ts';
import { conquerHand, hasSpoilsSlot } from './conquer.ts';
import { dealAbroad, dealFromHand, listForeignDeals, roomForDeal } from './deal.ts';
import { played, playFromHand } from './hand.ts';
import { join } from './join.ts';
import { declare, listRaids } from './raid.ts';

const FIELD: Choice = { kind: 'field' };

/** What can be done by contact with cards in hand and with others' locations. */
export function listContacts(state: State, seat: Seat, fields: FieldRanges, list: Choice[]): void {
  const { hand } = playerOf(state, seat);
  const incorporate = reachOf(state, seat, 'incorporate', fields.incorporate);
  const conquer = reachOf(state, seat, 'conquer', fields.conquer);
  const deal = reachOf(state, seat, 'deal', fields.deal);
  const spoilsSlot = conquer >= 0 && hasSpoilsSlot(state, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? -1;
    const design = designOf(state, card);
    if (design.kind !== 'location' || isRepeated(state.cards, hand, i)) continue;
    if (design.distance <= incorporate) list.push({ kind: 'incorporate', card });
    if (design.distance <= conquer && spoilsSlot) list.push({ kind: 'conquer', card });
    if (design.distance <= deal && roomForDeal(state, seat, design)) list.push({ kind: 'deal', card });
  }
  listRaids(state, seat, conquer, list);
  listForeignDeals(state, seat, deal, list);
}

/** How far a contact with this card has to reach. */
export function distanceTo(state: State, how: Kind, card: number): number {
  const owner = ownerOf(state, card);
  if (owner < 0) return locationOf(state, card).distance;
  return how === 'conquer' ? raidDistance(state, owner, placedOf(state, card)) : locationOf(state, card).defence;
}

export function startContact(state: State, seat: Seat, how: Kind, card: number, flow: StateFlow): void {
  if (ownerOf(state, card) < 0) playFromHand(state, seat, card);
  flow.ask({ kind: 'means', seats: [seat], how, card });
}

/** R-NE-033, R-NE-034: straight from the board, or with tokens. */
export function meansFor(state: State, seat: Seat, how: Kind, card: number): Choice[] {
  const distance = distanceTo(state, how, card);
  const list: Choice[] = [];
  if (fieldRange(state, seat, how) >= distance) list.push(FIELD);
  for (const goods of tokenSets(playerOf(state, seat), how, distance)) list.push({ kind: 'tokens', goods });
  return list;
}

export function useMeans(
  state: State,
  seat: Seat,
  { how, card }: { how: Kind; card: number },
  choice: ChoiceOfKind<'field' | 'tokens'>,
  flow: StateFlow,
): void {
  const by = bySeat(seat, card);
  if (choice.kind === 'field') {
    const { range } = factionOf(state, seat).board[how];
    playerOf(state, seat).board[how] = true;
    flow.emit({ kind: 'usedField', seat, field: how });
    flow.push({ kind: 'carryOut', seat, how, card, strength: range, byField: true, single: 0 });
    askPayment(state, fieldCost(state, seat, how), [], by, flow, kit);
    return;
  }
  const { goods } = choice;
  kit.world.pay(state, seat, goods, by, flow);
  const single = singleDealToken(goods);
  flow.push({ kind: 'carryOut', seat, how, card, strength: rangeOf(goods), byField: false, single });
}

/** R-NE-106: the value of the one deal token played; 0: it was another contact, or more than one token. */
function singleDealToken(goods: Goods): number {
  const [token, ...more] = Object.keys(goods);
  const deals: readonly string[] = TOKENS_OF.deal;
  return token && more.length === 0 && goods[token] === 1 && deals.includes(token) ? tokenValue(token) : 0;
}

interface Contact {
  readonly how: Kind;
  readonly card: number;
  readonly strength: number;
  readonly byField: boolean;
  readonly single: number;
}

export function carryOut(state: State, seat: Seat, contact: Contact, flow: StateFlow): void {
  const { how, card, strength, byField, single } = contact;
  const fromHand = state.playing === card;
  if (how === 'incorporate') join(state, seat, played(state), { way: 'incorporate', over: -1, quiet: -1 }, flow);
  else if (how === 'conquer')
    if (fromHand) conquerHand(state, seat, flow);
    else declare(state, seat, { card, strength, byField }, flow);
  else {
    if (single > 0) flow.push({ kind: 'secondDeal', seat, range: single });
    if (fromHand) dealFromHand(state, seat, flow);
    else dealAbroad(state, seat, card, flow);
  }
}

const RULE: { readonly [how in Kind]: string } = {
  incorporate: 'R-NE-056',
  conquer: 'R-NE-050',
  deal: 'R-NE-053',
};

export function whyNotContact(view: State, seat: Seat, how: Kind, card: number): Reason[] {
  const distance = distanceTo(view, how, card);
  const reach = reachOf(view, seat, how);
  if (reach < 0) return [{ key: 'newEra.why.noContact', params: { kind: how }, rule: 'R-NE-034' }];
  return reach >= distance
    ? []
    : [{ key: 'newEra.why.tooFar', params: { kind: how, distance, reach }, rule: RULE[how] }];
}
