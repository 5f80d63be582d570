/** Where a match that stops now would probably end: for searches that stop early. */
import type { Seat } from '@cinderhall/kernel';
import { TOKENS } from './cards/index.ts';
import { kit } from './kit.ts';
import { scoreOf } from './outcome.ts';
import { locationsOf } from './realm.ts';
import { ownOf, playerOf, type State } from './state.ts';
import { dealWorth, futureWorth, spoilsWorth, turnsLeft } from './worth.ts';

/** Of what could come in, so much really turns into points. */
const LATER = 0.6;
/** Goods that lie ready are lost at clean-up unless something can be made of them. */
const READY = 0.35;
const CARD = 0.5;
const TRAIT = 0.4;

/** What a seat will probably end with: its points, what still comes in, and what lies ready. */
export function prospects(view: State, seat: Seat, left = turnsLeft(view)): number {
  const player = playerOf(view, seat);
  const later = left * LATER;
  const soon = Math.min(1, left);
  let sum = scoreOf(view, seat);
  for (const { card, slots } of locationsOf(view, seat)) sum += futureWorth(view, seat, card, slots, later);
  for (const card of player.deals) sum += dealWorth(view, card, later);
  for (const card of player.abroad) sum += dealWorth(view, card, later);
  for (const card of player.spoils) sum += spoilsWorth(view, card) * soon * LATER;
  for (const good of TOKENS) {
    const n = ownOf(player, good);
    if (n > 0) sum += n * (kit.world.goods[good]?.worth ?? 0) * READY;
  }
  if (player.leader) sum += TRAIT * later;
  return sum + player.hand.length * CARD * soon;
}
