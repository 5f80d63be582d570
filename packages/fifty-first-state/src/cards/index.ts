import {
  type Amount,
  type Cost,
  type Effects,
  frozen,
  type Goods,
  type Modifier,
  type Trigger,
} from '@cinderhall/effects';
import { bringsPoints, type Category, defenceOf, gainsOf, isProduction, maskOf } from '@cinderhall/tableau';
import type { State } from '../state.ts';
import { allies } from './allies.ts';
import { base } from './base.ts';
import { connections } from './connections.ts';
import { factions } from './factions.ts';
import { machines, promoMachines } from './machines.ts';
import { moloch } from './moloch.ts';
import { newEra, newEraReprints } from './new-era.ts';
import { noMansLand } from './no-mans-land.ts';
import { promo1 } from './promo1.ts';
import { promo2 } from './promo2.ts';
import { scavengers, yellowConnections } from './scavengers.ts';
import {
  type ActionData,
  ASKING_GOODS,
  ASKING_OPS,
  BASIC,
  type Basic,
  type ConnectionData,
  type FactionData,
  type LocationData,
  type MachineData,
  type SetId,
  type StoreData,
  type Threshold,
  TYPES,
  type Way,
} from './types.ts';
import { winter, winterReprints } from './winter.ts';

export * from './types.ts';

/** An action as the rules use it: paying and what follows as one list of effects. */
export interface Action {
  readonly cost: Cost | null;
  readonly do: Effects;
  readonly effects: Effects;
  /** How often a round; what counts in play is `timesOf`. */
  readonly times: number;
  readonly onceWith: NonNullable<ActionData['onceWith']> | null;
}

/**
 * When a production takes place (R-BASE-045): at once, after a question, when a copied location is known, when all
 * ruins are there, when all other goods of the phase are there, or at its very end, because it depends on what did not
 * come.
 */
export type ProductionStep = 'none' | 'plain' | 'choice' | 'copy' | 'declared' | 'ruins' | 'late' | 'last';

/** Whether in the Production phase it waits for the goods of other sources. */
export const waitsForOthers = (step: ProductionStep): boolean => step === 'late' || step === 'last';

/** Cards that print one of the types of a mask have those of another mask too. */
export interface Grant {
  readonly from: number;
  readonly to: number;
}

/** A location card with all that follows from its data. Every card has every field, so that they are one shape. */
export interface Location {
  readonly kind: 'location';
  /** Its place in `DESIGNS`. */
  readonly index: number;
  readonly id: string;
  readonly set: SetId;
  readonly name: LocationData['name'];
  readonly polishName: 'printed' | 'ours';
  readonly copies: number;
  readonly origin: LocationData['origin'];
  /** Its row, which fixes its Defence. */
  readonly category: Category;
  /** All categories that it belongs to, its row first. */
  readonly categories: readonly Category[];
  readonly distance: number;
  readonly types: LocationData['types'];
  readonly spoils: Goods;
  readonly deal: Goods;
  readonly production: Effects | null;
  readonly step: ProductionStep;
  readonly bonus: Effects | null;
  readonly bonusFirst: boolean;
  readonly endPoints: Amount | null;
  readonly action: Action | null;
  readonly triggers: readonly Trigger[];
  readonly modifiers: readonly Modifier[];
  readonly thresholds: readonly Threshold[];
  readonly stores: readonly StoreData[];
  readonly printedShield: boolean;
  readonly isProduction: boolean;
  readonly isOpen: boolean;
  /** Bit i: it prints the i-th type. What counts in play is `typesOf`. */
  readonly printedTypes: number;
  /** Types that it gives to cards of other types. */
  readonly grants: readonly Grant[];
  /** How many kinds of things set it off. */
  readonly listensTo: number;
  readonly baseDefence: number;
  /** In which way its effects bring points; no card has two. */
  readonly scores: Way;
  /** The place of its first printing in `DESIGNS`. */
  readonly original: number;
  /** The machine on its other side; null: it has none. */
  readonly machine: MachineData | null;
}
export interface Connection extends ConnectionData {
  readonly kind: 'connection';
  readonly index: number;
  readonly set: SetId;
  readonly scores: Way;
  readonly original: number;
}
export type Design = Location | Connection;

