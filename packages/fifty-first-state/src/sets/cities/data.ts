import { frozen, type Goods } from '@cinderhall/effects';
import type { Localized, Origin } from '@cinderhall/kernel';

export interface CityData {
  readonly id: string;
  readonly name: Localized;
  readonly origin: Origin;
  readonly distance: number;
  readonly defence: number;
  /** Onto the tile, in every Production phase. */
  readonly production: Goods;
  /** On the tile at the start. */
  readonly start: Goods;
  readonly deal: Goods;
}

/** The three cities. Saves know one by its place. */
export const CITIES: readonly CityData[] = frozen([
  {
    id: 'ziggy-one',
    name: { en: 'Ziggy One', pl: 'Ziggy One' },
    origin: 'designed',
    distance: 2,
    defence: 6,
    production: { ammo: 1 },
    start: { ammo: 2 },
    deal: { ammo: 1 },
  },
  {
    id: 'boston',
    name: { en: 'Boston', pl: 'Boston' },
    origin: 'designed',
    distance: 2,
    defence: 5,
    production: { fuel: 1 },
    start: { fuel: 2 },
    deal: { fuel: 1 },
  },
  {
    id: 'jersey-ruins',
    name: { en: 'Jersey Ruins', pl: 'Ruiny Jersey' },
    origin: 'designed',
    distance: 1,
    defence: 5,
    production: { brick: 1 },
    start: { brick: 2 },
    deal: { brick: 1 },
  },
]);
