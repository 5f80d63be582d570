/** Matching goods: what the type icons on the piles of others stand for (R-SCAV-030). */
import type { Cost, Goods, Kit } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { type LocationType, typeNames } from '../../cards/index.ts';
import { typesOf } from '../../locations.ts';
import type { State } from '../../state.ts';
import { topsFor } from './tops.ts';

/** Types of one top card. */
export interface Icons {
  readonly card: number;
  readonly types: readonly LocationType[];
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

/** What is paid for these types, beside what is paid anyway; null: one of them cannot be paid for. */
export function costFor(types: readonly LocationType[], beside: Goods): Cost | null {
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

const typesOn = (state: State, card: number): LocationType[] => typeNames(typesOf(state, -1, card));

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

/** Single icons that the seat may pick now to gain something. */
export const gainable = (state: State, seat: Seat, of: readonly string[] | undefined, kit: Kit<State>): Icons[] =>
  distinct(
    topsFor(state, seat).flatMap((card) =>
      typesOn(state, card).flatMap((type) => {
        const good = goodFor(state, type);
        const fits = good !== undefined && (of?.includes(type) ?? true);
        return fits && (kit.world.canGain?.(state, seat, good) ?? true) ? [{ card, types: [type] }] : [];
      }),
    ),
  );

/** Icons that could be picked to pay for, one at a time or, where `pairs` are asked for, two of one card. */
export const offered = (state: State, seat: Seat, pairs: boolean): Icons[] =>
  distinct(
    topsFor(state, seat).flatMap((card) => {
      const types = typesOn(state, card);
      const single = types.map((type) => ({ card, types: [type] }));
      if (!pairs) return single;
      const double = types.flatMap((first, i) =>
        types.slice(i + 1).map((second) => ({ card, types: [first, second] })),
      );
      return [...single, ...double];
    }),
  );
