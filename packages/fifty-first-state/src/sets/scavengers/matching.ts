/** Matching goods: what the type icons on the piles of others stand for (R-SCAV-030). */
import { type Cost, frozen, type Goods, type Kit } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { type LocationType, typeNames } from '../../cards/index.ts';
import { typesOf } from '../../locations.ts';
import type { State } from '../../state.ts';
import { topsFor } from './tops.ts';

type Types = readonly LocationType[];

/** Types of one top card. */
export interface Icons {
  readonly card: number;
  readonly types: Types;
}

/** The other types stand for nothing. */
const GOODS: { readonly [type in LocationType]?: string } = {
  tFuel: 'fuel',
  tIron: 'iron',
  tGun: 'gun',
  tBrick: 'brick',
  tAmmo: 'ammo',
  tWorker: 'worker',
  tCard: 'card',
  tVp: 'vp',
};
const CONTACTS_OF_COLOUR = ['greyContact', 'redContact', 'blueContact'] as const;

/** What is gained for a type. */
export const goodFor = ({ scavengers }: State, type: LocationType): string | undefined =>
  type === 'tContact' ? scavengers?.contactGood : GOODS[type];

const costs = new WeakMap<Types, WeakMap<Goods, Cost | null>>();

/** What is paid for these types, beside what is paid anyway; null: one of them cannot be paid for. */
export function costFor(types: Types, beside: Goods): Cost | null {
  const known = costs.get(types) ?? new WeakMap<Goods, Cost | null>();
  costs.set(types, known);
  const found = known.get(beside);
  if (found !== undefined) return found;
  const cost = frozen(makeCost(types, beside));
  known.set(beside, cost);
  return cost;
}

function makeCost(types: Types, beside: Goods): Cost | null {
  const goods: { [good: string]: number } = { ...beside };
  let contacts = 0;
  for (const type of types) {
    const good = GOODS[type];
    if (type === 'tContact') contacts++;
    else if (good === undefined || good === 'vp') return null;
    else goods[good] = (goods[good] ?? 0) + 1;
  }
  return contacts === 0 ? { goods } : { goods, any: { of: CONTACTS_OF_COLOUR, n: contacts } };
}

/** What can be picked of a card: one icon at a time or, where pairs are asked for, two of them as well. */
interface Picks {
  readonly singles: readonly Types[];
  readonly withPairs: readonly Types[];
}
const picks = new Map<number, Picks>();

function picksOf(state: State, card: number): Picks {
  const mask = typesOf(state, -1, card);
  let found = picks.get(mask);
  if (!found) {
    const types = typeNames(mask);
    const singles = types.map((type) => [type]);
    const pairs = types.flatMap((first, i) => types.slice(i + 1).map((second) => [first, second]));
    found = { singles, withPairs: [...singles, ...pairs] };
    picks.set(mask, found);
  }
  return found;
}

/** Icons of the same types are one choice, on whichever pile they lie: reading them moves nothing (R-SCAV-032). */
function distinct(all: readonly Icons[]): Icons[] {
  const seen = new Set<string>();
  return all.filter(({ types }) => {
    const key = types.join();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Whether the seat may pick an icon of this type now to gain something. */
function brings(
  state: State,
  seat: Seat,
  type: LocationType,
  of: readonly string[] | undefined,
  kit: Kit<State>,
): boolean {
  const good = goodFor(state, type);
  if (good === undefined || !(of?.includes(type) ?? true)) return false;
  return kit.world.canGain?.(state, seat, good) ?? true;
}

/** Single icons that the seat may pick now to gain something. */
export const gainable = (state: State, seat: Seat, of: readonly string[] | undefined, kit: Kit<State>): Icons[] =>
  offered(state, seat, false).filter(({ types }) => types.every((type) => brings(state, seat, type, of, kit)));

export function canGainAny(state: State, seat: Seat, of: readonly string[] | undefined, kit: Kit<State>): boolean {
  for (const card of topsFor(state, seat))
    for (const type of typeNames(typesOf(state, -1, card))) if (brings(state, seat, type, of, kit)) return true;
  return false;
}

/** Icons that could be picked to pay for, one at a time or, where `pairs` are asked for, two of one card. */
export const offered = (state: State, seat: Seat, pairs: boolean): Icons[] =>
  distinct(
    topsFor(state, seat).flatMap((card) => {
      const { singles, withPairs } = picksOf(state, card);
      return (pairs ? withPairs : singles).map((types) => ({ card, types }));
    }),
  );

/** Whether any of the icons that are offered will do. */
export function isOffered(state: State, seat: Seat, pairs: boolean, willDo: (types: Types) => boolean): boolean {
  for (const card of topsFor(state, seat)) {
    const { singles, withPairs } = picksOf(state, card);
    for (const types of pairs ? withPairs : singles) if (willDo(types)) return true;
  }
  return false;
}
