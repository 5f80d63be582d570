/** What the rules call a player's state: locations face up, ruins, and what lies on and under them. */
import { enters, leaves, type Modifier } from '@cinderhall/effects';
import { at, type Seat } from '@cinderhall/kernel';
import { entered, remove } from '@cinderhall/tableau';
import {
  designOf,
  type Leader,
  type Location,
  locationOf,
  TOKENS,
  type Token,
  TYPES,
  type Way,
} from './cards/index.ts';
import { noTokens, type Placed, type Player, playerOf, type State, type StateFlow } from './state.ts';

export const locationsOf = (state: State, seat: Seat): Placed[] => playerOf(state, seat).locations;

/** In whose state the card stands face up; −1: in nobody's. */
export function ownerOf(state: State, card: number): number {
  for (let owner = 0; owner < state.players.length; owner++)
    for (const placed of locationsOf(state, owner)) if (placed.card === card) return owner;
  return -1;
}

export function placedOf(state: State, card: number): Placed {
  for (const { locations } of state.players) for (const placed of locations) if (placed.card === card) return placed;
  throw new RangeError(`card ${card} stands in no state`);
}

export function countType(state: State, seat: Seat, bit: number): number {
  let n = 0;
  for (const { card } of locationsOf(state, seat)) if ((locationOf(state, card).typeMask & bit) !== 0) n++;
  return n;
}

/** R-NE-105: the type of a Foundation. */
export const FOUNDATION = 1 << TYPES.indexOf('foundation');

/**
 * R-NE-035, R-NE-102, R-NE-105, R-NE-126: whether a location with the types `old` can be redeveloped into one with
 * `next`. A Foundation can become anything that has a type; nothing becomes a Foundation.
 */
export function canReplace(old: number, next: number, anyType: boolean): boolean {
  if (old === 0 || next === 0 || next === FOUNDATION) return false;
  return anyType || old === FOUNDATION || (old & next) !== 0;
}

/** Whether one of the seat's locations may become a card of these types. */
export function hasOld(state: State, seat: Seat, next: number, anyType: boolean): boolean {
  for (const { card } of locationsOf(state, seat))
    if (canReplace(locationOf(state, card).typeMask, next, anyType)) return true;
  return false;
}

/** Whether a hand card could take the place of a location now. */
export function fitsAny(state: State, seat: Seat, anyType: boolean): boolean {
  for (const card of playerOf(state, seat).hand) {
    const design = designOf(state, card);
    if (design.kind === 'location' && hasOld(state, seat, design.typeMask, anyType)) return true;
  }
  return false;
}

/** What a card in play listens to and changes: a location or a leader. */
export const abilitiesOf = (state: State, card: number): Location | Leader =>
  designOf(state, card) as Location | Leader;

/** The sum of what the cards of a seat change about something. Most seats change nothing, and nothing is made for them. */
export function changeOf(state: State, seat: Seat, what: string): number {
  const cards = state.abilities[seat]?.modify[what];
  if (!cards) return 0;
  let sum = 0;
  for (const card of cards) sum += changeBy(abilitiesOf(state, card).modifiers, what);
  return sum;
}

function changeBy(modifiers: readonly Modifier[], what: string): number {
  let sum = 0;
  for (const { modify, by = 0 } of modifiers) if (modify === what) sum += by;
  return sum;
}

/** Whether some card of the seat grants this. */
export const grants = (state: State, seat: Seat, what: string): boolean =>
  state.abilities[seat]?.modify[what] !== undefined;

/** R-NE-051, R-NE-055: what a raid must reach. A location that protects the others does not protect itself. */
export function raidDistance(
  state: State,
  owner: Seat,
  { card, guard }: Placed,
  protection = protectionOf(state, owner),
): number {
  const { defence, modifiers } = locationOf(state, card);
  const under = guard === null ? 0 : locationOf(state, guard).guard;
  return defence + under + protection - changeBy(modifiers, 'defence');
}

/** What locations of an owner add to the distance of all the others. */
export const protectionOf = (state: State, owner: Seat): number => changeOf(state, owner, 'defence');

/** Points come to a base here and nowhere else, so that the ledger always adds up to them. */
export function scoreOnBase(state: State, seat: Seat, n: number, way: Way, card: number): void {
  if (n === 0) return;
  const player = playerOf(state, seat);
  player.vp += n;
  player.base = entered(player.base, way, card < 0 ? -1 : (state.cards[card] ?? -1), n);
}

/** Puts goods on a card, where their owner can spend them. */
export function keepOn(state: State, seat: Seat, placed: Placed, good: Token, n: number): void {
  const player = playerOf(state, seat);
  placed.goods ??= noTokens();
  player.kept ??= noTokens();
  placed.goods[good] += n;
  player.kept[good] += n;
}

/** Puts a card into play. Triggers on its arrival are fired before, so that it does not trigger itself (R-NE-109). */
export function placeLocation(state: State, seat: Seat, card: number): void {
  locationsOf(state, seat).push({ card, vp: 0, slots: 0, upgraded: false, used: 0, goods: null, guard: null });
  state.abilities = enters(state.abilities, seat, card, locationOf(state, card));
}

/**
 * R-NE-035, R-NE-051: takes a location out of play. Its points go to the base, goods on it to the pool, others' deals
 * end, visit markers stay away, and what lies under it is discarded. Where the card goes is the caller's business.
 */
export function removeLocation(state: State, seat: Seat, card: number, flow: StateFlow): void {
  const player = playerOf(state, seat);
  const index = player.locations.findIndex((placed) => placed.card === card);
  const { vp, upgraded, goods, guard } = at(player.locations, index);
  player.locations.splice(index, 1);
  state.abilities = leaves(state.abilities, seat, card, locationOf(state, card));
  const points = vp + (upgraded ? 1 : 0);
  scoreOnBase(state, seat, points, 'moved', card);
  if (points > 0) flow.emit({ kind: 'pointsToBase', seat, card, n: points });
  if (goods) returnGoods(player, seat, card, goods, flow);
  if (guard !== null) {
    state.discard.push(guard);
    flow.emit({ kind: 'guardLost', seat, card: guard, over: card });
  }
  for (const [partner, other] of state.players.entries()) {
    if (other.abroad.includes(card)) {
      remove(other.abroad, card);
      flow.emit({ kind: 'dealEnded', seat: partner, card });
    }
    const visit = other.visited.indexOf(card);
    if (visit >= 0) other.visited[visit] = -1;
  }
}

function returnGoods(
  player: Player,
  seat: Seat,
  card: number,
  goods: NonNullable<Placed['goods']>,
  flow: StateFlow,
): void {
  for (const good of TOKENS) {
    const n = goods[good];
    if (n === 0) continue;
    player.goods[good] += n;
    if (player.kept) player.kept[good] -= n;
    flow.emit({ kind: 'returned', seat, card, good, n });
  }
}
