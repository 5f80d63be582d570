import { type Cost, type Effects, frozen, type Goods } from '@cinderhall/effects';
import type { Localized, Origin } from '@cinderhall/kernel';
import { BASIC } from '../../cards/types.ts';

export interface SideData {
  readonly id: string;
  readonly name: Localized;
  readonly origin: Origin;
  readonly cost: Cost;
  /** What one gains, before anything that asks. */
  readonly gain: Goods;
  /** What comes after it. */
  readonly after?: Effects;
  /** A player other than the neighbour loses one of these, as that player likes. */
  readonly raids?: readonly string[];
}

export interface TileData {
  readonly id: string;
  readonly name: Localized;
  readonly sides: readonly [SideData, SideData];
  /** The least number of players. */
  readonly from: number;
}

const oneOf = (goods: readonly string[]): Effects => [
  { op: 'choose', of: goods.map((good) => [{ op: 'gain', goods: { [good]: 1 } }]) },
];

/** The four border tiles. Saves know one by its place. */
export const TILES: readonly TileData[] = frozen<readonly TileData[]>([
  {
    id: 'border-borgo',
    name: { en: 'Borgo', pl: 'Borgo' },
    // R-OPT-006.
    from: 3,
    sides: [
      {
        id: 'dna',
        name: { en: 'Experiments on Human DNA', pl: 'Eksperymenty na ludzkim DNA' },
        origin: 'designed',
        cost: { goods: { worker: 1, gun: 1 } },
        gain: { redContact: 3 },
      },
      {
        id: 'horde',
        name: { en: 'Horde Raid', pl: 'Najazd hordy' },
        origin: 'designed',
        cost: { goods: { redContact: 1 } },
        gain: { vp: 1 },
        raids: BASIC,
      },
    ],
  },
  {
    id: 'border-hegemony',
    name: { en: 'Hegemony', pl: 'Hegemonia' },
    from: 2,
    sides: [
      {
        id: 'human-trade',
        name: { en: 'Human Trade', pl: 'Handel ludźmi' },
        origin: 'designed',
        // Nothing that the other side gives, or the two would feed each other without end.
        cost: { goods: { ammo: 1 } },
        gain: { worker: 2 },
      },
      {
        id: 'skinny-one',
        name: { en: 'The Skinny One Goes for Anything', pl: 'Chudego oddam za byle co' },
        origin: 'deduced',
        cost: { goods: { worker: 1 } },
        gain: {},
        after: oneOf(BASIC),
      },
    ],
  },
  {
    id: 'border-moloch',
    name: { en: 'Moloch', pl: 'Moloch' },
    from: 2,
    sides: [
      {
        id: 'expedition',
        name: { en: 'Expedition into Moloch', pl: 'Wyprawa w głąb Molocha' },
        origin: 'designed',
        cost: { goods: { worker: 3 } },
        gain: { vp: 1, iron: 2 },
      },
      {
        id: 'clash',
        name: { en: 'Clash with Moloch', pl: 'Starcie z Molochem' },
        origin: 'designed',
        cost: { goods: { worker: 1, gun: 1 } },
        gain: { vp: 2 },
      },
    ],
  },
  {
    id: 'border-outpost',
    name: { en: 'Outpost', pl: 'Posterunek' },
    from: 2,
    sides: [
      {
        id: 'protection',
        name: { en: 'Protection Contract', pl: 'Umowa na ochronę' },
        origin: 'designed',
        cost: { goods: { worker: 1 } },
        gain: { shield: 2 },
      },
      {
        id: 'fire-support',
        name: { en: 'Fire Support', pl: 'Wsparcie ogniowe' },
        origin: 'designed',
        cost: { goods: { ammo: 1 } },
        gain: { redContact: 3 },
      },
    ],
  },
]);