export interface Faction extends Omit<FactionData, 'actions'> {
  readonly actions: readonly Action[];
  /** The basic resource it produces, if any (V-09). */
  readonly resource: Basic | null;
}

/** More often than anybody can pay for. */
export const ANY_TIMES = 1_000;

const actionOf = ({ cost, do: effects, times, onceWith }: ActionData): Action => ({
  cost: cost ?? null,
  do: effects,
  effects: cost ? [{ op: 'pay', cost, do: effects }] : effects,
  times: times === 'any' ? ANY_TIMES : (times ?? 1),
  onceWith: onceWith ?? null,
});

/** R-BASE-121: how often a round the action may be used at this table. */
export const timesOf = ({ options }: Pick<State, 'options'>, { times, onceWith }: Action): number =>
  onceWith !== null && options[onceWith] ? 1 : times;

/** Whether what it brings depends on a count of this name. */
const counts = (effects: Effects, per: string): boolean =>
  gainsOf(effects)
    .flatMap((goods) => Object.values(goods))
    .some((amount) => typeof amount === 'object' && amount.per === per);

/** Whether some of these goods are asked for. */
export const asksFor = (goods: object): boolean => ASKING_GOODS.some((good) => good in goods);
const asks = (effects: Effects): boolean => gainsOf(effects).some(asksFor);

function stepOf(production: Effects = []): ProductionStep {
  const [first] = production;
  if (!first) return 'none';
  if (first.op === 'copyProduction') return first.instead ? 'declared' : 'copy';
  if (first.op === 'missingGood') return 'last';
  if (ASKING_OPS.includes(first.op) || asks(production)) return 'choice';
  if (counts(production, 'ruins') || first.op === 'ifRuins') return 'ruins';
  return counts(production, 'received') ? 'late' : 'plain';
}

type Scoring = Pick<LocationData | Location, 'production' | 'action' | 'bonus' | 'triggers' | 'thresholds'>;

/** The ways in which a location's effects bring points. */
export function scoringWays({ production, action, bonus, triggers = [], thresholds = [] }: Scoring): Way[] {
  const found: Way[] = [];
  const look = (way: Way, effects: Effects | null | undefined): void => {
    if (effects && bringsPoints(effects)) found.push(way);
  };
  look('production', production);
  look('action', action?.do);
  look('bonus', bonus);
  look(
    'feature',
    [...triggers, ...thresholds].flatMap((one) => one.do),
  );
  return found;
}

/** Points that its effects do not name, because they are one of several goods, come in the way of its row. */
const WAY_OF_CATEGORY: { readonly [category in Category]: Way } = {
  production: 'production',
  openProduction: 'production',
  feature: 'feature',
  action: 'action',
};

const NONE: readonly never[] = [];

const isTypes = (to: unknown): to is LocationData['types'] => Array.isArray(to);

const grantsOf = (modifiers: readonly Modifier[]): Grant[] =>
  modifiers.flatMap(({ modify, if: condition, to }) =>
    modify === 'types' && isTypes(to)
      ? [{ from: maskOf<string>(TYPES, [String(condition?.type)]), to: maskOf(TYPES, to) }]
      : [],
  );

const located = ({ data, set, id, copies }: LocationRow, index: number): Location => ({
  kind: 'location',
  index,
  id,
  set,
  name: data.name,
  polishName: data.polishName ?? 'printed',
  copies,
  origin: data.origin,
  category: data.category,
  categories: data.also ? [data.category, data.also] : [data.category],
  distance: data.distance,
  types: data.types,
  spoils: data.spoils,
  deal: data.deal,
  production: data.production ?? null,
  step: stepOf(data.production),
  bonus: data.bonus ?? null,
  bonusFirst: data.bonusFirst ?? false,
  endPoints: data.endPoints ?? null,
  action: data.action ? actionOf(data.action) : null,
  triggers: data.triggers ?? NONE,
  modifiers: data.modifiers ?? NONE,
  thresholds: data.thresholds ?? NONE,
  stores: data.stores ?? NONE,
  printedShield: data.printedShield ?? false,
  isProduction: isProduction(data.category),
  isOpen: data.category === 'openProduction',
  printedTypes: maskOf(TYPES, data.types),
  grants: grantsOf(data.modifiers ?? NONE),
  listensTo: new Set(data.triggers?.map(({ on }) => on)).size,
  // R-BASE-007.
  baseDefence: defenceOf(data.category),
  scores: scoringWays(data)[0] ?? WAY_OF_CATEGORY[data.category],
  original: rows.findIndex((row) => row.data === data),
  machine: data.machine ?? null,
});

