import { affordable, askPayment, bySeat, enters, fire, modifier, pushEffects } from '@cinderhall/effects';
import { must, type Reason, type Seat } from '@cinderhall/kernel';
import { costOf, designOf } from '../cards/index.ts';
import type { AshFlow } from '../deck.ts';
import { kit } from '../effect-kit.ts';
import { remove } from '../flow/zones.ts';
import { type Choice, playerOf, type State } from '../state.ts';
import { alone, rivalsOf } from '../tables.ts';

/** R-ASH-032: how much less a card costs this seat. */
export function discount(state: State, seat: Seat, card: number): number {
  const { kind } = designOf(state, card);
  return -modifier(state, state.abilities, seat, 'cost', { kind }, kit);
}

export const priceOf = (state: State, seat: Seat, card: number) =>
  costOf(must(state.cards[card]), discount(state, seat, card));

export const canBuild = (state: State, seat: Seat, card: number): boolean =>
  affordable(kit.world, state, seat, priceOf(state, seat, card));

export function listBuilds(state: State, seat: Seat, list: Choice[]): void {
  const { hand } = playerOf(state, seat);
  let seen = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = must(hand[i]);
    const bit = 1 << must(state.cards[card]);
    if ((seen & bit) !== 0) continue;
    seen |= bit;
    if (canBuild(state, seat, card)) list.push({ kind: 'build', card });
  }
}

/** R-ASH-031: the card is laid down, paid for, and then does what it does. */
export function startBuild(state: State, seat: Seat, card: number, flow: AshFlow): void {
  const price = priceOf(state, seat, card);
  const player = playerOf(state, seat);
  remove(player.hand, card);
  player.built.push(card);
  flow.push({ kind: 'raise', seat, card });
  askPayment(state, price, [], bySeat(seat, card), flow, kit);
}

export function raise(state: State, seat: Seat, card: number, flow: AshFlow): void {
  const design = designOf(state, card);
  flow.emit({ kind: 'built', seat, card, off: discount(state, seat, card) });
  const subject = { kind: design.kind };
  // Pushed last, done first: the card's own effect, its owner's triggers, then those of the others.
  fire(state, state.abilities, rivalsOf(state.players.length, seat), 'rivalBuilt', subject, flow, kit);
  fire(state, state.abilities, alone(seat), 'built', subject, flow, kit);
  state.abilities = enters(state.abilities, seat, card, design);
  if (design.build) pushEffects(design.build, bySeat(seat, card), flow);
}

export function whyNotBuild(view: State, seat: Seat, card: number): Reason[] {
  return canBuild(view, seat, card) ? [] : [{ key: 'ash.why.cost', rule: 'R-ASH-031' }];
}
