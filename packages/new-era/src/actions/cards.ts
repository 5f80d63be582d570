/** Actions with hand cards that are no locations, and with cards as such: instants, leaders, the swap. */
import { bySeat, type Cost, costOf, enters, fire, frozen, leaves, pushEffects } from '@cinderhall/effects';
import type { Reason, Seat } from '@cinderhall/kernel';
import { alone, byDesign, drawCards, isRepeated, remove } from '@cinderhall/tableau';
import { designOf, instantOf, leaderOf } from '../cards/index.ts';
import { gainAll, kit } from '../effect-kit.ts';
import { scoreOnBase } from '../locations.ts';
import { type Choice, playerOf, type State, type StateFlow } from '../state.ts';

/** R-NE-037. */
export const SWAPPED = 2;
const SWAP: Choice = { kind: 'swap' };
const CHANGE_POINTS = frozen({ vp: 1 });
const ANYTHING = frozen({});

export function listCards(state: State, seat: Seat, list: Choice[]): void {
  const { hand } = playerOf(state, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? -1;
    const design = designOf(state, card);
    if (design.kind === 'location' || isRepeated(state.cards, hand, i)) continue;
    if (design.kind === 'leader') list.push({ kind: 'leader', card });
    else if (kit.can(state, design.effects, { seat, card, x: 0 })) list.push({ kind: 'instant', card });
  }
  if (hand.length >= SWAPPED) list.push(SWAP);
}

/** R-NE-032. */
export const instantCost = (state: State, seat: Seat, card: number): Cost =>
  costOf(state, instantOf(state, card).effects, bySeat(seat, card), kit);

export function playInstant(state: State, seat: Seat, card: number, flow: StateFlow): void {
  remove(playerOf(state, seat).hand, card);
  state.discard.push(card);
  flow.emit({ kind: 'playedInstant', seat, card });
  kit.run(state, instantOf(state, card).effects, bySeat(seat, card), flow);
}

/** R-NE-122: he takes the old one's place, and his gift comes at once. */
export function playLeader(state: State, seat: Seat, card: number, flow: StateFlow): void {
  const player = playerOf(state, seat);
  const old = player.leader;
  remove(player.hand, card);
  player.leader = { card, vp: 0, slots: 0, used: false };
  flow.emit({ kind: 'ledBy', seat, card });
  if (old) {
    state.abilities = leaves(state.abilities, seat, old.card, leaderOf(state, old.card));
    state.discard.push(old.card);
    flow.emit({ kind: 'dismissed', seat, card: old.card });
    scoreOnBase(state, seat, old.vp, 'moved', old.card);
    if (old.vp > 0) flow.emit({ kind: 'pointsToBase', seat, card: old.card, n: old.vp });
    gainAll(state, seat, CHANGE_POINTS, 'leader', -1, flow);
  }
  state.abilities = enters(state.abilities, seat, card, leaderOf(state, card));
  pushEffects(leaderOf(state, card).gift, bySeat(seat, card), flow);
}

/** R-NE-037: two cards go, then one comes. */
export function startSwap(seat: Seat, flow: StateFlow): void {
  flow.push({ kind: 'swap', seat });
  flow.ask({ kind: 'discard', seats: [seat], left: SWAPPED });
}

/** How many of so many cards go before the seat has to answer: a question with one answer is not put. */
export function discardedUnasked(state: State, hand: readonly number[], left: number): number {
  let n = 0;
  while (n < left && byDesign(state, hand.slice(n)).length === 1) n++;
  return n;
}

export function discardOne(state: State, seat: Seat, card: number, left: number, flow: StateFlow): void {
  remove(playerOf(state, seat).hand, card);
  state.discard.push(card);
  flow.emit({ kind: 'discarded', seat, card });
  if (left > 1) flow.ask({ kind: 'discard', seats: [seat], left: left - 1 });
}

export function swap(state: State, seat: Seat, flow: StateFlow): void {
  flow.emit({ kind: 'swapped', seat });
  drawCards(state, seat, 1, -1, flow);
  fire(state, state.abilities, alone(seat), 'swap', ANYTHING, flow, kit);
}

export const whyNotInstant = (view: State, seat: Seat, card: number): Reason[] =>
  kit.can(view, instantOf(view, card).effects, { seat, card, x: 0 })
    ? []
    : [{ key: 'newEra.why.cannotPay', rule: 'R-NE-032' }];