const connected = ({ data, set }: ConnectionRow, index: number): Connection => ({
  ...data,
  kind: 'connection',
  set,
  index,
  scores: 'connection',
  original: index,
});

interface LocationRow {
  readonly kind: 'location';
  readonly data: LocationData;
  readonly set: SetId;
  readonly id: string;
  readonly copies: number;
}
interface ConnectionRow {
  readonly kind: 'connection';
  readonly data: ConnectionData;
  readonly set: SetId;
}

/** What a later set may print once more. */
const known: readonly LocationData[] = [...base, ...newEra, ...winter, ...promo1];

const printed = (data: readonly LocationData[], set: SetId): LocationRow[] =>
  data.map((one) => ({ kind: 'location', data: one, set, id: one.id, copies: one.copies }));

/** Cards of an earlier set that a set prints once more have an id of their own. */
const reprinted = (copies: { readonly [id: string]: number }, set: SetId): LocationRow[] =>
  known.flatMap((data) => {
    const n = copies[data.id];
    return n === undefined ? [] : [{ kind: 'location', data, set, id: `${data.id}-${set}`, copies: n }];
  });

const connecting = (data: readonly ConnectionData[], set: SetId): ConnectionRow[] =>
  data.map((one) => ({ kind: 'connection', data: one, set }));

/** The cards of each set. Saves know a design by its place, so that new sets come last. */
const rows: readonly (LocationRow | ConnectionRow)[] = [
  ...printed(base, 'base'),
  ...printed(newEra, 'newEra'),
  ...reprinted(newEraReprints, 'newEra'),
  ...printed(winter, 'winter'),
  ...reprinted(winterReprints, 'winter'),
  ...printed(promo1, 'promo1'),
  ...connecting(connections, 'base'),
  ...printed(scavengers, 'scavengers'),
  ...connecting(yellowConnections, 'scavengers'),
  ...printed(allies, 'allies'),
  ...printed(noMansLand, 'noMansLand'),
  ...printed(promo2, 'promo2'),
  ...printed(moloch, 'moloch'),
  ...printed(machines, 'moloch'),
  ...printed(promoMachines, 'promo2'),
];

export const DESIGNS: readonly Design[] = frozen(
  rows.map((row, index) => (row.kind === 'location' ? located(row, index) : connected(row, index))),
);

export const FACTIONS: readonly Faction[] = frozen(
  factions.map((data) => ({
    ...data,
    actions: data.actions.map(actionOf),
    resource: BASIC.find((good) => good in data.production) ?? null,
  })),
);

/** The designs of all cards of these sets and of the connections, copy by copy: a card's number is its place here. */
export function boxOf(sets: readonly SetId[], copiesOf: (design: Design) => number): number[] {
  const box: number[] = [];
  for (const design of DESIGNS)
    if (sets.includes(design.set)) for (let left = copiesOf(design); left > 0; left--) box.push(design.index);
  return box;
}

export const designOf = (state: Pick<State, 'cards'>, card: number): Design =>
  DESIGNS[state.cards[card] ?? -1] as Design;

/** The location on a card; the caller knows that it is one. */
export const locationOf = (state: Pick<State, 'cards'>, card: number): Location =>
  DESIGNS[state.cards[card] ?? -1] as Location;

export const factionOf = (state: State, seat: number): Faction =>
  FACTIONS[state.players[seat]?.faction ?? -1] as Faction;

export const connectionOf = (state: Pick<State, 'cards'>, card: number): Connection =>
  DESIGNS[state.cards[card] ?? -1] as Connection;
