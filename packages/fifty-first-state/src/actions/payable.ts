/** With what contacts are paid: choices, prices and charges all ask here. */
import { type Cost, frozen } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { heldOf } from '../goods.ts';
import { setsWith } from '../sets/index.ts';
import { cachedOf, hasCaches, type Player, playerOf, type State } from '../state.ts';

/** What contacts are paid for. */
export type Purpose = 'build' | 'deal' | 'raze';

const CONTACT = { build: 'greyContact', deal: 'blueContact', raze: 'redContact' } as const;

const NOTHING_MORE: readonly string[] = [];

/** The goods of sets that pay like the contacts of this purpose when it is done to this card. */
function alsoPaying(state: State, seat: Seat, purpose: Purpose, card: number): readonly string[] {
  let found = NOTHING_MORE;
  for (const rules of setsWith.alsoPays(state)) {
    const more = rules.alsoPays(state, seat, purpose, card);
    if (more.length > 0) found = found.length > 0 ? [...found, ...more] : more;
  }
  return found;
}

/** All goods with which the contacts can be paid, in any mix; universal contacts stand for the first. */
export function payableWith(state: State, seat: Seat, purpose: Purpose, card: number): readonly string[] {
  const more = alsoPaying(state, seat, purpose, card);
  return more.length === 0 ? [CONTACT[purpose]] : [CONTACT[purpose], ...more];
}

/** Written out, because a good that is looked up by a name costs V8 more than all the rest. */
function inPool({ greyContact, blueContact, redContact, universalContact }: Player['goods'], purpose: Purpose): number {
  switch (purpose) {
    case 'build':
      return greyContact + universalContact;
    case 'deal':
      return blueContact + universalContact;
    case 'raze':
      return redContact + universalContact;
  }
}

/** How many contacts the player can pay with contacts alone: R-BASE-004 and R-BASE-057. */
export function contactsOf(player: Player, purpose: Purpose): number {
  const pool = inPool(player.goods, purpose);
  return hasCaches(player) ? pool + cachedOf(player, CONTACT[purpose]) + cachedOf(player, 'universalContact') : pool;
}

/** How many contacts the seat can pay for this card; `own` is what it can pay with contacts alone. */
function payableFor(state: State, seat: Seat, purpose: Purpose, card: number, own: number): number {
  const player = playerOf(state, seat);
  let n = own;
  for (const good of alsoPaying(state, seat, purpose, card)) n += heldOf(state, seat, good) + cachedOf(player, good);
  return n;
}

/** How many contacts a seat can pay, whatever for: with contacts alone, and at most. */
export interface Means {
  readonly own: number;
  readonly most: number;
}

/** How many goods of sets at most the seat could pay like contacts. */
export function alsoHeld(state: State, seat: Seat): number {
  let n = 0;
  for (const rules of setsWith.alsoPays(state)) n += rules.alsoHeld?.(state, seat) ?? Number.MAX_SAFE_INTEGER;
  return n;
}

export function meansOf(state: State, seat: Seat, purpose: Purpose, more = alsoHeld(state, seat)): Means {
  const own = contactsOf(playerOf(state, seat), purpose);
  return { own, most: own + more };
}

/** Whether the seat can pay so many contacts for this card. */
export const canPay = (state: State, seat: Seat, purpose: Purpose, card: number, n: number, means: Means): boolean =>
  n <= means.own || (n <= means.most && n <= payableFor(state, seat, purpose, card, means.own));

export const canPayContacts = (state: State, seat: Seat, purpose: Purpose, card: number): number =>
  payableFor(state, seat, purpose, card, contactsOf(playerOf(state, seat), purpose));

const MOST_CONTACTS = 12;
const upTo = (make: (n: number) => Cost): readonly Cost[] =>
  frozen(Array.from({ length: MOST_CONTACTS + 1 }, (_, n) => make(n)));

const CONTACT_COST: { readonly [purpose in Purpose]: readonly Cost[] } = {
  build: upTo((n) => ({ goods: { greyContact: n } })),
  deal: upTo((n) => ({ goods: { blueContact: n } })),
  raze: upTo((n) => ({ goods: { redContact: n } })),
};

/** So many contacts for this card. Plain costs are shared: how one can be paid is worked out once for each. */
export function contactCost(state: State, seat: Seat, purpose: Purpose, card: number, n: number): Cost {
  const of = payableWith(state, seat, purpose, card);
  if (of.length > 1 && n > 0) return { any: { of, n } };
  const cost = CONTACT_COST[purpose][n];
  if (!cost) throw new RangeError(`no price of ${n} contacts`);
  return cost;
}
