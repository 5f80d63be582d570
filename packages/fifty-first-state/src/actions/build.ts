import { type Cost, pushEffects } from '@cinderhall/effects';
import type { Reason, Seat } from '@cinderhall/kernel';
import { locationOf } from '../cards/index.ts';
import { gainAll } from '../effect-kit.ts';
import { discardLocation, discardRuin, isLocation, locationsOf, placeLocation, typesOf } from '../locations.ts';
import { distinctRuins } from '../ruins.ts';
import { type Choice, playerOf, type State, type StateFlow } from '../state.ts';
import { fireFor } from './fire-for.ts';
import { payFor, played, playFromHand } from './hand.ts';
import { canPayContacts, contactCost } from './payable.ts';
import { hasBrick, hasDevelopment, rebuildCost } from './prices.ts';

const REBUILD_POINTS = { vp: 1 } as const;

/** R-BASE-070. */
export const constructCost = (state: State, seat: Seat, card: number): Cost =>
  contactCost(state, seat, 'build', card, locationOf(state, card).distance);

export function construct(state: State, seat: Seat, card: number, flow: StateFlow): void {
  playFromHand(state, seat, card);
  flow.push({ kind: 'place', seat, over: -1 });
  payFor(state, seat, constructCost(state, seat, card), flow);
}

/** What a seat could rebuild with and over now. */
interface Rebuilding {
  readonly brick: boolean;
  readonly development: boolean;
  /** Something without a type stands there: ruins, or a card that prints none. */
  readonly typeless: boolean;
  readonly types: number;
}

export function rebuilding(state: State, seat: Seat): Rebuilding {
  const player = playerOf(state, seat);
  const owned = locationsOf(state, seat);
  let typeless = player.ruins.length > 0;
  let types = 0;
  for (const { card } of owned) {
    const own = typesOf(state, seat, card);
    types |= own;
    if (own === 0) typeless = true;
  }
  const any = owned.length + player.ruins.length > 0;
  return { brick: any && hasBrick(player), development: any && hasDevelopment(player), typeless, types };
}

/** R-BASE-071 to R-BASE-077: whether there is anything to rebuild into the card. */
export const canRebuildInto = (
  state: State,
  seat: Seat,
  { brick, development, typeless, types }: Rebuilding,
  card: number,
): boolean => development || (brick && (typeless || sharesType(typesOf(state, seat, card), types)));

/** R-BASE-076: a card without type fits every other. The type ammo is a type like any other (R-BASE-077). */
const sharesType = (a: number, b: number): boolean => a === 0 || (a & b) !== 0;

export function startRebuild(state: State, seat: Seat, card: number, flow: StateFlow): void {
  playFromHand(state, seat, card);
  flow.ask({ kind: 'rebuild', seats: [seat] });
}

/** Over what the card can be built, and with what. */
export function rebuildChoices(state: State, seat: Seat, next: number): Choice[] {
  const player = playerOf(state, seat);
  const types = typesOf(state, seat, next);
  const brick = hasBrick(player);
  const development = hasDevelopment(player);
  const list: Choice[] = [];
  for (const { card } of locationsOf(state, seat)) {
    const old = typesOf(state, seat, card);
    if (brick && (old === 0 || sharesType(types, old))) list.push({ kind: 'over', card, development: false });
    if (development) list.push({ kind: 'over', card, development: true });
  }
  // R-BASE-075.
  for (const card of distinctRuins(state, seat)) {
    if (brick) list.push({ kind: 'over', card, development: false });
    if (development) list.push({ kind: 'over', card, development: true });
  }
  return list;
}

export function rebuild(state: State, seat: Seat, over: number, development: boolean, flow: StateFlow): void {
  // A ruin lies open on the discard pile from now on; a location still has its tokens to give back.
  discardRuin(state, seat, over, flow);
  flow.push({ kind: 'place', seat, over });
  payFor(state, seat, rebuildCost(development), flow);
}

/** R-BASE-082: what happens once a building is paid for, in this order. */
export function place(state: State, seat: Seat, over: number, flow: StateFlow): void {
  const card = played(state);
  const overLocation = over >= 0 && isLocation(state, seat, over);
  if (overLocation) discardLocation(state, seat, over, flow);
  placeLocation(state, seat, card);
  if (over < 0) flow.emit({ kind: 'constructed', seat, card });
  else flow.emit({ kind: 'rebuilt', seat, card, over, ruin: !overLocation });
  if (over >= 0) gainAll(state, seat, REBUILD_POINTS, 'rebuild', -1, flow);
  const { production, step, bonus, bonusFirst } = locationOf(state, card);
  const by = { seat, card, x: 0 };
  if (over >= 0 && !overLocation) fireFor(state, seat, 'reviveRuins', seat, card, flow);
  flow.push({ kind: 'fireBuilt', seat, card });
  if (bonus && !bonusFirst) pushEffects(bonus, by, flow);
  // R-BASE-081: what depends on the Production phase, or takes from others in it, yields nothing now.
  if (production && step !== 'late' && step !== 'declared') pushEffects(production, by, flow);
  if (bonus && bonusFirst) pushEffects(bonus, by, flow);
}

/** R-BASE-080: features that wait for a building, the new one's included. */
export const fireBuilt = (state: State, seat: Seat, card: number, flow: StateFlow): void =>
  fireFor(state, seat, 'build', seat, card, flow);

export function whyNotConstruct(view: State, seat: Seat, card: number): Reason[] {
  const { distance } = locationOf(view, card);
  const have = canPayContacts(view, seat, 'build', card);
  return have >= distance
    ? []
    : [{ key: 'fiftyFirstState.why.construct', params: { distance, have }, rule: 'R-BASE-070' }];
}

export function whyNotRebuild(view: State, seat: Seat, card: number): Reason[] {
  const now = rebuilding(view, seat);
  if (canRebuildInto(view, seat, now, card)) return [];
  const player = playerOf(view, seat);
  if (locationsOf(view, seat).length + player.ruins.length === 0)
    return [{ key: 'fiftyFirstState.why.rebuildNothing', rule: 'R-BASE-071' }];
  return now.brick
    ? [{ key: 'fiftyFirstState.why.rebuildType', rule: 'R-BASE-071' }]
    : [{ key: 'fiftyFirstState.why.rebuildBrick', rule: 'R-BASE-071' }];
}
