import {
  type Cost,
  type Effect,
  type Effects,
  frozen,
  type Goods,
  type Modifier,
  type Price,
  priceOf,
  type Trigger,
} from '@cinderhall/effects';
import { type Category, defenceOf, isGain, isProduction, leadsOn, maskOf, type Store } from '@cinderhall/tableau';
import type { State } from '../state.ts';
import { classicLocations, classicReprints } from './classic51.ts';
import { factions } from './factions.ts';
import { classicInstants, newEraInstants } from './instants.ts';
import { leaders } from './leaders.ts';
import { newEraLocations } from './new-era.ts';
import {
  type ActionData,
  type FactionData,
  type FieldData,
  type InstantData,
  type Kind,
  type LeaderData,
  type LocationData,
  type SetId,
  type Token,
  TYPES,
} from './types.ts';

export * from './types.ts';
export { classicReprints };

/** An action as the rules use it: paying and what follows as one list of effects. */
export interface Action {
  /** Workers for the first and the second use in a turn. */
  readonly workers: readonly [first: number, second: number];
  readonly cost: Cost | null;
  readonly do: Effects;
  readonly effects: Effects;
  /** R-NE-095: points are all it brings. */
  readonly isPointsOnly: boolean;
}

/** A location card with all that follows from its data. Every card has every field, so that they are one shape. */
export interface Location {
  readonly kind: 'location';
  /** Its place in `DESIGNS`. */
  readonly index: number;
  readonly id: string;
  readonly set: SetId;
  readonly name: LocationData['name'];
  readonly copies: number;
  readonly sources: string;
  readonly category: Category;
  readonly distance: number;
  readonly types: LocationData['types'];
  readonly spoils: Goods;
  readonly deal: Goods;
  /** What it adds under another location; 0: it is no defensive location. */
  readonly guard: number;
  readonly production: Effects | null;
  readonly makesPointsOnly: boolean;
  readonly action: Action | null;
  readonly triggers: readonly Trigger[];
  readonly modifiers: readonly Modifier[];
  readonly stores: readonly Store<Token>[];
  readonly cache: Goods | null;
  readonly once: Effects | null;
  readonly isProduction: boolean;
  readonly isOpen: boolean;
  /** Bit i: it has the i-th type. */
  readonly typeMask: number;
  readonly defence: number;
}
export interface Instant {
  readonly kind: 'instant';
  readonly index: number;
  readonly set: SetId;
  readonly id: string;
  readonly name: InstantData['name'];
  readonly copies: number;
  readonly sources: string;
  readonly price: Cost | null;
  readonly do: Effects;
  readonly effects: Effects;
}
export interface Leader {
  readonly kind: 'leader';
  readonly index: number;
  readonly set: SetId;
  readonly id: string;
  readonly name: LeaderData['name'];
  readonly copies: number;
  readonly gift: Effects;
  readonly action: Action | null;
  readonly triggers: readonly Trigger[];
  readonly modifiers: readonly Modifier[];
}
export type Design = Location | Instant | Leader;

interface Priced {
  readonly price: Price;
}
export type Field = FieldData & Priced;
/** A faction with its contact board as the rules use it. */
export interface Faction extends FactionData {
  readonly board: { readonly [kind in Kind]: Field } & { readonly redevelop: { readonly cost: Cost } & Priced };
}

const paidFirst = (cost: Cost | undefined, effects: Effects): Effects =>
  cost ? [{ op: 'pay', cost, do: effects }] : effects;

/** Gains points and nothing else, whatever is paid for it. */
function isPoints(effect: Effect): boolean {
  if (isGain(effect)) return Object.keys(effect.goods).every((good) => good === 'vp');
  return leadsOn(effect) && arePoints(effect.do);
}
const arePoints = (effects: Effects): boolean => effects.length > 0 && effects.every(isPoints);

const actionOf = ({ workers = [1, 2], cost, do: effects }: ActionData): Action => ({
  workers,
  cost: cost ?? null,
  do: effects,
  effects: paidFirst(cost, effects),
  isPointsOnly: arePoints(effects),
});

