import { frozen } from '@cinderhall/effects';
import type { Localized, Origin } from '@cinderhall/kernel';
import type { LocationType } from '../../cards/types.ts';

/** What happens when it is claimed. */
export type HqEffect =
  | { readonly kind: 'takeLocation' }
  | { readonly kind: 'points'; readonly n: number }
  | { readonly kind: 'dealFree'; readonly n: number }
  | { readonly kind: 'razeFree'; readonly n: number };

export interface HqData {
  readonly id: string;
  readonly name: Localized;
  readonly origin: Origin;
  /** One location for each of them. */
  readonly types: readonly LocationType[];
  readonly effect: HqEffect;
}

/** The four headquarters. Saves know one by its place. */
export const HEADQUARTERS: readonly HqData[] = frozen<readonly HqData[]>([
  {
    id: 'ibn-headquarters',
    name: { en: 'IBN Headquarters', pl: 'Siedziba IBN' },
    origin: 'designed',
    types: ['tGun', 'tFuel', 'tIron', 'tWorker', 'tContact'],
    effect: { kind: 'takeLocation' },
  },
  {
    id: 'classic-skyscraper',
    name: { en: 'Classic Skyscraper', pl: 'Klasyczny wieżowiec' },
    origin: 'designed',
    types: ['tBrick', 'tIron', 'tVp', 'tWorker', 'tAmmo'],
    effect: { kind: 'points', n: 5 },
  },
  {
    id: 'old-capital',
    name: { en: 'Old Capital', pl: 'Prastolica' },
    origin: 'designed',
    types: ['tFuel', 'tContact', 'tCard', 'tVp'],
    effect: { kind: 'dealFree', n: 3 },
  },
  {
    id: 'desert-monolith',
    name: { en: 'Desert Monolith', pl: 'Monolit na pustyni' },
    origin: 'designed',
    types: ['tGun', 'tAmmo', 'tContact', 'tBrick'],
    effect: { kind: 'razeFree', n: 2 },
  },
]);
