/**
 * Where a match that stops now would probably end: for searches that stop early. The weights are what was worth how
 * much in 2,000 matches of greedy players (least squares: the final lead by what the two had at some moment).
 */
import type { Seat } from '@cinderhall/kernel';
import { CONTACTS } from './cards/index.ts';
import { kit } from './effect-kit.ts';
import { locationsOf } from './locations.ts';
import { scoreOf } from './outcome.ts';
import { ownOf, type Player, playerOf, type State } from './state.ts';
import { cardWorth, dealWorth, futureWorth, spoilsWorth, turnsLeft } from './worth.ts';

/** What locations bring next turn is nearly sure, what they bring later is not. */
const NEXT = 0.78;
const LATER = 0.12;
const STANDING = 0.18;
const DEAL = 0.62;
const SPOILS = 0.7;
const WORKER = 0.15;
const CONTACT = 0.45;
const CARD = 0.4;
/** A card in somebody's hand that is not seen. */
const UNSEEN = 0.8;
/** The player who begins this turn does not begin the next one. */
const BEGINS = 0.6;

/** Goods of this turn that something may still be made of. */
function readyWorth(player: Player): number {
  if (player.passed) return 0;
  let contacts = 0;
  for (const token of CONTACTS) contacts += ownOf(player, token) * (kit.world.goods[token]?.worth ?? 0);
  return WORKER * ownOf(player, 'worker') + CONTACT * contacts;
}

/** What a seat will probably end with: its points, what still comes in, and what lies ready. */
export function prospects(view: State, seat: Seat, left = turnsLeft(view)): number {
  const player = playerOf(view, seat);
  const soon = Math.min(1, left);
  let sum = scoreOf(view, seat) + readyWorth(player);
  for (const { card, slots } of locationsOf(view, seat))
    sum +=
      NEXT * futureWorth(view, seat, card, slots, soon) +
      LATER * futureWorth(view, seat, card, slots, left) +
      STANDING * left;
  for (const card of player.deals) sum += DEAL * dealWorth(view, card, left);
  for (const card of player.abroad) sum += DEAL * dealWorth(view, card, left);
  for (const card of player.spoils) sum += SPOILS * soon * spoilsWorth(view, card);
  for (const card of player.hand) sum += soon * (card < 0 ? UNSEEN : CARD * cardWorth(view, seat, card, left));
  return view.first === seat ? sum - BEGINS * soon : sum;
}
