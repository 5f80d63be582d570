/** What the rules call a player's State: locations face up, ruins, deals. */
import { enters, fits, type Goods, leaves } from '@cinderhall/effects';
import { remember, type Seat } from '@cinderhall/kernel';
import { remove } from '@cinderhall/tableau';
import { isAside, locationOf } from './cards/index.ts';
import { discard } from './deck.ts';
import { addToPool, GOOD_RULES, tokensOf, withMore } from './goods.ts';
import { isOpponent } from './owners.ts';
import { locationsOf, ownerOf } from './placed.ts';
import { addRuin, removeRuin } from './ruins.ts';
import { NOTHING, type Placed, playerOf, type State, type StateFlow } from './state.ts';

export { locationsOf, ownerOf, placedOf } from './placed.ts';

/** Bit i: to this owner the card has the i-th type, in his State or in his hand; −1 for a card that is nobody's. */
export function typesOf(state: State, owner: number, card: number): number {
  const { printedTypes } = locationOf(state, card);
  const granting = owner >= 0 && state.options.sets.length > 0 ? state.abilities[owner]?.modify.types : undefined;
  if (!granting) return printedTypes;
  let types = printedTypes;
  for (const one of granting)
    for (const { from, to } of locationOf(state, one).grants) if ((printedTypes & from) !== 0) types |= to;
  return types;
}

/** Bit i: the owner has a face-up location of the i-th type. */
export function typesIn(state: State, owner: number): number {
  let mask = 0;
  for (const { card } of locationsOf(state, owner)) mask |= typesOf(state, owner, card);
  return mask;
}

/** R-BASE-046, R-BASE-047: locations of that type in the State of the owner, the asking card included. */
export function countType(state: State, owner: number, bit: number): number {
  let n = 0;
  for (const { card } of locationsOf(state, owner)) if ((typesOf(state, owner, card) & bit) !== 0) n++;
  return n;
}

export function placeLocation(state: State, owner: number, card: number): void {
  locationsOf(state, owner).push({ card, used: 0, spent: NOTHING, shield: false, visits: 0, goods: null });
  if (!isOpponent(state, owner)) state.abilities = enters(state.abilities, owner, card, locationOf(state, card));
}

/**
 * R-BASE-078, R-BASE-106: takes a location off the table; markers, visitors and the shield go to the supply, goods kept
 * on it to its owner. Where the card goes is the caller's business.
 */
export function removeLocation(state: State, owner: number, card: number, flow: StateFlow): void {
  const owned = locationsOf(state, owner);
  const at = owned.findIndex((placed) => placed.card === card);
  const goods = owned[at]?.goods;
  owned.splice(at, 1);
  if (state.allies) remove(state.allies.blocked, card);
  if (state.moloch) remove(state.moloch.blocked, card);
  if (isOpponent(state, owner)) return;
  state.abilities = leaves(state.abilities, owner, card, locationOf(state, card));
  if (goods) returnGoods(state, owner, card, goods, flow);
}

function returnGoods(state: State, seat: Seat, card: number, goods: Goods, flow: StateFlow): void {
  const player = playerOf(state, seat);
  for (const good of tokensOf(state)) {
    const n = goods[good] ?? 0;
    if (n === 0) continue;
    addToPool(state, seat, good, n);
    if (player.cached) player.cached = withMore(player.cached, good, -n);
    flow.emit({ kind: 'returned', seat, card, good, n });
  }
  // R-MOL-053.
  for (const good in goods) {
    const n = goods[good] ?? 0;
    if (!isAside(good) || n === 0) continue;
    player.cached = withMore(player.cached, good, -n);
    flow.emit({ kind: 'asideLost', seat, card, good, n });
  }
}

/** R-BASE-103: the card stays where it is, face down. Everybody saw what it was. */
export function turnToRuin(state: State, seat: Seat, card: number, flow: StateFlow): void {
  if (locationOf(state, card).machine !== null) {
    // R-MOL-051: it has no side to lie on, so that a card of the deck lies there in its place.
    discard(state, seat, card);
    GOOD_RULES.get('ruins')?.gain?.(state, seat, 1, -1, flow);
    return;
  }
  addRuin(state, seat, card, flow);
  for (let other = 0; other < state.players.length; other++) if (other !== seat) remember(state, other, [card]);
}

export function isLocation(state: State, seat: Seat, card: number): boolean {
  for (const placed of locationsOf(state, seat)) if (placed.card === card) return true;
  return false;
}

export function discardLocation(state: State, seat: Seat, card: number, flow: StateFlow): void {
  removeLocation(state, seat, card, flow);
  discard(state, seat, card);
}

/** Does nothing if the card is no ruin of the seat. What lay on it is collected after what was pushed later. */
export function discardRuin(state: State, seat: Seat, card: number, flow: StateFlow): void {
  if (!playerOf(state, seat).ruins.includes(card)) return;
  const good = removeRuin(state, seat, card);
  discard(state, seat, card);
  if (good !== 'nothing') flow.push({ kind: 'collect', seat, card, good });
}

/** R-BASE-101, R-BASE-107: what razing it costs, before the razer's own features. */
export function defenceOf(state: State, { card, shield }: Placed, owner = ownerOf(state, card)): number {
  const { baseDefence, printedShield } = locationOf(state, card);
  const guarded = state.options.sets.length > 0 ? guardOf(state, owner, card) : 0;
  return baseDefence + (shield || printedShield ? 1 : 0) + guarded;
}

/** What other locations of its owner add to its Defence. */
function guardOf(state: State, owner: number, card: number): number {
  let more = 0;
  for (const guard of guardsOf(state, owner, card))
    for (const { modify, by = 0 } of locationOf(state, guard).modifiers) if (modify === 'defence') more += by;
  return more;
}

const NO_GUARDS: readonly number[] = [];

/** The other locations of the owner that add to the Defence of this one, as long as he has ruins enough. */
export function guardsOf(state: State, owner: number, card: number): readonly number[] {
  const cards = state.abilities[owner]?.modify.defence;
  if (!cards) return NO_GUARDS;
  // Where it says a number, so many or more will do. A card that has just become ruins itself was none before.
  const others = playerOf(state, owner).ruins.filter((ruin) => ruin !== card);
  const ruins = [0, ...others.map((_, i) => i + 1)];
  const production = card >= 0 && locationOf(state, card).isProduction;
  return cards.filter(
    (guard) =>
      guard !== card &&
      locationOf(state, guard).modifiers.some(
        ({ modify, if: condition }) => modify === 'defence' && fits(condition, { ruins, production }),
      ),
  );
}