const NONE: readonly never[] = [];

const located = (data: LocationData, set: SetId, index: number): Location => ({
  kind: 'location',
  index,
  id: data.id,
  set,
  name: data.name,
  copies: data.copies,
  sources: data.sources,
  category: data.category,
  distance: data.distance,
  types: data.types,
  spoils: data.spoils,
  deal: data.deal,
  guard: data.guard ?? 0,
  production: data.production ?? null,
  makesPointsOnly: arePoints(data.production ?? NONE),
  action: data.action ? actionOf(data.action) : null,
  triggers: data.triggers ?? NONE,
  modifiers: data.modifiers ?? NONE,
  stores: data.stores ?? NONE,
  cache: data.cache ?? null,
  once: data.once ?? null,
  isProduction: isProduction(data.category),
  isOpen: data.category === 'openProduction',
  typeMask: maskOf(TYPES, data.types),
  // R-NE-100, R-NE-121.
  defence: defenceOf(data.category),
});

const instant = (data: InstantData, set: SetId, index: number): Instant => ({
  kind: 'instant',
  index,
  set,
  id: data.id,
  name: data.name,
  copies: data.copies,
  sources: data.sources,
  price: data.price ?? null,
  do: data.do,
  effects: paidFirst(data.price, data.do),
});

const leader = (data: LeaderData, index: number): Leader => ({
  kind: 'leader',
  index,
  set: 'classic51',
  id: data.id,
  name: data.name,
  copies: 1,
  gift: data.gift,
  action: data.action ? actionOf(data.action) : null,
  triggers: data.triggers ?? NONE,
  modifiers: data.modifiers ?? NONE,
});

const makers: readonly ((index: number) => Design)[] = [
  ...newEraLocations.map((data) => (index: number) => located(data, 'newEra', index)),
  ...newEraInstants.map((data) => (index: number) => instant(data, 'newEra', index)),
  ...classicLocations.map((data) => (index: number) => located(data, 'classic51', index)),
  ...classicInstants.map((data) => (index: number) => instant(data, 'classic51', index)),
  ...leaders.map((data) => (index: number) => leader(data, index)),
];

export const DESIGNS: readonly Design[] = frozen(makers.map((make, index) => make(index)));
/** What a field costs, as a price that is asked on every turn. */
const asked = <T extends { readonly cost: Cost }>(field: T): T & Priced => ({ ...field, price: priceOf(field.cost) });

export const FACTIONS: readonly Faction[] = frozen(
  factions.map(({ id, name, production, board }) => ({
    id,
    name,
    production,
    board: {
      incorporate: asked(board.incorporate),
      conquer: asked(board.conquer),
      deal: asked(board.deal),
      redevelop: asked(board.redevelop),
    },
  })),
);

/** How many copies of a design the decks hold: R-NE-003, R-NE-127. */
function copiesOf({ id, set, copies }: Design, classic51: boolean): number {
  if (set === 'classic51') return classic51 ? copies : 0;
  return copies + (classic51 ? (classicReprints[id]?.copies ?? 0) : 0);
}

/** The designs of all cards in the box, copy by copy: a card's number is its place here. */
export const boxOf = (classic51: boolean): number[] =>
  DESIGNS.flatMap((design) => Array<number>(copiesOf(design, classic51)).fill(design.index));

export const designOf = (state: Pick<State, 'cards'>, card: number): Design =>
  DESIGNS[state.cards[card] ?? -1] as Design;

/** The location on a card; the caller knows that it is one. */
export const locationOf = (state: Pick<State, 'cards'>, card: number): Location =>
  DESIGNS[state.cards[card] ?? -1] as Location;
export const instantOf = (state: Pick<State, 'cards'>, card: number): Instant =>
  DESIGNS[state.cards[card] ?? -1] as Instant;
export const leaderOf = (state: Pick<State, 'cards'>, card: number): Leader =>
  DESIGNS[state.cards[card] ?? -1] as Leader;

export const factionOf = (state: State, seat: number): Faction =>
  FACTIONS[state.players[seat]?.faction ?? -1] as Faction;
